/**
 * A text that was pasted, dropped, opened or shared: on the board if it is one of this puzzle, or an offer to open what
 * it holds. One that cannot be used stays in the dialogue, with what it looks like.
 */

import { isWorking, takeBatch, takeText } from "../../assist/index.js";
import { growAnew } from "../../compare/index.js";
import { readText, showText } from "../../draft/index.js";
import { choosePuzzle } from "../../draft_effects.js";
import { ended, restart } from "../../engine/index.js";
import { can } from "../../state/index.js";
import { cleanDraft } from "../../storage/index.js";
import { foreignWords, inBoth, withUndo } from "../../words/foreign.js";
import { bringText, putBrought, rawDraft } from "./drafts.js";
import { sentLink } from "./sent_link.js";

/** The most puzzles offered at once. */
export const OFFERED = 24;

/** @import { Answer, Brought, Fault, Question } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** Queue: settled when the text before has been read: each has its turn, or the end of one would close what another offers. */
let reading = Promise.resolve();

/**
 * Takes a text of any form. One that waits for Python stands in the dialogue, where it can be changed or closed; one that
 * gets no answer stays there.
 * @type {(app: App, text: string) => Promise<void>}
 */
export async function useText(app, text) {
  const { state } = app;
  const { puzzle } = state;
  const link = sentLink(text, (name) => state.catalog.puzzles.some((each) => each.name === name));
  if (link) return follow(app, link);
  if (state.loading.stage === "failed") restart(app);
  const waits = state.loading.stage !== "ready";
  state.awaited = waits ? text : null;
  if (waits) {
    state.brought = [];
    showWith(app, text, []);
  }
  const isDropped = () => (waits ? isWithdrawn(state, text) : state.puzzle !== puzzle);
  const now = reading.then(() => read(app, text, isDropped));
  reading = now.catch(() => {});
  return now;
}

/** Opens a link of ours, with or without Python. @type {(app: App, link: string) => void} */
function follow({ state, draw }, link) {
  state.dialog = null;
  location.hash = link;
  draw();
}

/** @type {(app: App, text: string, isDropped: () => boolean) => Promise<void>} */
async function read(app, text, isDropped) {
  const { state } = app;
  const sure = await bringText(app, text, true);
  if (isDropped()) return;
  Object.assign(state, { awaited: null, brought: [] });
  if (!sure) return showWith(app, text, [notRead(state)]);
  if (sure.type === "refused") return showWith(app, text, sure.faults);
  if (sure.puzzles.length > 0) return receive(app, text, sure);
  const asked = state.puzzle;
  const faults = await takeText(app, text);
  if (state.puzzle !== asked) return;
  if (!faults) return showWith(app, text, [notRead(state)]);
  if (faults.length === 0) return done(app, []);
  if (takeBatch(app, text, true)) return done(app, []);
  const other = await bringText(app, text, false);
  if (state.puzzle !== asked) return;
  if (!other) return showWith(app, text, [notRead(state)]);
  if (other.type === "brought") return receive(app, text, other);
  if (!takeBatch(app, text, false)) return showWith(app, text, [...faults, ...other.faults]);
  return done(app, []);
}

/** Whether a text that waits was changed, or its dialogue closed. @type {(state: State, text: string) => boolean} */
const isWithdrawn = ({ awaited, dialog }, text) => awaited !== text || dialog !== "text";

/** The reason why there was no answer. @type {(state: State) => Fault} */
function notRead({ loading }) {
  const why = loading.stage === "failed" ? "withoutPython" : "cutOff";
  return { cell: null, option: null, words: inBoth((w) => w[why]) };
}

/** Shows a text in its dialogue, with its faults. @type {(app: App, text: string, faults: Fault[]) => void} */
function showWith(app, text, faults) {
  showText(app.state, text, faults);
  app.draw();
}

/**
 * Opens the one puzzle of a text if it is of the kind that is open, solves many Sudoku, and offers all others.
 * @type {(app: App, text: string, answer: Extract<Answer, { type: "brought" }>) => Promise<void>}
 */
