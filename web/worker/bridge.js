/**
 * The bridge to the core (pycore/handlers/bridge.py, installed as edagari): messages in, messages out. It is the one
 * PyProxy that lives as long as the worker; the jobs are behind it, in Python, by number, until they are closed.
 */

/** @import { PyodideAPI } from "pyodide" */
/** @import { PyProxy } from "pyodide/ffi" */
/** @import { Answer, Order, Progress, Question } from "./protocol.js" */

/**
 * @typedef {object} Bridge
 * @property {(question: Question & { id: number }) => Answer | null} ask null: it takes longer
 * @property {(id: number) => Answer | null} goOn works for a slice on a question that takes longer
 * @property {(id: number) => void} drop works no more on it
 * @property {(job: number) => Progress | null} progress where a job stands
 * @property {(order: Order) => Progress | null} order where its job stands then; null when there is none, or none any more
 * @property {(job: number) => Uint32Array} events those since the last call
 * @property {(job: number) => void} letGo of what a stopped job remembers: it may take long
 */

/** @type {(python: PyodideAPI) => Bridge} */
export function createBridge(python) {
  const bridge = python.pyimport("edagari.handlers.bridge").Bridge();
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

/** None comes from Python as undefined. @type {(json: string | undefined) => any} */
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
