/** The names of files for the user. */

/** @import { State } from "../state/state.js" */

const LONGEST = 100;
/** The most characters of an option in a name; longer ones are uninformative. */
const LONGEST_OPTION = 60;

/**
 * A name that describes the content and is valid on every system: puzzle, non-default options, and more.
 * @type {(state: State, more: string[], ending: string) => string}
 */
export function fileName({ puzzle, draft }, more, ending) {
  const options = puzzle.options
    .map(({ name, default: usual }) => ({ name, usual, typed: draft.options[name] ?? usual }))
    .filter(({ usual, typed }) => typed !== usual && typed.length <= LONGEST_OPTION)
    .map(({ name, typed }) => `${name}-${typed}`);
  const plain = [puzzle.name, ...options, ...more]
    .join("-")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return `${plain.slice(0, LONGEST).replace(/^-+|-+$/g, "")}.${ending}`;
}
