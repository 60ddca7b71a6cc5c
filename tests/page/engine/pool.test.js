/** The pool, with workers driven by the test: started when worthwhile, replaced, paused, ended. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { createPool } from "../../../web/app/engine/pool.js";
import { heard } from "../workbench.js";
import { FakeWorker, READY, workers } from "./fake_worker.js";

/** @import { Progress } from "../../../web/worker/protocol.js" */
/** @import { Search } from "../../../web/app/engine/jobs.js" */

const TASK = { puzzle: "square", options: {}, givens: {}, start: "", moves: [] };

/** The questions to the leader. @type {any[]} */
let asked = [];
/** The bundles that it has to hand out. @type {string[]} */
let open = [];
let cores = 3;
let failures = 0;
/** @type {string | null} */
let plan = "plan";

/** @type {any} */
const leader = {
  /** @type {(question: any) => Promise<any>} */
  async ask(question) {
    asked.push(question);
    if (question.type === "share") return { type: "shared", id: 0, job: question.job, plan };
    open.unshift(...question.lost);
    return { type: "parts", id: 0, job: question.job, parts: question.more ? (open.shift() ?? null) : null };
  },
};

/** @type {(progress: Partial<Progress>) => Search} */
const search = (progress) =>
  /** @type {any} */ ({
    job: 7,
    task: TASK,
    strategy: "plain",
    lost: false,
    progress: { state: "running", ...progress },
  });

const LONG = { finished: 0.01, elapsed: 1, left: 100 };
const trades = () => asked.filter(({ type }) => type === "parts");
const done = () => trades().flatMap(({ done: bundles }) => bundles);

/** A split search, its helpers ready. */
async function shared() {
  const pool = createPool(
    leader,
    () => cores,
    () => {
      failures += 1;
    },
  );
  const run = search(LONG);
  pool.follow(run);
  await heard();
  pool.follow(run);
  for (const worker of [...workers]) worker.says(READY);
  await heard();
  for (const worker of [...workers]) opens(worker);
  await heard();
  return { pool, run };
}

/** @type {(worker: FakeWorker) => void} */
function opens(worker) {
  const help = worker.sent.findLast(({ type }) => type === "help");
  worker.says({ type: "opened", id: help.id, job: help.job, rules: [], values: [], start: [], computed: [] });
}

/** @type {(worker: FakeWorker, state: string, bundles?: string[]) => void} */
function tells(worker, state, bundles = []) {
  const { job } = worker.sent.findLast(({ type }) => type === "help");
  worker.says({ type: "progress", job, progress: { state, result: { done: bundles } }, events: [] });
}

/** @type {(worker: FakeWorker) => string[]} */
const given = (worker) => worker.sent.filter(({ type }) => type === "do").map(({ parts }) => parts);

beforeEach(() => {
  Object.defineProperty(globalThis, "Worker", { value: FakeWorker, configurable: true });
  workers.length = 0;
  asked = [];
  open = ["a", "b", "c", "d", "e", "f"];
  cores = 3;
  failures = 0;
  plan = "plan";
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval", "setTimeout"] });
});

test("a search that is over soon, or on one core, has no other workers", async () => {
  const pool = createPool(leader, () => cores, assert.fail);
  for (const progress of [
    { ...LONG, elapsed: 0.2 },
    { ...LONG, elapsed: 5, left: 0.1 },
    { ...LONG, state: "paused" },
  ])
    pool.follow(search(/** @type {Partial<Progress>} */ (progress)));
  cores = 1;
  pool.follow(search(LONG));
  await heard();
  assert.deepEqual(asked, []);
  assert.equal(workers.length, 0);
});

test("one that takes long to plan is asked when it is planned", async () => {
  const pool = createPool(leader, () => cores, assert.fail);
  const run = search({ finished: null, elapsed: 5, left: null });
  pool.follow(run);
  await heard();
  assert.deepEqual(asked, []);
  Object.assign(/** @type {Progress} */ (run.progress), { finished: 0 });
  pool.follow(run);
  await heard();
  assert.equal(asked.length, 1);
});

test("one that cannot be shared is asked once", async () => {
  plan = null;
  const pool = createPool(leader, () => cores, assert.fail);
  const run = search(LONG);
  for (const _ of "123") {
    pool.follow(run);
    await heard();
  }
  assert.equal(asked.length, 1);
  assert.equal(workers.length, 0);
});

