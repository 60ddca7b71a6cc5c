/**
 * The worker: Python, and one job in time slices. Between two slices it looks at what the page has sent, so that
 * Pause, Step and Stop are answered within a slice.
 */

import { createBridge } from "./bridge.js";
import { startPython } from "./python.js";

/** @import { Bridge } from "./bridge.js" */
/** @import { Order, Question, Request, Response } from "./protocol.js" */
/** @import { Way } from "./python.js" */

/** Seconds that a slice takes. */
const SLICE = 0.03;

/** @type {Bridge | null} */
let bridge = null;
/** The number of the job that stands behind the bridge. @type {number | null} */
let job = null;
let running = false;

/** Brings the next slice, after whatever has arrived in the meantime. A timer would wait longer. */
const turn = new MessageChannel();
/** Whether the next slice is on its way. */
let due = false;
turn.port1.onmessage = () => {
  due = false;
  if (running) guarded(null, slice);
};

/** @type {(response: Response, transfer?: Transferable[]) => void} */
const send = (response, transfer = []) => self.postMessage(response, { transfer });

self.onmessage = (/** @type {MessageEvent<Request>} */ { data }) => {
  if (data.type === "start") start(data.way);
  else if ("id" in data) guarded(data.id, () => answer(data));
  else if (data.job === job) guarded(null, () => obey(data));
};

/** @type {(way: Way) => Promise<void>} */
async function start(way) {
  /** @type {(stage: "downloading" | "starting" | "ready" | "failed", part: number, reason?: string) => void} */
  const tell = (stage, part, reason) => send({ type: "stage", stage, part, reason: reason ?? null, how: way });
  let told = -1;
  try {
    const python = await startPython(way, (loaded, total) => {
      const part = Math.floor((100 * loaded) / total) / 100;
      if (part > told) tell(loaded < total ? "downloading" : "starting", (told = part));
    });
    bridge = createBridge(python);
    tell("ready", 1);
  } catch (error) {
    tell("failed", 0, reasonOf(error));
  }
}

/** @type {(question: Question & { id: number }) => void} */
function answer(question) {
  const { id } = question;
  const core = ready();
  switch (question.type) {
    case "show": {
      const { answer: shown, faults } = core.ask("show", question.puzzle, question.options);
      return send(faults ? { type: "refused", id, faults } : { type: "shown", id, shown });
    }
    case "check": {
      const { answer: found, faults } = core.ask("check", question.task);
      return send({ type: "checked", id, faults: faults ?? found });
    }
    case "read": {
      const { answer: givens, faults } = core.ask("read", question.puzzle, question.options, question.text);
      return send(faults ? { type: "refused", id, faults } : { type: "givens", id, givens });
    }
    case "open": {
      running = false;
      job = null;
      const { answer: opened, faults } = core.open(question.task, question.strategy);
      if (faults) return send({ type: "refused", id, faults });
      job = question.job;
      return send({ type: "opened", id, job, ...opened });
    }
    case "list": {
      const solutions = question.job === job ? core.listing(question.first, question.count) : [];
      return send({ type: "listed", id, job: question.job, first: question.first, solutions });
    }
  }
}

/** @type {(order: Order) => void} */
function obey({ type }) {
  running = type === "run";
  if (running) return next();
  if (type === "slice") {
    ready().order("run", SLICE);
    ready().order("pause");
  } else ready().order(type);
  report();
}

function slice() {
  ready().order("run", SLICE);
  if (report() === "running") next();
  else running = false;
}

function next() {
  if (!due) turn.port2.postMessage(null);
  due = true;
}

/** Tells the page where the job stands, with what happened since the last time. */
function report() {
  const events = ready().events();
  const progress = ready().progress();
  send({ type: "progress", job: job ?? 0, progress, events }, [events.buffer]);
  return progress.state;
}

/** @type {() => Bridge} */
function ready() {
  if (!bridge) throw new Error("Python is not ready");
  return bridge;
}

/** Does it, and tells the page when it breaks. @type {(id: number | null, work: () => void) => void} */
function guarded(id, work) {
  try {
    work();
  } catch (error) {
    running = false;
    send({ type: "broken", id, job, reason: reasonOf(error) });
  }
}

/** The last line of what Python or the browser says of an error. @type {(error: unknown) => string} */
const reasonOf = (error) => (error instanceof Error ? error.message.trim().split("\n").at(-1) : "") || String(error);
