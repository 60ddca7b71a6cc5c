/** The call by which a program opens the page's board elsewhere. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { callOf, withCall } from "../../../web/app/python/board_call.js";
import { createState } from "../../../web/app/state/index.js";
import { CATALOG, position, puzzle } from "../workbench.js";

/** @type {(name: string) => import("../../../web/app/state/state.js").State} */
const stateOf = (name) => createState(CATALOG, puzzle(name), "en");

test("the usual board needs none", () => {
  assert.equal(callOf(stateOf("square")), null);
});

test("it has the options that were changed, and the givens in the order of the board", () => {
  const state = stateOf("square");
  state.draft.options = { order: "2" };
  state.draft.givens = { 2: "4" };
  assert.equal(callOf(state), 'puzzle("square", {}, given=". . 4 .")');
  state.draft.options = { order: "3" };
  state.draft.givens = {};
  assert.equal(callOf(state), 'puzzle("square", {"order": "3"})');
});

test("of a movement it has the position after the moves", () => {
  const state = stateOf("game");
  state.draft.moves = [[0, 1]];
  state.shown = position("abab");
  assert.equal(callOf(state), 'puzzle("game", {}, given="abab")');
});

test("it stands before the program once, as a remark", () => {
  const call = 'puzzle("square", {"order": "3"})';
  const saved = withCall("board = puzzle()\n", call, "Its board:");
  assert.equal(saved, `# Its board:\n# board = ${call}\nboard = puzzle()\n`);
  assert.equal(withCall(saved, call, "Its board:"), saved);
  assert.equal(withCall("x = 1\n", null, "Its board:"), "x = 1\n");
});
