/** Long lists: what is in sight, what is missing, and what is forgotten. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createGallery, keep, missing, PAGE, SHEET, solution, TILE, visible } from "../../../web/app/state/pages.js";

/** A page of entries that tell their numbers. */
const page = (/** @type {number} */ number, length = PAGE) =>
  Array.from({ length }, (_, index) => [number * PAGE + index]);

test("an entry is found by its number once its page has come", () => {
  const gallery = createGallery();
  assert.equal(solution(gallery, 61), null);
  keep(gallery, 1, page(1));
  assert.deepEqual(solution(gallery, 61), [61]);
});

test("a page is missing when an entry of it is listed, not here, and not on its way", () => {
  const gallery = createGallery();
  assert.equal(missing(gallery, 5, 10), 0);
  assert.equal(missing(gallery, 10, 10), null);
  gallery.asked.add(0);
  assert.equal(missing(gallery, 5, 10), null);
  keep(gallery, 0, page(0, 8));
  assert.equal(missing(gallery, 5, 10), null);
  assert.equal(missing(gallery, 8, 10), 0, "a page that was short is asked for again when more is listed");
});

test("only the pages used last are kept", () => {
  const gallery = createGallery();
  for (let number = 0; number <= 400; number += 1) keep(gallery, number, page(number));
  assert.equal(gallery.pages.size, 400);
  assert.equal(solution(gallery, 0), null);
  assert.deepEqual(solution(gallery, 400 * PAGE), [400 * PAGE]);
});

test("nothing is in sight before the place is measured, or of an empty list", () => {
  const gallery = createGallery();
  assert.deepEqual(visible(gallery, 100), []);
  Object.assign(gallery, { width: 500, height: 300 });
  assert.deepEqual(visible(gallery, 0), []);
});

test("in sight are the rows of the window and one on each side", () => {
  const gallery = Object.assign(createGallery(), { width: 4 * TILE + 50, height: 2 * TILE, top: 10 * TILE });
  const [sight] = visible(gallery, 1000);
  assert.deepEqual(sight, { first: 9 * 4, last: 13 * 4 - 1, columns: 4, height: 250 * TILE, start: 0 });
});

test("a later sheet begins with its own first entry and ends with the list", () => {
  const gallery = Object.assign(createGallery(), { sheet: 1, width: TILE, height: 10 * TILE, top: 0 });
  const [sight] = visible(gallery, SHEET + 3);
  assert.deepEqual(sight, { first: SHEET, last: SHEET + 2, columns: 1, height: 3 * TILE, start: SHEET });
});
