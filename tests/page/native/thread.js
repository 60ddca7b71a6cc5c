/**
 * A thread of node that is the worker of a page: web/worker as it is, but for the file that starts Pyodide, in whose place
 * stands that of the page tests in a browser (tests/support/scripts/native_python.js). Its request is sent to the page's
 * thread, which talks to Python, and waited for.
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

class Request {
  status = 200;
  responseText = "";
  open() {}
  /** @param {string} call */
  send(call) {
    calls.postMessage(call);
    Atomics.wait(arrived, 0, 0);
    Atomics.store(arrived, 0, 0);
    this.responseText = receiveMessageOnPort(calls)?.message;
  }
}

const port = /** @type {import("node:worker_threads").MessagePort} */ (parentPort);
const worker = {
  /** @type {((event: { data: unknown }) => void) | null} */
  onmessage: null,
  postMessage: (/** @type {any} */ message, /** @type {{ transfer: any[] }} */ { transfer }) =>
    port.postMessage(message, transfer),
};
Object.assign(globalThis, { self: worker, XMLHttpRequest: Request });
port.on("message", (data) => worker.onmessage?.({ data }));
await import(WORKER.href);
port.postMessage("loaded");
