/** The program of an exercise between an author's tags: plain text, never run in the host's page. */

const DATA = 'script[type="text/x-python"]';

/**
 * The program between the tags; "" if there is none. A script of data takes precedence over a code block, such as a fenced
 * one in Markdown; of several blocks the last is taken, since the first may be a column of line numbers.
 * @type {(element: Element) => string}
 */
export function programWithin(element) {
  const block = [...element.querySelectorAll("pre")].at(-1);
  const written = element.querySelector(DATA) ?? block?.querySelector("code") ?? block;
  return written ? dedented(linesOf(written)) : "";
}

/** The text of an element; some site generators end the lines of a program with elements. @type {(written: Element) => string} */
function linesOf(written) {
  const copy = /** @type {Element} */ (written.cloneNode(true));
  for (const end of copy.querySelectorAll("br")) end.replaceWith("\n");
  return copy.textContent ?? "";
}

/** Removes empty lines around a text, and the indentation that all its lines share. @type {(text: string) => string} */
export function dedented(text) {
  const lines = text
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd()
    .split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(indent)).join("\n");
}
