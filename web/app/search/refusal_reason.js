/**
 * The reason why the search refused a value or move, or why a value follows, requested from the worker for the moment
 * on the board if there is time to read it.
 */

import { ended, isRunning } from "../engine/index.js";
import {
  CUT,
  eventBefore,
  isFruitless,
  LEARNED,
  NO_VALUE,
  PLACED,
  REMOVED,
  RESTED,
  SWAPPED,
  stateAt,
} from "../state/index.js";

/** @import { Reason } from "../../worker/protocol.js" */
/** @import { Run } from "../state/run.js" */
/** @import { App, State } from "../state/state.js" */

/** The kinds of events that have reasons, besides a value taken back that led to nothing. */
const EXPLAINED = [CUT, PLACED, SWAPPED, RESTED, LEARNED];

/** The cell in a question about the last learned fact (pycore/search/reasons.py). */
const TAUGHT = 512;

/** The highest number of events per second that can still be read. */
const READABLE = 10;

/** The reason for the event on the board; null if there is none, or if it is not known yet. @type {(state: State) => Reason | null} */
export const reasonNow = ({ run, view }) => (run && view.kind === "run" ? (run.reasons.get(run.at) ?? null) : null);

/** Whether the reason for the event on the board is still to come. @type {(state: State) => boolean} */
export const isReasonAwaited = (state) =>
  readable(state) !== null && state.run?.reasons.get(state.run.at) === undefined;

/** Requests the reason for the event on the board, once. @type {(app: App) => Promise<void>} */
export async function refreshReason(app) {
  const { run } = app.state;
  if (!run || !readable(app.state) || run.reasons.has(run.at)) return;
  const at = run.at;
  await askReason(app, run, at);
  if (app.state.run === run && run.at === at) app.draw();
}

/** Requests the reason for the event before a moment. @type {(app: App, run: Run, at: number) => Promise<void>} */
export async function askReason(app, run, at) {
  const event = eventBefore(run.tape, at);
  if (!event) return;
  const hasLearned = event.kind === LEARNED;
  const { board, moves, bound } = stateAt(run.tape, hasLearned ? at : at - 1);
  run.reasons.set(at, undefined);
  const cell = hasLearned ? TAUGHT : event.cell;
  const value = event.kind === REMOVED || hasLearned ? NO_VALUE : event.value;
  const type = event.kind === PLACED || event.kind === SWAPPED ? "follows" : "why";
  const question = { job: run.job, board: Array.from(board), moves, bound, cell, value };
  const answer = await app.engine.ask({ type, ...question }).catch(ended);
  run.reasons.set(at, answer?.type === "because" ? answer.reason : null);
}

/** The event on the board, if it has a reason and there is time to read it. @type {(state: State) => import("../state/events.js").Event | null} */
function readable({ run, view, speed, loading }) {
  if (!run || run.lost || view.kind !== "run" || loading.stage !== "ready") return null;
  if (isRunning(run) && run.follow) return null;
  if (run.playing && speed > READABLE) return null;
  const event = eventBefore(run.tape, run.at);
  return (event && EXPLAINED.includes(event.kind)) || isFruitless(run.tape, run.at) ? event : null;
}
