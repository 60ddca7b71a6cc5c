/** A frame that is long out of sight releases Python, and not a moment earlier. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createFrame } from "../../../web/app/embed/frame_state.js";
import { readOptions } from "../../../web/app/embed/options.js";
import { createUnseen } from "../../../web/app/embed/unseen.js";
import { CATALOG, furnish, workbench } from "../workbench.js";

beforeEach(() => void furnish());

/** A frame with Python, and a clock that moves when it is told to. */
function started() {
  const app = workbench("square");
  app.state.loading = { ...app.state.loading, stage: "ready" };
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=square", "en"));
  /** @type {Map<number, { act: () => void, due: number }>} */
  const timers = new Map();
  let [now, last] = [0, 0];
  const clock = {
    set: (/** @type {() => void} */ act, /** @type {number} */ delay) => {
      last += 1;
      timers.set(last, { act, due: now + delay });
      return last;
    },
    clear: (/** @type {number} */ timer) => void timers.delete(timer),
  };
  const pass = (/** @type {number} */ minutes) => {
    now += minutes * 60_000;
    for (const [timer, { act, due }] of [...timers]) if (due <= now && timers.delete(timer)) act();
  };
  return { frame, see: createUnseen(frame, clock), pass };
}

test("five minutes out of sight it rests, and what it shows stays", () => {
  const { frame, see, pass } = started();
  const { shown } = frame.app.state;
  see(false);
  pass(4.9);
  assert.equal(frame.rested, "");
  pass(0.2);
  assert.equal(frame.rested, "unseen");
  assert.equal(frame.app.state.loading.stage, "asleep");
  assert.equal(frame.app.state.shown, shown);
});

test("seen again it begins anew", () => {
  const { frame, see, pass } = started();
  see(false);
  pass(4);
  see(true);
  pass(60);
  assert.equal(frame.rested, "");
  see(false);
  pass(4);
  assert.equal(frame.rested, "");
  pass(1);
  assert.equal(frame.rested, "unseen");
});

test("a search that is going on is not ended", () => {
  const { frame, see, pass } = started();
  const { state } = frame.app;
  const search = /** @type {any} */ ({ stage: "open", lost: false, ordered: [], progress: { state: "running" } });
  state.race = { ...state.race, search };
  see(false);
  pass(20);
  assert.equal(frame.rested, "");
  search.progress = { state: "done" };
  pass(5);
  assert.equal(frame.rested, "unseen");
});
