/** The story of the first picture: it ends by itself, and nothing runs after it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createVisit } from "../../../web/app/state/visit.js";
import { nodesAt, SECONDS, tell } from "../../../web/app/views/story/telling.js";

const STEP = 100;

test("it is told once in its seconds, and then no timer is left", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const visit = createVisit();
  /** @type {number[]} */
  const shown = [];
  tell(visit, (part) => shown.push(part) > 0, false);
  const pass = (/** @type {number} */ seconds) => {
    for (let passed = 0; passed < seconds * 1000; passed += STEP) mock.timers.tick(STEP);
  };
  pass(SECONDS / 2);
  assert.equal(shown.at(-1), 0.5);
  pass(SECONDS / 2);
  assert.equal(shown.at(-1), 1);
  const steps = shown.length;
  pass(SECONDS);
  assert.equal(shown.length, steps);
  tell(visit, (part) => shown.push(part) > 0, false);
  assert.deepEqual(shown.slice(steps), [1], "on the same visit it is seen at its end");
});

test("who asks for calm gets its end at once, and so does who skips it or goes elsewhere", ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  for (const [isCalm, stays, skips] of [
    [true, true, false],
    [false, true, true],
    [false, false, false],
  ]) {
    /** @type {number[]} */
    const shown = [];
    const show = (/** @type {number} */ part) => {
      shown.push(part);
      return stays;
    };
    const end = tell(createVisit(), show, isCalm);
    if (skips) end();
    const steps = shown.length;
    assert.equal(shown.at(-1), stays ? 1 : 0);
    mock.timers.tick(60_000);
    assert.equal(shown.length, steps);
  }
});

test("both try equally fast, and neither more than there is", () => {
  assert.equal(nodesAt(0.5, 820_000_000, 15_529), 7765);
  assert.equal(nodesAt(1, 820_000_000, 15_529), 15_529);
  assert.equal(nodesAt(1, 100, 15_529), 100);
});
