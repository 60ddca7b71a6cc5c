/** What is said of an event. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { append, BOUND, CUT, createTape, MOVED, REMOVED, SOLVED, UNMOVED } from "../../../web/app/state/index.js";
import { happened } from "../../../web/app/views/search/narration.js";
import { gridState, watchRun } from "../board/grid.js";

/** The words of a template. @type {(template: any) => string} */
const said = (template) =>
  typeof template === "string" ? template : (template?.values ?? []).map(said).filter(Boolean).join(" ");

test("that a value follows is said before its reason is known, and of no other value", () => {
  const state = gridState(2);
  const run = watchRun(state);
  run.shown = { ...run.shown, names: [] };
  Object.assign(state.catalog.strategies[0], { planned: false, deduces: true });
  const [alone, oneMore] = [1, 2].map((left) => left * 2 ** 18);
  append(run.tape, Uint32Array.of(oneMore, 512 + 1 + alone));
  const now = (/** @type {number} */ at) => {
    run.at = at;
    return said(happened(state, run));
  };
  assert.match(now(1), /^1 placed in .*\(guess, 1 of 2\)/);
  assert.match(now(2), /^2 follows in/);
});

test("of a value that is placed it is said whether it is given, guessed, computed, or the only one left", () => {
  const state = gridState(2);
  const run = watchRun(state);
  run.shown = { ...run.shown, names: [] };
  Object.assign(state.catalog.strategies[0], { planned: false, deduces: false });
  const [cut, removed] = [CUT * 2 ** 27, REMOVED * 2 ** 27];
  const left = (/** @type {number} */ many) => (many + 1) * 2 ** 18;
  const now = (/** @type {number[]} */ ...events) => {
    run.tape = createTape(4, [], run.task.givens);
    append(run.tape, Uint32Array.from(events));
    run.at = events.length;
    return said(happened(state, run));
  };
  assert.match(now(left(3)), /\(guess, 1 of 4\)/);
  assert.match(now(left(3), removed, 1 + left(2)), /\(guess, 2 of 4\)/);
  assert.match(now(cut, 1 + left(2)), /\(guess, 2 of 4\)/, "a value refused counts");
  assert.match(now(left(1), 512 + cut, 512 + 1 + left(0)), /the only one left/);
  assert.match(now(left(1), removed, 1 + left(0)), /\(guess, 2 of 2\)/, "the last is one of two all the same");
  assert.match(now(left(1), 512 + left(0), removed + 512, removed, 1 + left(0)), /\(guess, 2 of 2\)/);
  assert.match(now(0), /^1 placed in \S+ *$/, "of a program that does not say what is left");
  assert.match(now(left(1), removed), /^1 removed from .*\(taken back\)/);
  run.tally.computed[0] = true;
  assert.match(now(left(0)), /^1 computed in/);
  run.task.givens[0] = 1;
  assert.match(now(left(0)), /^1 placed in .*\(given\)/);
});

test("of a move that is taken back at once is said what is known: under a bound, that the goal is not reached within it", () => {
  const state = gridState(2);
  const run = watchRun(state);
  state.puzzle = { ...state.puzzle, kind: "movement" };
  run.shown = { ...run.shown, names: [] };
  const now = (/** @type {number[]} */ ...events) => {
    run.tape = createTape(4, [0, 1, 0, 0]);
    append(run.tape, Uint32Array.from(events));
    run.at = events.length;
    return said(happened(state, run));
  };
  const [made, back] = [MOVED, UNMOVED].map((kind) => kind * 2 ** 27 + 512 + 2);
  const bound = BOUND * 2 ** 27 + 3;
  assert.match(now(made, back), /No move leads on from there/);
  assert.match(now(bound, made, back), /Within 3 moves from the start, no line that goes on from it reaches the goal/);
  assert.match(
    now(bound, made, made, back, back),
    /Within 3 moves from the start, no line that goes on from it reaches the goal/,
  );
  assert.match(now(bound, made, made, SOLVED * 2 ** 27, back, back), /within 3 moves$/);
  run.sampled = true;
  assert.doesNotMatch(now(made, back), /No move leads on/);
  assert.match(now(bound, made, back), /within 3 moves$/);
});
