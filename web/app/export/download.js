/** Files for the user: their names, and the download. */

/** @import { State } from "../state/state.js" */

const LONGEST = 100;
/** Milliseconds after which the browser surely has the data to save. */
const LATE = 60_000;

/** A name that describes the content and is valid on every system: puzzle, unusual options, and more. @type {(state: State, more: string[], ending: string) => string} */
export function fileName({ puzzle, draft }, more, ending) {
  const options = puzzle.options
    .filter(({ name, default: usual }) => (draft.options[name] ?? usual) !== usual)
    .map(({ name }) => `${name}-${draft.options[name]}`);
  const plain = [puzzle.name, ...options, ...more]
    .join("-")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return `${plain.slice(0, LONGEST).replace(/^-+|-+$/g, "")}.${ending}`;
}

/** @type {(name: string, content: Blob) => void} */
export function save(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), LATE);
}
