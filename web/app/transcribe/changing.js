/**
 * Changes of the sheet. Each is sent to the core, one after the other, and comes back as the option's new text. That text in
 * the draft is the only state: undo, reloading and links treat it like any other option.
 */

import { setOption, travel } from "../draft/index.js";
import { ended } from "../engine/index.js";
import { slotOf } from "./slots.js";

/** @import { ClueChange, ClueSheet } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */
/** @import { Transcript } from "../state/transcript.js" */

/** Queue: the questions, one after the other. */
let queue = Promise.resolve();

/**
 * Makes a change after all earlier ones. `made` returns the change for the sheet at that moment; null for none. A change
 * that `joins` is undone together with the one before it.
 * @type {(app: App, made: (transcript: Transcript, sheet: ClueSheet) => ClueChange | null, joins?: () => boolean) => void}
 */
export function change(app, made, joins = () => false) {
  const { transcript } = app.state;
  queue = queue.then(async () => {
    const sheet = transcript?.sheet;
    if (!transcript || !sheet || app.state.transcript !== transcript) return;
    const asked = made(transcript, sheet);
    if (asked) await carryOut(app, transcript, asked, joins());
  });
}

/** Asks for the sheet of the draft as it is. @type {(app: App) => Promise<void>} */
export function look(app) {
  const { transcript } = app.state;
  queue = queue.then(async () => {
    if (transcript) await carryOut(app, transcript, null, false);
  });
  return queue;
}

/** @type {(app: App, transcript: Transcript, asked: ClueChange | null, joins: boolean) => Promise<void>} */
async function carryOut(app, transcript, asked, joins) {
  const { state } = app;
  const { puzzle, draft } = state;
  const question = /** @type {const} */ ({
    type: "enter",
    puzzle: puzzle.name,
    options: { ...draft.options },
    change: asked,
  });
  const answer = await app.engine.ask(question).catch(ended);
  if (state.transcript !== transcript || state.draft !== draft) return;
  if (answer?.type === "refused") {
    transcript.faults = answer.faults;
    if (asked?.does === "draw") findSlot(transcript, asked.cells, -1);
  }
  if (answer?.type === "sheet") {
    const { option, text } = answer.sheet;
    Object.assign(transcript, { sheet: answer.sheet, faults: [] });
    if (asked?.does === "draw") findSlot(transcript, asked.cells, slotOf(answer.sheet, asked.tool, asked.cells));
    const past = state.past.length;
    if (asked) setOption(app, option, text);
    if (joins && state.past.length > past) state.past.pop(); // the state before both is there already
  }
  app.draw();
}

/** Links a drawn shape to its slot, or to none: then there is nothing to type. @type {(transcript: Transcript, cells: number[], slot: number) => void} */
function findSlot(transcript, cells, slot) {
  transcript.drawn = slot;
  if (transcript.awaited !== cells) return; // another shape is being drawn already
  const typed = slot < 0 ? "" : transcript.typed;
  Object.assign(transcript, { slot, typed, awaited: null, begun: true });
}

/** Acts once all changes have been made. @type {(app: App, act: (app: App) => void) => void} */
export function whenDone(app, act) {
  queue = queue.then(() => act(app));
}

/** Undoes or redoes a change once all have been made, and asks for the sheet. @type {(app: App, direction: "undo" | "redo") => Promise<void>} */
export function lookBack(app, direction) {
  queue = queue.then(() => travel(app, direction));
  return look(app);
}
