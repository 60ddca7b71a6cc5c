/**
 * The pool: other workers, the helpers, for a long search. The worker that was asked for the search drives it and does
 * its parts one by one, alone if need be; the helpers take parts from it, and return the results. Only the driver
 * combines them and reports progress, so that Pause, Stop and checkpoints work as usual.
 *
 * One search at a time is split, once it proves to be long: helpers are for hours, not for milliseconds.
 */

import { createHelper } from "./helper.js";
import { ended } from "./worker_client.js";

/** @import { Progress } from "../../worker/protocol.js" */
/** @import { Engine } from "./worker_client.js" */
/** @import { Helper } from "./helper.js" */
/** @import { Search } from "./jobs.js" */

/** Seconds that a search must have taken, and must still need if known, before helpers join. */
const LONG = 0.4;
const STILL_LONG = 0.8;
/** Milliseconds between two requests for parts if there were none to hand out. */
const PACE = 250;
/** Milliseconds after which idle helpers are ended. */
const IDLE = 60_000;

/**
 * @typedef {object} Pool
 * @property {(search: Search) => void} follow called when a search that may be split has reported
 * @property {(search: Search) => void} leave called when it is over, or no longer shown
 */

/**
 * The pool of the worker `leader`: `cores` returns the total number of workers wanted, `fail` is called when a helper
 * cannot be started.
 * @type {(leader: Engine, cores: () => number, fail: () => void) => Pool}
 */
export function createPool(leader, cores, fail) {
  /** @type {Search | null} */
  let shared = null;
  /** The search that is being asked whether it can be split. @type {Search | null} */
  let offered = null;
  let paused = false;
  /** @type {import("./helper.js").Matter | null} */
  let matter = null;
  /** The searches that were asked whether they can be split. @type {WeakSet<Search>} */
  const asked = new WeakSet();
  /** @type {Helper[]} */
  let helpers = [];
  /** The number of helpers that could not be started; they are not replaced until the next search. */
  let failed = 0;
  /** Helpers that had nothing to do. @type {Set<Helper>} */
  const waiting = new Set();
  let asking = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  return { follow, leave };

  /** @type {Pool["follow"]} */
  function follow(search) {
    const progress = /** @type {Progress} */ (search.progress);
    const { state } = progress;
    if (state === "done" || state === "stopped") return leave(search);
    const isFree = shared === null && offered === null && cores() > 1;
    if (isFree && state === "running" && pays(progress) && !asked.has(search)) share(search);
    if (shared !== search) return;
    if (paused !== (state === "paused")) {
      paused = state === "paused";
      for (const helper of helpers) {
        helper.order(paused ? "pause" : "run");
        if (!paused) trade(helper, [], []);
      }
    }
    if (!paused) gather();
  }

  /** @type {Pool["leave"]} */
  function leave(search) {
    if (offered === search) offered = null;
    if (shared !== search) return;
    shared = null;
    matter = null;
    waiting.clear();
    for (const helper of helpers) helper.leave();
    clearTimeout(rest);
    rest = setTimeout(() => {
      for (const helper of helpers) helper.end();
      helpers = [];
    }, IDLE);
  }

  /** @type {(search: Search) => Promise<void>} */
  async function share(search) {
    asked.add(search);
    offered = search;
    const { job, task, strategy } = search;
    const answer = await leader.ask({ type: "share", job }).catch(ended);
    if (offered !== search) return; // `leave` was called in the meantime
    offered = null;
    if (answer?.type !== "shared" || answer.plan === null) return;
    clearTimeout(rest);
    shared = search;
    paused = search.progress?.state === "paused";
    failed = 0;
    matter = { task, strategy, plan: answer.plan };
    for (const helper of helpers) {
      helper.help(matter);
      if (paused) helper.order("pause");
    }
  }

  /** Starts as many helpers as are wanted, and requests parts for idle ones. */
  function gather() {
    const wanted = Math.max(0, cores() - 1 - failed);
    while (helpers.length > wanted) {
      const helper = /** @type {Helper} */ (helpers.pop());
      trade(helper, [], helper.end());
    }
    while (helpers.length < wanted) {
      const helper = createHelper({ trade, fail: () => lose(helper) });
      helpers.push(helper);
      if (matter) helper.help(matter);
    }
    if (waiting.size === 0 || performance.now() - asking < PACE) return;
    asking = performance.now();
    const all = [...waiting];
    waiting.clear();
    for (const helper of all) trade(helper, [], []);
  }

  /** @type {(helper: Helper) => void} */
  function lose(helper) {
    helpers = helpers.filter((each) => each !== helper);
    failed += 1;
    fail();
  }

  /** Returns a helper's finished and lost bundles, and fetches more for it. @type {import("./helper.js").Callbacks["trade"]} */
  async function trade(helper, done, lost) {
    const search = shared;
    if (search === null) return;
    const more = helpers.includes(helper) && helper.room() > 0;
    if (!more && done.length + lost.length === 0) return;
    const { job } = search;
    const answer = await leader.ask({ type: "parts", job, done, lost, more }).catch(ended);
    if (shared !== search || !more) return;
    if (answer?.type === "refused") {
      console.error(answer.faults.map(({ words }) => words.en).join(" "));
      for (const bundle of helper.end()) trade(helper, [], [bundle]);
      return lose(helper);
    }
    if (answer?.type !== "parts") return;
    if (answer.parts === null) waiting.add(helper);
    else if (!helpers.includes(helper) || helper.room() === 0) trade(helper, [], [answer.parts]);
    else {
      helper.take(answer.parts);
      trade(helper, [], []);
    }
  }
}

/** Whether helpers are useful: it is planned, has taken long, and is not nearly over. @type {(progress: Progress) => boolean} */
const pays = ({ finished, elapsed, left }) =>
  finished !== null && elapsed > LONG && (left === null || left > STILL_LONG);
