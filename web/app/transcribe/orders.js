/** Actions on the sheet: choosing a slot, typing a clue, going on to the next, using a tool on squares. */

import { change, look, lookBack, whenDone } from "./changing.js";
import { isClued, isDrawn, slotsOf, toolOf } from "./slots.js";
import { isOpenEnded, isWhole, keyOf, limitsOf, typedWith } from "./typing.js";

/** @import { ClueSheet, Slot, Switch } from "../../worker/protocol.js" */
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
  carried: false,
  tool: "",
  rubs: false,
  path: [],
  awaited: null,
  drawn: -1,
  switched: [],
  at: 0,
  faults: [],
});

/** Stops typing and drawing. @type {(transcript: Transcript | null) => void} */
function rest(transcript) {
  const none = { path: [], slot: -1, typed: "", awaited: null, fresh: true, begun: false, carried: false };
  Object.assign(transcript ?? {}, none);
}

/** Opens the sheet. @type {(app: App) => Promise<void>} */
export async function open(app) {
  const transcript = fresh();
  app.state.transcript = transcript;
  await look(app);
  if (transcript.sheet) begin(app, transcript.sheet);
}

/** Starts typing or drawing once the sheet is there: in the first slot, or with the first tool. @type {(app: App, sheet: ClueSheet) => void} */
function begin(app, { slots, tools }) {
  const [tool] = tools;
  if (tool) takeTool(app, tool.name);
  else if (slots.some(({ choices }) => choices.length === 0)) goTo(app, 0);
}

/** @type {(transcript: Transcript, sheet: ClueSheet) => Limits} */
function limitsNow({ slot, awaited, tool }, sheet) {
  if (awaited) return limitsOf(sheet, tool, awaited.length);
  const { most = null, room = null, choices = [] } = sheet.slots[slot] ?? {};
  return { most, room, ends: choices.join("") || sheet.ends };
}

/** Takes a tool; a typing tool starts in its first slot. @type {(app: App, name: string) => void} */
export function takeTool(app, name) {
  const { transcript } = app.state;
  if (!transcript?.sheet) return;
  rest(transcript);
  Object.assign(transcript, { tool: name, rubs: false });
  if (isDrawn(transcript.sheet, name)) app.draw();
  else goTo(app, slotsOf(transcript.sheet, name)[0] ?? -1);
}

/** Swaps the tool for the eraser, or back. @type {(app: App) => void} */
export function takeRubber({ state: { transcript }, draw }) {
  rest(transcript);
  if (transcript) transcript.rubs = !transcript.rubs;
  draw();
}

/** Chooses a slot to type into. @type {(app: App, slot: number) => void} */
export function goTo({ state, draw }, slot) {
  const { transcript } = state;
  const there = transcript?.sheet?.slots[slot];
  if (!transcript || !there) return;
  rest(transcript);
  Object.assign(transcript, { slot, typed: there.text });
  draw();
}

/** Goes to the next or previous slot; from none to the first, if its tool types. @type {(app: App, by: 1 | -1) => void} */
export function goOn(app, by) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet) return;
  const { tool, slot } = transcript;
  if (isClued(sheet, tool)) {
    rest(transcript);
    app.draw();
    return;
  }
  const writer = isDrawn(sheet, tool) ? sheet.tools.find(({ does }) => does === "write") : undefined;
  if (writer) {
    takeTool(app, writer.name);
    return;
  }
  const own = slotsOf(sheet, tool);
  const next = own[own.indexOf(slot) + by];
  if (next !== undefined) goTo(app, next);
  else transcript.fresh = true;
  app.draw();
}

/** Sets the text of a slot as it is typed; if no character can follow, goes on to the next slot. @type {(app: App, typed: string) => void} */
export function type(app, typed) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet || (transcript.slot < 0 && !transcript.awaited)) return;
  Object.assign(transcript, { typed, fresh: false, carried: false });
  const of = { slot: transcript.slot, awaited: transcript.awaited };
  const joins = transcript.begun || of.awaited !== null;
  transcript.begun = true;
  change(
    app,
    ({ drawn }, now) => {
      const slot = of.awaited ? drawn : of.slot;
      return now.slots[slot] ? { does: "write", slot, clue: typed } : null;
    },
    () => joins,
  );
  const limits = limitsNow(transcript, sheet);
  if (isWhole(limits, typed)) {
    goOn(app, 1);
    transcript.carried = isOpenEnded(limits);
  }
  app.draw();
}

/** Enter goes on, unless the last character has just done so. @type {(app: App) => void} */
export function enter(app) {
  const { transcript } = app.state;
  if (transcript?.carried) transcript.carried = false;
  else goOn(app, 1);
}

