/** The events for the host of a frame, and their order. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createFrame } from "../../../web/app/embed/frame_state.js";
import { postState } from "../../../web/app/embed/host_events.js";
import { readOptions } from "../../../web/app/embed/options.js";
import { statusOf } from "../../../web/app/embed/status.js";
import { receive } from "../../../web/app/engine/index.js";
import { begin } from "../../../web/app/search/index.js";
import { keyOf } from "../../../web/app/state/index.js";
import { FROM_FRAME, readMessage } from "../../../web/element/index.js";
import { CATALOG, furnish, position, workbench } from "../workbench.js";

const VERDICT = { en: "exactly 2 solutions", ja: "解はちょうど 2 通り" };
const DONE = {
  ...{ nodes: 3, cuts: 0, found: 2, solutions: 2, elapsed: 1, left: null, listed: 2, dropped: 0, earlier: 0 },
  ...{ rows: [], finished: 1, verdict: VERDICT, state: /** @type {const} */ ("done") },
};

/** The messages posted, read as the element reads them. @type {({ type: string } & Record<string, any>)[]} */
let told = [];

beforeEach(() => {
  furnish();
  told = [];
  const postMessage = (/** @type {unknown} */ data) => {
    const message = readMessage(FROM_FRAME, data);
    assert.ok(message, JSON.stringify(data));
    told.push(message);
  };
  Object.defineProperty(globalThis, "window", { value: globalThis, configurable: true });
  Object.defineProperty(globalThis, "parent", { value: { postMessage }, configurable: true });
});

/** A frame whose search is at its end, its solutions not fetched yet. @type {(name: string) => Promise<ReturnType<typeof framed>>} */
async function searched(name) {
  const frame = framed(name);
  void begin(frame.app, "run");
  await frame.app.last("open").answer({ type: "opened", rules: [], values: [1, 2, 3, 4], start: [], computed: [] });
  const { job } = /** @type {NonNullable<typeof frame.app.state.run>} */ (frame.app.state.run);
  receive({ type: "progress", job, progress: DONE, events: new Uint32Array() });
  return frame;
}

/** @type {(name: string) => import("../../../web/app/embed/frame_state.js").Frame & { app: ReturnType<typeof workbench> }} */
const framed = (name) => {
  const app = workbench(name);
  return { ...createFrame(app, readOptions(CATALOG, `#puzzle=${name}`, "en")), app };
};

const types = () => told.map(({ type }) => type).filter((type) => type !== "state");

test("the solution on the board is told before the end of the search", async () => {
  const frame = await searched("square");
  postState(frame);
  assert.deepEqual(types(), []);
  await frame.app.last("list").answer({
    type: "listed",
    found: [
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ],
  });
  postState(frame);
  assert.deepEqual(types(), ["solution", "finished"]);
  const text = "1 2\n3 4";
  const [solution] = told.filter(({ type }) => type === "solution");
  assert.deepEqual(solution, { type: "solution", number: 1, values: [1, 2, 3, 4], moves: null, states: null, text });
});

test("the end is told though the solutions cannot be fetched any more", async () => {
  const frame = await searched("square");
  frame.app.engine.restart();
  const { run } = frame.app.state;
  assert.ok(run);
  run.lost = true; // as when another frame takes Python
  postState(frame);
  assert.deepEqual(types(), ["finished"]);
});

test("a line is told with its moves and positions", async () => {
  const frame = await searched("game");
  const line = {
    moves: [
      [0, 1],
      [2, 3],
    ],
    states: ["aaaa", "abaa", "abab"],
    faces: [[], [], []],
  };
  await frame.app.last("list").answer({ type: "listed", found: [line, line] });
  postState(frame);
  const solution = told.find(({ type }) => type === "solution");
  const { moves, states } = line;
  assert.deepEqual(solution, { type: "solution", number: 1, values: null, moves, states, text: "abab" });
});

test("a position reached by hand is told with the moves that led there", () => {
  const frame = framed("game");
  frame.app.state.draft.moves = [[0, 1]];
  const done = { ...position("abab"), done: true };
  frame.app.state.shown = done;
  postState(frame);
  const [solution] = told.filter(({ type }) => type === "solution");
  assert.deepEqual(solution, {
    ...{ type: "solution", number: null, values: null, moves: [[0, 1]], states: null, text: "abab" },
  });
});

test("what is filled in is told", () => {
  const frame = framed("square");
  assert.equal(statusOf(frame).board, ". . . .");
  frame.app.state.draft.givens = { 1: "4", 2: "12" };
  assert.equal(statusOf(frame).board, ". 4 12 .");
  assert.equal(statusOf(framed("game")).board, "aaaa");
});

test("a board that was filled in by hand, and was looked at, is a solution", () => {
  const frame = framed("square");
  const { state } = frame.app;
  state.draft.givens = { 0: "1", 1: "2", 2: "3", 3: "4" };
  postState(frame);
  assert.deepEqual([types(), statusOf(frame).solved], [[], false]);
  state.aid.checked = keyOf(state.draft);
  postState(frame);
  const [solution] = told.filter(({ type }) => type === "solution");
  const values = [1, 2, 3, 4];
  assert.deepEqual(solution, { type: "solution", number: null, values, moves: null, states: null, text: "1 2\n3 4" });
  assert.equal(statusOf(frame).solved, true);
});
