/** A link to a puzzle of this page in a message, wherever the page is served. */

const START = /https?:\/\/[!-"$-~]{1,200}(#puzzle=([\w-]{1,60}))/;
const PAST = /[^!-~]/;
/** Signs of the sentence around a link; a link may end with - and _. */
const AROUND = ".,;:!?)]}>*`\"'";

/** The part of the link behind its address, from the # on; null if there is none to a known puzzle. @type {(text: string, isKnown: (name: string) => boolean) => string | null} */
export function sentLink(text, isKnown) {
  const [start = "", begun = "", name = ""] = START.exec(text) ?? [];
  if (!isKnown(name)) return null;
  const from = text.indexOf(start) + start.length - begun.length;
  const past = text.slice(from).search(PAST);
  let end = past < 0 ? text.length : from + past;
  while (AROUND.includes(text[end - 1] ?? " ")) end -= 1;
  return text.slice(from, end);
}
