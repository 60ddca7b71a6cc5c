/** Help besides a search: which changes of a board without a solution are offered. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOffered } from "../../../web/app/state/index.js";
import { workbench } from "../workbench.js";

const both = (/** @type {string} */ words) => ({ en: words, ja: words });
const CHANGES = [3, 7].map((cell) => ({ cell, value: 1, words: both("1") }));

test("changes of what was filled in by hand come before those of givens", () => {
  const { state } = workbench();
  const draft = { ...state.draft, givens: { 3: "2", 7: "2" } };
  const cells = (/** @type {number[]} */ posed) =>
    changesOffered({ ...state, draft: { ...draft, posed } }, CHANGES).map(({ cell }) => cell);
  assert.deepEqual(cells([3]), [7]);
  assert.deepEqual(cells([3, 7]), [3, 7]);
  assert.deepEqual(cells([]), [3, 7]); // while the puzzle is typed, all are its givens
});
