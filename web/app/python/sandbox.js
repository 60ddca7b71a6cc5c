/**
 * The frame in which people's programs run, as the page sees it (docs/security.md).
 *
 * stage   "starting" until Python is there, "ready", "running"; "failed" if it cannot be started
 */

import { fetchEquipment } from "./files.js";
import { readReport } from "./messages.js";

/** @import { Command } from "../../sandbox/messages.js" */
/** @import { Report } from "./messages.js" */

/** @typedef {"starting" | "ready" | "running" | "failed"} Stage */
/**
 * @typedef {object} Sandbox
 * @property {Stage} stage
 * @property {(order: object) => void} run
 * @property {() => void} stop ends the program, wherever it is; another Python is started
 * @property {() => void} close
 */

const PAGE = new URL("../../python.html", import.meta.url).href;
/** Milliseconds that a start may take. */
const PATIENCE = 90_000;

/** `hear` is called with each report, after the stage has changed. @type {(hear: (report: Report) => void) => Sandbox} */
export function createSandbox(hear) {
  const frame = document.createElement("iframe");
  const { port1: port, port2: theirs } = new MessageChannel();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let watchdog;
  /** @type {(command: Command) => void} */
  const tell = (command) => port.postMessage(command);
  const restart = () => {
    begin();
    tell({ type: "restart" });
  };

  /** @type {Sandbox} */
  const sandbox = {
    stage: "starting",
    run(order) {
      sandbox.stage = "running";
      tell({ type: "run", order: JSON.stringify(order) });
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
    hear({ type: "failed", reason });
  }

  const wait = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => fail("Python did not start in time"), PATIENCE);
  };

  /** @type {Record<string, () => void>} */
  const ACTS = {
    ready() {
      clearTimeout(watchdog);
      sandbox.stage = "ready";
    },
    ended() {
      if (sandbox.stage === "running") sandbox.stage = "ready";
    },
    flooded: begin,
    broken: restart,
    tooLarge: restart,
  };

  function begin() {
    sandbox.stage = "starting";
    wait();
  }

  port.onmessage = ({ data }) => {
    tell({ type: "read", count: 1 });
    const report = readReport(data);
    if (!report) return;
    if (report.type === "failed") {
      if (sandbox.stage === "starting") fail(report.reason);
      else restart();
      return;
    }
    ACTS[report.type]?.();
    hear(report);
  };

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
