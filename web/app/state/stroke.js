/**
 * Drawing on a board of pieces: filling squares, putting down pieces.
 *
 * stand    the state of a square: "plain"; with its "piece"; or "crossed" by the user, who says that it stays empty
 * rest     the value of a cell whose square stays empty, if it has no other square (by_hand.js): there a cross is that value;
 *          elsewhere it is a note
 * stroke   a drag over squares of one row or column, which changes the draft only when it ends
 */

import { restOf } from "./by_hand.js";
import { copyDraft } from "./task.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { Draft, State } from "./state.js" */

/** @typedef {"plain" | "piece" | "crossed"} Stand */
/** The squares dragged over so far; those in the same state as the first one change to `to`. @typedef {{ spots: Spot[], to: Stand }} Stroke */

/**
 * The effect of a tap on a square, and of a gesture that crosses it: a second tap, the right button, a long press.
 * @type {Record<"tap" | "cross", Record<Stand, Stand>>}
 */
export const NEXT = {
  tap: { plain: "piece", piece: "crossed", crossed: "plain" },
  cross: { plain: "crossed", piece: "crossed", crossed: "plain" },
};

/** @type {(draft: Draft, spot: Spot, rest: number | null) => Stand} */
function standOn({ givens, marks }, { cell, value }, rest) {
  const typed = givens[cell];
  if (typed === String(value)) return "piece";
  const isCrossed =
    rest === null ? typed === undefined && marks[cell]?.includes(Number(value)) : typed === String(rest);
  return isCrossed ? "crossed" : "plain";
}

/** @type {(state: State, spot: Spot) => Stand} */
export const standOf = ({ draft, shown }, spot) => standOn(draft, spot, restOf(shown));

/** Changes the state of squares; locked cells stay. @type {(state: State, draft: Draft, spots: Spot[], to: Stand) => void} */
export function drawOn({ shown }, draft, spots, to) {
  const rest = restOf(shown);
  for (const { cell, value } of spots) {
    if (value === null || draft.posed.includes(cell)) continue;
    if ([value, rest].some((each) => each !== null && String(each) === draft.givens[cell])) delete draft.givens[cell];
    const others = (draft.marks[cell] ?? []).filter((mark) => mark !== value);
    const marks = to === "crossed" && rest === null ? [...others, value].sort((a, b) => a - b) : others;
    if (marks.length > 0) draft.marks[cell] = marks;
    else delete draft.marks[cell];
    if (to === "piece") draft.givens[cell] = String(value);
    if (to === "crossed" && rest !== null) draft.givens[cell] = String(rest);
  }
}

/** The squares that a stroke changes: those in the same state as its first one. @type {(state: State, stroke: Stroke) => Spot[]} */
export function changedBy(state, { spots: [first, ...others] }) {
  if (!first) return [];
  const before = standOf(state, first);
  return [first, ...others.filter((spot) => standOf(state, spot) === before)];
}

/** The visible draft, with the stroke being drawn. @type {(state: State) => Draft} */
export function draftNow(state) {
  const { stroke } = state.aid;
  if (!stroke || state.view.kind !== "draft") return state.draft;
  const draft = copyDraft(state.draft);
  drawOn(state, draft, changedBy(state, stroke), stroke.to);
  return draft;
}
