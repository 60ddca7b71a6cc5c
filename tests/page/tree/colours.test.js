/** The colours of wood and leaves, light and dark: told from each other and from the sheet, with every sight. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** @typedef {[number, number, number]} Three */

const style = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../../web/styles/${name}`, import.meta.url), "utf8");
/** The first colour of a name in a style sheet is the light one, the next the dark one. @type {(sheet: string, name: string) => string[]} */
const both = (sheet, name) =>
  [...style(sheet).matchAll(new RegExp(`^ *--${name}: (#[0-9a-f]{6});`, "gm"))].map(([, hex]) => hex ?? "");

/** Sights as matrices of linear light (Machado, Oliveira and Fernandes, 2009, severity 1). @type {Record<string, Three[]>} */
const SIGHTS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "without red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "without green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "without blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** The least distance in CIELAB of two colours in areas as small as a bar. */
const APART = 18;

/** @type {(hex: string) => Three} */
const linear = (hex) =>
  /** @type {Three} */ (
    [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    })
  );

/** @type {(hex: string) => number} */
const light = (hex) => {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** @type {(one: string, other: string) => number} */
function contrast(one, other) {
  const [dark, bright] = /** @type {[number, number]} */ ([light(one), light(other)].sort((a, b) => a - b));
  return (bright + 0.05) / (dark + 0.05);
}

/** @type {(hex: string, sight: Three[]) => Three} */
function lab(hex, sight) {
  const seen = linear(hex);
  const [red, green, blue] = /** @type {Three} */ (
    sight.map((row) => Math.max(0, row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2]))
  );
  const root = (/** @type {number} */ part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116);
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test("wood and leaves are told apart with every sight, and from the sheet", () => {
  for (const [theme, name] of ["light", "dark"].entries()) {
    const colours = ["open", "bare", "leafy", "solved"].map(
      (look) => both("tree/colours.css", `tree-${look}`)[theme] ?? "",
    );
    const sheet = both("frame/colours.css", "sheet")[theme] ?? "";
    for (const colour of colours) assert.ok(contrast(colour, sheet) >= 3, `${colour} on ${sheet}, ${name}`); // WCAG 2.2, 1.4.11
    assert.ok(
      contrast(/** @type {string} */ (colours[2]), /** @type {string} */ (colours[3])) >= 3,
      `the two greens, ${name}`,
    );
    for (const [sight, matrix] of Object.entries(SIGHTS))
      for (const [at, one] of colours.entries())
        for (const other of colours.slice(at + 1)) {
          const [from, to] = [lab(one, matrix), lab(other, matrix)];
          const apart = Math.hypot(...from.map((part, each) => part - /** @type {number} */ (to[each])));
          assert.ok(apart >= APART, `${one} and ${other}, ${sight}, ${name}: ${apart}`);
        }
  }
});
