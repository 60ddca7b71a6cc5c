/** Files that the page names with their hashes. */

/**
 * The answer to a request for the file of a link. A damaged copy in the browser's cache is bypassed at the second try.
 * Rejects if the file does not match its hash and its type.
 * @type {(link: HTMLLinkElement, integrity: string | undefined, type: RegExp) => Promise<Response>}
 */
export async function fetchVouched({ href }, integrity, type) {
  const ask = async (/** @type {RequestCache} */ cache) => {
    const answer = await fetch(href, { integrity, cache });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const sent = answer.headers.get("content-type") ?? "";
    if (!type.test(sent)) throw new TypeError(`${href} is of type ${sent}`);
    return answer;
  };
  return ask("default").catch(() => ask("reload"));
}
