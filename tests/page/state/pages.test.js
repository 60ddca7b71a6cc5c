/** Long lists: the visible part, missing pages, and dropped pages. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cachePage,
  createGallery,
  drawMore,
  fit,
  missing,
  PAGE,
  SHEET,
  solution,
  TILE,
  visible,
} from "../../../web/app/state/pages.js";

/** A page of entries that tell their numbers. */
const page = (/** @type {number} */ number, length = PAGE) =>
  Array.from({ length }, (_, index) => [number * PAGE + index]);

test("an entry is found by its number once its page has come", () => {
  const gallery = createGallery();
  assert.equal(solution(gallery, 61), null);
  cachePage(gallery, 1, page(1));
  assert.deepEqual(solution(gallery, 61), [61]);
});

test("a page is missing when an entry of it is listed, not here, and not on its way", () => {
  const gallery = createGallery();
  assert.equal(missing(gallery, 5, 10), 0);
  assert.equal(missing(gallery, 10, 10), null);
  gallery.asked.add(0);
  assert.equal(missing(gallery, 5, 10), null);
  cachePage(gallery, 0, page(0, 8));
  assert.equal(missing(gallery, 5, 10), null);
  assert.equal(missing(gallery, 8, 10), 0, "a page that was short is asked for again when more is listed");
});

test("only the pages used last are kept", () => {
  const gallery = createGallery();
  for (let number = 0; number <= 400; number += 1) cachePage(gallery, number, page(number));
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
  const gallery = Object.assign(createGallery(0), { width: 4 * TILE, height: 2 * TILE, top: 10 * TILE });
  const [sight] = visible(gallery, 1000);
  const tiles = { wide: TILE, tall: TILE, columns: 4 };
  assert.deepEqual(sight, { first: 9 * 4, last: 13 * 4 - 1, ...tiles, height: 250 * TILE, start: 0 });
});

test("what was first in sight stays there in a place of another size", () => {
  const gallery = Object.assign(createGallery(0), { width: 3 * TILE, height: 4 * TILE, top: 100.5 * TILE });
  fit(gallery, { width: 7 * TILE, height: 2 * TILE }, 1000);
  assert.deepEqual([gallery.top, gallery.fitted], [42.5 * TILE, true], "300 is in row 42 of sevens");
  assert.deepEqual([gallery.width, gallery.height], [7 * TILE, 2 * TILE]);
  fit(gallery, { width: 7.7 * TILE, height: 2 * TILE }, 1000);
  assert.equal(gallery.top, 42.5 * Math.round(1.1 * TILE), "wider tiles are taller");
});

test("a place that is only higher, or measured for the first time, is not scrolled", () => {
  const gallery = Object.assign(createGallery(0), { top: 50 });
  fit(gallery, { width: 3 * TILE, height: 4 * TILE }, 1000);
  fit(gallery, { width: 3 * TILE, height: 5 * TILE }, 1000);
  assert.deepEqual([gallery.top, gallery.fitted, gallery.height], [50, false, 5 * TILE]);
});

test("a later sheet begins with its own first entry and ends with the list", () => {
  const gallery = Object.assign(createGallery(0), { sheet: 1, width: TILE, height: 10 * TILE, top: 0 });
  const [sight] = visible(gallery, SHEET + 3);
  const tiles = { wide: TILE, tall: TILE, columns: 1 };
  assert.deepEqual(sight, { first: SHEET, last: SHEET + 2, ...tiles, height: 3 * TILE, start: SHEET });
});

test("tiles fill the width there is, with room for words under them", () => {
  const gallery = Object.assign(createGallery(30), { width: 4 * TILE + 48, height: 200, top: 0 });
  const [sight] = visible(gallery, 8);
  assert.deepEqual([sight?.columns, sight?.wide, sight?.tall], [4, TILE + 12, TILE + 42]);
});

test("a list that has become shorter than it is scrolled shows its end", () => {
  const gallery = Object.assign(createGallery(), { width: 4 * TILE, height: 300, top: 5000 });
  const [sight] = visible(gallery, 6);
  assert.deepEqual([sight?.first, sight?.last], [4, 5]);
});

test("solutions in sight get their pictures some at a time, those that are here, and lose them out of sight", () => {
  const gallery = createGallery();
  Object.assign(gallery, { width: 5 * TILE, height: 4 * TILE });
  assert.equal(drawMore(gallery, 1000, 12), false, "nothing is here yet");
  cachePage(gallery, 0, page(0));
  assert.equal(drawMore(gallery, 1000, 12), true);
  const first = gallery.drawn.size;
  assert.ok(first > 0 && first < 25);
  while (drawMore(gallery, 1000, 12));
  assert.deepEqual([...gallery.drawn], [...Array(25).keys()], "five rows of five: one below is made beforehand");
  gallery.drawn.clear();
  assert.equal(drawMore(gallery, 1000, 400), true);
  assert.equal(gallery.drawn.size, 1, "large ones come one by one");
  gallery.top = 100 * TILE;
  assert.equal(drawMore(gallery, 1000, 12), false, "those in sight now are not here");
  assert.equal(gallery.drawn.size, 0);
});