/** Types a character of a clue. @type {(app: App, key: string) => void} */
export function press(app, key) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet) return;
  const before = transcript.fresh ? "" : transcript.typed;
  type(app, typedWith(limitsNow(transcript, sheet), before, keyOf(sheet.keys, key) ?? key));
}

/**
 * Reads the whole text of the field after a change. `key` is the typed character, if any; the text before it may belong
 * to another slot.
 * @type {(app: App, value: string, key: string | null) => void}
 */
export function typeInto(app, value, key) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  if (!transcript || !sheet) return;
  if (key?.length === 1 && value.endsWith(key)) press(app, key);
  else type(app, value);
}

/** Deletes the last character. @type {(app: App) => void} */
export function erase(app) {
  const { transcript } = app.state;
  if (transcript) type(app, transcript.fresh ? "" : transcript.typed.slice(0, -1).trimEnd());
}

/** Sets a slot's sign to the typed one, or to the next in turn. @type {(app: App, slot: number, sign?: string) => void} */
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

/** Uses the tool on the squares of the path; their clue is typed next. @type {(app: App) => void} */
export function finish(app) {
  const { transcript } = app.state;
  const sheet = transcript?.sheet;
  const path = transcript?.path ?? [];
  if (!transcript || !sheet || path.length === 0) return;
  const { tool } = transcript;
  if (transcript.rubs) {
    free(app, path);
    return;
  }
  rest(transcript);
  transcript.awaited = isClued(sheet, tool) ? path : null;
  change(app, () => ({ does: "draw", tool, cells: path, clue: "" }));
  app.draw();
}

/** Removes the shape drawn on some squares. @type {(app: App, cells: number[]) => void} */
export function free(app, cells) {
  rest(app.state.transcript);
  change(app, () => ({ does: "free", cells }));
  app.draw();
}

/** @type {(app: App) => void} */
export function clear(app) {
  rest(app.state.transcript);
  change(app, () => ({ does: "clear" }));
  whenDone(app, beginAgain);
}

/** With nothing drawn, goes back to typing into the first slot. @type {(app: App) => void} */
function beginAgain(app) {
  const { transcript } = app.state;
  if (!transcript?.sheet || isDrawn(transcript.sheet, transcript.tool)) return;
  if (transcript.tool === "") begin(app, transcript.sheet);
  else takeTool(app, transcript.tool);
}

/** Turns a rule about the whole board on or off, which shows at once. @type {(app: App, name: string, on: boolean) => void} */
export function setSwitch(app, name, on) {
  const { transcript } = app.state;
  if (!transcript) return;
  const asked = { name, on };
  transcript.switched = [...transcript.switched, asked];
  change(app, () => ({ does: "switch", switch: name, on }));
  whenDone(app, () => {
    transcript.switched = transcript.switched.filter((each) => each !== asked);
    app.draw();
  });
  app.draw();
}

/** Whether a switch is on, or will be once the core has answered. @type {(transcript: Transcript, there: Switch) => boolean} */
export const isSwitchedOn = ({ switched }, { name, is_on: isOn }) =>
  switched.findLast((each) => each.name === name)?.on ?? isOn;

/** Changes one of the sizes. @type {(app: App, number: number, value: number) => void} */
export function resize(app, number, value) {
  rest(app.state.transcript);
  change(app, (_, { sizes }) => ({
    does: "resize",
    sizes: sizes.map((size, at) => (at === number ? value : size.value)),
  }));
  whenDone(app, beginAgain);
}

/** Undoes or redoes a change and stays in the same slot. @type {(app: App, direction: "undo" | "redo") => Promise<void>} */
export async function goBack(app, direction) {
  const { transcript } = app.state;
  const { slot = -1 } = transcript ?? {};
  rest(transcript);
  await lookBack(app, direction);
  if (transcript?.sheet && !isDrawn(transcript.sheet, transcript.tool)) goTo(app, slot);
}

/**
 * Adds a square to the path. Going back along the path removes its last square; any other square already on it is
 * ignored.
 * @type {(app: App, square: number) => void}
 */
export function draw(app, square) {
  const { transcript } = app.state;
  const { path = [], sheet } = transcript ?? {};
  if (!transcript || !sheet) return;
  const goesBack = toolOf(sheet, transcript.tool)?.does === "path" && path.at(-2) === square;
  if (goesBack) transcript.path = path.slice(0, -1);
  else if (path.includes(square)) return;
  else transcript.path = [...path, square];
  app.draw();
}
