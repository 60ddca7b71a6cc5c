/**
 * The worker as the page sees it: questions with answers, orders without, and restarts.
 *
 * way      how Python starts in a worker: from the snapshot, or plainly when that failed
 * waiting  the questions without an answer yet; those asked while Python starts are sent when it is ready
 * owing    the jobs with a report due
 * asleep   there is no worker: it was not started yet, or was released
 * death    an error in a worker that was ready, or its silence: everything waiting is settled, and a new worker starts
 */

import { createWatch } from "./watchdog.js";

/** @import { Answer, Order, Question, Report, Request, Response } from "../../worker/protocol.js" */

/** A question that will never be answered, because the worker was ended. */
export class Ended extends Error {}

/** A question that was cut off has no answer; other errors are reported. @type {(error: unknown) => null} */
export function ended(error) {
  if (!(error instanceof Ended)) console.error(error);
  return null;
}

/**
 * @typedef {object} Engine
 * @property {(question: Question) => Promise<Answer>} ask rejects with Ended when the worker is ended
 * @property {(order: Order) => void} order
 * @property {() => void} wake starts a worker where there is none
 * @property {() => void} rest ends the worker at once, even while busy
 * @property {() => void} restart does the same, and starts a fresh one
 * @property {(reason: string) => void} die treats it as dead
 */
/** The worker died, by itself; `reason` is null for silence. @typedef {{ type: "died", reason: string | null }} Died */
/** @typedef {"snapshot" | "plain"} Way */
/** @typedef {{ question: Question, resolve: (answer: Answer) => void, reject: (error: Error) => void }} Waiting */

/** The reason reported if the worker's own file did not arrive, which a browser does not report. */
export const WORKER = "worker.js";
const ADDRESS = new URL("../../worker/worker.js", import.meta.url);
/** Deaths after which a new worker starts by itself; after that the user decides. */
const MOST_DEATHS = 3;

/**
 * An engine without a worker yet; `report` is called with everything that is not an answer.
 * @type {(report: (report: Report | Died) => void) => Engine}
 */
export function createEngine(report) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  /** @type {Set<number>} */
  const owing = new Set();
  const watch = createWatch(
    () => (waiting.size > 0 ? "answer" : owing.size > 0 ? "report" : "nothing"),
    () => send({ type: "ping" }),
    () => die(null),
  );
  let last = 0;
  let deaths = 0;
  /** Whether its file did not arrive: the browser may have cached that. */
  let isMissing = false;
  /** @type {"asleep" | "starting" | "ready" | "failed"} */
  let stage = "asleep";
  /** @type {Worker | null} */
  let worker = null;

  /** A worker cannot be reused after a failed start, so each of the two ways has its own. @type {(way: Way) => Worker} */
  function start(way) {
    stage = "starting";
    const fresh = new Worker(ADDRESS, { type: "module" });
    /** @type {(reason: string) => void} */
    const broken = (reason) => {
      if (fresh !== worker) return;
      if (stage === "ready") die(reason);
      else fail(way, reason);
    };
    fresh.addEventListener("message", ({ data }) => {
      if (fresh === worker) receive(data);
    });
    fresh.addEventListener("messageerror", () => broken("messageerror"));
    fresh.addEventListener("error", (error) => {
      error.preventDefault();
      broken(error.message || WORKER);
    });
    fresh.postMessage({ type: "start", way });
    return fresh;
  }

  /** If the snapshot failed, the plain way follows; if that fails too, the user is informed. @type {(way: Way, reason: string) => void} */
  function fail(way, reason) {
    worker?.terminate();
    if (way === "snapshot") worker = start("plain");
    else giveUp(reason);
  }

  /** @type {(reason: string) => void} */
  function giveUp(reason) {
    end();
    stage = "failed";
    isMissing = reason === WORKER;
    report({ type: "stage", stage, part: 0, bytes: 0, how: "plain", reason });
  }

  /** @type {(reason: string | null) => void} */
  function die(reason) {
    deaths += 1;
    end();
    if (deaths > MOST_DEATHS) giveUp(reason ?? "");
    else renew();
    report({ type: "died", reason });
  }

  /** Ends the worker and settles everything that waits for it. */
  function end() {
    worker?.terminate();
    watch.end();
    owing.clear();
    for (const id of [...waiting.keys()]) settle(id)?.reject(new Ended());
  }

  function renew() {
    worker?.terminate();
    report({ type: "stage", stage: "downloading", part: 0, bytes: 0, how: "snapshot", reason: null });
    worker = start("snapshot");
  }

  /** @type {(response: Response) => void} */
  function receive(response) {
    watch.reset();
    switch (response.type) {
      case "stage":
        if (response.stage === "failed") return fail(response.how, response.reason ?? "");
        if (response.stage === "ready") begin();
        return report(response);
      case "progress":
        if (response.progress.state !== "running") owing.delete(response.job);
        return report(response);
      case "broken":
        if (response.id !== null) settle(response.id)?.reject(new Error(response.reason));
        if (response.job !== null) owing.delete(response.job);
        return report(response);
      case "pong":
        return;
      default:
        settle(response.id)?.resolve(response);
    }
  }

  /** Sends the questions asked while Python was starting. */
  function begin() {
    stage = "ready";
    for (const [id, { question }] of waiting) send({ ...question, id });
    if (waiting.size > 0) watch.expect();
  }

  /** @type {(request: Request) => void} */
  const send = (request) => worker?.postMessage(request);

  /** @type {(id: number) => Waiting | undefined} */
  function settle(id) {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  }

  return {
    die,
    ask(question) {
      if (stage === "failed" || stage === "asleep") return Promise.reject(new Ended());
      const id = ++last;
      if (stage === "ready") {
        send({ ...question, id });
        watch.expect();
      }
      return new Promise((resolve, reject) => waiting.set(id, { question, resolve, reject }));
    },
    order(order) {
      if (stage !== "ready") return; // there is no job in a worker that is starting
      send(order);
      if (order.type === "close") owing.delete(order.job);
      else {
        owing.add(order.job);
        watch.expect();
      }
    },
    wake() {
      if (stage === "asleep") renew();
    },
    rest() {
      end();
      worker = null;
      stage = "asleep";
    },
    restart() {
      deaths = 0;
      end();
      const wasMissing = isMissing;
      isMissing = false;
      if (wasMissing) fetch(ADDRESS, { cache: "reload" }).then(renew, renew);
      else renew();
    },
  };
}
