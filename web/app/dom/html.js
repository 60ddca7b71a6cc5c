/** The page's access to lit-html, which also keeps a number and its Japanese counter on one line. */

import { html as plain, svg } from "lit-html";

export { noChange, nothing, render, svg } from "lit-html";
export { classMap } from "lit-html/directives/class-map.js";
export { guard } from "lit-html/directives/guard.js";
export { live } from "lit-html/directives/live.js";
export { ref } from "lit-html/directives/ref.js";
export { repeat } from "lit-html/directives/repeat.js";

/** A template of the page. @type {typeof plain} */
export function html(strings, ...values) {
  const areWords = places(strings);
  return plain(
    strings,
    ...values.map((value, at) => (typeof value === "string" && areWords[at] ? bound(value) : value)),
  );
}

/** Prevents a line break between a number and the Japanese word after it. @type {(words: string) => string} */
const bound = (words) => words.replace(/(\d) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu, "$1\u00a0");

/** @type {WeakMap<TemplateStringsArray, boolean[]>} */
const known = new WeakMap();

/** The positions in a template that hold text, outside tags. @type {(strings: TemplateStringsArray) => boolean[]} */
function places(strings) {
  const before = known.get(strings);
  if (before) return before;
  let inside = false;
  const found = strings.map((string) => {
    const tag = [...string.matchAll(/[<>]/g)].at(-1);
    if (tag) inside = tag[0] === "<";
    return !inside;
  });
  known.set(strings, found);
  return found;
}

/** An SVG template whose text is constant and the page's own: it costs less than one with values. @type {(text: string) => unknown} */
export const constant = (text) => svg(/** @type {TemplateStringsArray} */ (Object.assign([text], { raw: [text] })));
