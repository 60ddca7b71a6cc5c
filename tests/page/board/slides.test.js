/** Which piece slides by which arrow key. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { allSlide, slides } from "../../../web/app/board/slides.js";
import { grid } from "./grid.js";

const { drawing } = grid(3);

/** A position with moves from these cells of a grid into the gap. */
const into = (/** @type {number} */ target, /** @type {number[]} */ ...sources) => ({
  drawing,
  moves: sources.map((source) => ({ source, target, state: "", faces: [] })),
});

test("the piece on the other side of the gap goes the way of the key", () => {
  assert.deepEqual(slides(into(4, 1, 3, 5, 7)), { ArrowDown: 1, ArrowRight: 3, ArrowLeft: 5, ArrowUp: 7 });
});

test("no key leads into the gap where no piece is on the other side", () => {
  assert.deepEqual(slides(into(8, 5, 7)), { ArrowDown: 5, ArrowRight: 7 });
  assert.deepEqual(slides(into(4)), {});
});

test("a piece that jumps does not slide", () => {
  assert.deepEqual(slides(into(8, 5, 6)), { ArrowDown: 5 });
  assert.equal(allSlide(into(8, 5, 7)), true);
  assert.equal(allSlide(into(8, 5, 6)), false);
  assert.equal(allSlide(into(4)), false);
});
