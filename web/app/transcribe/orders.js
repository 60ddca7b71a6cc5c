/** What one does on the sheet: choosing a slot, typing a clue, going on to the next, using a tool on squares. */

import { change, look, lookBack, whenDone } from "./changing.js";
import { isWhole, keyOf, limitsOf, typedWith } from "./typing.js";

/** @import { ClueSheet, Slot } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */
/** @import { Transcript } from "../state/transcript.js" */
/** @import { Limits } from "./typing.js" */

/** @type {() => Transcript} */
const fresh = () => ({
  sheet: null,
  slot: -1,
  typed: "",
  fresh: true,
  begun: false,
  tool: "",
  path: [],
  awaited: null,
  at: 0,
  faults: [],
});

/** Opens the sheet. @type {(app: App) => Promise<void>} */
export async function open(app) {
  const transcript = fresh();
  app.state.transcript = transcript;
  await look(app);
  if (transcript.sheet) begin(app, transcript.sheet);
}

/** Typing and drawing begin as soon as the sheet is there: in the first slot, or with the first tool. @type {(app: App, sheet: ClueSheet) => void} */
function begin(app, { slots, tools }) {
  const [tool] = tools;
  if (tool) takeTool(app, tool.name);
  else if (slots[0]?.choices.length === 0) goTo(app, 0);
}

/** Whether what is drawn gets a clue that is typed. @type {(sheet: ClueSheet, name: string) => boolean} */
export const isClued = ({ tools }, name) => {
  const tool = tools.find((each) => each.name === name);
  return tool !== undefined && (tool.most === null || tool.most.length > 0);
};

/** @type {(transcript: Transcript, sheet: ClueSheet) => Limits} */
function limitsNow({ slot, awaited, tool }, sheet) {
  if (awaited) return limitsOf(sheet, tool, awaited.length);
  const { most = null, room = null } = sheet.slots[slot] ?? {};
  return { most, room, ends: sheet.ends };
}

/** @type {(app: App, name: string) => void} */
export function takeTool({ state, draw }, name) {
  Object.assign(state.transcript ?? {}, { tool: name, slot: -1, typed: "", path: [], awaited: null });
  draw();
}

/** Chooses a slot to type into. @type {(app: App, slot: number) => void} */
export function goTo({ state, draw }, slot) {
  const { transcript } = state;
  const there = transcript?.sheet?.slots[slot];
  if (!transcript || !there) return;
  Object.assign(transcript, { slot, typed: there.text, fresh: true, begun: false, awaited: null, path: [] });
  draw();
}

/** Goes on to the slot after this one, or before it; from none to the first, where that is typed. @type {(app: App, by: 1 | -1) => void} */
export function goOn(app, by) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet) return;
  if (isClued(sheet, transcript.tool)) {
    Object.assign(transcript, { slot: -1, typed: "", awaited: null, fresh: true });
    app.draw();
    return;
  }
  transcript.tool = "";
  const next = transcript.slot + by;
  if (sheet.slots[next]) goTo(app, next);
  else transcript.fresh = true;
  app.draw();
}

/** The text of a slot is as it is typed now; if nothing can follow, it is the turn of the next one. @type {(app: App, typed: string) => void} */
export function type(app, typed) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet || (transcript.slot < 0 && !transcript.awaited)) return;
  Object.assign(transcript, { typed, fresh: false });
  const of = { slot: transcript.slot, awaited: transcript.awaited };
  const joins = transcript.begun || of.awaited !== null;
  transcript.begun = true;
  change(
    app,
    (_, now) => {
      const slot = of.awaited ? slotOf(now, of.awaited) : of.slot;
      return now.slots[slot] ? { does: "write", slot, clue: typed } : null;
    },
    () => joins,
  );
  if (isWhole(limitsNow(transcript, sheet), typed)) goOn(app, 1);
  app.draw();
}

