/**
 * A pad of values, for devices whose on-screen keyboard would cover the board. A key puts its value into the cell touched
 * last. A key that is held, by a long press or before any cell was touched, puts it into each cell that is touched.
 */

import { classMap, html, nothing } from "../dom/html.js";
import { icon } from "../dom/icons.js";
import { isSmall } from "../dom/screen.js";
import { clearMarks, setAll, setGiven, toggleMark } from "../draft/index.js";
import { isAwaited, isOfGroups, marksOf, timesLeft } from "../state/index.js";
import { words } from "../words/index.js";
import { cellsWith } from "./picking.js";

/** @import { App, State } from "../state/state.js" */

/** The most values that a pad has keys for. */
const MOST_KEYS = 20;
/** Milliseconds after which a key is held. */
const LONG = 450;

/** Whether values are typed with the pad; a frame of another page has room for it only where digits are noted too. @type {(state: State) => boolean} */
export const hasPad = (state) =>
  isSmall() &&
  (state.lasting
    ? (state.shown.values ?? []).length <= MOST_KEYS
    : isOfGroups(state) || marksOf(state.aid.mode) !== null) &&
  state.shown.drawing.spots.every(({ value }) => value === null);

/** The timer of a pressed key, and whether the press has become long. @type {{ timer: ReturnType<typeof setTimeout> | undefined, isLong: boolean }} */
const press = { timer: undefined, isLong: false };

/** @type {(app: App) => unknown} */
export function pad(app) {
  const { state } = app;
  if (!hasPad(state)) return nothing;
  const w = words(state.lang);
  const off = isAwaited(state); // the values belong to another board
  const left = timesLeft(state);
  const keep = (/** @type {Event} */ event) => event.preventDefault(); // the cell keeps the focus
  return html`<div class="pad" id="pad" role="group" aria-label=${w.pad} title=${w.holdHint} data-roving @pointerdown=${keep} @mousedown=${keep} @contextmenu=${keep}>
    ${(state.shown.values ?? []).map((value) => key(app, value, left?.(value) ?? null, off))}
    <button aria-label=${w.erase} ?disabled=${off} @click=${() => put(app, "")}>${icon("clear")}</button>
  </div>`;
}

/** The key of a value; `left` is the number still to be placed, if known. @type {(app: App, value: number, left: number | null, off: boolean) => unknown} */
function key(app, value, left, off) {
  const { aid } = app.state;
  const typed = String(value);
  const start = () => {
    clearTimeout(press.timer);
    press.isLong = false;
    press.timer = setTimeout(() => {
      press.isLong = true;
      hold(app, typed);
    }, LONG);
  };
  const end = () => clearTimeout(press.timer);
  const act = () => {
    if (press.isLong) press.isLong = false;
    else if (aid.held !== null || aid.cell === null) hold(app, typed);
    else put(app, typed);
  };
  const looks = { held: aid.held === typed, used: left !== null && left <= 0 };
  return html`<button class=${classMap(looks)} aria-pressed=${aid.held === null ? nothing : aid.held === typed}
    ?disabled=${off} @pointerdown=${start} @pointerup=${end} @pointercancel=${end} @click=${act}>${value}${
      left !== null && left > 1 ? html`<small aria-hidden="true">${left}</small>` : nothing
    }</button>`;
}

/** Holds a key or releases it. @type {(app: App, typed: string) => void} */
function hold({ state: { aid }, draw }, typed) {
  aid.held = aid.held === typed ? null : typed;
  draw();
}

/** Puts a value, as typed, into the cell touched last or into all picked cells; "" clears it. @type {(app: App, value: string) => void} */
function put(app, value) {
  const { cell, mode } = app.state.aid;
  if (cell === null) return;
  const cells = cellsWith(app.state, cell);
  const kind = marksOf(mode);
  if (kind === null && cells.length > 1) setAll(app, cells, value);
  else if (kind === null) setGiven(app, cell, value);
  else if (value === "") clearMarks(app, kind, cells);
  else toggleMark(app, kind, cells, Number(value));
}

/** A touch of a cell enters the value of the held key; if it is there already, it is removed. @type {(app: App, cell: number) => void} */
export function putHeld(app, cell) {
  const { aid, draft } = app.state;
  if (aid.held === null || !hasPad(app.state)) return;
  aid.cell = cell;
  put(app, marksOf(aid.mode) === null && draft.givens[cell] === aid.held ? "" : aid.held);
}
