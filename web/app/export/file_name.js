/** The names of files for the user. */

/** @import { State } from "../state/state.js" */

const LONGEST = 100;

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
