/**
 * A thread of node that is the worker of a page (bundle.js). Its request to Python is sent to the page's thread, which
 * talks to Python, and waited for. A message with a script is from a test.
 */

import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";

/** The calls, whether an answer has come, and the worker's script. @type {{ calls: import("node:worker_threads").MessagePort, arrived: Int32Array, script: string }} */
const { calls, arrived, script } = workerData;
/** A test may hold back what goes through ports of the worker's own (held_worker.js). */
/** @type {(this: object, message: unknown, transfer: unknown[]) => void} */
const post = /** @type {any} */ (MessagePort.prototype.postMessage);
// Node hears a port on for as long as something comes, a thousand times before any other: the page's orders come between.
/** @this {MessagePort} @param {unknown} message @param {any} transfer */
MessagePort.prototype.postMessage = function (message, transfer = []) {
  setImmediate(() => post.call(this, message, transfer));
};

class Request {
  status = 200;
  responseText = "";
  open() {}
  /** @param {string} call */
  send(call) {
    post.call(calls, call, []);
    Atomics.wait(arrived, 0, 0);
    Atomics.store(arrived, 0, 0);
    this.responseText = receiveMessageOnPort(calls)?.message;
  }
}

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const worker = {
  /** @type {((event: { data: unknown }) => void) | null} */
  onmessage: null,
  postMessage: (/** @type {any} */ message, /** @type {{ transfer?: any[] }} */ { transfer = [] }) =>
    post.call(port, message, transfer),
};
Object.assign(globalThis, { self: worker, XMLHttpRequest: Request });
port.on("message", (data) => {
  // biome-ignore lint/security/noGlobalEval: it is the test's own
  // biome-ignore lint/complexity/noCommaOperator: so that it sees no names of this file
  if ("script" in data) (0, eval)(data.script)?.(data.given);
  else worker.onmessage?.({ data });
});
await import(script);
post.call(port, "loaded", []);
