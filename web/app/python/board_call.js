/** The call by which a program opens the page's board outside the page. */

import { draftText } from "../board/index.js";

/** @import { State } from "../state/state.js" */

/** The call in Python; null for the default board, for which the name alone is enough. @type {(state: State) => string | null} */
export function callOf(state) {
  const { puzzle, draft } = state;
  const changed = puzzle.options.flatMap(({ name, default: usual }) => {
    const typed = draft.options[name] ?? usual;
    return typed === usual ? [] : [`${JSON.stringify(name)}: ${JSON.stringify(typed)}`];
  });
  const isFilled = Object.keys(draft.givens).length > 0 || draft.start !== "" || draft.moves.length > 0;
  if (changed.length === 0 && !isFilled) return null;
  const given = isFilled ? `, given=${JSON.stringify(draftText(state))}` : "";
  return `puzzle(${JSON.stringify(puzzle.name)}, {${changed.join(", ")}}${given})`;
}

/** A program with a remark about that call, unless it makes the call itself. @type {(source: string, call: string | null, remark: string) => string} */
export const withCall = (source, call, remark) =>
  call === null || source.includes(call) ? source : `# ${remark}\n# board = ${call}\n${source}`;
