/** The player: Step, and the ways to the next cut and the next solution, on the tape and beyond its end. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { loseSearches } from "../../../web/app/engine/jobs.js";
import {
  back,
  cutBack,
  cutForward,
  forward,
  seek,
  solvedBack,
  solvedForward,
  step,
  stop,
  tick,
} from "../../../web/app/search/index.js";
import { CUT, followedBefore, PLACED, REMOVED, SOLVED } from "../../../web/app/state/index.js";
import { furnish, opened, workbench } from "../workbench.js";
import { many, report, searched } from "./searched.js";

/** A value is taken back that had followed from the one that is taken back next. */
const FOLLOWED = REMOVED + 2 ** -9;

/** What is said to be missing at the moment on the board. @type {(run: import("../../../web/app/state/run.js").Run) => string | undefined} */
const said = ({ none, at }) => (none?.at === at ? none.said : undefined);

beforeEach(() => {
  loseSearches();
  furnish();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a step goes on by one event from the one that is shown, and holds the playing", async () => {
  const { app, run, ordered } = await searched("slice", "paused", ...many(100));
  seek(app, 3);
  assert.ok(run.playing);
  step(app);
  assert.deepEqual([run.at, run.playing, ordered()], [4, false, []]);
});

test("at the end of what was told a step asks for one event and shows that one, whatever else comes", async () => {
  const { app, run, ordered } = await searched("slice", "paused", ...many(10));
  seek(app, 10);
  tick(app, 1);
  step(app);
  assert.deepEqual(ordered(), ["slice", "step"]);
  report(run.job, "paused", ...many(100));
  report(run.job, "paused", PLACED);
  assert.deepEqual([run.at, run.tape.end], [11, 111]);
});

test("a step takes a number back with all that had followed from it, and forward and back pass them at once", async () => {
  const { app, run } = await searched("step", "paused", PLACED, PLACED, PLACED, SOLVED);
  seek(app, 4);
  step(app);
  step(app);
  report(run.job, "paused", FOLLOWED, FOLLOWED, REMOVED);
  report(run.job, "paused", PLACED);
  assert.deepEqual([run.at, followedBefore(run.tape, 6), followedBefore(run.tape, 7)], [8, 2, 0]);
  const shown = [];
  for (const go of [back, back, back, forward, forward]) {
    go(app);
    shown.push(run.at);
  }
  assert.deepEqual(shown, [7, 4, 3, 4, 7]);
  app.state.speed = 10;
  seek(app, 4);
  run.playing = true;
  tick(app, 0.1);
  assert.equal(run.at, 7);
});

test("givens that are placed one after another are one step, forward, back and while playing", async () => {
  const app = workbench();
  app.state.draft.givens = { 0: "1" };
  const run = await opened(app, "step");
  const placedIn = (/** @type {number} */ cell) => PLACED + cell * 2 ** -18;
  const [given, chosen] = [placedIn(0), placedIn(1)];
  report(run.job, "paused", given, given, given);
  report(run.job, "paused", chosen, given, chosen);
  assert.equal(run.at, 3);
  const shown = [];
  for (const go of [forward, forward, forward, back, back, back, back]) {
    go(app);
    shown.push(run.at);
  }
  assert.deepEqual(shown, [4, 5, 6, 5, 4, 3, 0]);
  app.state.speed = 10;
  run.playing = true;
  tick(app, 0.1);
  assert.equal(run.at, 3);
});

test("every step counts, also those that are taken before the search has answered", async () => {
  const { app, run, ordered } = await searched("step", "paused", PLACED);
  for (let pressed = 0; pressed < 3; pressed += 1) step(app);
  for (let told = 0; told < 3; told += 1) report(run.job, "paused", PLACED);
  assert.deepEqual([run.at, ordered()], [4, ["step", "step", "step"]]);
});

test("steps that are taken while the search opens are each shown", async () => {
  const app = workbench();
  for (let pressed = 0; pressed < 3; pressed += 1) step(app);
  await app.last("open").answer({ type: "opened", rules: [], values: [], start: [], computed: [] });
  for (let told = 0; told < 3; told += 1) report(app.state.run?.job ?? 0, "paused", PLACED);
  assert.equal(app.state.run?.at, 3);
});

test("whoever goes back while a step is on its way stays there", async () => {
  const { app, run } = await searched("step", "paused", PLACED);
  step(app);
  seek(app, 0);
  report(run.job, "paused", PLACED);
  assert.equal(run.at, 0);
});

