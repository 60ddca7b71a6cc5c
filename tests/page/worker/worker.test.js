/** The worker's slices and orders (web/worker/worker.js), with a Python made up. */

import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";

/** Resolves the modules that start Python to others. */
const HOOKS = `
const INSTEAD = {
  "./python.js": "export const startPython = async () => null;",
  "./bridge.js": "export const createBridge = () => globalThis.bridge;",
};
export const resolve = (name, context, next) =>
  INSTEAD[name] && context.parentURL.endsWith("/worker.js")
    ? { url: "data:text/javascript," + encodeURIComponent(INSTEAD[name]), shortCircuit: true }
    : next(name, context);
`;
register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);

/** @type {any[]} */
const said = [];
/** The slices of each job so far. @type {Map<string, number>} */
const slices = new Map();
/** Slices until the answer to a long question. */
let left = 0;
/** The most slices of a job: one that cannot be paused ends too. */
const MOST = 1000;
const STATES = { run: "running", slice: "paused", step: "paused", pause: "paused", stop: "stopped" };

const bridge = {
  ask: (/** @type {any} */ { id, type }) => (type === "show" ? { type: "shown", id } : null),
  goOn: (/** @type {number} */ id) => (--left > 0 ? null : { type: "planned", id }),
  drop: () => {},
  progress: () => null,
  /** @param {{ type: keyof typeof STATES | "close", job: string }} order */
  order({ type, job }) {
    if (type === "close") return null;
    const done = (slices.get(job) ?? 0) + Number(type === "run");
    slices.set(job, done);
    return { state: done > MOST ? "done" : STATES[type] };
  },
  events: () => new Uint32Array(),
  letGo: () => {},
};
Object.assign(globalThis, {
  bridge,
  self: { postMessage: (/** @type {any} */ message) => void said.push(message), onmessage: null },
});
await import("../../../web/worker/worker.js");

const tell = (/** @type {object} */ data) => /** @type {any} */ (self).onmessage({ data });
/** A turn of the event loop, in which the worker may do a round of slices. */
const turn = () => new Promise((done) => setTimeout(done));
const turns = async (/** @type {number} */ number) => {
  for (let done = 0; done < number; done += 1) await turn();
};
const reports = (/** @type {string} */ job) =>
  said.filter((each) => each.type === "progress" && each.job === job).map(({ progress }) => progress.state);

tell({ type: "start", way: "snapshot" });
await turn();

test("it says that it is ready", () => {
  assert.deepEqual(said.at(-1), { type: "stage", stage: "ready", part: 1, bytes: 0, reason: null, how: "snapshot" });
});

test("a job that runs does slice after slice, until Pause", async () => {
  tell({ type: "run", job: "1" });
  await turns(20);
  assert.ok((slices.get("1") ?? 0) > 3, `only ${slices.get("1")} slices in twenty turns`);
  tell({ type: "pause", job: "1" });
  assert.equal(reports("1").at(-1), "paused");
  const before = slices.get("1");
  await turns(20);
  assert.equal(slices.get("1"), before, "it went on after Pause");
  assert.equal(reports("1").at(-1), "paused");
});

for (const [order, last] of [
  ["step", "paused"],
  ["slice", "paused"],
  ["stop", "stopped"],
  ["close", "running"],
]) {
  test(`it does no more of a job after ${order}, and goes on with the other`, async () => {
    const [job, other] = [`1${order}`, `2${order}`];
    tell({ type: "run", job });
    tell({ type: "run", job: other });
    await turns(3);
    tell({ type: order, job });
    const before = slices.get(job);
    const others = slices.get(other) ?? 0;
    await turns(20);
    assert.equal(slices.get(job), before, `it went on after ${order}`);
    assert.equal(reports(job).at(-1), last);
    assert.ok((slices.get(other) ?? 0) > others);
    tell({ type: "close", job: other });
  });
}

test("a question is answered at once, or by slices", async () => {
  tell({ type: "show", id: 7 });
  assert.deepEqual(said.at(-1), { type: "shown", id: 7 });
  left = 3;
  tell({ type: "plan", id: 8 });
  await turns(20);
  assert.deepEqual(said.at(-1), { type: "planned", id: 8 });
});

test("it answers that it lives", () => {
  tell({ type: "ping" });
  assert.deepEqual(said.at(-1), { type: "pong" });
});
