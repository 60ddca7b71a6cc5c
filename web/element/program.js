/** The program of an exercise where an author has written it between the tags: plain text, never run in the host's page. */

const DATA = 'script[type="text/x-python"]';

/**
 * The program between the tags; "" if there is none. A script of data goes before a block of code, such as Markdown makes of
 * a fenced one; of several the last, since the first may be a column of line numbers.
 * @type {(element: Element) => string}
 */
export function programWithin(element) {
  const block = [...element.querySelectorAll("pre")].at(-1);
  const written = element.querySelector(DATA) ?? block?.querySelector("code") ?? block;
  return written ? dedented(linesOf(written)) : "";
}

/** Its text; some site generators end the lines of a program with elements. @type {(written: Element) => string} */
function linesOf(written) {
  const copy = /** @type {Element} */ (written.cloneNode(true));
  for (const end of copy.querySelectorAll("br")) end.replaceWith("\n");
  return copy.textContent ?? "";
}

/** Without empty lines around it, and without the spaces that all of its lines begin with. @type {(text: string) => string} */
export function dedented(text) {
  const lines = text
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd()
    .split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(indent)).join("\n");
}
