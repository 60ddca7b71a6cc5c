/** Time and the search at full speed: Play, and the board while a search goes on to its end. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { loseSearches } from "../../../web/app/engine/jobs.js";
import { isSearchedOn, searchOn, seek, tick, toggle, togglePlay } from "../../../web/app/search/index.js";
import { CUT, PLACED } from "../../../web/app/state/index.js";
import { furnish } from "../workbench.js";
import { many, report, searched } from "./searched.js";

beforeEach(() => {
  loseSearches();
  furnish();
});

test("a cut is shown for two seconds at a speed that is read, anything else for its share of a second", async () => {
  const { app, run } = await searched("slice", "paused", PLACED, CUT, PLACED, PLACED);
  app.state.speed = 2;
  seek(app, 1);
  const shown = [];
  for (let half = 0; half < 6; half += 1) {
    tick(app, 0.5);
    shown.push(run.at);
  }
  assert.deepEqual(shown, [2, 2, 2, 2, 3, 4]);
});

/** A search that is read, after Play was pressed at a moment of it and hardly any time has passed. @type {(at: number, state: string, ...kinds: number[]) => Promise<any>} */
async function playedFrom(at, state, ...kinds) {
  const { app, run } = await searched("slice", state, ...kinds);
  app.state.speed = 2;
  run.playing = false;
  seek(app, at);
  togglePlay(app);
  tick(app, 0.01);
  return { app, run };
}

test("Play goes on at once from a cut that was there to be read", async () => {
  const { app, run } = await playedFrom(2, "paused", PLACED, CUT, PLACED, PLACED);
  assert.equal(run.at, 3);
  tick(app, 0.01);
  assert.equal(run.at, 3);
});

test("Play begins anew from the end of a search that is over, also after a cut", async () => {
  const { run } = await playedFrom(4, "done", PLACED, PLACED, PLACED, CUT);
  assert.equal(run.at, run.tape.first);
});

test("at a speed that nobody reads cuts do not wait", async () => {
  const { app, run } = await searched("slice", "paused", PLACED, CUT, CUT, CUT, PLACED);
  app.state.speed = 10;
  seek(app, 1);
  for (let tenth = 0; tenth < 3; tenth += 1) tick(app, 0.1);
  assert.equal(run.at, 4);
});

for (const [where, press] of /** @type {const} */ ([
  ["in Watch", searchOn],
  ["in Solve", toggle],
])) {
  test(`searched on to its end ${where}, the board stays where it stands, also over a pause`, async () => {
    const { app, run, ordered } = await searched("slice", "paused", ...many(10));
    seek(app, 4);
    press(app);
    report(run.job, "running", ...many(10));
    press(app);
    report(run.job, "paused");
    press(app);
    assert.deepEqual(ordered(), ["run", "pause", "run"]);
    report(run.job, "done", ...many(5));
    assert.deepEqual([run.at, run.tape.end, app.state.view.kind], [4, 25, "run"]);
  });
}

test("a search of moves is played on to its end, so that it tells every move, and the board stays", async () => {
  const { app, run, ordered } = await searched("slice", "paused", ...many(10));
  app.state.puzzle = { ...app.state.puzzle, kind: "movement" };
  seek(app, 4);
  searchOn(app);
  tick(app, 0.01);
  report(run.job, "paused", ...many(10));
  tick(app, 0.01);
  assert.deepEqual([run.at, isSearchedOn(app.state, run)], [4, true]);
  searchOn(app);
  tick(app, 0.01);
  report(run.job, "paused", ...many(10));
  tick(app, 0.01);
  assert.deepEqual([run.at, isSearchedOn(app.state, run)], [4, false]);
  searchOn(app);
  tick(app, 0.01);
  report(run.job, "done", ...many(5));
  tick(app, 0.01);
  assert.deepEqual(ordered(), ["slice", "slice", "slice"]);
  assert.deepEqual([run.at, run.tape.end, run.playing, run.sampled], [4, 35, false, false]);
});

test("a search that the board follows is followed over a pause", async () => {
  const { app, run } = await searched("run", "running", ...many(10));
  toggle(app);
  report(run.job, "paused", ...many(10));
  toggle(app);
  report(run.job, "done", ...many(5));
  assert.deepEqual([run.at, app.state.view.kind], [25, "draft"]); // it has no solution to show
});
