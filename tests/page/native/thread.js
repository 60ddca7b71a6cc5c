/**
 * A thread of node that is the worker of a page: web/worker as it is, but for the file that starts Pyodide, in whose place
 * stands that of the page tests in a browser (tests/support/scripts/native_python.js). Its request is sent to the page's
 * thread, which talks to Python, and waited for. A message with a script is from a test.
 */

import { register } from "node:module";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";

const WORKER = new URL("../../../web/worker/worker.js", import.meta.url);
const OURS = new URL("../../support/scripts/native_python.js", import.meta.url);
const HOOKS = `
const NATIVE = ${JSON.stringify(OURS.href)};
export const resolve = (name, context, next) =>
  name === "./python.js" ? { url: NATIVE, shortCircuit: true } : next(name, context);
`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

/** The calls, and whether an answer has come. @type {{ calls: import("node:worker_threads").MessagePort, arrived: Int32Array }} */
const { calls, arrived } = workerData;
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
await import(WORKER.href);
post.call(port, "loaded", []);
