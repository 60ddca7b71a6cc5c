/** A cell that numbers are typed into. */

import { endTyping, setGiven } from "../draft/index.js";
import { classMap, html, live, nothing } from "../lit.js";
import { LONGEST } from "../state/index.js";
import { words } from "../words/index.js";
import { keyInCell } from "./keys.js";
import { hasPad } from "./pad.js";

/** @import { Spot } from "../../worker/protocol.js" */
/** @import { Place } from "./scene.js" */
/** @import { App, State } from "../state/state.js" */

/** Letters that a cell has room for at least: so large are its numbers at most. */
const ROOM = 2;
/** The same where every value is one digit. */
const ROOM_FOR_DIGITS = 1.5;

/** @type {(app: App, spot: Spot, place: Place, style: string) => unknown} */
export function entry(app, spot, place, style) {
  const { state } = app;
  const w = words(state.lang);
  const values = state.shown.values ?? [];
  const faulty = place.faults.length > 0;
  const fixed = place.look === "given" && state.view.kind !== "draft";
  const letters = Math.max(longest(values) === 1 ? ROOM_FOR_DIGITS : ROOM, place.text.length);
  return html`<input
    class="cell ${classMap({ [place.look]: true, fault: faulty })}"
    data-cell=${spot.cell}
    inputmode=${inputMode(state, values)}
    autocomplete="off"
    maxlength=${LONGEST}
    aria-label=${fixed ? `${w.cell(spot.cell)}, ${w.given}` : w.cell(spot.cell)}
    aria-invalid=${faulty}
    aria-description=${faulty ? place.faults.map((fault) => fault.words[state.lang]).join(" ") : nothing}
    .style=${`${style};--letters:${letters}`}
    .value=${live(place.text)}
    .readOnly=${state.view.kind !== "draft"}
    @input=${(/** @type {InputEvent} */ event) => setGiven(app, spot.cell, typedInto(values, event))}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keyInCell(app, spot, event)}
    @focus=${(/** @type {FocusEvent} */ event) => enter(app, spot, event)}
  />`;
}

/** The keyboard that a screen shows: none beside the pad; one with a minus where it is needed. @type {(state: State, values: number[]) => "none" | "text" | "numeric"} */
function inputMode(state, values) {
  if (hasPad(state)) return "none";
  return values.some((value) => value < 0) ? "text" : "numeric";
}

/** How many characters the longest value has. @type {(values: number[]) => number} */
const longest = (values) => Math.max(...values.map((each) => String(each).length));

/** What a key makes of a cell: a digit too many takes the place of what is there, 0 and . clear it. @type {(values: number[], event: InputEvent) => string} */
function typedInto(values, event) {
  const { value } = /** @type {HTMLInputElement} */ (event.target);
  const typed = event.data?.length === 1 && value.length > 1 && longest(values) === 1 ? event.data : value;
  return typed === "." || (typed === "0" && !values.includes(0)) ? "" : typed;
}

/** @type {(app: App, spot: Spot, event: FocusEvent) => void} */
function enter(app, spot, event) {
  app.state.aid.cell = spot.cell;
  endTyping();
  /** @type {HTMLInputElement} */ (event.target).select();
}
