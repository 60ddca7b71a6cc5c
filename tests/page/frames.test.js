/** A page at rest asks for no pictures. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createFrames } from "../../web/app/frames.js";

/** @type {((now: number) => void)[]} */
let asked = [];
const picture = (/** @type {number} */ now) => {
  for (const draw of asked.splice(0)) draw(now);
};

beforeEach(() => {
  asked = [];
  Object.defineProperty(globalThis, "requestAnimationFrame", {
    value: (/** @type {(now: number) => void} */ draw) => asked.push(draw),
    configurable: true,
  });
});

test("many changes are one picture, and after it there is rest", () => {
  let shown = 0;
  const draw = createFrames(
    () => {
      shown += 1;
      return false;
    },
    () => false,
    () => assert.fail("nothing plays"),
  );
  for (let times = 0; times < 5; times += 1) draw();
  picture(0);
  assert.equal(shown, 1);
  assert.equal(asked.length, 0);
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
  picture(0);
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
  assert.deepEqual(passed, [0, 16, 16, 250, 16]);
  plays = true;
  draw();
  for (const now of [20_000, 20_016, 20_032]) picture(now);
  assert.deepEqual(passed.slice(5), [0, 16]);
});
