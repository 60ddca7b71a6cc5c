/**
 * The worker: Python, and jobs and long questions in time slices. Between rounds of slices it reads messages from the
 * page, so that Pause, Step and Stop are answered within a slice of each.
 */

import { createBridge } from "./bridge.js";
import { startPython } from "./python.js";

/** @import { Bridge } from "./bridge.js" */
/** @import { Order, Question, Request, Response } from "./protocol.js" */
/** @import { Way } from "./python.js" */

/** @typedef {Question & { id: number }} Asked */

/** @type {Bridge | null} */
let bridge = null;
/** The jobs that run, by number. @type {Set<number>} */
const running = new Set();
/** The questions that take longer than a slice, by id. @type {Map<number, Asked>} */
const long = new Map();

/** Triggers the next round, after messages that have arrived in the meantime. A timer would wait longer. */
const turn = new MessageChannel();
/** Whether the next round has been triggered. */
let due = false;
turn.port1.onmessage = () => {
  due = false;
  for (const job of [...running]) {
    const order = /** @type {const} */ ({ type: "run", job });
    guarded(order, () => obey(order));
  }
  for (const question of [...long.values()]) guarded(question, () => goOn(question));
  if (running.size > 0 || long.size > 0) next();
};

/** @type {(response: Response, transfer?: Transferable[]) => void} */
const send = (response, transfer = []) => self.postMessage(response, { transfer });

self.onmessage = (/** @type {MessageEvent<Request>} */ { data }) => {
  if (data?.type === "start") start(data.way);
  else if (data?.type === "ping") send({ type: "pong" });
  else guarded(data, () => ("id" in data ? answer(data) : obey(data)));
};

/** @type {(way: Way) => Promise<void>} */
async function start(way) {
  /** @type {(stage: "downloading" | "starting" | "ready" | "failed", part: number, bytes?: number, reason?: string) => void} */
  const report = (stage, part, bytes = 0, reason = undefined) =>
    send({ type: "stage", stage, part, bytes, reason: reason ?? null, how: way });
  let reported = -1;
  try {
    const python = await startPython(way, (loaded, total) => {
      const part = Math.floor((100 * loaded) / total) / 100;
      if (part <= reported) return;
      reported = part;
      report(loaded < total ? "downloading" : "starting", part, total);
    });
    bridge = createBridge(python);
    report("ready", 1);
  } catch (error) {
    report("failed", 0, 0, reasonOf(error));
  }
}

/** @type {(question: Asked) => void} */
function answer(question) {
  if (question.type === "plan" || question.type === "program") overtake(question.type);
  const response = ready().ask(question);
  if (response) return send(response);
  long.set(question.id, question);
  next();
}

/** Works on a question for a slice, and sends its answer or the state of its job. @type {(question: Asked) => void} */
function goOn(question) {
  const { id } = question;
  long.delete(id); // not restored if it fails
  const response = ready().goOn(id);
  if (response) return send(response);
  long.set(id, question);
  if (question.type !== "open") return;
  const { job } = question;
  const progress = ready().progress(job);
  if (progress) send({ type: "progress", job, progress, events: new Uint32Array() });
}

/**
 * A later request for a plan or program replaces the earlier ones, begun or not.
 * @type {(kind: "plan" | "program") => void}
 */
function overtake(kind) {
  for (const { id, type } of [...long.values()]) {
    if (type !== kind) continue;
    long.delete(id);
    ready().drop(id);
    send({ type: "refused", id, faults: [] });
  }
}

/**
 * Carries out an order and reports the resulting state of the job, with the events since the last report.
 * @type {(order: Order) => void}
 */
function obey(order) {
  const { type, job } = order;
  running.delete(job);
  const progress = ready().order(order);
  if (!progress) return;
  const events = ready().events(job);
  send({ type: "progress", job, progress, events }, [events.buffer]);
  if (type === "stop") ready().letGo(job); // after the answer
  if (progress.state !== "running") return;
  running.add(job);
  next();
}

function next() {
  if (!due) turn.port2.postMessage(null);
  due = true;
}

/** @type {() => Bridge} */
function ready() {
  if (!bridge) throw new Error("Python is not ready");
  return bridge;
}

/**
 * Handles a message, and reports to the page if that fails.
 * @type {(message: Asked | Order, work: () => void) => void}
 */
function guarded(message, work) {
  try {
    work();
  } catch (error) {
    const refused = error instanceof Error && "type" in error && error.type === "Refused"; // no job received it
    const { id = null, job = null } = /** @type {{ id?: number, job?: number }} */ (message ?? {});
    send({ type: "broken", id, job: id === null && !refused ? job : null, reason: reasonOf(error) });
  }
}

/** The last line of the error message of Python or the browser. @type {(error: unknown) => string} */
const reasonOf = (error) => (error instanceof Error ? error.message.trim().split("\n").at(-1) : "") || String(error);
