/** Many puzzles at once: a file or a text with one puzzle per line, solved side by side. */

import { edit, pose, readText } from "../draft/index.js";
import { dropOutdated, fetchPage } from "../search/index.js";
import { can, cellCount, createGallery, missing, PAGE, solution, taskOf } from "../state/index.js";
import { endWork, startWork } from "./work.js";

/** @import { Entry, Fault } from "../../worker/protocol.js" */
/** @import { Aid } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/** The number of visible entries. */
export const IN_SIGHT = 10;

/** The lines of a text that are long enough to be a whole puzzle. @type {(state: State, text: string) => string[]} */
const longLines = (state, text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.length >= cellCount(state.shown));

/**
 * Puts a text on the board. Returns its faults; null if the board has changed since, and the text was not used.
 * @type {(app: App, text: string) => Promise<Fault[] | null>}
 */
export async function takeText(app, text) {
  const faults = await readText(app, text);
  if (faults?.length === 0) dropOutdated(app);
  return faults;
}

/**
 * Solves the puzzles of a text as a batch, if it has several lines that are long enough and, if it must be `plain`, most
 * of them are nothing else. Returns whether it does.
 * @type {(app: App, text: string, plain: boolean) => boolean}
 */
export function takeBatch(app, text, plain) {
  const { state } = app;
  if (!can(state, "batch") || text.length > state.catalog.limits.text) return false;
  const lines = longLines(state, text);
  const size = cellCount(state.shown);
  const exact = lines.filter((line) => line.length === size || line.split(/\s+/).length === size);
  if (lines.length < 2 || (plain && exact.length * 2 < lines.length)) return false;
  startBatch(app, text);
  return true;
}

/** Reads the puzzles of a text and solves them. @type {(app: App, text: string) => void} */
function startBatch(app, text) {
  const { state } = app;
  Object.assign(state.aid, { entries: createGallery(), from: 0 });
  state.sought = "batch";
  startWork(app, "batch", "batch", { text }, () => look(app, state.aid.from), { ...taskOf(state), givens: {} });
}

/** Shows the entries from number `from` on. @type {(app: App, from: number) => void} */
export function look(app, from) {
  const { aid } = app.state;
  const { batch } = aid;
  if (!batch) return;
  aid.from = from;
  const listed = batch.progress?.listed ?? 0;
  const unsolved = inSight(aid).some((entry) => entry && entry.verdict === null && entry.fault === null);
  const here = Math.floor(from / PAGE);
  const page = batch.lost || aid.entries.asked.has(here) ? null : unsolved ? here : missing(aid.entries, from, listed);
  if (page !== null) fetchPage(app, { job: batch.job, gallery: aid.entries }, page);
  app.draw();
}

/** The visible entries; null for those requested. @type {(aid: Aid) => (Entry | null)[]} */
export function inSight({ entries, from, batch }) {
  const last = Math.min(from + IN_SIGHT, batch?.progress?.listed ?? 0);
  return Array.from({ length: Math.max(0, last - from) }, (_, index) => solution(entries, from + index));
}

/** Puts the puzzle on the board. @type {(app: App, entry: Entry) => void} */
export function openEntry(app, entry) {
  const { batch } = app.state.aid;
  app.state.sought = "board";
  if (batch) edit(app, (draft) => pose(Object.assign(draft, { options: { ...batch.task.options } }), entry.givens));
  document.querySelector(".board")?.scrollIntoView({ block: "nearest" });
}

/** @type {(app: App) => void} */
export function closeBatch(app) {
  endWork(app, "batch");
  app.draw();
}
