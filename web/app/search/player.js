/** The player: going through the tape of a run in both directions, asking the worker only beyond its end. */

import { isAlive, isGoing, isRunning, nextOrder, takesOrders } from "../engine/index.js";
import {
  CUT,
  clamp,
  findBranchEnd,
  findSolved,
  isBranchEnd,
  reportsSteps,
  SOLVED,
  seedOf,
  stopAt,
} from "../state/index.js";
import { begin, order, playNoMore, whenReady } from "./run.js";

/** @import { None, Run } from "../state/run.js" */
/** @import { App, State } from "../state/state.js" */

/** The end of a search, which can be sought like an event of a kind. */
const END = -1;

/** Whether the board shows a moment of a search. @type {(state: State) => boolean} */
export const isWatched = (state) =>
  state.view.kind === "run" && state.run !== null && state.run.tape.end > 0 && reportsSteps(state);

/** Shows a moment of the run on the board. @type {(app: App, at: number) => void} */
export function seek(app, at) {
  const { run } = app.state;
  if (!run) return;
  run.at = clamp(run.tape, at);
  run.follow = false;
  run.asked = 0;
  app.state.view = { kind: "run" };
  app.draw();
}

/**
 * Goes one event on from the board: on the tape, and at its end by the search, which is then paused. If there
 * is no search it starts one, but not from the end of a finished search.
 * @type {(app: App) => void}
 */
export function step(app) {
  const { run, view } = app.state;
  hold(app);
  if (isAtEnd(app.state)) return announceNone(app, "noStepAfter");
  const isRecorded = run !== null && run.at < run.tape.end && (isAlive(run) || view.kind === "run");
  if (!isRecorded && !takesOrders(run)) return void begin(app, "step");
  if (!isRecorded || isRunning(run)) order(app, "step");
  if (isRecorded) pass(app, run, 1);
}

/** Moves by some events, but not into the middle of a step. @type {(app: App, run: Run, events: number) => void} */
const pass = (app, run, events) => seek(app, stopAt(run.tape, run.at + events, Math.sign(events)));

/** @type {(app: App) => void} */
export function back(app) {
  hold(app);
  if (app.state.run) pass(app, app.state.run, -1);
}

/** Goes one event on: on the tape while the search runs; at its end by the paused search. @type {(app: App) => void} */
export function forward(app) {
  const { run } = app.state;
  hold(app);
  if (run && run.at < run.tape.end) pass(app, run, 1);
  else if (!run || (isAlive(run) && !isGoing(run)) || isAtEnd(app.state)) step(app);
}

/** Whether the board shows the last moment of a finished search by the chosen strategy. @type {(state: State) => boolean} */
const isAtEnd = (state, { run, view, draft } = state) =>
  run !== null &&
  view.kind === "run" &&
  !takesOrders(run) &&
  !run.lost &&
  run.strategy === draft.strategy &&
  run.seed === seedOf(state, draft.strategy) &&
  run.tape.end > 0 &&
  run.at >= run.tape.end;

/** @type {(app: App) => void} */
export function cutBack(app) {
  if (!jump(app, (run) => findBranchEnd(run.tape, run.at, -1))) announceNone(app, "noCutBefore");
}

/** @type {(app: App) => void} */
export function solvedBack(app) {
  if (!jump(app, (run) => findSolved(run.tape, run.at, -1))) announceNone(app, "noSolutionBefore");
}

/** @type {(app: App) => void} */
export const toStart = (app) => void jump(app, (run) => run.tape.first);

/** @type {(app: App) => void} */
export const toEnd = (app) => void jump(app, (run) => run.tape.end);

/** @type {(app: App) => void} */
export function cutForward(app) {
  if (!jump(app, (run) => findBranchEnd(run.tape, run.at, 1))) searchFor(app, CUT);
}

/** @type {(app: App) => void} */
export function solvedForward(app) {
  if (!jump(app, (run) => findSolved(run.tape, run.at, 1))) searchFor(app, SOLVED);
}

/** Goes to a moment on the tape; returns whether there was one. @type {(app: App, where: (run: Run) => number | null) => boolean} */
function jump(app, where) {
  const { run } = app.state;
  hold(app);
  const at = run && where(run);
  if (at === null) return false;
  seek(app, at);
  return true;
}

/** Plays at full speed, beyond the end of the tape, until an event of this kind occurs or the search ends. @type {(app: App, kind: number) => void} */
function searchFor(app, kind) {
  const { run } = app.state;
  if (!reportsSteps(app.state)) return;
  if (!run) return playTo(app, kind);
  if (!isAlive(run)) return announceNone(app, noneAfter(kind));
  play(app, run);
  run.until = { kind, from: run.at };
  app.draw();
}

/** Starts a search, and plays it at full speed until an event of this kind occurs or it ends. @type {(app: App, kind: number) => void} */
const playTo = (app, kind) =>
  whenReady(app, () => {
    begin(app, "slice");
    if (app.state.run) app.state.run.until = { kind, from: 0 };
  });

/**
 * Whether a search from start to end is played to its first solution: at full speed, a search for moves does not report
 * every move.
 * @type {(state: State) => boolean}
 */
const isPlayedWhole = ({ puzzle }) => puzzle.kind === "movement";

/** Starts a search that is shown from start to end. @type {(app: App) => void} */
export const beginWhole = (app) => (isPlayedWhole(app.state) ? playTo(app, SOLVED) : begin(app, "run"));

/** Shows a paused search to its end. @type {(app: App) => void} */
export const goOnWhole = (app) => (isPlayedWhole(app.state) ? solvedForward : searchOn)(app);

