/** Pencil marks, key by key, at the moments that the keys were pressed. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { endNoting, note } from "../../../web/app/board/noting.js";
import { furnish, workbench } from "../workbench.js";

beforeEach(() => {
  furnish();
  endNoting();
});

/** The marks of a cell of 1 to 16 after these keys, each with the milliseconds at which it is pressed. @type {(keys: [key: string, when: number][]) => number[] | undefined} */
function noted(keys) {
  const app = workbench();
  app.state.aid.mode = "pencil";
  app.state.shown = { ...app.state.shown, values: [...Array(16).keys()].map((value) => value + 1) };
  const [spot] = app.state.shown.drawing.spots;
  assert.ok(spot);
  for (const [key, when] of keys) note(app, spot, key, when);
  return app.state.draft.marks[0];
}

test("a digit that follows at once goes on with the mark; after a second it begins another", () => {
  assert.deepEqual(
    noted([
      ["1", 0],
      ["2", 1000],
    ]),
    [12],
  );
  assert.deepEqual(
    noted([
      ["1", 0],
      ["2", 1001],
    ]),
    [1, 2],
  );
});

test("a second is counted from the digit before", () => {
  assert.deepEqual(
    noted([
      ["1", 5000],
      ["1", 5400],
      ["1", 9000],
      ["6", 9900],
    ]),
    [11, 16],
  );
  assert.deepEqual(
    noted([
      ["1", 0],
      ["1", 1500],
    ]),
    undefined,
    "typed again it is taken away",
  );
});

test("two digits that make no value are two marks, however quick", () => {
  assert.deepEqual(
    noted([
      ["2", 0],
      ["1", 10],
    ]),
    [1, 2],
  );
});
