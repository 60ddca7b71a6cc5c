/** The board: an SVG picture with a real input on each spot. */

import { pencilled } from "../aid/index.js";
import { endTyping, LONGEST, setGiven } from "../draft/index.js";
import { isRunning } from "../engine/index.js";
import { html, live, nothing, svg } from "../lit.js";
import { toggle } from "../search/index.js";
import { can } from "../state/index.js";
import { words } from "../words/index.js";
import { boxOf, HEXAGON, neighbour } from "./geometry.js";
import { marks } from "./marks.js";
import { hasPad } from "./pad.js";
import { sceneOf, shownNow } from "./scene.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @import { Pencil } from "../aid/candidates.js" */
/** @import { Place } from "./scene.js" */
/** @import { App } from "../state/state.js" */

/** @type {(app: App) => unknown} */
export function board(app) {
  const { state } = app;
  const { drawing } = shownNow(state);
  const places = sceneOf(state);
  const pencils = can(state, "hint") ? pencilled(state, places) : [];
  const numbered = pencils.length === 0 || state.view.kind === "run" || places.some(({ faults }) => faults.length > 0); // where words go by number
  const set = drawing.spots.flatMap((spot) => {
    const place = places[spot.cell];
    return place ? [{ spot, place }] : [];
  });
  const plain = set.filter(({ place }) => place.look === "empty" && !place.lit && !place.told);
  const above = set.filter(({ place }) => place.look !== "empty" || place.lit || place.told); // so that no neighbour hides a part of their edges
  const box = boxOf(drawing);
  return html`<div
    class="board ${drawing.shape} ${numbered ? "" : "unnumbered"} ${state.stale ? "stale" : ""} ${box.width > 7 ? "fine" : ""}"
    role="group"
    aria-label=${words(state.lang).board}
    .style=${`--wide:${box.width};--tall:${box.height};aspect-ratio:${box.width}/${box.height}`}
  >
    <svg viewBox="${box.x} ${box.y} ${box.width} ${box.height}" aria-hidden="true">
      ${lines(drawing, false)} ${[...plain, ...above].map(({ spot, place }) => ground(drawing, spot, place, state.shown.values ?? [], pencils[spot.cell]))}
      ${lines(drawing, true)}
    </svg>
    ${set.map(({ spot, place }) => {
      const style = `left:${(100 * (spot.x - box.x)) / box.width}%;top:${(100 * (spot.y - box.y)) / box.height}%`;
      return spot.value === null ? entry(app, spot, place, style) : piece(app, spot, place, style);
    })}
  </div>`;
}

/** Lines under the spots, or the thick ones above them. @type {(drawing: Drawing, thick: boolean) => unknown} */
export const lines = (drawing, thick) =>
  drawing.lines
    .filter((line) => line.thick === thick)
    .map((line) => svg`<polyline class=${thick ? "border" : "line"} points=${line.points.join(" ")} />`);

/** The ground of a spot, with what is pencilled on it. @type {(drawing: Drawing, spot: Spot, place: Place, values: number[], pencil?: Pencil) => unknown} */
function ground(drawing, { cell, x, y, value }, place, values, pencil) {
  const here = value === null || place.text === String(value);
  const tinted = drawing.tinted.includes(cell) || (value !== null && (x + y) % 2 !== 0);
  const names = ["spot", here ? place.look : "empty", tinted && "tinted", place.lit && "lit"];
  if (place.faults.length > 0 && here) names.push("fault");
  if (pencil?.lit) names.push("looked");
  if (place.told) names.push(`told-${place.told}`);
  const index = value === null ? svg`<text class="index" y="-0.24">${cell}</text>` : nothing;
  return svg`<g class=${names.filter(Boolean).join(" ")} transform="translate(${x} ${y})">
    ${shapeOf(drawing.shape)} ${index} ${name(place, value === null || value === values[0])} ${pencil ? marks(pencil, values) : nothing}
  </g>`;
}

/** The letter of a cell in the plan: large while the cell is empty; on a row of squares the first one bears it. @type {(place: Place, bears: boolean) => unknown} */
const name = ({ letter, text }, bears) =>
  letter && bears
    ? svg`<text class="letter ${letter.length > 2 ? "long" : ""} ${text === "" ? "" : "aside"}">${letter}</text>`
    : nothing;

