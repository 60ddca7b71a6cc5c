/**
 * The worker as the page sees it: questions with answers, orders without, and starting afresh.
 */

/** @import { Answer, Order, Question, Report, Response } from "../../worker/protocol.js" */

/** A question that will never be answered, because the worker was ended. */
export class Ended extends Error {}

/** A question that was cut off has no answer; anything else is worth hearing. @type {(error: unknown) => null} */
export function ended(error) {
  if (!(error instanceof Ended)) console.error(error);
  return null;
}

/**
 * @typedef {object} Engine
 * @property {(question: Question) => Promise<Answer>} ask rejects with Ended when the worker is ended
 * @property {(order: Order) => void} order
 * @property {() => void} restart ends the worker at once, whatever it does, and starts a fresh one
 */

/** @typedef {{ resolve: (answer: Answer) => void, reject: (error: Error) => void }} Waiting */

/**
 * Starts a worker; `report` is called with everything that is not an answer.
 * @type {(report: (report: Report) => void) => Engine}
 */
export function createEngine(report) {
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let last = 0;
  let worker = start("snapshot");

  /** A failed start spoils a worker, so each of the two ways has its own. @type {(way: "snapshot" | "plain") => Worker} */
  function start(way) {
    const fresh = new Worker(new URL("../../worker/worker.js", import.meta.url), { type: "module" });
    fresh.addEventListener("message", (message) => receive(message.data));
    fresh.addEventListener("error", (error) => {
      error.preventDefault();
      fail(way, error.message || "worker.js");
    });
    fresh.postMessage({ type: "start", way });
    return fresh;
  }

  /** The plain way is left when the snapshot failed; when that has failed too, the person hears it. @type {(way: "snapshot" | "plain", reason: string) => void} */
  function fail(way, reason) {
    worker.terminate();
    if (way === "snapshot") worker = start("plain");
    else report({ type: "stage", stage: "failed", part: 0, how: way, reason });
  }

  /** @type {(response: Response) => void} */
  function receive(response) {
    switch (response.type) {
      case "stage":
        if (response.stage === "failed") return fail(response.how, response.reason ?? "");
        return report(response);
      case "progress":
        return report(response);
      case "broken":
        if (response.id !== null) settle(response.id)?.reject(new Error(response.reason));
        return report(response);
      default:
        settle(response.id)?.resolve(response);
    }
  }

  /** @type {(id: number) => Waiting | undefined} */
  function settle(id) {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  }

  return {
    ask(question) {
      const id = ++last;
      worker.postMessage({ ...question, id });
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    order: (order) => worker.postMessage(order),
    restart() {
      worker.terminate();
      for (const id of [...waiting.keys()]) settle(id)?.reject(new Ended());
      report({ type: "stage", stage: "downloading", part: 0, how: "snapshot", reason: null });
      worker = start("snapshot");
    },
  };
}
