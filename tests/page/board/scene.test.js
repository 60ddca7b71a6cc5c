/** The content of the board, from every source. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { eventNow, nameOf, sceneOf, shownNow, standing } from "../../../web/app/board/scene.js";
import { append, CUT, cachePage, NO_VALUE, PLACED, SOLVED } from "../../../web/app/state/index.js";
import { grid, gridState, watchRun } from "./grid.js";

/** An event as the worker packs it. */
const event = (/** @type {number} */ kind, /** @type {number} */ cell, /** @type {number} */ value) =>
  kind * 2 ** 27 + cell * 512 + value;

/** Puts events on the tape of a run, and shows the moment after the last. */
function play(/** @type {any} */ run, /** @type {number[]} */ ...events) {
  append(run.tape, Uint32Array.from(events));
  run.at = run.tape.end;
}

/** Each cell as "look text", or "" for an empty one. */
const looks = (/** @type {any} */ state) =>
  sceneOf(state).map(({ look, text }) => (look === "empty" ? "" : `${look} ${text}`));

test("what was typed is given, or filled in where a puzzle came as a whole", () => {
  const state = gridState(2, { 0: "1", 3: "2" });
  assert.deepEqual(looks(state), ["given 1", "", "", "given 2"]);
  state.draft.posed = [0];
  assert.deepEqual(looks(state), ["given 1", "", "", "filled 2"]);
  play(watchRun(state), event(PLACED, 1, 1));
  assert.deepEqual(looks(state), ["given 1", "new 2", "", "filled 2"], "a search that starts from it knows its own");
});

test("faults stand at their cells, in the draft alone", () => {
  const state = gridState(2, { 1: "9" });
  const fault = { cell: 1, option: null, words: { en: "too large", ja: "" } };
  state.faults = [fault, { ...fault, cell: null }];
  assert.deepEqual(
    sceneOf(state).map(({ faults }) => faults),
    [[], [fault], [], []],
  );
  watchRun(state);
  assert.deepEqual(
    sceneOf(state).flatMap(({ faults }) => faults),
    [],
  );
});

test("a run shows what it placed, the last of it as new", () => {
  const state = gridState(2, { 0: "1" });
  play(watchRun(state), event(PLACED, 1, 1), event(PLACED, 2, 1));
  assert.deepEqual(looks(state), ["given 1", "placed 2", "new 2", ""]);
  assert.equal(eventNow(state)?.cell, 2);
});

test("a refused value stands in its cell; only the cells of its reason are highlighted", () => {
  const state = gridState(2);
  const run = watchRun(state);
  const highlighted = () => sceneOf(state).map((place) => place.highlighted);
  run.rules = [{ cells: [0, 1, 3], words: { en: "", ja: "" } }];
  play(run, event(PLACED, 0, 0), event(CUT, 1, 0));
  assert.deepEqual(looks(state), ["placed 1", "refused 1", "", ""]);
  assert.deepEqual(highlighted(), [false, false, false, false]); // the reason has not arrived yet
  run.reasons.set(run.at, { words: { en: "", ja: "" }, cells: [0, 1], rays: [] });
  assert.deepEqual(
    sceneOf(state).map(({ highlighted }) => highlighted),
    [true, true, false, false],
  );
});

test("what the look of a value says is said in words too, in both languages", () => {
  const state = gridState(2, { 0: "1" });
  const said = (/** @type {"en" | "ja"} */ lang) => sceneOf(state).map((place) => standing(place, lang).join(" "));
  state.watch.open = true;
  const rows = [0, 1, 2, 3].map((cell) => ({ cell, letter: "", chosen: cell === 1, reads: [] }));
  Object.assign(state.plan, { plan: { rows } });
  play(watchRun(state), event(PLACED, 1, 1), event(PLACED, 2, 1));
  assert.deepEqual(said("en"), ["", "", "Computed.", ""], "a given, one chosen, one computed, and none yet");
  play(state.run, event(CUT, 3, 0));
  assert.deepEqual(said("en"), ["", "", "Computed.", "Refused. Computed."]);
  assert.deepEqual(said("ja"), ["", "", "計算で決まります。", "ここには置けません。 計算で決まります。"]);
});

test("a solution on the tape and one of the gallery look solved, givens as given", () => {
  const state = gridState(2, { 0: "1" });
  const run = watchRun(state);
  play(run, event(PLACED, 1, 1), event(SOLVED, 0, 0));
  assert.deepEqual(looks(state), ["given 1", "solved 2", "", ""]);
  cachePage(run.gallery, 0, [[1, 2, 2, 1]]);
  state.view = { kind: "solution", number: 0 };
  assert.deepEqual(looks(state), ["given 1", "solved 2", "solved 2", "solved 1"]);
});

test("a run keeps its own drawing, whatever is typed meanwhile", () => {
  const state = gridState(2);
  watchRun(state);
  state.shown = grid(3);
  assert.equal(sceneOf(state).length, 4);
  state.view = { kind: "draft" };
  assert.equal(shownNow(state), state.shown);
  assert.equal(sceneOf(state).length, 9);
  assert.equal(eventNow(state), null);
});

test("a value of an event is named as it is written", () => {
  const run = watchRun(gridState(2));
  assert.equal(nameOf(run, 1), "2");
  assert.equal(nameOf(run, NO_VALUE), "×");
  assert.equal(nameOf(run, 77), "?");
});

test("the plan gives cells their letters, and tells the cells of the step that is pointed at", () => {
  const state = gridState(2);
  const rows = [
    { cell: 0, letter: "a", reads: [] },
    { cell: 2, letter: "b", reads: [0] },
  ];
  state.panels = ["plan"];
  Object.assign(state.plan, { plan: { rows }, step: 1 });
  assert.deepEqual(
    sceneOf(state).map(({ letter, planRole }) => [letter, planRole]),
    [
      ["a", "read"],
      [undefined, undefined],
      ["b", "step"],
      [undefined, undefined],
    ],
  );
  state.plan.key = "a draft that was changed since";
  assert.equal(sceneOf(state)[0]?.letter, undefined);
});
