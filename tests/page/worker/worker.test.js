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
const STATES = { run: "running", slice: "paused", step: "paused", pause: "paused", stop: "stopped" };

const bridge = {
  ask: (/** @type {any} */ { id, type }) => (type === "show" ? { type: "shown", id } : null),
  goOn: (/** @type {number} */ id) => (--left > 0 ? null : { type: "planned", id }),
  drop: () => {},
  progress: () => null,
  /** @param {{ type: keyof typeof STATES | "close", job: string }} order */
  order({ type, job }) {
    if (type === "close") return null;
    if (type === "run") slices.set(job, (slices.get(job) ?? 0) + 1);
    return { state: STATES[type] };
  },
  events: () => new Uint32Array(),
  letGo: () => {},
};
/** The channel by which the worker triggers its next round: here a test does, round by round. */
class Rounds {
  static triggered = 0;
  /** @type {{ onmessage: (() => void) | null }} */
  static port = { onmessage: null };
  port1 = Rounds.port;
  port2 = {
    postMessage() {
      Rounds.triggered += 1;
    },
  };
}
Object.assign(globalThis, {
  bridge,
  MessageChannel: Rounds,
  self: { postMessage: (/** @type {any} */ message) => void said.push(message), onmessage: null },
});
await import("../../../web/worker/worker.js");

const tell = (/** @type {object} */ data) => /** @type {any} */ (self).onmessage({ data });
/** Does so many rounds, if the worker triggers them. @type {(number: number) => void} */
function rounds(number) {
  for (let left = number; left > 0 && Rounds.triggered > 0; left -= 1) {
    Rounds.triggered -= 1;
    Rounds.port.onmessage?.();
  }
}
const reports = (/** @type {string} */ job) =>
  said.filter((each) => each.type === "progress" && each.job === job).map(({ progress }) => progress.state);

test("it says that it is ready", async () => {
  tell({ type: "start", way: "snapshot" });
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(said.at(-1), { type: "stage", stage: "ready", part: 1, bytes: 0, reason: null, how: "snapshot" });
});

test("a job that runs does slice after slice, until Pause", () => {
  tell({ type: "run", job: "1" });
  rounds(20);
  assert.equal(slices.get("1"), 21);
  tell({ type: "pause", job: "1" });
  assert.equal(reports("1").at(-1), "paused");
  rounds(20);
  assert.equal(slices.get("1"), 21, "it went on after Pause");
  assert.equal(reports("1").at(-1), "paused");
});

for (const [order, last] of [
  ["step", "paused"],
  ["slice", "paused"],
  ["stop", "stopped"],
  ["close", "running"],
]) {
  test(`it does no more of a job after ${order}, and goes on with the other`, () => {
    const [job, other] = [`1${order}`, `2${order}`];
    tell({ type: "run", job });
    tell({ type: "run", job: other });
    rounds(3);
    tell({ type: order, job });
    rounds(20);
    assert.equal(slices.get(job), 4, `it went on after ${order}`);
    assert.equal(reports(job).at(-1), last);
    assert.equal(slices.get(other), 24);
    tell({ type: "close", job: other });
  });
}

test("a question is answered at once, or by slices", () => {
  tell({ type: "show", id: 7 });
  assert.deepEqual(said.at(-1), { type: "shown", id: 7 });
  left = 3;
  tell({ type: "plan", id: 8 });
  rounds(2);
  assert.notEqual(said.at(-1).id, 8);
  rounds(1);
  assert.deepEqual(said.at(-1), { type: "planned", id: 8 });
});

test("a later plan overtakes the earlier one, and no program", () => {
  left = 9;
  const before = said.length;
  tell({ type: "plan", id: 9 });
  tell({ type: "program", id: 10 });
  tell({ type: "plan", id: 11 });
  assert.deepEqual(said.slice(before), [{ type: "refused", id: 9, faults: [] }]);
  left = 0;
  rounds(1);
  const answered = said.slice(before + 1).map(({ id }) => id);
  assert.deepEqual(answered.sort(), [10, 11]);
});

test("it answers that it lives", () => {
  tell({ type: "ping" });
  assert.deepEqual(said.at(-1), { type: "pong" });
});
