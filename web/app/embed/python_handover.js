/**
 * Python: taking it when it is needed, and releasing it for another frame of the same page, because a page has one
 * Python at a time.
 *
 * at    when a frame took Python: if two take it at once, the later one keeps it
 */

import { isAlive, rest as restEngine } from "../engine/index.js";
import { reach } from "../search/index.js";
import { isBarred } from "./frame_state.js";
import { readOn } from "./opening.js";
import { post, postToSiblings } from "./post.js";

/** @import { State } from "../state/state.js" */
/** @import { Frame } from "./frame_state.js" */

/** Whether an action of the reader is waiting for Python. @type {(state: State) => boolean} */
export const isWaiting = ({ wanted, play, aid }) => wanted !== null || play.waiting.length > 0 || aid.wanted !== null;

/** Starts Python and then runs `first`, immediately if Python is loaded. @type {(frame: Frame, first: (frame: Frame) => void) => void} */
export function start(frame, first) {
  if (isBarred(frame)) return;
  if (frame.app.state.loading.stage === "ready") return first(frame);
  frame.next = first;
  wake(frame);
}

/** Takes Python, unless the frame has it, and informs the other frames. @type {(frame: Frame) => void} */
export function wake(frame) {
  const { app } = frame;
  if (app.state.loading.stage !== "asleep") return;
  frame.wokeAt = Date.now() + Math.random(); // no two frames take it at the same time
  frame.rested = "";
  app.engine.wake();
  postToSiblings("rest", { at: frame.wokeAt });
  post("woke", { at: frame.wokeAt });
  app.draw();
}

/** A command to search waits until the givens are read, which needs Python. @type {(frame: Frame) => void} */
export function hold(frame) {
  const { app, unread, target } = frame;
  const { wanted } = app.state;
  if (unread === "" || wanted === null) return;
  app.state.wanted = null;
  frame.next ??= target === null ? wanted : () => reach(frame, target);
}

/** Python is ready: runs the waiting action, unless the board is refused. @type {(frame: Frame) => Promise<void>} */
export async function begin(frame) {
  await readOn(frame);
  const { next } = frame;
  frame.next = null;
  if (!isBarred(frame)) next?.(frame);
}

/**
 * Releases Python for a frame that took it at `at`. The board, the tape, the plan and the solutions stay.
 * @type {(frame: Frame, at: number, why?: "other" | "unseen") => void}
 */
export function rest(frame, at, why = "other") {
  const { app } = frame;
  const { state } = app;
  if (state.loading.stage === "asleep" || at < frame.wokeAt) return;
  const progress = isAlive(state.run) ? state.run?.progress : null;
  restEngine(app);
  if (state.run?.progress && progress) state.run.progress = { ...state.run.progress, verdict: progress.verdict };
  state.loading = { stage: "asleep", part: 0, bytes: 0, how: "snapshot", reason: null };
  state.wanted = null; // a waiting action would take it back at once
  state.play.waiting = [];
  state.aid.wanted = null;
  if (state.run) state.run.playing = false;
  Object.assign(frame, { rested: why, next: null, target: null, comeback: null });
  app.draw();
}
