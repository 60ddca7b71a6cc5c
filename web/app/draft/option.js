/**
 * Choosing an option. Numbers belong to the cells they were put into: if the option changes the cells, they are put
 * aside, and return when it is changed back.
 *
 * cells     what identifies a board: the names and places of its cells
 * content   the cells of a draft: numbers, locks, marks and colours
 * moved     the content at the time of an option's change, the cells it was put into, and their options
 */

import { areSame, copyDraft, isAwaited } from "../state/index.js";
import { edit } from "./draft.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { App, Draft, Moved, State } from "../state/state.js" */

/** @type {(app: App, name: string, value: string) => void} */
export function setOption(app, name, value) {
  const { state } = app;
  if (!isBlank(state.draft) && !isMoved(state)) {
    const cells = isAwaited(state) ? null : cellsOf(state.shown); // from a link whose board has not been shown
    state.moved = movedFrom(state.draft, cells, { ...state.draft.options });
  }
  state.aid.picked = [];
  edit(app, (draft) => {
    draft.options[name] = value;
    if (isBlank(draft)) Object.assign(draft, contentBefore(state));
  });
}

/**
 * Records that the content of a draft was entered under these options, into these cells.
 * @type {(draft: Draft, cells: string | null, options: Record<string, string>) => Moved}
 */
export const movedFrom = (draft, cells, options) => ({ content: written(draft), cells, options });

/**
 * The record of the draft's content, if the board of its options is still to come; null if the content belongs to them.
 * @type {(state: State) => Moved | null}
 */
export function movedNow(state) {
  const { puzzle, shown, draft, moved } = state;
  const isThere = areSame(puzzle, shown.options, draft.options);
  return isThere || isBlank(draft) || !isMoved(state) ? null : moved;
}

/** Puts aside content that belongs to another board than the present one; returns whether there was any. @type {(state: State) => boolean} */
export function putAside(state) {
  const { draft, shown, moved } = state;
  if (isBlank(draft) || !isMoved(state) || moved?.cells === cellsOf(shown)) return false;
  Object.assign(draft, contentOf({ givens: {}, posed: [], marks: {}, centred: {}, colours: {} }));
  return true;
}

/** Whether the content is still the same as when an option was changed. @type {(state: State) => boolean} */
const isMoved = ({ moved, draft }) => moved?.content === written(draft);

/** @typedef {Pick<Draft, "givens" | "posed" | "marks" | "centred" | "colours">} Content */

/** @type {(content: Content) => Content} */
const contentOf = ({ givens, posed, marks, centred, colours }) => ({ givens, posed, marks, centred, colours });

/** A key of the content without locks, which change on their own. @type {(content: Content) => string} */
const written = ({ givens, marks, centred, colours }) => JSON.stringify([givens, marks, centred, colours]);

/** @type {(shown: Shown) => string} */
const cellsOf = ({ names, drawing }) => JSON.stringify([names, drawing.spots]);

/** @type {(content: Content) => boolean} */
const isBlank = ({ givens, marks, centred, colours }) =>
  [givens, marks, centred, colours].every((each) => Object.keys(each).length === 0);

/** The content under the same options, if nothing was entered since. @type {(state: State) => Content | undefined} */
function contentBefore({ puzzle, past, draft }) {
  const isThere = (/** @type {Draft} */ each) => areSame(puzzle, each.options, draft.options);
  const last = past.findLast((each) => !isBlank(each) || isThere(each));
  return last && isThere(last) ? contentOf(copyDraft(last)) : undefined;
}
