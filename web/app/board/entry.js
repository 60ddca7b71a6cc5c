/** A cell with a number field. */

import { classMap, html, live, nothing } from "../dom/html.js";
import { endTyping, setGiven } from "../draft/index.js";
import { plain, words } from "../words/index.js";
import { cluesOf } from "./clues.js";
import { focusOn, goOn, keyInCell, stopAt } from "./keys.js";
import { endNoting, note, paint } from "./noting.js";
import { hasPad, putHeld } from "./pad.js";
import { beginToPick, endPicking, goOnPicking, hasDragged, leavePicking } from "./picking.js";
import { nameOfSpot, standing } from "./scene.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { Stop } from "./cells.js" */
/** @import { SceneCell } from "./scene.js" */
/** @import { App, State } from "../state/state.js" */

/** The least number of characters that a cell leaves room for, which limits the size of its numbers. */
const ROOM = 2;
/** The same if all values are single digits. */
const ROOM_FOR_DIGITS = 1.5;

/** @type {(app: App, spot: Spot, sceneCell: SceneCell, stop: Stop) => unknown} */
export function entry(app, spot, sceneCell, { style, tabindex, painted }) {
  const { state } = app;
  const w = words(state.lang);
  const values = state.shown.values ?? [];
  const name = nameOfSpot(state, spot);
  const locked = state.draft.posed.includes(spot.cell);
  const letters = Math.max(longest(values) === 1 ? ROOM_FOR_DIGITS : ROOM, sceneCell.text.length);
  return html`<input
    class="cell ${classMap({ [sceneCell.look]: true, fault: sceneCell.faulty, painted, picked: sceneCell.sight === "picked" })}"
    data-cell=${spot.cell}
    tabindex=${tabindex}
    inputmode=${inputMode(state, values)}
    autocomplete="off"
    aria-label=${sceneCell.look === "given" ? w.isGiven(name) : name}
    aria-invalid=${sceneCell.faulty}
    aria-description=${describe(state, spot, sceneCell) || nothing}
    .style=${`${style};--letters:${letters}`}
    .value=${live(sceneCell.text)}
    .readOnly=${state.view.kind !== "draft" || locked || state.stale}
    @input=${(/** @type {InputEvent} */ event) => take(app, spot, event)}
    @compositionend=${(/** @type {Event} */ event) => takeComposed(app, spot, event)}
    @click=${(/** @type {MouseEvent} */ event) => touch(app, spot, event)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => beginToPick(app, spot, event)}
    @pointermove=${(/** @type {PointerEvent} */ event) => goOnPicking(app, event)}
    @pointerup=${(/** @type {PointerEvent} */ event) => endPicking(app, event)}
    @pointercancel=${() => leavePicking(app)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keyInCell(app, spot, event)}
    @focus=${(/** @type {FocusEvent} */ event) => enter(app, spot, event)}
  />`;
}

/**
 * Additional text about a cell: the state of its value, its faults, and the user's notes.
 * @type {(state: State, spot: Spot, sceneCell: SceneCell) => string}
 */
function describe({ draft, lang, view, shown }, spot, sceneCell) {
  const w = words(lang);
  const said = [
    ...standing(sceneCell, lang),
    ...sceneCell.faults.map((fault) => fault.words[lang]),
    ...cluesOf(shown.drawing, lang, spot.cell),
  ];
  const isOpen = view.kind === "draft" && sceneCell.text === "";
  const colour = view.kind === "draft" ? draft.colours[shown.drawing.spots.indexOf(spot)] : undefined;
  for (const marks of isOpen ? [draft.marks[spot.cell], draft.centred[spot.cell]] : [])
    if (marks) said.push(w.pencilledIn(marks.join(", ")));
  if (colour) said.push(w.colours[colour - 1] ?? "");
  if (sceneCell.sight === "picked") said.push(w.isPicked);
  return said.join(" ");
}

/** Handles input: a number, or a note beside numbers. @type {(app: App, spot: Spot, event: InputEvent) => void} */
function take(app, spot, event) {
  const { aid, shown } = app.state;
  if (aid.mode !== "number") return note(app, spot, event.data ?? "", event.timeStamp);
  const typed = typedInto(shown.values ?? [], event);
  setGiven(app, spot.cell, typed);
  if (event.data && !event.isComposing) goOn(app, spot, event, typed); // not after a deletion
}

/**
 * Handles the end of a composition, as Japanese keyboards have it, for browsers that send no further input: until then
 * the field must be left as it is.
 * @type {(app: App, spot: Spot, event: Event) => void}
 */
function takeComposed(app, spot, { target }) {
  if (app.state.aid.mode === "number") setGiven(app, spot.cell, plain(/** @type {HTMLInputElement} */ (target).value));
}

/** The on-screen keyboard: none beside the pad; one with a minus if it is needed. @type {(state: State, values: number[]) => "none" | "text" | "numeric"} */
function inputMode(state, values) {
  if (hasPad(state)) return "none";
  return values.some((value) => value < 0) ? "text" : "numeric";
}

/** The number of characters of the longest value. @type {(values: number[]) => number} */
const longest = (values) => Math.max(...values.map((each) => String(each).length));

/** The content of a cell after a key: a digit too many replaces the content, 0 and . clear it. @type {(values: number[], event: InputEvent) => string} */
function typedInto(values, event) {
  const { value } = /** @type {HTMLInputElement} */ (event.target);
  const whole = event.data?.length === 1 && value.length > 1 && longest(values) === 1 ? event.data : value;
  const typed = event.isComposing ? whole : plain(whole);
  return typed === "." || (typed === "0" && !values.includes(0)) ? "" : typed;
}

/**
 * Handles a click on a cell where it does more than focus the field. A click that ends a drag or has picked a cell does
 * nothing; if its own cell is no longer picked, another gets the focus.
 * @type {(app: App, spot: Spot, event: MouseEvent) => void}
 */
function touch(app, spot, event) {
  const { picked } = app.state.aid;
  if (picked.length > 0 && !picked.includes(spot.cell)) focusOn(event, { cell: picked[0] ?? spot.cell, value: null });
  if (app.state.view.kind !== "draft" || picked.length > 0 || hasDragged()) return;
  if (app.state.aid.mode === "colour") paint(app, spot);
  else putHeld(app, spot.cell);
}

/** @type {(app: App, spot: Spot, event: FocusEvent) => void} */
function enter(app, spot, event) {
  app.state.aid.cell = spot.cell;
  stopAt(app, spot);
  endTyping(app.state);
  endNoting();
  const cell = /** @type {HTMLInputElement} */ (event.target);
  cell.select();
  if (!app.state.lasting || !hasPad(app.state)) return;
  const pad = document.querySelector(".pad");
  if (!pad) app.state.sought = "pad"; // the first touch opens it
  // On a phone with little height the pad is below the board, out of view.
  for (const part of [pad, cell]) part?.scrollIntoView({ block: "nearest" });
}