/** @type {(kind: number) => None} */
const noneAfter = (kind) => (kind === CUT ? "noCutAfter" : "noSolutionAfter");

/** Reports that there is no such moment; the board stays as it is. @type {(app: App, said: None) => void} */
function announceNone({ state, draw }, said) {
  if (state.run) state.run.none = { at: state.run.at, said };
  draw();
}

/** Brings the requested moment into view. @type {(app: App) => void} */
function hold({ state }) {
  state.sought = "board";
  if (state.run) playNoMore(state.run);
}

/** Plays or pauses. Without a search it opens one and plays it from its first event. @type {(app: App) => void} */
export function togglePlay(app) {
  const { run } = app.state;
  if (!run) {
    begin(app, "slice");
    return;
  }
  if (run.playing) {
    run.playing = false;
  } else {
    play(app, run);
    const isOver = run.at >= run.tape.end && run.progress?.state !== "paused";
    if (isOver) run.at = run.tape.first;
    app.state.visit.part = isOver ? 0 : dueAt(run, app.state.speed); // a moment that was already visible needs no waiting time
  }
  app.draw();
}

/** Plays on from the board; a search at full speed is paused, because each of its steps is shown now. @type {(app: App, run: Run) => void} */
function play(app, run) {
  rest(app, run);
  run.playing = true;
  run.until = null;
  app.state.view = { kind: "run" };
}

/** Pauses a search at full speed, and leaves the board as it is. @type {(app: App, run: Run) => void} */
export function rest(app, run) {
  if (run.progress?.state === "running") order(app, "pause");
  run.follow = false;
}

/**
 * The big button: Solve, Pause or Resume, whichever is next. The board stays at its moment, except that a search for
 * moves does not report every move at full speed.
 * @type {(app: App) => void}
 */
export function toggle(app) {
  const { run, puzzle } = app.state;
  const next = nextOrder(run);
  if (next !== "pause") app.state.sought = "board";
  if (!run || !next) return begin(app, "run");
  if (next === "run") run.playing = false; // the rest is wanted at once, without the player
  if (isWatched(app.state) && puzzle.kind === "placement" && !run.follow) searchOn(app);
  else order(app, next);
}

/** Whether the search is running to its end without the board. @type {(state: State, run: Run) => boolean} */
export const isSearchedOn = (state, run) =>
  isPlayedWhole(state) ? run.playing && run.until?.kind === END : isGoing(run);

/** Runs the search to its end, or pauses it; the board stays as it is. @type {(app: App) => void} */
export function searchOn(app) {
  const { run } = app.state;
  if (!run) return;
  if (isPlayedWhole(app.state)) return playOn(app, run);
  order(app, isGoing(run) ? "pause" : "run");
  run.follow = false;
}

/** The same for a search that does not report every event at full speed. @type {(app: App, run: Run) => void} */
function playOn(app, run) {
  if (isSearchedOn(app.state, run)) {
    playNoMore(run);
  } else {
    play(app, run);
    run.until = { kind: END, from: run.at };
  }
  app.draw();
}

/**
 * The highest speed, in events per second, at which the player waits at a cut for reading, and the seconds of that
 * wait.
 */
const READ = { upTo: 3, seconds: 2 };

/** Advances the player by the seconds that have passed. @type {(app: App, passed: number) => void} */
export function tick(app, passed) {
  const { run, speed, visit } = app.state;
  if (!run?.playing || !run.progress) return; // before its first report it has nothing to show, nor to end
  if (run.until?.kind === END) return takeRest(app, run);
  if (run.until !== null) return lookOn(app, run, run.until);
  visit.part += passed * speed;
  const due = dueAt(run, speed);
  if (visit.part < due) return;
  const steps = due > 1 ? 1 : Math.floor(visit.part);
  visit.part -= Math.max(due, steps);
  if (run.at < run.tape.end) pass(app, run, steps);
  else if (run.progress?.state === "paused") supply(app, run);
  else if (!isAlive(run)) run.playing = false;
  app.draw();
}

/** The time for which the moment on the board is shown, in events. @type {(run: Run, speed: number) => number} */
const dueAt = (run, speed) => (waitsHere(run, speed) ? Math.max(1, READ.seconds * speed) : 1);

/** Whether the player waits at the moment on the board, so that the reason for the dead end can be read. @type {(run: Run, speed: number) => boolean} */
export const waitsHere = ({ tape, at, until }, speed) => until === null && waitsAtCuts(speed) && isBranchEnd(tape, at);

/** Whether the player waits at cuts. @type {(speed: number) => boolean} */
export const waitsAtCuts = (speed) => speed <= READ.upTo;

/** Plays everything on the tape at once. @type {(app: App, run: Run, until: { kind: number, from: number }) => void} */
function lookOn(app, run, { kind, from }) {
  const at = (kind === CUT ? findBranchEnd : findSolved)(run.tape, run.at, 1);
  run.playing = at === null && isAlive(run);
  seek(app, at ?? (run.playing ? run.tape.end : from));
  if (at === null && !run.playing) announceNone(app, noneAfter(kind));
  else if (run.playing && run.progress?.state === "paused") supply(app, run);
}

/** Adds the rest of the search, and leaves the board as it is. @type {(app: App, run: Run) => void} */
function takeRest(app, run) {
  run.playing = isAlive(run);
  if (run.progress?.state === "paused") supply(app, run);
  app.draw();
}

/** Asks the worker for one more slice of events. @type {(app: App, run: Run) => void} */
function supply(app, run) {
  if (run.supplied) return;
  run.supplied = true;
  order(app, "slice");
}
