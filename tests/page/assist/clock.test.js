/** The clock of solving by hand, under a simulated clock. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { isTimed, tick } from "../../../web/app/assist/index.js";
import { edit, pose, setGiven } from "../../../web/app/draft/index.js";
import { isSolved, keyOf } from "../../../web/app/state/index.js";
import { furnish, workbench } from "../workbench.js";

beforeEach(() => void furnish());

/** A puzzle with one locked given. */
function posed() {
  const app = workbench();
  edit(app, (draft) => pose(draft, { 0: "1" }));
  return app;
}

test("it begins with the first entry, and counts while the page is in sight", () => {
  const app = posed();
  for (const now of [0, 1000, 2000]) tick(app, now, true);
  assert.equal(app.state.clock.seconds, 0);
  setGiven(app, 1, "2");
  for (const now of [3000, 4000, 5000]) tick(app, now, true);
  assert.equal(app.state.clock.seconds, 2);
  tick(app, 5500, false); // hidden
  for (const now of [60_000, 70_000]) tick(app, now, false);
  tick(app, 71_000, true); // in sight again
  tick(app, 72_000, true);
  assert.equal(app.state.clock.seconds, 3.5);
  tick(app, 9_000_000, true); // the machine slept
  assert.ok(app.state.clock.seconds < 10);
});

test("it stands when all is filled in and right", () => {
  const app = posed();
  for (const [cell, value] of ["2", "3", "4"].entries()) setGiven(app, cell + 1, value);
  for (const now of [0, 1000]) tick(app, now, true);
  app.state.aid.checked = keyOf(app.state.draft);
  for (const now of [2000, 3000, 4000]) tick(app, now, true);
  assert.equal(app.state.clock.seconds, 2);
});

test("it stands too when the solution was asked for", () => {
  const app = posed();
  for (const [cell, value] of ["2", "3", "4"].entries()) setGiven(app, cell + 1, value);
  for (const now of [0, 1000]) tick(app, now, true);
  Object.assign(app.state.aid, { checked: keyOf(app.state.draft), revealed: keyOf(app.state.draft) });
  for (const now of [2000, 3000, 4000]) tick(app, now, true);
  assert.equal(app.state.clock.seconds, 2);
  assert.equal(isSolved(app.state), false);
  app.state.aid.revealed = "";
  assert.equal(isSolved(app.state), true);
});

test("another visit goes on where it stood; another puzzle begins anew", () => {
  const app = posed();
  setGiven(app, 1, "2");
  for (let now = 0; now <= 12_000; now += 1000) tick(app, now, true);
  const later = posed();
  tick(later, 50_000, true);
  assert.equal(later.state.clock.seconds, 10); // stored every five seconds
  edit(later, (draft) => pose(draft, { 0: "2" }));
  tick(later, 51_000, true);
  assert.equal(later.state.clock.seconds, 0);
});

test("another puzzle has no clock before its first entry, though the one before had", () => {
  const app = posed();
  setGiven(app, 1, "2");
  for (let now = 0; now <= 3000; now += 1000) tick(app, now, true);
  assert.ok(isTimed(app.state));
  edit(app, (draft) => pose(draft, { 0: "2" }));
  assert.ok(!isTimed(app.state)); // and the clock has not been read since
});
