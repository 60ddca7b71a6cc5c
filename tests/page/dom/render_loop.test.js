/** An idle page requests no frames. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createFrames } from "../../../web/app/dom/render_loop.js";

/** @type {((now: number) => void)[]} */
let asked = [];
/** @type {(() => void)[]} */
let tasks = [];

/** Runs the work that waits for a task of its own. */
const turn = () => {
  for (const act of tasks.splice(0)) act();
};

/** The browser draws a frame, then runs the work that waited for it. @type {(now: number) => void} */
const picture = (now) => {
  turn();
  for (const draw of asked.splice(0)) draw(now);
  turn();
};

/** @type {(name: string, value: unknown) => void} */
const stand = (name, value) => void Object.defineProperty(globalThis, name, { value, configurable: true });

beforeEach(() => {
  asked = [];
  tasks = [];
  stand("requestAnimationFrame", (/** @type {(now: number) => void} */ draw) => asked.push(draw));
  stand("setTimeout", (/** @type {() => void} */ act) => tasks.push(act));
});

/** A page on which nothing plays, and the number of times it was drawn. */
function counted() {
  let times = 0;
  const show = () => {
    times += 1;
    return false;
  };
  const never = () => assert.fail("nothing plays");
  return { draw: createFrames(show, () => false, never), shown: () => times };
}

test("many changes are one picture, and after it there is rest", () => {
  const { draw, shown } = counted();
  for (let times = 0; times < 5; times += 1) draw();
  assert.equal(shown(), 0);
  picture(0);
  assert.equal(shown(), 1);
  assert.equal(asked.length + tasks.length, 0);
});

test("it is drawn in a task apart from the browser's picture, and not again before that is shown", () => {
  const { draw, shown } = counted();
  draw();
  turn();
  draw();
  turn();
  assert.equal(shown(), 1);
  for (const now of asked.splice(0)) now(0);
  assert.equal(shown(), 1);
  turn();
  assert.equal(shown(), 2);
});

test("what a picture leaves is drawn in the next one, and that is no news", () => {
  const told = /** @type {boolean[]} */ ([]);
  const draw = createFrames(
    (news) => {
      told.push(news);
      return told.length < 3;
    },
    () => false,
    () => assert.fail("nothing plays"),
  );
  draw();
  turn();
  draw();
  for (const now of [16, 32, 48]) picture(now);
  assert.deepEqual(told, [true, true, false]);
});

test("while something plays time is counted, from its first picture on and never by leaps", () => {
  let plays = false;
  /** @type {number[]} */
  const passed = [];
  const draw = createFrames(
    () => false,
    () => plays,
    (milliseconds) => void passed.push(milliseconds),
  );
  plays = true;
  draw();
  for (const now of [5000, 5016, 5032, 5048, 9000]) picture(now);
  plays = false;
  picture(9016);
  assert.equal(asked.length, 0);
  assert.deepEqual(passed, [0, 16, 16, 16, 250, 16]);
  plays = true;
  draw();
  for (const now of [20_000, 20_016, 20_032]) picture(now);
  assert.deepEqual(passed.slice(6), [0, 16, 16]);
});