test("an answer that comes after its search was left splits nothing, though another search is offered", async () => {
  /** @type {((answer: any) => void)[]} */
  const answers = [];
  const slow = /** @type {any} */ ({ ask: () => new Promise((answer) => answers.push(answer)) });
  const pool = createPool(slow, () => cores, assert.fail);
  const [left, next] = [search(LONG), search(LONG)];
  pool.follow(left);
  pool.leave(left);
  pool.follow(next);
  answers[0]?.({ type: "shared", id: 0, job: 7, plan });
  await heard();
  pool.follow(left);
  assert.equal(workers.length, 0);
});

test("each hand has two bundles, brings back what came of them, and gets others", async () => {
  await shared();
  assert.equal(workers.length, 2);
  assert.deepEqual(workers.flatMap(given).sort(), ["a", "b", "c", "d"]);
  const [first] = workers;
  assert.ok(first);
  tells(first, "running", ["what came of it"]);
  await heard();
  assert.deepEqual(done(), ["what came of it"]);
  assert.equal(given(first).length, 3);
});

test("what a dead hand had is handed out again, and a fresh one takes its place", async () => {
  await shared();
  const [first] = workers;
  assert.ok(first);
  const had = given(first);
  first.breaks("out of memory");
  await heard();
  assert.deepEqual(trades().at(-1).lost, had);
  assert.equal(workers.length, 3);
  const fresh = /** @type {FakeWorker} */ (workers[2]);
  fresh.says(READY);
  await heard();
  opens(fresh);
  await heard();
  assert.deepEqual(given(fresh).sort(), had.sort());
  assert.equal(failures, 0);
});

test("one that dies again and again is given up, and told", async () => {
  await shared();
  for (const _ of "1234") {
    const last = /** @type {FakeWorker} */ (workers.findLast(({ ended }) => !ended));
    if (!given(last).length) last.says(READY);
    await heard();
    last.breaks("out of memory");
    await heard();
  }
  assert.equal(failures, 1);
  assert.equal(workers.filter(({ ended }) => !ended).length, 1);
  assert.equal(open.length + given(/** @type {FakeWorker} */ (workers[0])).length, 6);
});

test("Pause rests all hands, Resume wakes them, Stop sends them away, and later their workers end", async () => {
  const { pool, run } = await shared();
  const last = () => workers.map(({ sent }) => sent.at(-1).type);
  const now = (/** @type {string} */ state) => {
    run.progress = /** @type {any} */ ({ ...run.progress, state });
    pool.follow(run);
  };
  now("paused");
  assert.deepEqual(last(), ["pause", "pause"]);
  const [first] = workers;
  assert.ok(first);
  tells(first, "paused", ["what came of it"]);
  await heard();
  assert.deepEqual(done(), ["what came of it"]);
  assert.deepEqual(last(), ["pause", "pause"], "nothing more is handed out");
  now("running");
  await heard();
  assert.ok(workers.every(({ sent }) => sent.some(({ type }) => type === "run")));
  assert.equal(given(first).length, 3, "and now it is");
  now("stopped");
  assert.deepEqual(last(), ["close", "close"]);
  mock.timers.tick(60_000);
  assert.ok(workers.every(({ ended }) => ended));
});

test("a choice of fewer cores ends hands on the way, and loses nothing", async () => {
  const { pool, run } = await shared();
  const had = given(/** @type {FakeWorker} */ (workers[1]));
  cores = 2;
  pool.follow(run);
  await heard();
  assert.equal(workers[1]?.ended, true);
  assert.deepEqual(trades().at(-1).lost, had);
});

test("a second search is asked once the first is over, be the first still being asked or shared", async () => {
  const pool = createPool(leader, () => cores, assert.fail);
  const [first, second] = [search(LONG), { ...search(LONG), job: 8 }];
  const helped = () => asked.filter(({ type }) => type === "share").map(({ job }) => job);
  pool.follow(first);
  pool.follow(second);
  await heard();
  pool.follow(second);
  assert.deepEqual(helped(), [7]);
  pool.leave(first);
  pool.follow(second);
  await heard();
  assert.deepEqual(helped(), [7, 8]);
  pool.follow(second);
  assert.equal(workers.length, 2);
});

test("a search that is left while it is being asked does not keep the hands from the next one", async () => {
  const pool = createPool(leader, () => cores, assert.fail);
  const [first, second] = [search(LONG), { ...search(LONG), job: 8 }];
  pool.follow(first);
  pool.leave(first);
  await heard();
  pool.follow(second);
  await heard();
  pool.follow(second);
  assert.equal(workers.length, 2);
});
