/** The laps of a race, and the lane of the user's own program beside them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createRace, lapsOf, OWN, seedOfRace } from "../../../web/app/state/index.js";
import { puzzle, workbench } from "../workbench.js";

const UNKNOWN = { nodes: null, seconds: null };
const TASK = { puzzle: "p", options: {}, givens: {}, start: "", moves: [] };

/** @type {(strategy: string, nodes: number, seconds: number, state?: string) => any} */
const lap = (strategy, nodes, seconds, state = "done") => ({
  ...{ strategy, nodes, seconds, state, cuts: 0, solutions: 1, part: 1, seed: null, in_all: UNKNOWN, factor: UNKNOWN },
});

/** @type {(rows: object[], own?: object | null, lost?: boolean) => ReturnType<typeof lapsOf>} */
const laps = (rows, own = null, lost = false) => {
  const search = /** @type {any} */ ({ task: TASK, lost, progress: { rows } });
  return lapsOf({ ...workbench().state, race: { ...createRace(), own: /** @type {any} */ (own), search } });
};

test("without a race there are none", () => assert.deepEqual(lapsOf(workbench().state), []));

test("a lost race has broken off what was running", () => {
  assert.deepEqual(
    laps([lap("a", 1, 1), lap("b", 1, 1, "running")], null, true).map(({ state }) => state),
    ["done", "stopped"],
  );
});

test("one's own program on the same task is last, compared with the lap before", () => {
  const own = { key: JSON.stringify(TASK), lap: lap(OWN, 50, 4) };
  const [, mine] = laps([lap("a", 100, 1)], own);
  assert.deepEqual([mine?.strategy, mine?.factor], [OWN, { nodes: 2, seconds: 0.25 }]);
  assert.deepEqual(laps([lap("a", 100, 1, "running")], own)[1]?.factor, UNKNOWN);
});

test("one's own program on another task is not in the race", () => {
  assert.equal(laps([lap("a", 100, 1)], { key: "{}", lap: lap(OWN, 50, 4) }).length, 1);
});

test("the seed that was typed is for the strategies of the race that draw random numbers", () => {
  const { state } = workbench();
  state.draft.seed = "7";
  assert.equal(seedOfRace(state), null, "none does");
  const [first] = state.catalog.strategies;
  state.catalog = { ...state.catalog, strategies: [{ .../** @type {any} */ (first), seed: 1 }] };
  assert.equal(seedOfRace(state), "7");
  state.draft.seed = "";
  assert.equal(seedOfRace(state), null, "each has its own");
});

/** The second of two laps that were stopped, after 100 and 40 nodes in a second each, on a puzzle with these figures. @type {(task?: Partial<typeof TASK>, seed?: number | null) => any} */
const second = (task = {}, seed = null) => {
  const square = { ...puzzle("square"), saving: { plain: 9000, nodes: { walk: 400 } } };
  const rows = ["other", "walk"].map((name, at) => ({ ...lap(name, at ? 40 : 100, 1, "stopped"), part: 0.5, seed }));
  rows[0].in_all = { nodes: 200, seconds: 2 };
  const search = /** @type {any} */ ({ task: { ...TASK, puzzle: "square", ...task }, progress: { rows } });
  return lapsOf({ ...workbench().state, puzzle: square, race: { ...createRace(), search } })[1];
};

test("where the nodes were counted beforehand, a lap that was stopped has its totals from them", () => {
  const { part, in_all, factor, isCounted } = second();
  assert.deepEqual(
    { part, in_all, factor, isCounted },
    {
      part: 0.1,
      in_all: { nodes: 400, seconds: 10 },
      factor: { nodes: 0.5, seconds: 0.2 },
      isCounted: true,
    },
  );
});

test("another puzzle, a changed one, and a search by chance have nothing of what was counted", () => {
  const others = [second({ puzzle: "other" }), second({ givens: { 0: "1" } }), second({ options: { order: "3" } })];
  for (const { part, isCounted } of [...others, second({}, 7)]) assert.deepEqual([part, isCounted], [0.5, undefined]);
});
