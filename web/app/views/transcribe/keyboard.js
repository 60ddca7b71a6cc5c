/**
 * Keys on a sheet: arrows move between squares and, with Shift, draw; Space adds a square to a line; Enter finishes or
 * goes on; characters type a clue.
 */

import { neighbour } from "../../board/index.js";
import {
  draw,
  enter,
  erase,
  finish,
  free,
  goBack,
  goOn,
  goTo,
  isDrawn,
  keyOf,
  press,
  sign,
  toolOf,
} from "../../transcribe/index.js";

/** @import { ClueSheet, Slot, Spot } from "../../../worker/protocol.js" */
/** @import { Transcript } from "../../state/transcript.js" */
/** @import { App } from "../../state/state.js" */

const ERASES = /^Backspace$|^Delete$/;

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, event: KeyboardEvent) => void} */
export function keyOnSheet(app, transcript, sheet, event) {
  const { ctrlKey, metaKey, altKey } = event;
  const target = /** @type {Element} */ (event.target);
  if (altKey) return;
  if (ctrlKey || metaKey) return travelBy(app, event);
  if (target.closest("select, button, input[type=number], summary")) return;
  const isField = target.matches("input");
  if (isField ? keyInField(app, transcript, sheet, event) : keyOnPlace(app, transcript, sheet, target, event))
    event.preventDefault();
}

/** @type {(app: App, event: KeyboardEvent) => void} */
function travelBy(app, event) {
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  goBack(app, key === "y" || event.shiftKey ? "redo" : "undo");
}

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, event: KeyboardEvent) => boolean} */
function keyInField(app, { slot }, { slots }, { key, shiftKey: back }) {
  const here = slots[slot];
  if (here?.where === "disc") {
    const next = besideSlot(slots, slot, key); // slots inside squares are neighbours if their squares are
    if (next) goTo(app, next.cell);
    if (next) return true;
  }
  if (key !== "Enter" && key !== "ArrowDown" && key !== "ArrowUp") return false;
  if (key === "Enter" && !back) enter(app);
  else goOn(app, key === "ArrowUp" || back ? -1 : 1);
  return true;
}

/**
 * Handles a key on a square or on a slot of signs; returns whether it was used.
 * @type {(app: App, transcript: Transcript, sheet: ClueSheet, target: Element, event: KeyboardEvent) => boolean}
 */
function keyOnPlace(app, transcript, sheet, target, { key, shiftKey }) {
  const slot = target.getAttribute("data-slot");
  if (slot !== null) return keyOnSlot(app, sheet, Number(slot), target, key);
  const { spots } = sheet.drawing;
  const square = spots[transcript.at];
  if (!square) return false;
  const next = neighbour(
    spots.map((spot, cell) => ({ ...spot, cell })),
    { ...square, cell: transcript.at },
    key,
  );
  if (next) {
    if (shiftKey && isDrawn(sheet, transcript.tool)) {
      if (transcript.path.length === 0) draw(app, transcript.at);
      draw(app, next.cell);
    }
    transcript.at = next.cell;
    focusOn(target, `[data-square="${next.cell}"]`);
    app.draw();
    return true;
  }
  const isTyped = transcript.slot >= 0 || transcript.awaited !== null;
  if (key === "Enter" || key === " ") {
    if (key === "Enter" && (isTyped || transcript.carried) && transcript.path.length === 0) enter(app);
    else {
      const isLonger = key === " " && !transcript.path.includes(transcript.at) && isLine(transcript, sheet);
      if (transcript.path.length === 0 || isLonger) draw(app, transcript.at);
      if (!isLonger) finish(app);
    }
    return true;
  }
  if (ERASES.test(key)) {
    if (isTyped) erase(app);
    else free(app, transcript.path.length > 0 ? transcript.path : [transcript.at]);
    return true;
  }
  if (key === "Escape" && transcript.path.length > 0) {
    transcript.path = [];
    app.draw();
    return true;
  }
  if (keyOf(sheet.keys, key) === null) return false;
  if (transcript.path.length > 0) finish(app);
  press(app, key);
  return true;
}

/** Whether the tool draws a line that is given by its corners alone. @type {(transcript: Transcript, sheet: ClueSheet) => boolean} */
const isLine = ({ tool, rubs }, sheet) => !rubs && toolOf(sheet, tool)?.does === "path";

/** The neighbouring slot in the direction of an arrow key. @type {(slots: Slot[], slot: number, key: string) => Spot | null} */
function besideSlot(slots, slot, key) {
  const spots = slots.map(({ x, y }, cell) => ({ x, y, cell, value: null }));
  const here = spots[slot];
  return here ? neighbour(spots, here, key) : null;
}

/** @type {(app: App, sheet: ClueSheet, slot: number, target: Element, key: string) => boolean} */
function keyOnSlot(app, { slots }, slot, target, key) {
  const here = slots[slot];
  if (!here) return false;
  const next = besideSlot(slots, slot, key);
  if (next) focusOn(target, `[data-slot="${next.cell}"]`);
  else if (here.choices.length === 0) return typeAt(app, slot, key);
  else if (key === "Enter" || key === " ") sign(app, slot);
  else if (ERASES.test(key)) sign(app, slot, "");
  else if (key.length === 1) sign(app, slot, key);
  else return false;
  return true;
}

/** Starts typing a clue, other than a sign, with this first character. @type {(app: App, slot: number, key: string) => boolean} */
function typeAt(app, slot, key) {
  const isErased = ERASES.test(key);
  if (key !== "Enter" && key !== " " && key.length > 1 && !isErased) return false;
  goTo(app, slot);
  if (isErased) erase(app);
  else if (key.length === 1 && key !== " ") press(app, key);
  return true;
}

/** @type {(target: Element, selector: string) => void} */
function focusOn(target, selector) {
  /** @type {SVGElement | null | undefined} */ (target.closest("svg")?.querySelector(selector))?.focus();
}