async function receive(app, text, { puzzles, faults }) {
  const { state } = app;
  const [first] = puzzles;
  if (!first) return;
  if (puzzles.length === 1 && first.puzzle === state.puzzle.name) return openBrought(app, first);
  const asOpen = (/** @type {Brought} */ each) =>
    each.puzzle === state.puzzle.name &&
    Object.entries(each.options).every(([name, typed]) => typed === optionNow(state, name));
  if (
    faults.length === 0 &&
    can(state, "batch") &&
    puzzles.every(asOpen) &&
    takeBatch(app, puzzles.map((each) => lineOf(state, each)).join("\n"), true)
  )
    return done(app, []);
  state.brought = puzzles.map((each) => ({ ...each, board: null }));
  state.broughtFrom = 0;
  showWith(app, text, faults);
  drawBrought(app);
}

/** An option of the open puzzle as it is typed. @type {(state: State, name: string) => string | undefined} */
const optionNow = ({ puzzle, draft }, name) =>
  draft.options[name] ?? puzzle.options.find((option) => option.name === name)?.default;

/** The givens in a line. @type {(state: State, brought: Brought) => string} */
const lineOf = (state, { givens }) =>
  state.shown.drawing.rows
    .flat()
    .map((cell) => givens[cell] ?? ".")
    .join(" ");

/** Shows the puzzles from number `from` on. @type {(app: App, from: number) => Promise<void>} */
export function lookAt(app, from) {
  app.state.broughtFrom = from;
  app.draw();
  return drawBrought(app);
}

/** The question whose answer is the board of a puzzle. @type {(brought: Brought) => Question} */
const boardOf = ({ puzzle, options, start }) =>
  start === ""
    ? { type: "show", puzzle, options }
    : { type: "paste", task: { puzzle, options, givens: {}, start: "", moves: [] }, text: start };

/** Requests the missing boards of visible puzzles, one after the other; puzzles with the same options share one. @type {(app: App) => Promise<void>} */
async function drawBrought(app) {
  const { brought: all, broughtFrom: from } = app.state;
  const isHere = () => app.state.brought === all && app.state.broughtFrom === from;
  for (const one of all.slice(from, from + OFFERED)) {
    if (!isHere()) return;
    if (one.board) continue;
    const question = boardOf(one);
    const answer = await app.engine.ask(question).catch(ended);
    const board = answer?.type === "shown" ? answer.shown : answer?.type === "position" ? answer.position : null;
    const same = JSON.stringify(question);
    for (const each of all) if (JSON.stringify(boardOf(each)) === same) each.board = board;
    app.draw();
  }
}

/** Opens a puzzle that was brought. @type {(app: App, brought: Brought) => Promise<void>} */
export async function openBrought(app, brought) {
  const { state } = app;
  const puzzle = state.catalog.puzzles.find(({ name }) => name === brought.puzzle);
  if (!puzzle) return;
  if (puzzle !== state.puzzle) {
    if (!(await choosePuzzle(app, puzzle, cleanDraft(puzzle, rawDraft(brought))))) return;
  } else if (puzzle.kind === "movement") {
    if ((await readText(app, brought.start)) === null) return;
  } else putBrought(app, brought);
  growAnew(app);
  done(app, brought.leftOut);
}

/** Closes the dialogue, and says what was left out. @type {(app: App, leftOut: Brought["leftOut"]) => void} */
function done(app, leftOut) {
  const { state } = app;
  Object.assign(state, { dialog: state.dialog === "text" ? null : state.dialog, brought: [], textFaults: [] });
  const [en, ja] = [leftOut.map((each) => each.en).join("; "), leftOut.map((each) => each.ja).join("、")];
  if (!isWorking(state.aid.batch)) {
    const said = { en: foreignWords("en").put(en), ja: foreignWords("ja").put(ja) };
    state.notice = { words: withUndo(state, said), kind: "good" };
  }
  app.draw();
}
