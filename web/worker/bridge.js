/**
 * The bridge to the core: plain data in, plain data out. It is the one PyProxy that lives as long as the worker;
 * the job stands behind it, in Python, and goes when the next one is opened.
 */

/** @import { PyodideAPI } from "pyodide" */
/** @import { PyProxy } from "pyodide/ffi" */
/** @import { Fault, JobRule, Progress } from "./protocol.js" */

const SOURCE = `
import json
from time import perf_counter

from pycore import desk


class Bridge:
    def __init__(self):
        self.job = None

    def ask(self, question, given):
        return answered(lambda: getattr(desk, question)(*json.loads(given)))

    def open(self, task, strategy):
        def opened():
            self.job = None
            self.job = desk.OpenJob(json.loads(task), strategy, perf_counter)
            return {"rules": self.job.rules, "values": self.job.values}

        return answered(opened)

    def order(self, name, *given):
        getattr(self.job, name)(*given)

    def progress(self):
        return json.dumps(self.job.progress())

    def listing(self, first, count):
        return json.dumps(self.job.listing(first, count))

    def events(self):
        return self.job.events()


def answered(call):
    try:
        return json.dumps({"answer": call()})
    except desk.Refused as refused:
        return json.dumps({"faults": refused.faults})


Bridge()
`;

/**
 * What was answered, or why it was refused.
 * @template T
 * @typedef {{ answer: T, faults?: undefined } | { answer?: undefined, faults: Fault[] }} Answered
 */

/**
 * @typedef {object} Bridge
 * @property {(question: "show" | "check" | "read", ...given: unknown[]) => Answered<any>} ask
 * @property {(task: unknown, strategy: string) => Answered<{ rules: JobRule[], values: number[] }>} open
 * @property {(name: "run" | "step" | "pause" | "stop", ...given: number[]) => void} order
 * @property {() => Progress} progress
 * @property {(first: number, count: number) => number[][]} listing
 * @property {() => Uint32Array} events those since the last call
 */

/** @type {(python: PyodideAPI) => Bridge} */
export function createBridge(python) {
  const bridge = python.runPython(SOURCE);
  return {
    ask: (question, ...given) => JSON.parse(bridge.ask(question, JSON.stringify(given))),
    open: (task, strategy) => JSON.parse(bridge.open(JSON.stringify(task), strategy)),
    order: (name, ...given) => bridge.order(name, ...given),
    progress: () => JSON.parse(bridge.progress()),
    listing: (first, count) => JSON.parse(bridge.listing(first, count)),
    events: () => copied(bridge.events()),
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
