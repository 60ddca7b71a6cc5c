/**
 * The frame in which people's programs run, as the page sees it (docs/security.md).
 *
 * stage   "starting" until Python is ready, then "ready", "running", "paused"; "failed" if it cannot start
 * held    messages that arrived during a pause: they are delivered when the program resumes, so the display does not change.
 *         They count as unread, so a program that the browser cannot pause is ended when it sends too much
 */

import { fetchEquipment } from "./files.js";
import { readReport } from "./messages.js";

/** @import { Command } from "../../sandbox/messages.js" */
/** @import { Ended, Report } from "./messages.js" */

/** @typedef {"starting" | "ready" | "running" | "paused" | "failed"} Stage */
/**
 * @typedef {object} Sandbox
 * @property {Stage} stage
 * @property {(order: object) => void} run
 * @property {() => void} pause
 * @property {() => void} resume
 * @property {() => void} stop ends the program, wherever it is, and starts another Python
 * @property {() => void} close
 */

const PAGE = new URL("../../python.html", import.meta.url).href;
/** The longest start in milliseconds. */
const PATIENCE = 90_000;

/** Whether a program can be paused in the middle: Python then waits on a stack of its own (JSPI). */
export const CAN_HOLD = "Suspending" in WebAssembly;

/**
 * `hear` is called with each report and the time of its arrival, after the stage has changed.
 * @type {(hear: (report: Report, at: number) => void) => Sandbox}
 */
export function createSandbox(hear) {
  const frame = document.createElement("iframe");
  const { port1: port, port2: theirs } = new MessageChannel();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let watchdog;
  /** @type {MessageEvent[]} */
  let held = [];
  /** Whether the worker is being ended: its further messages are ignored. */
  let isEnding = false;
  /** @type {(command: Command) => void} */
  const tell = (command) => port.postMessage(command);
  const restart = () => {
    begin();
    isEnding = true;
    tell({ type: "restart" });
  };

  /** @type {Sandbox} */
  const sandbox = {
    stage: "starting",
    run(order) {
      sandbox.stage = "running";
      tell({ type: "run", order: JSON.stringify(order) });
    },
    pause() {
      sandbox.stage = "paused";
      tell({ type: "pause" });
    },
    resume() {
      sandbox.stage = "running";
      tell({ type: "resume" });
      for (const event of held.splice(0)) read(event);
    },
    stop: restart,
    close() {
      clearTimeout(watchdog);
      port.close();
      frame.remove();
    },
  };

  /** @type {(reason: string) => void} */
  function fail(reason) {
    sandbox.stage = "failed";
    sandbox.close();
    hear({ type: "failed", reason }, performance.now());
  }

  const wait = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => fail("Python did not start in time"), PATIENCE);
  };

  /** @type {Record<string, (report: any) => void>} */
  const ACTS = {
    ready() {
      clearTimeout(watchdog);
      sandbox.stage = "ready";
    },
    ended(/** @type {Ended} */ { spoiled }) {
      if (spoiled) restart();
      else if (sandbox.stage === "running") sandbox.stage = "ready";
    },
    flooded: begin,
    broken: restart,
    tooLarge: restart,
  };

  function begin() {
    held = [];
    sandbox.stage = "starting";
    wait();
  }

  port.onmessage = (event) => {
    if (sandbox.stage === "paused") held.push(event);
    else read(event);
  };

  /** @type {(event: MessageEvent) => void} */
  function read({ data, timeStamp }) {
    tell({ type: "read", count: 1 });
    const report = readReport(data);
    if (report?.type === "restarted") isEnding = false;
    if (!report || isEnding) return;
    if (report.type === "failed") {
      if (sandbox.stage === "starting") fail(report.reason);
      else restart();
      return;
    }
    ACTS[report.type]?.(report);
    hear(report, timeStamp);
  }

  frame.hidden = true;
  frame.src = PAGE;
  wait();
  const shown = new Promise((done) => frame.addEventListener("load", done, { once: true }));
  document.body.append(frame);
  Promise.all([fetchEquipment(), shown]).then(
    ([equipment]) => {
      const buffers = Object.values(equipment.files);
      frame.contentWindow?.postMessage({ type: "begin", ...equipment }, location.origin, [theirs, ...buffers]);
    },
    (error) => fail(error instanceof Error ? error.message : String(error)),
  );
  return sandbox;
}
