/**
 * The bridge to the core: plain data in, plain data out. It is the one PyProxy that lives as long as the worker;
 * the jobs stand behind it, in Python, by number, until they are closed.
 */

/** @import { PyodideAPI } from "pyodide" */
/** @import { PyProxy } from "pyodide/ffi" */
/** @import { Entry, Fault, Found, JobRule, Progress } from "./protocol.js" */

const SOURCE = `
import json
from time import perf_counter

from pycore import desk, play
from pycore.aiding import OpenAid
from pycore.catalogue import puzzle_named
from pycore.faults import Refused, refusing
from pycore.racing import OpenRace

ROOMS = {"desk": desk, "play": play}
OPENERS = {"placement": desk.OpenJob, "movement": play.OpenMovement}


class Bridge:
    def __init__(self):
        self.jobs = {}

    def ask(self, room, question, given):
        return answered(lambda: getattr(ROOMS[room], question)(*json.loads(given)))

    def open(self, number, given, strategy):
        def opened():
            task = json.loads(given)
            with refusing():
                kind = puzzle_named(task["puzzle"]).kind
            job = self.jobs[number] = OPENERS[kind](task, strategy, perf_counter)
            return {"rules": job.rules, "values": job.values, "start": job.start}

        return answered(opened)

    def assist(self, number, given):
        def opened():
            task, kind, wish = json.loads(given)
            self.jobs[number] = OpenAid(task, kind, wish, perf_counter)

        return answered(opened)

    def race(self, number, given):
        def opened():
            task, limit = json.loads(given)
            self.jobs[number] = OpenRace(task, limit, perf_counter)

        return answered(opened)

    def order(self, number, name, *given):
        getattr(self.jobs[number], name)(*given)

    def close(self, number):
        self.jobs.pop(number).stop()

    def progress(self, number):
        return json.dumps(self.jobs[number].progress())

    def listing(self, number, first, count):
        return json.dumps(self.jobs[number].listing(first, count))

    def events(self, number):
        return self.jobs[number].events()


def answered(call):
    try:
        return json.dumps({"answer": call()})
    except Refused as refused:
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
  const bridge = python.runPython(SOURCE);
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
