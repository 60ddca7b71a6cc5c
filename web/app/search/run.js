/** One search from Solve to its verdict: the commands to the worker and its reports. */

import { isCalm, isOneColumn } from "../dom/screen.js";
import { closeSearch, isAlive, openSearch, orderSearch, stopSearch } from "../engine/index.js";
import { clamp, createRun, extend, isOutdated, isReady, optionOf, stopAt, treeStrategies } from "../state/index.js";
import { createTree, takeEvents, takeOpened } from "../tree/index.js";
import { both, count, words } from "../words/index.js";
import { fetchMissing, isBoardInView } from "./fetch.js";
import { closePicks, followWithPicks } from "./picks.js";
import { follow, lookForSavedSearch, refuseSavedSearch, saveLast, startAutosave } from "./resume.js";

/** @import { Listener } from "../engine/jobs.js" */
/** @import { Answer, Command, Progress, Text } from "../../worker/protocol.js" */
/** @import { Run } from "../state/run.js" */
/** @import { App, Lang, State } from "../state/state.js" */

/** Milliseconds between redraws of the board while the search runs; longer with reduced motion. */
const BOARD_PACE = 90;
const CALM_PACE = 700;

/**
 * The board stays as it is; one that followed the search shows its last moment, and one that hurried to
 * an event returns to where it was.
 * @type {(app: App) => void}
 */
export function stop(app) {
  const { run } = app.state;
  if (!run || !isAlive(run)) return;
  playNoMore(run);
  app.state.view = { kind: "run" };
  saveLast(app);
  stopSearch(app, run);
  app.draw();
}

/** Stops the player; if it was seeking an event, it returns to its earlier moment. @type {(run: Run) => void} */
export function playNoMore(run) {
  if (run.playing && run.until) run.at = clamp(run.tape, run.until.from);
  run.playing = false;
}

/**
 * Gives the search a command. Steps commanded while the search is opening are counted, and commanded again once it is
 * open.
 * @type {(app: App, type: Command["type"]) => void}
 */
export function order(app, type) {
  const { state } = app;
  const { run } = state;
  if (!run) return;
  run.follow = type === "run" || type === "pause";
  run.asked = type === "step" && run.stage === "open" ? run.asked + 1 : 0;
  run.sampled ||= type === "run" && state.puzzle.kind === "movement";
  state.view = { kind: "run" };
  orderSearch(app, run, type);
  app.draw();
}

/** Acts now, or as soon as a search can be opened. @type {(app: App, act: () => void) => void} */
export function whenReady(app, act) {
  if (isReady(app.state)) return act();
  app.state.wanted = act;
  app.draw();
}

/** Performs the action that was requested while no search could be opened. @type {(app: App) => void} */
export function beginWanted({ state }) {
  const { wanted } = state;
  if (!wanted || !isReady(state)) return;
  state.wanted = null;
  wanted();
}

/**
 * Opens a search on the draft and gives it its first command, as soon as possible.
 * `from` is the checkpoint of an interrupted search, to resume.
 * @type {(app: App, first: Command["type"], from?: string) => void}
 */
export const begin = (app, first, from) => whenReady(app, () => void open(app, first, from));

/** @type {(app: App, first: Command["type"], from?: string) => Promise<void>} */
async function open(app, first, from) {
  const { state } = app;
  if (state.run?.stage === "opening") return;
  const before = state.run;
  state.sought ??= "board"; // the requested result comes into view
  const run = createRun(state);
  run.ordered = [first];
  run.playing = first === "slice";
  state.run = run;
  state.play.word = null; // the verdict replaces it
  app.draw();
  const { job, task, strategy, seed } = run;
  const question = /** @type {const} */ ({
    type: "open",
    job,
    task,
    strategy,
    seed,
    unnamed: isUnnamed(state, strategy),
    ...(from !== undefined && { from }),
  });
  const answer = await openSearch(app, run, listenerOf(app, run), question);
  if (state.run !== run) return closeRun(app, before); // withdrawn: nothing shows the previous one any more
  if (answer?.type === "opened") {
    closeRun(app, before);
    const hasTree = treeStrategies(state).some(({ name }) => name === strategy);
    takeOpened(run, answer, hasTree ? createTree() : null);
    startAutosave(app, run);
    if (isBoardInView()) state.sought ??= "board"; // the tools for solving by hand give way to the narration
    for (const type of run.ordered) order(app, type);
  } else {
    if (state.watch.open) closeRun(app, before); // its tree and board would be beside the reason why nothing was searched
    state.run = before?.lost || !answer || state.watch.open ? null : before;
    if (from !== undefined && answer?.type === "refused")
      state.notice = { words: refuseSavedSearch(app, answer.faults), kind: "bad" };
    else refuse(app, answer);
  }
}

/** Whether the user has not chosen the strategy: it is the default, and compared with none. @type {(state: State, strategy: string) => boolean} */
const isUnnamed = ({ puzzle, tree }, strategy) => strategy === puzzle.strategy && tree.beside === "";

/** The listener of the search on the board. @type {(app: App, run: Run) => Listener} */
export const listenerOf = (app, run) => ({
  report: (progress, events) => takeIn(app, run, progress, events),
  lose: () => lose(app, run),
  lastWords: (progress) => lastWords(app, progress),
});

