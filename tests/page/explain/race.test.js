/** The race: labels of an axis have room, and estimates that are close to each other are not compared. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { table } from "../../../web/app/views/explain/laps.js";
import { nodeScale, timeScale, WIDTHS } from "../../../web/app/views/explain/scale.js";

/** @import { Scale } from "../../../web/app/views/explain/scale.js" */
/** @import { Lap } from "../../../web/worker/protocol.js" */

/** In em, the letters of a wide font. @type {(label: string) => number} */
const wide = (label) => [...label].reduce((sum, sign) => sum + (sign > "\u2fff" ? 1 : 0.6), 0);

/**
 * The labels shown in that width, each with its start and end.
 * @type {(scale: Scale, width: number) => { label: string, from: number, to: number }[]}
 */
const shown = ({ ticks }, width) =>
  ticks.flatMap(({ position, label, widths }, number) => {
    if (!widths.includes(width)) return [];
    const long = wide(label);
    const from = number === 0 ? 0 : number === ticks.length - 1 ? width - long : position * width - long / 2;
    return [{ label, from, to: from + long }];
  });

for (const lang of /** @type {const} */ (["en", "ja"]))
  for (const [what, scale] of /** @type {[string, Scale][]} */ ([
    ["milliseconds to days", timeScale(lang, [0.02, 2, 200000])],
    ["milliseconds to seconds", timeScale(lang, [0.004, 1])],
    ["minutes", timeScale(lang, [50, 70, 900])],
    ["milliseconds to ages", timeScale(lang, [0.004, 1e13])],
    ["a few nodes", nodeScale(lang, [1, 300])],
    ["many nodes", nodeScale(lang, [1, 8e10])],
    ["nodes without number", nodeScale(lang, [1, 1e30])],
  ]))
    test(`labels do not touch, and the first and the last are there: ${what} (${lang})`, () => {
      const counts = WIDTHS.map((width) => {
        const labels = shown(scale, width);
        assert.equal(labels[0]?.label, scale.ticks[0]?.label);
        assert.equal(labels.at(-1)?.label, scale.ticks.at(-1)?.label);
        for (const [number, { label, from }] of labels.entries())
          assert.ok(number === 0 || from - labels[number - 1].to >= 0.3, `${label} at ${width} em`);
        return labels.length;
      });
      assert.ok(counts.every((count) => count >= 2));
      assert.ok(counts[0] <= 4 && counts[counts.length - 1] >= Math.min(5, scale.ticks.length), `${counts}`);
    });

/** A lap that was stopped or has ended, after `before`. @type {(done: boolean, nodes: number, whole: number, before?: Lap) => Lap} */
const lap = (done, nodes, whole, before) => ({
  strategy: "any",
  state: done ? "done" : "stopped",
  nodes,
  cuts: 0,
  solutions: 0,
  seconds: nodes / 1e6,
  part: nodes / whole,
  seed: null,
  in_all: { nodes: whole, seconds: whole / 1e6 },
  factor: {
    nodes: before?.in_all.nodes ? before.in_all.nodes / whole : null,
    seconds: before?.in_all.seconds ? before.in_all.seconds / (whole / 1e6) : null,
  },
});

/** The text of a template, tags included. @type {(made: unknown) => string} */
function markup(made) {
  if (Array.isArray(made)) return made.map(markup).join("");
  if (typeof made === "string" || typeof made === "number") return String(made);
  const { strings, values = [] } = /** @type {{ strings?: string[], values?: unknown[] }} */ (made ?? {});
  if (!strings) return values.map((value) => JSON.stringify(value)).join("");
  return strings.map((string, number) => string + (number < values.length ? markup(values[number]) : "")).join("");
}

/** How the second of two laps is compared with the first, on the page. @type {(first: Lap, second: Lap) => { close: number, better: number, worse: number }} */
function compared(first, second) {
  const said = markup(table({ lang: "en", laps: [first, second], waiting: [], titleOf: (strategy) => strategy }));
  const times = (/** @type {RegExp} */ words) => said.match(words)?.length ?? 0;
  return { close: times(/too close to tell/g), better: times(/faster|fewer/g), worse: times(/slower|more/g) };
}

test("two estimates that are close to each other are not compared", () => {
  const first = lap(false, 1.6e6, 8e10);
  assert.deepEqual(compared(first, lap(false, 1.4e6, 1e11, first)), { close: 2, better: 0, worse: 0 });
  assert.deepEqual(compared(first, lap(false, 1.4e6, 2e10, first)), { close: 2, better: 0, worse: 0 });
  assert.deepEqual(compared(first, lap(false, 1.4e6, 8e10, first)), { close: 2, better: 0, worse: 0 });
});

test("two estimates that are far from each other are", () => {
  const first = lap(false, 1.6e6, 8e10);
  assert.deepEqual(compared(first, lap(false, 1.4e6, 1e10, first)), { close: 0, better: 2, worse: 0 });
  assert.deepEqual(compared(first, lap(false, 1.4e6, 8e11, first)), { close: 0, better: 0, worse: 2 });
});

test("what came to its end is compared with what had taken longer when it was stopped", () => {
  const done = lap(true, 1.5e6, 1.5e6);
  assert.deepEqual(compared(done, lap(false, 2e6, 2.4e6, done)), { close: 0, better: 0, worse: 2 });
  const stopped = lap(false, 2e6, 2.4e6);
  assert.deepEqual(compared(stopped, lap(true, 1.5e6, 1.5e6, stopped)), { close: 0, better: 2, worse: 0 });
  const early = lap(false, 1e6, 2.4e6);
  assert.deepEqual(compared(early, lap(true, 1.5e6, 1.5e6, early)), { close: 2, better: 0, worse: 0 });
});

test("where all nodes are known they are compared, and the times as far as a pace is steady", () => {
  const counted = (/** @type {number} */ whole, /** @type {Lap} */ before) => ({
    ...lap(false, 1e4, whole, before),
    isCounted: true,
  });
  const first = lap(true, 1.5e6, 1.5e6);
  assert.deepEqual(compared(first, counted(7e5, first)), { close: 0, better: 2, worse: 0 });
  assert.deepEqual(compared(first, counted(1.3e6, first)), { close: 1, better: 1, worse: 0 });
});

test("two that came to their end are always compared", () => {
  const first = lap(true, 1.5e6, 1.5e6);
  assert.deepEqual(compared(first, lap(true, 1e6, 1e6, first)), { close: 0, better: 2, worse: 0 });
});
