/** Going to a moment of a search, and back to the moment of a search whose worker was released. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createFrame } from "../../../web/app/embed/frame_state.js";
import { readOptions } from "../../../web/app/embed/options.js";
import { isWaiting, rest } from "../../../web/app/embed/python_handover.js";
import { receive } from "../../../web/app/engine/index.js";
import { begin, isGoingOn, pursue, reach } from "../../../web/app/search/index.js";
import { CATALOG, furnish, heard, workbench } from "../workbench.js";

beforeEach(() => void furnish());

const TOLD = {
  nodes: 3,
  cuts: 0,
  found: 0,
  solutions: 0,
  elapsed: 1,
  left: null,
  listed: 0,
  dropped: 0,
  earlier: 0,
  rows: [],
};
const VERDICT = { en: "so far", ja: "ここまで" };

/** A frame whose worker answers. */
function framed() {
  const app = workbench("square");
  app.state.draft.strategy = "walk";
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=square&strategy=walk", "en"));
  const opened = () =>
    app.last("open").answer({ type: "opened", rules: [], values: [1, 2, 3, 4], start: [], computed: [] });
  /** A slice with that many events. @type {(count: number) => void} */
  const slice = (count) => {
    const { job } = /** @type {NonNullable<typeof app.state.run>} */ (app.state.run);
    const progress = { ...TOLD, state: /** @type {const} */ ("paused"), finished: 0.1, verdict: VERDICT };
    receive({ type: "progress", job, progress, events: new Uint32Array(count).map((_, i) => ((i % 4) << 9) | 1) });
    pursue(frame);
  };
  return { app, frame, opened, slice };
}

test("it asks for slices until the moment is there, and stays at it", async () => {
  const { app, frame, opened, slice } = framed();
  reach(frame, 40);
  await opened();
  for (let times = 0; times < 3; times += 1) slice(15);
  assert.deepEqual([app.state.run?.at, app.state.run?.playing, frame.target], [40, false, null]);
  assert.deepEqual(new Set(app.orders.map(({ type }) => type)), new Set(["slice"]));
  const { length } = app.orders;
  reach(frame, 12);
  slice(0);
  assert.deepEqual([app.state.run?.at, app.orders.length], [12, length]);
});

test("a search that was let go keeps its tape, and goes on from where it stood", async () => {
  const { app, frame, opened, slice } = framed();
  begin(app, "slice");
  await opened();
  slice(20);
  frame.wokeAt = 100;
  rest(frame, 99); // an older word: this frame has taken Python since
  assert.equal(app.state.loading.stage, "ready");
  rest(frame, 101);
  assert.deepEqual([app.state.loading.stage, isGoingOn(app.state)], ["asleep", true]);
  reach(frame, 7);
  assert.deepEqual([app.state.run?.at, app.state.run?.tape.end], [7, 20]);
  reach(frame, 25); // beyond the stored events: Python is needed
  assert.ok(app.state.wanted);
  assert.equal(frame.comeback, 25);
  app.state.loading = { stage: "ready", part: 1, bytes: 0, how: "snapshot", reason: null };
  app.state.wanted = null;
  begin(app, "slice");
  await opened();
  await heard();
  slice(20);
  assert.deepEqual([frame.target, frame.comeback], [25, 25]);
  slice(20);
  assert.deepEqual([app.state.run?.at, frame.target, frame.comeback], [25, null, null]);
});

test("where Python cannot be had the way there is given up, and the picture is not held", async () => {
  const { app, frame, opened, slice } = framed();
  begin(app, "slice");
  await opened();
  slice(20);
  rest(frame, 1);
  app.state.play.waiting = [() => 3];
  reach(frame, 25);
  assert.notEqual(frame.comeback, null);
  app.state.loading = { stage: "failed", part: 0, bytes: 0, how: "plain", reason: "gone" };
  pursue(frame);
  assert.deepEqual([frame.target, frame.comeback, app.state.run?.tape.end], [null, null, 20]);
});

test("what waits for Python does not take it back from another frame", () => {
  const { app, frame } = framed();
  app.state.play.waiting = [() => 3];
  app.state.wanted = () => {};
  rest(frame, 1);
  assert.equal(isWaiting(app.state), false);
});

test("a strategy that tells nothing has no moments to go to", () => {
  const { app, frame } = framed();
  app.state.draft.strategy = "plain";
  reach(frame, 5);
  assert.deepEqual([app.state.wanted, frame.target, app.asked.length], [null, null, 0]);
});
