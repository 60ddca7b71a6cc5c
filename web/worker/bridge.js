/**
 * The bridge to the core: plain data in, plain data out. It is the one PyProxy that lives as long as the worker;
 * the jobs stand behind it, in Python, by number, until they are closed.
 */

/** @import { PyodideAPI } from "pyodide" */
/** @import { PyProxy } from "pyodide/ffi" */
/** @import { Entry, Fault, Found, JobRule, Progress } from "./protocol.js" */

/**
 * What was answered, or why it was refused.
 * @template T
 * @typedef {{ answer: T, faults?: undefined } | { answer?: undefined, faults: Fault[] }} Answered
 */

/**
 * @typedef {object} Bridge
 * @property {(room: "desk" | "play", question: string, ...given: unknown[]) => Answered<any>} ask a function of that room, by name
 * @property {(job: number, task: unknown, strategy: string) => Answered<{ rules: JobRule[], values: (number | string)[], start: number[] }>} open
 * @property {(job: number, task: unknown, aid: string, wish: unknown) => Answered<null>} assist
 * @property {(job: number, task: unknown, limit: number) => Answered<null>} race
 * @property {(job: number, name: "run" | "play" | "step" | "pause" | "stop" | "let_go", ...given: number[]) => void} order
 * @property {(job: number) => void} close ends the job and lets go of all it holds
 * @property {(job: number) => Progress} progress
 * @property {(job: number, first: number, count: number) => (Found | Entry)[]} listing
 * @property {(job: number) => Uint32Array} events those since the last call
 */

/** @type {(python: PyodideAPI) => Bridge} */
export function createBridge(python) {
  const bridge = python.pyimport("pycore.desk.bridge").Bridge();
  return {
    ask: (room, question, ...given) => JSON.parse(bridge.ask(room, question, JSON.stringify(given))),
    open: (job, task, strategy) => JSON.parse(bridge.open(job, JSON.stringify(task), strategy)),
    assist: (job, ...given) => JSON.parse(bridge.assist(job, JSON.stringify(given))),
    race: (job, ...given) => JSON.parse(bridge.race(job, JSON.stringify(given))),
    order: (job, name, ...given) => bridge.order(job, name, ...given),
    close: (job) => bridge.close(job),
    progress: (job) => JSON.parse(bridge.progress(job)),
    listing: (job, first, count) => JSON.parse(bridge.listing(job, first, count)),
    events: (job) => copied(bridge.events(job)),
  };
}

/** A copy of a Python array of unsigned 32-bit integers; the array is let go. @type {(array: PyProxy) => Uint32Array} */
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