/** The first reason why the draft cannot be searched. @type {(state: State, lang: Lang) => string} */
export function whyNotStarted(state, lang) {
  const [fault] = state.faults;
  const option = fault && optionOf(state, fault);
  const why = fault?.words[lang] ?? "";
  return words(lang).notStarted(option ? words(lang).optionFault(option.title[lang], why) : why);
}

/** Whether the board shows the givens because they cannot be searched. @type {(state: State) => boolean} */
export const isRefused = ({ view, faults, run, wanted }) =>
  view.kind === "draft" && faults.length > 0 && !wanted && run?.stage !== "opening";

/**
 * Reports why the draft cannot be searched, and goes to the first fault; Watch reports it itself. Faults shown with the
 * board are scrolled to and announced; others get a notice.
 * @type {(app: App, answer: Answer | null) => void}
 */
function refuse(app, answer) {
  const { state } = app;
  state.view = { kind: "draft" };
  if (answer?.type === "refused") {
    state.faults = answer.faults;
    const unseen = state.faults.some((fault) => !optionOf(state, fault));
    if (unseen && !isOneColumn()) state.sought = "faults"; // in one column it is also at the foot of the screen
    if (!state.watch.open)
      state.notice = { words: { en: whyNotStarted(state, "en"), ja: whyNotStarted(state, "ja") }, kind: "bad", unseen };
  }
  app.draw();
  if (state.watch.open) return;
  const cell = Math.min(...state.faults.map((fault) => fault.cell ?? Infinity));
  const field = document.querySelector(`[data-cell="${cell}"]`);
  if (field instanceof HTMLElement) field.focus();
}

/** Handles a report of the worker. @type {(app: App, run: Run, progress: Progress, events: Uint32Array) => void} */
function takeIn(app, run, progress, events) {
  if (app.state.run !== run) return;
  grow(run, progress);
  follow(app, run, progress);
  extend(run.curve, events, run.tape.end);
  takeEvents(run, progress, events);
  run.supplied = false;
  run.at = Math.max(run.at, run.tape.first);
  const due = performance.now() - app.state.visit.follows > (isCalm() ? CALM_PACE : BOARD_PACE);
  if (run.follow && (due || progress.state !== "running")) {
    app.state.visit.follows = performance.now();
    run.at = run.tape.end;
  }
  const nothingToSee = progress.state === "stopped" && run.tape.end === 0;
  const ended = progress.state === "done" || (progress.state === "stopped" && run.ordered.at(-1) !== "stop");
  if (run.follow && (ended || nothingToSee)) arrive(app, progress);
  goAlong(run);
  if (ended && run.asked > 0) endSteps(run);
  followWithPicks(app, run);
  fetchMissing(app);
  app.draw();
}

/** Advances the board by the requested steps, if their events have arrived. @type {(run: Run) => void} */
function goAlong(run) {
  while (run.asked > 0 && run.at < run.tape.end) {
    run.at = stopAt(run.tape, run.at + 1, 1);
    run.asked -= 1;
  }
}

/** At the end, stepping stops with a message: the next step would start another search. @type {(run: Run) => void} */
function endSteps(run) {
  run.asked = 0;
  run.none = { at: run.at, said: "noStepAfter" };
}

/** Forgets a run and its selections, in the worker too. @type {(app: App, run: Run | null) => void} */
export function closeRun(app, run) {
  closePicks(app, run);
  closeSearch(app, run);
}

/** Drops the results of the previous puzzle. @type {(app: App) => void} */
export function dropOutdated(app) {
  const { state } = app;
  const { run } = state;
  if (!run || !isOutdated(state, run)) return;
  closeRun(app, run);
  Object.assign(state, { run: null, notice: null });
  app.draw();
}

/** Handles the end of a search: shows the first solution on the board, or the draft if there is none. @type {(app: App, progress: Progress) => void} */
function arrive({ state }, progress) {
  if (state.view.kind !== "run") return;
  state.view = progress.listed > 0 ? { kind: "solution", number: 0 } : { kind: "draft" };
}

/** Adds a leaf to the progress branch where solutions were found. @type {(run: Run, progress: Progress) => void} */
function grow(run, progress) {
  const fresh = progress.solutions - run.leaves.reduce((sum, leaves) => sum + leaves, 0);
  const place = Math.min(Math.floor((progress.finished ?? 0) * run.leaves.length), run.leaves.length - 1);
  run.leaves[place] = (run.leaves[place] ?? 0) + fresh;
}

/** The verdict of a search that can no longer report one. @type {(app: App, progress: Progress) => Text} */
function lastWords({ state }, { solutions, rows, verdict }) {
  if (rows.some((row) => "lines" in row)) return verdict; // all lines are counted, though not all are listed
  if (state.puzzle.kind === "movement") return both((w) => w.stoppedLines(solutions));
  const known = (/** @type {"en" | "ja"} */ lang) => words(lang).atLeast(count(lang, solutions), solutions);
  return { en: known("en"), ja: known("ja") };
}

/** Ends a search that will report no more; one that has only reported its planning is removed. @type {(app: App, run: Run) => void} */
function lose(app, run) {
  const { state } = app;
  if (state.run !== run) return;
  lookForSavedSearch(app);
  if (run.stage === "opening" || !run.progress) {
    state.run = null;
    state.view = { kind: "draft" };
    state.notice = { words: both((w) => w.endedEarly), kind: "bad" };
  }
  app.draw();
}
