/**
 * Choosing an option. Numbers belong to the cells that they were put into: where the option makes other cells they are
 * put aside, and they are back when it is changed back.
 *
 * cells     what tells one board from another: what its cells are called, and where they lie
 * content   what a draft has in its cells: numbers, locks, marks and colours
 * moved     the content that an option was changed under, and the cells that it was put into
 */

import { areSame, copyDraft, isAwaited } from "../state/index.js";
import { edit } from "./draft.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { App, Draft, State } from "../state/state.js" */

/** @type {(app: App, name: string, value: string) => void} */
export function setOption(app, name, value) {
  const { state } = app;
  if (!isBlank(state.draft) && !isMoved(state)) {
    const cells = isAwaited(state) ? null : cellsOf(state.shown); // of a link, whose board nobody has seen
    state.moved = { content: written(state.draft), cells };
  }
  edit(app, (draft) => {
    draft.options[name] = value;
    if (isBlank(draft)) Object.assign(draft, contentBefore(state));
  });
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
