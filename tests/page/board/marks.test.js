/** The positions of the marks in a cell. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { pencilling, seatingOf } from "../../../web/app/board/marks.js";

/** @type {(most: number) => number[]} */
const upTo = (most) => [...Array(most).keys()].map((value) => value + 1);

/**
 * The least space of marks in their cell: their digits, and some space on both sides.
 * @type {(seating: import("../../../web/app/board/marks.js").Seating) => { value: number, x: number, y: number, wide: number, tall: number }[]}
 */
const boxes = ({ tall, seats }) =>
  seats.map((seat) => ({ ...seat, tall, wide: tall * (0.64 * String(seat.value).length + 0.3) }));

test("marks lie in their cell and apart, whatever the values of the board are", () => {
  for (const values of [upTo(4), upTo(9), upTo(12), upTo(16)])
    for (const marked of [[1], [1, 2, 3], values, [11, 12], [9, 10, 11, 12, 13], [99]])
      for (const room of /** @type {const} */ (["square", "round", "cornered"])) {
        const all = boxes(seatingOf(marked, values, room));
        for (const { value, x, y, wide, tall } of all) {
          const isInside = Math.abs(x) + wide / 2 <= 0.5 && Math.abs(y) + tall / 2 <= 0.5;
          if (room === "round") assert.ok(Math.hypot(Math.abs(x) + 0.32 * tall, Math.abs(y) + tall / 3) <= 0.42);
          assert.ok(isInside, `${value} at ${x}, ${y}`);
          const near = all.filter(
            (other) => Math.abs(other.x - x) < (wide + other.wide) / 2 && Math.abs(other.y - y) < tall,
          );
          assert.equal(near.length, 1, `${value} of ${marked}`);
        }
      }
});

test("beside marks in the middle the others stand above and below, all of them in their cell and apart", () => {
  for (const values of [upTo(9), upTo(16)])
    for (const marked of [[], [1], [1, 2, 3], values])
      for (const centred of [[5], [1, 2], upTo(5), values])
        for (const room of /** @type {const} */ (["square", "round", "cornered"])) {
          const pencil = { marks: marked, centred, gone: [], tints: [], value: null, certain: false };
          const { middle, ...seating } = pencilling(
            { ...pencil, own: true, highlighted: false, wrong: false },
            values,
            room,
          );
          assert.equal(middle?.text.replaceAll(" ", ""), centred.join(""));
          assert.ok(middle);
          const wide = 0.64 * middle.tall * middle.text.length;
          const all = [...boxes(seating), { value: 0, x: 0, y: middle.y, wide, tall: middle.tall }];
          assert.equal(all.length, marked.length + 1);
          for (const { x, y, wide, tall } of all) {
            assert.ok(Math.abs(x) + wide / 2 <= 0.5 && Math.abs(y) + tall / 2 <= 0.5, `${marked} round ${centred}`);
            const near = all.filter(
              (other) =>
                Math.abs(other.x - x) < (wide + other.wide) / 2 && Math.abs(other.y - y) < (tall + other.tall) / 2,
            );
            assert.equal(near.length, 1, `${marked} round ${centred}, ${room}`);
          }
        }
});

test("up to nine values each have a place of their own, wherever the others are", () => {
  const [all] = [seatingOf(upTo(9), upTo(9), "square").seats];
  for (const value of upTo(9)) assert.deepEqual(seatingOf([value], upTo(9), "square").seats, [all[value - 1]]);
});

test("of more values, few marks are larger than many", () => {
  const tall = upTo(16).map((count) => seatingOf(upTo(count), upTo(16), "square").tall);
  assert.ok(Number(tall[2]) > 2 * Number(tall[15]));
  for (const [at, each] of tall.entries()) assert.ok(at === 0 || each <= Number(tall[at - 1]));
});
