/** The engine with a worker driven by the test: starting, answering, dying. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { BOUND, LONG_BOUND, QUIET } from "../../../web/app/engine/watchdog.js";
import { createEngine, Ended } from "../../../web/app/engine/worker_client.js";
import { FakeWorker, READY, workers } from "./fake_worker.js";

const TASK = { puzzle: "square", options: {}, givens: {}, start: "", moves: [] };
const PLAN = /** @type {const} */ ({ type: "plan", task: TASK, strategy: "plain" });
const progress = (/** @type {string} */ state) => ({ type: "progress", job: 1, progress: { state }, events: [] });

/** @type {any[]} */
let reports = [];
const now = () => /** @type {FakeWorker} */ (workers.at(-1));
const pass = (/** @type {number} */ seconds) => mock.timers.tick(seconds * 1000);

/** @type {() => import("../../../web/app/engine/worker_client.js").Engine} */
function started() {
  const engine = createEngine((report) => void reports.push(report));
  engine.wake();
  now().says(READY);
  reports = [];
  return engine;
}

beforeEach(() => {
  Object.defineProperty(globalThis, "Worker", { value: FakeWorker, configurable: true });
  workers.length = 0;
  reports = [];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval"] });
});

test("a question is answered by its number", async () => {
  const engine = started();
  const [first, second] = [engine.ask(PLAN), engine.ask(PLAN)];
  const answers = [2, 1].map((id) => ({ type: "planned", id, plan: `of ${id}` }));
  for (const answer of answers) now().says(answer);
  assert.deepEqual([await second, await first], answers);
});

test("what is asked while Python starts is sent when it is ready, whichever way it came", async () => {
  const engine = createEngine(() => {});
  engine.wake();
  const asked = engine.ask(PLAN);
  assert.deepEqual(now().types(), ["start"]);
  now().breaks("no snapshot");
  assert.deepEqual(now().sent, [{ type: "start", way: "plain" }]);
  now().says(READY);
  assert.deepEqual(now().types(), ["start", "plan"]);
  now().says({ type: "planned", id: 1 });
  assert.equal((await asked).type, "planned");
});

test("when both ways fail, the person hears it and nothing waits for ever", async () => {
  const engine = createEngine((report) => void reports.push(report));
  engine.wake();
  const asked = engine.ask(PLAN);
  now().says({ type: "stage", stage: "failed", how: "snapshot", reason: "one" });
  now().says({ type: "stage", stage: "failed", how: "plain", reason: "two" });
  assert.deepEqual([reports.at(-1).stage, reports.at(-1).reason], ["failed", "two"]);
  await assert.rejects(asked, Ended);
  await assert.rejects(engine.ask(PLAN), Ended);
});

test("an error in a worker that is ready settles what waits, and a fresh one starts", async () => {
  const engine = started();
  const asked = engine.ask(PLAN);
  const dead = now();
  dead.breaks("out of memory");
  await assert.rejects(asked, Ended);
  assert.ok(dead.ended && now() !== dead);
  assert.deepEqual(
    reports.map(({ type, reason }) => [type, reason]),
    [
      ["stage", null],
      ["died", "out of memory"],
    ],
  );
});

test("a running job that falls silent: the worker is asked, and ended when it does not answer", () => {
  const engine = started();
  engine.order({ type: "run", job: 1 });
  pass(QUIET);
  assert.deepEqual(now().types(), ["start", "run", "ping"]);
  pass(BOUND - 1);
  assert.equal(workers.length, 1);
  pass(1);
  assert.equal(workers.length, 2);
  assert.deepEqual(reports.at(-1), { type: "died", reason: null });
});

test("a worker that answers the ping, or reports, lives on", () => {
  const engine = started();
  engine.order({ type: "run", job: 1 });
  for (let times = 0; times < 20; times += 1) {
    pass(QUIET);
    now().says(times % 2 ? { type: "pong" } : progress("running"));
  }
  assert.equal(workers.length, 1);
});

test("a job that was closed owes nothing: its worker is neither asked nor ended", () => {
  const engine = started();
  engine.order({ type: "run", job: 1 });
  engine.order({ type: "close", job: 1 });
  pass(QUIET + BOUND);
  assert.deepEqual(now().types(), ["start", "run", "close"]);
  assert.equal(workers.length, 1);
});

test("a question may take longer than the report of a job", async () => {
  const engine = started();
  const asked = engine.ask(PLAN);
  pass(QUIET + LONG_BOUND - 1);
  assert.equal(workers.length, 1);
  pass(1);
  await assert.rejects(asked, Ended);
  assert.equal(workers.length, 2);
});

test("a worker that owes nothing is left in peace", () => {
  const engine = started();
  engine.order({ type: "run", job: 1 });
  now().says(progress("done"));
  pass(1000);
  assert.deepEqual(now().types(), ["start", "run"]);
});

test("a worker that dies again and again is not started for ever", () => {
  const engine = started();
  for (let times = 0; times < 10; times += 1) {
    now().breaks("again");
    now().says(READY);
  }
  assert.equal(workers.length, 4);
  assert.ok(reports.some(({ stage, reason }) => stage === "failed" && reason === "again"));
  engine.restart();
  assert.equal(workers.length, 5);
});

test("a word from a worker that was ended is not heard", () => {
  const engine = started();
  const old = now();
  engine.restart();
  reports = [];
  old.says(progress("done"));
  old.breaks("late");
  assert.deepEqual(reports, []);
});

test("nothing starts before it is woken; one that rests is woken again, and what was asked is settled", async () => {
  const engine = createEngine(() => {});
  await assert.rejects(engine.ask(PLAN), Ended);
  assert.equal(workers.length, 0);
  engine.wake();
  engine.wake();
  assert.equal(workers.length, 1);
  now().says(READY);
  const asked = engine.ask(PLAN);
  engine.order({ type: "run", job: 1 });
  engine.rest();
  await assert.rejects(asked, Ended);
  assert.ok(now().ended);
  pass(1000);
  assert.equal(workers.length, 1);
  engine.wake();
  assert.equal(workers.length, 2);
});