/** @type {(sheet: ClueSheet, cells: number[]) => number} */
const slotOf = ({ slots }, cells) =>
  slots.findIndex((slot) => slot.cells.length === cells.length && cells.every((cell) => slot.cells.includes(cell)));

/** A key is pressed: a character of a clue. @type {(app: App, key: string) => void} */
export function press(app, key) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet) return;
  const before = transcript.fresh ? "" : transcript.typed;
  type(app, typedWith(limitsNow(transcript, sheet), before, keyOf(sheet.keys, key) ?? key));
}

/** The whole text of the field after a change, a character perhaps: what stood there before may be of another slot. @type {(app: App, value: string, key: string | null) => void} */
export function typeInto(app, value, key) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet) return;
  if (key?.length === 1 && value.endsWith(key)) press(app, key);
  else type(app, value);
}

/** The last character goes. @type {(app: App) => void} */
export function erase(app) {
  const { transcript } = app.state;
  if (transcript) type(app, transcript.fresh ? "" : transcript.typed.slice(0, -1).trimEnd());
}

/** The next of the signs of a slot, or the one typed. @type {(app: App, slot: number, sign?: string) => void} */
export function sign(app, slot, sign) {
  change(app, (_, { slots }) => {
    const there = slots[slot];
    return there ? { does: "write", slot, clue: sign ?? next(there) } : null;
  });
}

/** @type {(slot: Slot) => string} */
function next({ choices, text }) {
  const all = ["", ...choices];
  return all[(all.indexOf(text) + 1) % all.length] ?? "";
}

/** Uses the tool on the squares of the path: its clue is typed next. @type {(app: App) => void} */
export function finish(app) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  const path = transcript?.path ?? [];
  if (!transcript || !sheet || path.length === 0) return;
  const { tool } = transcript;
  Object.assign(transcript, { path: [], slot: -1, typed: "", fresh: true, begun: false });
  transcript.awaited = isClued(sheet, tool) ? path : null;
  change(app, () => ({ does: "draw", tool, cells: path, clue: "" }));
  app.draw();
}

/** What was drawn on some squares goes. @type {(app: App, cells: number[]) => void} */
export function free(app, cells) {
  Object.assign(app.state.transcript ?? {}, { path: [], slot: -1, typed: "", awaited: null });
  change(app, () => ({ does: "free", cells }));
  app.draw();
}

/** @type {(app: App) => void} */
export function clear(app) {
  Object.assign(app.state.transcript ?? {}, { path: [], slot: -1, typed: "", awaited: null });
  change(app, () => ({ does: "clear" }));
  whenDone(app, beginAgain);
}

/** Where nothing is drawn, the first slot is typed into again. @type {(app: App) => void} */
function beginAgain(app) {
  const { transcript } = app.state;
  if (transcript?.sheet && transcript.tool === "") begin(app, transcript.sheet);
}

/** One of the sizes becomes another. @type {(app: App, number: number, value: number) => void} */
export function resize(app, number, value) {
  Object.assign(app.state.transcript ?? {}, { path: [], slot: -1, typed: "", awaited: null });
  change(app, (_, { sizes }) => ({
    does: "resize",
    sizes: sizes.map((size, at) => (at === number ? value : size.value)),
  }));
  whenDone(app, beginAgain);
}

/** Undoes or redoes a change; what is typed into stays in hand. @type {(app: App, direction: "undo" | "redo") => Promise<void>} */
export async function goBack(app, direction) {
  const { slot = -1 } = app.state.transcript ?? {};
  Object.assign(app.state.transcript ?? {}, { slot: -1, typed: "", awaited: null, path: [] });
  await lookBack(app, direction);
  if (app.state.transcript?.tool === "") goTo(app, slot);
}

/** Adds a square to the path; one that is there already, back on the way, does nothing. @type {(app: App, square: number) => void} */
export function draw(app, square) {
  const { transcript } = app.state;
  if (!transcript || transcript.path.includes(square)) return;
  transcript.path = [...transcript.path, square];
  app.draw();
}
