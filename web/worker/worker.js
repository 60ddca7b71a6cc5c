/**
 * The worker: Python, and jobs in time slices. Between two rounds of slices it looks at what the page has sent, so
 * that Pause, Step and Stop are answered within a slice of each running job.
 */

import { createBridge } from "./bridge.js";
import { startPython } from "./python.js";

/** @import { Answered, Bridge } from "./bridge.js" */
/** @import { Order, Position, Progress, Question, Request, Response } from "./protocol.js" */
/** @import { Way } from "./python.js" */

/** Seconds that a slice takes. */
const SLICE = 0.03;

/** @type {Bridge | null} */
let bridge = null;
/** The jobs that stand behind the bridge, by number. @type {Set<number>} */
const jobs = new Set();
/** Those of them that run. @type {Set<number>} */
const running = new Set();

/** Brings the next slice, after whatever has arrived in the meantime. A timer would wait longer. */
const turn = new MessageChannel();
/** Whether the next slice is on its way. */
let due = false;
turn.port1.onmessage = () => {
  due = false;
  for (const job of running) guarded(null, job, () => slice(job));
  if (running.size > 0) next();
};

/** @type {(response: Response, transfer?: Transferable[]) => void} */
const send = (response, transfer = []) => self.postMessage(response, { transfer });

self.onmessage = (/** @type {MessageEvent<Request>} */ { data }) => {
  if (data.type === "start") start(data.way);
  else if ("id" in data) guarded(data.id, null, () => answer(data));
  else if (jobs.has(data.job)) guarded(null, data.job, () => obey(data));
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
  /** What the desk or the play room answers becomes a response; a refusal is the same for all. @type {(answered: Answered<any>, response: (answer: any) => Response) => void} */
  const pass = ({ answer, faults }, response) => send(faults ? { type: "refused", id, faults } : response(answer));
  /** @type {(position: Position) => Response} */
  const position = (position) => ({ type: "position", id, position });
  switch (question.type) {
    case "show":
      return pass(core.ask("desk", "show", question.puzzle, question.options), (shown) => ({
        type: "shown",
        id,
        shown,
      }));
    case "check": {
      const { answer: found, faults } = core.ask("desk", "check", question.task);
      return send({ type: "checked", id, faults: faults ?? found });
    }
    case "read": {
      const { puzzle, options, text } = question;
      return pass(core.ask("desk", "read", puzzle, options, text), (givens) => ({ type: "givens", id, givens }));
    }
    case "fit":
      return pass(core.ask("play", "fit", question.task), position);
    case "paste":
      return pass(core.ask("play", "paste", question.task, question.text), position);
    case "edit":
      return pass(core.ask("play", "edit", question.task, question.spot, question.face), position);
    case "whyNot": {
      const { task, source, target } = question;
      return pass(core.ask("play", "why_not", task, source, target), (words) => ({ type: "reason", id, words }));
    }
    case "open": {
      const { job } = question;
      return pass(core.open(job, question.task, question.strategy), (opened) => {
        jobs.add(job);
        return { type: "opened", id, job, ...opened };
      });
    }
    case "assist": {
      const { job } = question;
      return pass(core.assist(job, question.task, question.aid, question.wish), () => {
        jobs.add(job);
        return { type: "opened", id, job, rules: [], values: [], start: [] };
      });
    }
    case "race": {
      const { job } = question;
      return pass(core.race(job, question.task, question.limit), () => {
        jobs.add(job);
        return { type: "opened", id, job, rules: [], values: [], start: [] };
      });
    }
    case "plan":
      return pass(core.ask("desk", "plan", question.task, question.strategy), (plan) => ({
        type: "planned",
        id,
        plan,
      }));
    case "list": {
      const { job, first } = question;
      const found = jobs.has(job) ? core.listing(job, first, question.count) : [];
      return send({ type: "listed", id, job, first, found });
    }
  }
}

/** @type {(order: Order) => void} */
function obey({ type, job }) {
  running.delete(job);
  switch (type) {
    case "run":
      running.add(job);
      return next();
    case "close":
      jobs.delete(job);
      return ready().close(job);
    case "slice":
      ready().order(job, "play", SLICE);
      break;
    default:
      ready().order(job, type);
  }
  report(job);
  if (type === "stop") ready().order(job, "let_go"); // after the answer: it may take long
}

/** @type {(job: number) => void} */
function slice(job) {
  ready().order(job, "run", SLICE);
  if (report(job) !== "running") running.delete(job);
}

function next() {
  if (!due) turn.port2.postMessage(null);
  due = true;
}

/** Tells the page where the job stands, with what happened since the last time. @type {(job: number) => Progress["state"]} */
function report(job) {
  const events = ready().events(job);
  const progress = ready().progress(job);
  send({ type: "progress", job, progress, events }, [events.buffer]);
  return progress.state;
}

/** @type {() => Bridge} */
function ready() {
  if (!bridge) throw new Error("Python is not ready");
  return bridge;
}

/** Does it, and tells the page when it breaks. @type {(id: number | null, job: number | null, work: () => void) => void} */
function guarded(id, job, work) {
  try {
    work();
  } catch (error) {
    if (job !== null) running.delete(job);
    send({ type: "broken", id, job, reason: reasonOf(error) });
  }
}

/** The last line of what Python or the browser says of an error. @type {(error: unknown) => string} */
const reasonOf = (error) => (error instanceof Error ? error.message.trim().split("\n").at(-1) : "") || String(error);