test("a step at full speed lets the search rest, and goes on by one event from the last that was shown", async () => {
  const { app, run, ordered } = await searched("run", "running", ...many(50));
  run.at = 50;
  report(run.job, "running", ...many(50));
  const { at } = run;
  step(app);
  report(run.job, "paused", ...many(50));
  assert.deepEqual([run.at, ordered()], [at + 1, ["step"]]);
});

test("a step beyond the last event stays there and says that the search is over, however long the key is held", async () => {
  const { app, run } = await searched("step", "paused", PLACED);
  step(app);
  step(app);
  report(run.job, "done");
  assert.deepEqual([app.state.view.kind, run.at, said(run)], ["run", 1, "noStepAfter"]);
  for (const pressed of [step, step, forward]) {
    run.none = null;
    pressed(app);
    assert.deepEqual([app.state.run, run.at, said(run)], [run, 1, "noStepAfter"]);
  }
  app.state.draft.strategy = "plain";
  step(app);
  assert.notEqual(app.state.run, run);
});

test("the record of a search that is over is stepped through; from the draft a step begins anew", async () => {
  const { app, run } = await searched("slice", "done", ...many(5));
  step(app);
  assert.deepEqual([run.at, app.state.run], [1, run]);
  app.state.view = { kind: "draft" };
  step(app);
  assert.notEqual(app.state.run, run);
});

test("Stop leaves the board at the moment that is watched", async () => {
  const { app, run } = await searched("slice", "paused", ...many(100));
  seek(app, 36);
  stop(app);
  report(run.job, "stopped");
  assert.equal(run.at, 36);
});

const JUMPS = /** @type {const} */ ([
  ["cut", CUT, cutBack, cutForward, "noCutBefore", "noCutAfter"],
  ["solution", SOLVED, solvedBack, solvedForward, "noSolutionBefore", "noSolutionAfter"],
]);

test("the ways to a cut lead to dead ends too, where a value is taken back at once", async () => {
  const { app, run } = await searched("slice", "done", PLACED, PLACED, REMOVED, PLACED, CUT, REMOVED, REMOVED);
  seek(app, 1);
  const moments = [cutForward, cutForward, cutForward, cutBack].map((go) => {
    go(app);
    return run.at;
  });
  assert.deepEqual(moments, [3, 5, 5, 3]);
});

for (const [name, kind, toBefore, toNext, before, after] of JUMPS) {
  test(`where the record has no further ${name} one stays where one is, and it is said`, async () => {
    const { app, run } = await searched("slice", "done", PLACED, kind, PLACED, PLACED);
    seek(app, 2);
    toNext(app);
    assert.deepEqual([run.at, said(run)], [2, after]);
    toBefore(app);
    assert.deepEqual([run.at, said(run)], [2, before]);
  });

  test(`a search that ends without a further ${name} brings one back to where one stood`, async () => {
    const { app, run, ordered } = await searched("slice", "paused", PLACED, PLACED);
    seek(app, 1);
    toNext(app);
    tick(app, 1);
    assert.deepEqual([run.at, ordered()], [2, ["slice"]]);
    report(run.job, "done", PLACED, PLACED);
    tick(app, 1);
    assert.deepEqual([run.at, run.tape.end, run.playing, said(run)], [1, 4, false, after]);
  });

  test(`stopping a search for a further ${name} brings one back to where one stood`, async () => {
    const { app, run } = await searched("slice", "paused", ...many(5));
    seek(app, 1);
    toNext(app);
    tick(app, 1);
    assert.equal(run.at, 5);
    stop(app);
    report(run.job, "stopped");
    assert.equal(run.at, 1);
  });

  test(`asking again while a further ${name} is searched for does not lose where one stood`, async () => {
    const { app, run } = await searched("slice", "paused", ...many(5));
    seek(app, 1);
    toNext(app);
    tick(app, 1);
    toNext(app);
    tick(app, 1);
    report(run.job, "done");
    tick(app, 1);
    assert.deepEqual([run.at, run.playing, said(run)], [1, false, after]);
  });

  test(`a further ${name} that the search tells later is gone to`, async () => {
    const { app, run } = await searched("slice", "paused", PLACED, PLACED);
    toNext(app);
    tick(app, 1);
    report(run.job, "paused", PLACED, kind, PLACED);
    tick(app, 1);
    assert.deepEqual([run.at, run.playing, said(run)], [4, false, undefined]);
  });
}
