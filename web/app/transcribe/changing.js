/**
 * Changes of the sheet: each is asked of the core, one after the other, and comes back as another text of the option. The
 * text in the draft is all there is: undo, a reload and a link keep it like any other choice.
 */

import { setOption, travel } from "../draft/index.js";
import { ended } from "../engine/index.js";
import { slotOf } from "./slots.js";

/** @import { ClueChange, ClueSheet } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */
/** @import { Transcript } from "../state/transcript.js" */

/** Queue: what is asked, in turn. */
let turn = Promise.resolve();

/**
 * Carries out a change as soon as those before it are; `made` says which, by the sheet at that moment, and null is none.
 * One that `joins` is undone with the one before it.
 * @type {(app: App, made: (transcript: Transcript, sheet: ClueSheet) => ClueChange | null, joins?: () => boolean) => void}
 */
export function change(app, made, joins = () => false) {
  const { transcript } = app.state;
  turn = turn.then(async () => {
    const sheet = transcript?.sheet;
    if (!transcript || !sheet || app.state.transcript !== transcript) return;
    const asked = made(transcript, sheet);
    if (asked) await carryOut(app, transcript, asked, joins());
  });
}

/** Asks for the sheet of the draft as it is. @type {(app: App) => Promise<void>} */
export function look(app) {
  const { transcript } = app.state;
  turn = turn.then(async () => {
    if (transcript) await carryOut(app, transcript, null, false);
  });
  return turn;
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
    if (joins && state.past.length > past) state.past.pop(); // what was before it is there already
  }
  app.draw();
}

/** What was drawn has its slot now, or none: then nothing is typed. @type {(transcript: Transcript, cells: number[], slot: number) => void} */
function findSlot(transcript, cells, slot) {
  transcript.drawn = slot;
  if (transcript.awaited !== cells) return; // something else is drawn already
  const typed = slot < 0 ? "" : transcript.typed;
  Object.assign(transcript, { slot, typed, awaited: null, begun: true });
}

/** Does something once all changes are carried out. @type {(app: App, act: (app: App) => void) => void} */
export function whenDone(app, act) {
  turn = turn.then(() => act(app));
}

/** Undoes or redoes a change once all are carried out, and asks for the sheet. @type {(app: App, direction: "undo" | "redo") => Promise<void>} */
export function lookBack(app, direction) {
  turn = turn.then(() => travel(app, direction));
  return look(app);
}
