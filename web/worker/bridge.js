/**
 * The bridge to the core (pycore/handlers/bridge.py, installed as edagari): messages in, messages out. It is the only
 * PyProxy that lives as long as the worker; behind it, Python holds the jobs, by number, until they are closed.
 */

import { compiled } from "./modules.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { PyProxy } from "pyodide/ffi" */
/** @import { Answer, Order, Progress, Question } from "./protocol.js" */

/**
 * @typedef {object} Bridge
 * @property {(question: Question & { id: number }) => Answer | null} ask null if it takes more than a slice
 * @property {(id: number) => Answer | null} goOn continues such a question for one more slice
 * @property {(id: number) => void} drop abandons it
 * @property {(job: number) => Progress | null} progress the state of a job
 * @property {(order: Order) => Progress | null} order the resulting state of its job; null if there is no such job
 * @property {(job: number) => Uint32Array} events the events since the last call
 * @property {(job: number) => void} letGo frees the memory of a stopped job, which may take a while
 */

/** @type {(python: PyodideAPI) => Bridge} */
export function createBridge(python) {
  const bridge = python.pyimport("edagari.handlers.bridge").Bridge();
  bridge.run_modules_by(compiled);
  return {
    ask: (question) => parsed(bridge.ask(JSON.stringify(question))),
    goOn: (id) => parsed(bridge.go_on(id)),
    drop: (id) => bridge.drop(id),
    progress: (job) => parsed(bridge.progress(job)),
    order: (order) => parsed(bridge.order(JSON.stringify(order))),
    events: (job) => copied(bridge.events(job)),
    letGo: (job) => bridge.let_go(job),
  };
}

/** Python's None arrives as undefined. @type {(json: string | undefined) => any} */
const parsed = (json) => JSON.parse(json ?? "null");

/** A copy of a Python array of unsigned 32-bit integers; the array is released. @type {(array: PyProxy) => Uint32Array} */
function copied(array) {
  try {
    const buffer = /** @type {any} */ (array).getBuffer("u32");
    try {
      return buffer.data.slice();
    } finally {
      buffer.release();
    }
  } finally {
    array.destroy();
  }
}
