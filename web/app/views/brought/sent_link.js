/** A link to a puzzle of this page in a message, wherever the page is served. */

const STARTS = /https?:\/\/[!-"$-~]{1,200}(#puzzle=([\w-]{1,60}))/g;
const PAST = /[^!-~]/;
/** Signs of the sentence around a link; a link may end with - and _. */
const AROUND = ".,;:!?)]}>*`\"'";

/** The part of the link behind its address, from the # on; of the first to a known puzzle; null if there is none. @type {(text: string, isKnown: (name: string) => boolean) => string | null} */
export function sentLink(text, isKnown) {
  const start = [...text.matchAll(STARTS)].find(([, , name = ""]) => isKnown(name));
  if (!start) return null;
  const [whole, begun = ""] = start;
  const from = start.index + whole.length - begun.length;
  const past = text.slice(from).search(PAST);
  let end = past < 0 ? text.length : from + past;
  while (AROUND.includes(text[end - 1] ?? " ")) end -= 1;
  return text.slice(from, end);
}
