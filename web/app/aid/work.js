/**
 * Aid: what a person is helped with beside a search.
 *
 * work    a job in the worker that is no search: a hint, a count, a new puzzle, a batch
 * hint    the next step, told in three strengths, one after the other
 * note    marks that a hint excluded; it holds as long as the values it was found with stand
 * mark    a value that a cell could have, written small
 */

import { closeSearch, createSearch, openSearch, orderSearch, stopSearch } from "../engine/jobs.js";
import { createGallery } from "../state/pages.js";
import { taskOf } from "../state/state.js";
import { both } from "../words/words.js";

/** @import { Aid as Kind, Entry, Fault, Hint, Mark, Progress, Task, Text, Told, Wish } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Gallery } from "../state/pages.js" */
/** @import { App, State } from "../state/state.js" */

/** @typedef {Search & { wish: Wish, faults: Fault[] }} Work */
/** @typedef {{ steps: Hint[], strength: number, marks: number[][] }} OpenHint `strength` is the place in `steps` of the one shown */
/** @typedef {{ options: Record<string, string>, givens: Record<number, string>, removes: Mark[] }} Note */
/** What may be worked on at the same time. @typedef {"answer" | "candidates" | "making" | "batch"} Place */

/**
 * @typedef {object} Aid
 * @property {string} key the task that what is said here was said of
 * @property {Work | null} answer a hint, a count or a grade
 * @property {Work | null} candidates what all solutions share
 * @property {Work | null} making a new puzzle or grid
 * @property {Work | null} batch
 * @property {Gallery<Entry>} entries of the batch
 * @property {number} from the first entry in sight
 * @property {boolean} marked whether candidates are shown
 * @property {OpenHint | null} hint
 * @property {Note[]} notes
 * @property {Text | null} word what is said under the board
 * @property {Told["techniques"] | null} techniques that the puzzle needs
 * @property {{ seed: string, level: string, symmetric: boolean, minimal: boolean }} wish for a new puzzle
 * @property {(() => void) | null} wanted what was asked for before Python was ready
 * @property {number | null} cell the cell that was last typed in
 */

/** @type {() => Aid} */
export const createAid = () => ({
  key: "",
  answer: null,
  candidates: null,
  making: null,
  batch: null,
  entries: createGallery(),
  from: 0,
  marked: false,
  hint: null,
  notes: [],
  word: null,
  techniques: null,
  wish: { seed: "", level: "", symmetric: false, minimal: false },
  wanted: null,
  cell: null,
});

/** @type {(state: State, kind: Kind) => boolean} */
export const can = ({ puzzle }, kind) => puzzle.abilities.includes(kind);

/**
 * Starts a work in one of the places, once Python is ready; the one that was there is ended. `hear` gets every report of it.
 * @type {(app: App, place: Place, kind: Kind, wish: Wish, hear: (work: Work, progress: Progress) => void, task?: Task) => Promise<void>}
 */
export async function startWork(app, place, kind, wish, hear, task = taskOf(app.state)) {
  const { state } = app;
  const { aid } = state;
  endWork(app, place);
  /** @type {Work} */
  const work = { ...createSearch(task, kind), wish, faults: [] };
  aid[place] = work;
  app.draw();
  const listener = {
    report: (/** @type {Progress} */ progress) => {
      work.progress = progress;
      hear(work, progress);
      app.draw();
    },
    lose: () => {
      if (work.progress && work.progress.state !== "done") work.progress = { ...work.progress, state: "stopped" };
      else if (!work.progress) aid[place] = null;
      app.draw();
    },
  };
  const answer = await openSearch(app, work, listener, { type: "assist", job: work.job, task, aid: kind, wish });
  if (answer?.type === "opened") orderSearch(app, work, "run");
  else if (answer?.type === "refused") {
    work.faults = answer.faults;
    if (place === "answer") aid.word = both((w) => w.faultsFirst);
  } else if (aid[place] === work) aid[place] = null;
  app.draw();
}

/** Whether it is still at work. @type {(work: Work | null) => boolean} */
export const isWorking = (work) =>
  work !== null && !work.lost && work.faults.length === 0 && !["done", "stopped"].includes(work.progress?.state ?? "");

/** Ends a work and what it told. @type {(app: App, place: Place) => void} */
export function endWork(app, place) {
  closeSearch(app, app.state.aid[place]);
  app.state.aid[place] = null;
}

/** Stop: what was told stays. @type {(app: App, place: Place) => void} */
export function stopWork(app, place) {
  const work = app.state.aid[place];
  if (work) stopSearch(app, work);
  app.draw();
}

/** What was said of numbers that have changed since is put away. @type {(app: App) => void} */
export function forgetSaid(app) {
  const { aid } = app.state;
  const key = JSON.stringify(taskOf(app.state));
  if (aid.key === key) return;
  aid.key = key;
  endWork(app, "answer");
  Object.assign(aid, { hint: null, word: null, techniques: null });
}

/** Does it now, or as soon as Python is ready. @type {(app: App, act: () => void) => void} */
export function whenReady(app, act) {
  const { aid, loading } = app.state;
  if (loading.stage === "ready") return act();
  Object.assign(aid, { wanted: act, word: both((w) => w.whenReady) });
  app.draw();
}

/** Does what was asked for while Python was loading. @type {(app: App) => void} */
export function doWanted({ state }) {
  const { aid, loading } = state;
  if (loading.stage !== "ready" || !aid.wanted) return;
  const { wanted } = aid;
  Object.assign(aid, { wanted: null, word: null });
  wanted();
}