/** @type {(shape: Drawing["shape"]) => unknown} */
export function shapeOf(shape) {
  if (shape === "circle") return svg`<circle r="0.42" />`;
  if (shape === "hexagon") return svg`<polygon points=${HEXAGON} />`;
  return svg`<rect x="-0.5" y="-0.5" width="1" height="1" />`;
}

/** A cell that numbers are typed into. @type {(app: App, spot: Spot, place: Place, style: string) => unknown} */
function entry(app, spot, place, style) {
  const { state } = app;
  const w = words(state.lang);
  const reasons = place.faults.map((fault) => fault.words[state.lang]).join(" ");
  const label = w.cell(spot.cell) + (place.look === "given" && state.view.kind !== "draft" ? `, ${w.given}` : "");
  return html`<input
    class="cell ${place.look} ${place.faults.length > 0 ? "fault" : ""}"
    data-cell=${spot.cell}
    inputmode=${hasPad(state) ? "none" : state.shown.values?.some((value) => value < 0) ? "text" : "numeric"}
    autocomplete="off"
    maxlength=${LONGEST}
    aria-label=${label}
    aria-invalid=${place.faults.length > 0}
    aria-description=${reasons || nothing}
    .style=${`${style};--letters:${Math.max(longest(state.shown.values ?? []) === 1 ? 1.5 : 2, place.text.length)}`}
    .value=${live(place.text)}
    .readOnly=${state.view.kind !== "draft"}
    @input=${(/** @type {InputEvent} */ event) => setGiven(app, spot.cell, typedInto(state.shown.values ?? [], event))}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keyInCell(app, spot, event)}
    @focus=${(/** @type {FocusEvent} */ event) => enter(app, spot, event)}
  />`;
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

/** A square that stands for one value of its cell. @type {(app: App, spot: Spot, place: Place, style: string) => unknown} */
function piece(app, spot, place, style) {
  const { state } = app;
  const value = String(spot.value);
  const here = place.text === value;
  return html`<button
    class="cell piece ${here ? place.look : "empty"} ${here && place.faults.length > 0 ? "fault" : ""}"
    data-cell=${spot.cell}
    data-value=${value}
    aria-pressed=${here}
    aria-label=${words(state.lang).cellValue(spot.cell, Number(value))}
    .style=${style}
    @click=${() => !isRunning(state.run) && setGiven(app, spot.cell, state.draft.givens[spot.cell] === value ? "" : value)}
    @keydown=${(/** @type {KeyboardEvent} */ event) => keyInCell(app, spot, event)}
  >
    ${here ? html`<svg viewBox="-0.5 -0.5 1 1" aria-hidden="true"><circle r="0.3" /><circle r="0.2" /></svg>` : nothing}
  </button>`;
}

/** Keys in a cell: arrows move, Enter solves, a digit in a board that shows something else begins to type. @type {(app: App, spot: Spot, event: KeyboardEvent) => void} */
function keyInCell(app, spot, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { state } = app;
  const next = neighbour(shownNow(state).drawing.spots, spot, event.key);
  if (next) {
    event.preventDefault();
    focusOn(event, next);
  } else if (event.key === "Enter" && spot.value === null) {
    event.preventDefault();
    toggle(app);
  } else if (state.view.kind !== "draft" && !isRunning(state.run) && spot.value === null) {
    if (!/^[0-9]$|^Backspace$|^Delete$/.test(event.key)) return;
    event.preventDefault();
    setGiven(app, spot.cell, event.key.length === 1 ? event.key : "");
  }
}

/** @type {(event: Event, spot: Spot) => void} */
function focusOn(event, spot) {
  const cells = /** @type {HTMLElement} */ (event.currentTarget).closest(".board")?.querySelectorAll(".cell") ?? [];
  for (const cell of cells) {
    if (!(cell instanceof HTMLElement) || cell.dataset.cell !== String(spot.cell)) continue;
    if (spot.value === null || cell.dataset.value === String(spot.value)) return cell.focus();
  }
}
