/** Saved pictures contain the pencil marks and colours of the board. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { boardImage } from "../../../web/app/export/shapes.js";
import { svgOf } from "../../../web/app/export/svg.js";
import { workbench } from "../workbench.js";

const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The picture of a board with these notes. @type {(change: object) => string} */
function drawn(change) {
  const { state } = workbench("square");
  Object.assign(state.draft, change);
  return svgOf(boardImage(state), "board");
}

/** @type {(svg: string) => string[]} */
const texts = (svg) => [...svg.matchAll(/<text [^>]*>([^<]*)</g)].map(([, text]) => text ?? "");

/** Lightness as WCAG 2.2 reckons it. @type {(colour: string) => number} */
function light(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test("pencil marks stand in their cells, beside the numbers", () => {
  const svg = drawn({ givens: { 0: "3" }, marks: { 1: [1, 4], 2: [2] } });
  assert.deepEqual(texts(svg), ["3", "1", "4", "2"]);
  const places = [...svg.matchAll(/<text x="([^"]*)" y="([^"]*)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
  const [, one, four, two] = places;
  assert.ok(Math.abs(Number(one?.[0]) - 1) < 0.5 && Math.abs(Number(four?.[0]) - 1) < 0.5, "in the second cell");
  assert.ok(Number(four?.[1]) > Number(one?.[1]), "4 stands below 1, as on the board");
  assert.ok(Math.abs(Number(two?.[0])) < 0.5 && Number(two?.[1]) > 0.5);
});

test("each colour has its own tint and its own pattern", () => {
  const plain = drawn({});
  const looks = COLOURS.map((colour) => drawn({ colours: { 3: colour } }));
  const added = looks.map((look) => look.split("\n").filter((line) => !plain.includes(line)));
  assert.ok(added.every((lines) => lines.length > 5));
  assert.equal(new Set(added.map(([lawn]) => lawn)).size, 8, "eight tints");
  const patterns = added.map((lines) => lines.slice(1).map((line) => line.replaceAll(/#[0-9a-f]{6}/g, "")));
  assert.equal(new Set(patterns.map((lines) => lines.join())).size, 8, "eight patterns");
});

test("numbers and marks on a colour are read: 4.5 to 1", () => {
  for (const colour of COLOURS) {
    const svg = drawn({ givens: { 0: "3" }, marks: { 1: [1] }, colours: { 0: colour, 1: colour } });
    const grounds = [...svg.matchAll(/<(?:polygon|polyline|circle) [^>]*(?:fill|stroke)="(#[0-9a-f]{6})"[^>]*>/g)];
    const inks = [...svg.matchAll(/<text [^>]*fill="(#[0-9a-f]{6})"/g)].map(([, ink]) => light(String(ink)));
    assert.equal(inks.length, 2);
    const darkest = Math.min(...grounds.map(([, ground]) => light(String(ground))).filter((each) => each > 0.3));
    for (const ink of inks) assert.ok((darkest + 0.05) / (ink + 0.05) >= 4.5, `colour ${colour}`);
  }
});

test("no colour leaves its cell", () => {
  // The first figure is the paper.
  const boards = [0, 4].map((more) => drawn({ colours: { 0: more + 1, 1: more + 2, 2: more + 3, 3: more + 4 } }));
  const ends = boards.flatMap((svg) =>
    [...svg.matchAll(/points="([^"]*)"/g)].slice(1).flatMap(([, points]) => String(points).split(/[ ,]/).map(Number)),
  );
  assert.ok(ends.length > 80);
  assert.ok(ends.every((end) => end >= -0.5 && end <= 1.5));
});
