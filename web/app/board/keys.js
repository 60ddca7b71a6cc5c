/**
 * Keys in a cell. Arrows move and, with Shift, pick several cells; Enter solves a puzzle that is being entered; Space or N
 * switches to the pencil, M to centre marks; X crosses a square; a digit on a board that shows a search starts typing.
 * While a puzzle is entered, typing moves on to the next cell in reading order, as Space does, and Backspace in an empty
 * cell moves back.
 */

import { draw, setAll, setGiven } from "../draft/index.js";
import { isRunning } from "../engine/index.js";
import { toggle } from "../search/index.js";
import { isEntering, marksOf, NEXT, standOf } from "../state/index.js";
import { neighbour } from "./geometry.js";
import { endNoting, eraseNotes, note, switchPencil, typeIntoAll } from "./noting.js";
import { cellsWith, extend, pick } from "./picking.js";
import { shownNow } from "./scene.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { App, State } from "../state/state.js" */

const ERASES = /^Backspace$|^Delete$/;
const BEGINS_TO_TYPE = /^[0-9]$|^Backspace$|^Delete$/;
const IS_NOTED = /^[-0-9]$/;

/** @type {(app: App, spot: Spot, event: KeyboardEvent) => void} */
export function keyInCell(app, spot, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { state } = app;
  const noting = state.aid.mode !== "number";
  const entering = !noting && state.view.kind === "draft" && spot.value === null && isEntering(state);
  if (!IS_NOTED.test(event.key)) endNoting();
  const next = neighbour(shownNow(state).drawing.spots, spot, event.key);
  const isOneOfSeveral = cellsWith(state, spot.cell).length > 1;
  if (next) {
    event.preventDefault();
    if (event.shiftKey && spot.value === null) extend(app, spot, next);
    else pick(app, []);
    focusOn(event, next);
  } else if (isOneOfSeveral && event.key === "Escape") {
    event.preventDefault();
    pick(app, []);
  } else if (isOneOfSeveral && !noting && (IS_NOTED.test(event.key) || ERASES.test(event.key))) {
    event.preventDefault();
    if (ERASES.test(event.key)) setAll(app, cellsWith(state, spot.cell), "");
    else typeIntoAll(app, spot.cell, event.key, event.timeStamp);
  } else if (event.key === "Enter" && spot.value === null) {
    event.preventDefault();
    if (isEntering(state) || state.view.kind !== "draft") toggle(app); // a player would be shown the solution
  } else if (entering && event.key === " ") {
    event.preventDefault();
    goTo(state, spot, event, 1);
  } else if (entering && event.key === "Backspace" && isEmpty(event)) {
    event.preventDefault();
    const before = goTo(state, spot, event, -1);
    if (before !== undefined) setGiven(app, before, "");
  } else if (spot.value !== null && state.view.kind === "draft" && /^[xX]$/.test(event.key)) {
    event.preventDefault();
    draw(app, [spot], NEXT.cross[standOf(state, spot)]);
  } else if (spot.value !== null && state.view.kind === "draft" && ERASES.test(event.key)) {
    event.preventDefault();
    draw(app, [spot], "plain");
  } else if (event.key === "n" || event.key === "N" || (event.key === " " && spot.value === null)) {
    event.preventDefault();
    switchPencil(app, "pencil");
  } else if ((event.key === "m" || event.key === "M") && spot.value === null) {
    event.preventDefault();
    switchPencil(app, "centre");
  } else if (noting && !isRunning(state.run) && (IS_NOTED.test(event.key) || ERASES.test(event.key))) {
    event.preventDefault();
    if (!ERASES.test(event.key)) note(app, spot, event.key, event.timeStamp);
    else if (marksOf(state.aid.mode) && state.draft.givens[spot.cell] !== undefined) setGiven(app, spot.cell, "");
    else eraseNotes(app, spot);
  } else if (event.key === "Delete" && state.view.kind === "draft" && spot.value === null) {
    event.preventDefault(); // wherever the caret is
    setGiven(app, spot.cell, "");
  } else if (state.view.kind === "draft" && state.draft.posed.includes(spot.cell) && BEGINS_TO_TYPE.test(event.key)) {
    setGiven(app, spot.cell, event.key);
  } else if (state.view.kind !== "draft" && !isRunning(state.run) && spot.value === null) {
    if (!BEGINS_TO_TYPE.test(event.key)) return;
    event.preventDefault();
    const typed = event.key.length === 1 ? event.key : "";
    setGiven(app, spot.cell, typed);
    if (typed !== "") goOn(app, spot, event, typed);
  }
}

/**
 * While a puzzle is entered: moves on to the next cell if no further digit can follow, or nothing was typed.
 * @type {(app: App, spot: Spot, event: Event, typed: string) => void}
 */
export function goOn({ state }, spot, event, typed) {
  const values = (state.shown.values ?? []).map(String);
  const isWhole =
    typed === "" || (values.includes(typed) && !values.some((each) => each !== typed && each.startsWith(typed)));
  if (isWhole && isEntering(state)) goTo(state, spot, event, 1);
}

/** Moves to the next or previous cell in reading order, and returns it. @type {(state: State, spot: Spot, event: Event, by: 1 | -1) => number | undefined} */
function goTo(state, spot, event, by) {
  const cells = shownNow(state).drawing.rows.flat();
  const cell = cells[cells.indexOf(spot.cell) + by];
  if (cell !== undefined) focusOn(event, { cell, value: null });
  return cell;
}

/** @type {(event: Event) => boolean} */
const isEmpty = ({ currentTarget }) => /** @type {HTMLInputElement} */ (currentTarget).value === "";

/** Remembers the spot with the keyboard focus, to which the Tab key returns. @type {(app: App, spot: Spot) => void} */
export function stopAt({ state, draw }, spot) {
  state.focus = shownNow(state).drawing.spots.indexOf(spot);
  state.aid.touched = true;
  draw();
}

/** @type {(event: Event, spot: Pick<Spot, "cell" | "value">) => void} */
export function focusOn(event, { cell, value }) {
  const board = /** @type {HTMLElement} */ (event.currentTarget).closest(".board");
  const place = value === null ? "" : `[data-value="${value}"]`;
  /** @type {HTMLElement | null | undefined} */ (board?.querySelector(`.cell[data-cell="${cell}"]${place}`))?.focus();
}
