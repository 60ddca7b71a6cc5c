/**
 * A helper: one more worker, which helps with the search that another one drives. It has its own engine, and so dies
 * and is replaced like every worker.
 *
 * bundle  parts of the search, as a text; a helper has at most two, so that it need not wait for the next
 */

import { createEngine, ended } from "./worker_client.js";

/** @import { Progress, Task } from "../../worker/protocol.js" */

/** The most bundles that a helper has at a time. */
const AT_ONCE = 2;

/** The search to help with. @typedef {{ task: Task, strategy: string, plan: string }} Matter */

/**
 * @typedef {object} Callbacks
 * @property {(helper: Helper, done: string[], lost: string[]) => void} trade exchanges bundles: those that are done, and
 * those that are lost
 * @property {() => void} fail the helper cannot be started
 */

/**
 * @typedef {object} Helper
 * @property {(matter: Matter) => void} help works on that search from now on
 * @property {() => number} room the number of bundles that it can still take
 * @property {(bundle: string) => void} take
 * @property {(type: "run" | "pause") => void} order
 * @property {() => void} leave stops helping; its worker stays
 * @property {() => string[]} end ends its worker and returns the bundles that are lost with it
 */

/** Counter: the number of the last job; its jobs belong to its worker only. */
let lastJob = 0;

/** A helper that is ready when its worker has started. @type {(result: Callbacks) => Helper} */
export function createHelper({ trade, fail }) {
  /** @type {Matter | null} */
  let matter = null;
  let job = 0;
  let ready = false;
  let open = false;
  let paused = false;
  /** Its bundles, in order. @type {string[]} */
  let bundles = [];
  const engine = createEngine((report) => {
    switch (report.type) {
      case "stage":
        ready = report.stage === "ready";
        if (ready) begin();
        return report.stage === "failed" ? fail() : undefined;
      case "progress":
        return report.job === job ? readReport(report.progress) : undefined;
      case "died":
        return lose();
      case "broken":
        console.error(report.reason);
        engine.die(report.reason);
    }
  });

  /** @type {Helper} */
  const helper = {
    help(wanted) {
      leave();
      matter = wanted;
      engine.wake();
      begin();
    },
    room: () => (open && !paused ? AT_ONCE - bundles.length : 0),
    take(bundle) {
      bundles.push(bundle);
      engine.order({ type: "do", job, parts: bundle });
      if (paused) engine.order({ type: "pause", job });
    },
    order(type) {
      paused = type === "pause";
      if (open && bundles.length > 0) engine.order({ type, job });
    },
    leave,
    end() {
      const lost = bundles;
      leave();
      ready = false;
      engine.rest();
      return lost;
    },
  };
  return helper;

  async function begin() {
    if (!ready || !matter) return;
    const wanted = ++lastJob;
    job = wanted;
    const answer = await engine.ask({ type: "help", job, ...matter }).catch(ended);
    if (job !== wanted) return;
    open = answer?.type === "opened";
    if (open) trade(helper, [], []);
  }

  /** @type {(progress: Progress) => void} */
  function readReport({ result }) {
    const done = result?.done ?? [];
    if (done.length === 0) return;
    bundles = bundles.slice(done.length);
    trade(helper, done, []);
  }

  function lose() {
    const lost = bundles;
    forget();
    trade(helper, [], lost);
  }

  function leave() {
    if (open) engine.order({ type: "close", job });
    matter = null;
    paused = false;
    forget();
  }

  function forget() {
    job = 0;
    open = false;
    bundles = [];
  }
}
