/** A board too large for events: the strategies that serve it, and that none of them has steps. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  canStep,
  isSharable,
  isWalked,
  reportsSteps,
  strategiesOf,
  treeStrategies,
  watchable,
  watchedStrategies,
} from "../../../web/app/state/index.js";
import { workbench } from "../workbench.js";

/** A page whose board is served by these strategies, all without steps; undefined: by all of the puzzle. @type {(eventless?: string[]) => ReturnType<typeof workbench>["state"]} */
function page(eventless) {
  const { state } = workbench();
  const [known] = state.catalog.strategies;
  assert.ok(known);
  state.catalog.strategies = ["tree", "other", "fast"].map((name) => ({ ...known, name, walked: name !== "fast" }));
  state.puzzle = { ...state.puzzle, strategies: ["other", "tree", "fast"] };
  state.shown = { ...state.shown, ...(eventless && { eventless }) };
  state.draft.strategy = "tree";
  return state;
}

test("a board that events can describe has steps", () => {
  const state = page();
  assert.equal(watchable(state)?.name, "tree");
  assert.ok(canStep(state) && reportsSteps(state));
});

test("a board that is too large has fewer strategies, and none to watch", () => {
  const state = page(["tree", "fast"]);
  assert.deepEqual(
    strategiesOf(state).map(({ name }) => [name, isWalked(state, name)]),
    [
      ["tree", false],
      ["fast", false],
    ],
  );
  assert.deepEqual([...treeStrategies(state), ...watchedStrategies(state)], []);
  assert.equal(watchable(state), undefined);
  assert.ok(!canStep(state) && !reportsSteps(state));
});

test("what is searched by several workers does not depend on the size of the board", () => {
  for (const state of [page(), page(["tree", "fast"])]) {
    assert.equal(isSharable(state), false);
    state.draft.strategy = "fast";
    assert.equal(isSharable(state), true);
  }
});
