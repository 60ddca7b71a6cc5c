/**
 * Choosing an option. Numbers belong to the cells that they were put into: where the option makes other cells they are
 * put aside, and they are back when it is changed back.
 *
 * cells     what tells one board from another: what its cells are called, and where they lie
 * content   what a draft has in its cells: numbers, locks, marks and colours
 * moved     the content that an option was changed under, the cells that it was put into, and the options of those
 */

import { areSame, copyDraft, isAwaited } from "../state/index.js";
import { edit } from "./draft.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { App, Draft, Moved, State } from "../state/state.js" */

/** @type {(app: App, name: string, value: string) => void} */
export function setOption(app, name, value) {
  const { state } = app;
  if (!isBlank(state.draft) && !isMoved(state)) {
    const cells = isAwaited(state) ? null : cellsOf(state.shown); // of a link, whose board nobody has seen
    state.moved = movedFrom(state.draft, cells, { ...state.draft.options });
  }
  edit(app, (draft) => {
    draft.options[name] = value;
    if (isBlank(draft)) Object.assign(draft, contentBefore(state));
  });
}

/** What is in the cells of a draft was put there under these options, into these cells. @type {(draft: Draft, cells: string | null, options: Record<string, string>) => Moved} */
export const movedFrom = (draft, cells, options) => ({ content: written(draft), cells, options });

/** Under what the content of the draft was put into its cells, where the board of its options is still to come; null where those are its own. @type {(state: State) => Moved | null} */
export function movedNow(state) {
  const { puzzle, shown, draft, moved } = state;
  const isThere = areSame(puzzle, shown.options, draft.options);
  return isThere || isBlank(draft) || !isMoved(state) ? null : moved;
}

/** What is in the cells of another board than the one that is there now is put aside; whether there was any. @type {(state: State) => boolean} */
export function putAside(state) {
  const { draft, shown, moved } = state;
  if (isBlank(draft) || !isMoved(state) || moved?.cells === cellsOf(shown)) return false;
  Object.assign(draft, contentOf({ givens: {}, posed: [], marks: {}, colours: {} }));
  return true;
}

/** Whether what is in the cells is still what was there when an option was changed. @type {(state: State) => boolean} */
const isMoved = ({ moved, draft }) => moved?.content === written(draft);

/** @typedef {Pick<Draft, "givens" | "posed" | "marks" | "colours">} Content */

/** @type {(content: Content) => Content} */
const contentOf = ({ givens, posed, marks, colours }) => ({ givens, posed, marks, colours });

/** Locks come and go without what they lock. @type {(content: Content) => string} */
const written = ({ givens, marks, colours }) => JSON.stringify([givens, marks, colours]);

/** @type {(shown: Shown) => string} */
const cellsOf = ({ names, drawing }) => JSON.stringify([names, drawing.spots]);

/** @type {(content: Content) => boolean} */
const isBlank = ({ givens, marks, colours }) =>
  [givens, marks, colours].every((each) => Object.keys(each).length === 0);

/** What was there under the same options, if nothing was put anywhere since. @type {(state: State) => Content | undefined} */
function contentBefore({ puzzle, past, draft }) {
  const isThere = (/** @type {Draft} */ each) => areSame(puzzle, each.options, draft.options);
  const last = past.findLast((each) => !isBlank(each) || isThere(each));
  return last && isThere(last) ? contentOf(copyDraft(last)) : undefined;
}
