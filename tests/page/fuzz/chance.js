/**
 * Random hostile input, the same for the same seed.
 *
 * odd       what is put in: signs that part lists, escapes, names that every object has, numbers that are none
 * mutated   a right text with some slips, or an odd one
 */

export { randomAfter as chanceFrom } from "../../../web/app/export/extra_givens.js";

/** @typedef {() => number} Chance a number from 0 to below 1 */

/** @type {(chance: Chance, below: number) => number} */
export const whole = (chance, below) => Math.floor(chance() * below);

/** @type {<T>(chance: Chance, things: readonly T[]) => T} */
export const one = (chance, things) => things[whole(chance, things.length)];

const NAMES = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "then", "length"];
/** @type {string[]} */
const ODD_TEXTS = [
  ...NAMES,
  ...["", " ", "\t", "\n", "\r\n", "\0", "\u2028", "\u3000", "\ufeff", "\ud800", "\udfff", "e\u0301", "😀", "石", "１"],
  ...[
    "-",
    "=",
    "&",
    "#",
    "?",
    ":",
    ",",
    ".",
    "|",
    "/",
    "*",
    "_",
    "%",
    "%%",
    "%2",
    "%00",
    "%25",
    "%3A",
    "%2C",
    "%E0%A4%A",
  ],
  ...["0", "00", "-1", "-0", "1e9", "1e999", "0x10", "NaN", "Infinity", "null", "undefined", "true", "999999999999"],
  ...["{", "}", "[", "]", '"', "'", "\\", "`ran()`", "{}", "[]", '{"__proto__":{"polluted":1}}'],
  ...["<b>", "<img src=x onerror=ran()>", "<script>ran()</script>", "javascript:ran()", "data:text/html,<script>ran()"],
  ...[
    "puzzle=",
    "&given=",
    "&option.order=",
    "&option.__proto__=",
    "&start=",
    "&moves=",
    "&strategy=",
    "given",
    "posed",
    "&own=",
    "&marks=",
    "&colours=",
  ],
];
const LENGTHS = [10, 100, 2001, 20_001, 100_000];

/** @type {(chance: Chance) => string} */
export const oddText = (chance) =>
  chance() < 0.02 ? one(chance, ODD_TEXTS).repeat(one(chance, LENGTHS)).slice(0, 200_000) : one(chance, ODD_TEXTS);

/** One to six slips: lost, doubled, cut, turned about, put in. @type {(chance: Chance, text: string) => string} */
export function mutated(chance, text) {
  let changed = text;
  for (let slips = 1 + whole(chance, 6); slips > 0; slips -= 1) {
    const at = whole(chance, changed.length + 1);
    const to = Math.min(changed.length, at + 1 + whole(chance, 12));
    const [before, part, after] = [changed.slice(0, at), changed.slice(at, to), changed.slice(to)];
    changed = one(chance, [
      () => before + after,
      () => before + part + part + after,
      () => (chance() < 0.3 ? before : changed),
      () => before + [...part].reverse().join("") + after,
      () => before + oddText(chance) + part + after,
      () => before + oddText(chance) + after,
    ])();
  }
  return changed;
}

/** Any JSON value, with odd names and texts in it. @type {(chance: Chance, depth?: number) => unknown} */
export function oddValue(chance, depth = 0) {
  const kind = whole(chance, depth > 3 ? 5 : 8);
  if (kind < 2) return oddText(chance);
  if (kind === 2) return one(chance, [0, 1, -1, 0.5, 512, 1e9, 1e300, Number.MAX_SAFE_INTEGER + 2]);
  if (kind < 5) return one(chance, [null, true, false]);
  const several = Array.from({ length: whole(chance, 5) }, () => oddValue(chance, depth + 1));
  if (kind === 5) return several;
  return Object.fromEntries(
    several.map((value) => [chance() < 0.5 ? oddText(chance) : String(whole(chance, 20)), value]),
  );
}

/** The value with some of its parts exchanged for odd ones, lost or named otherwise. @type {(chance: Chance, value: unknown) => unknown} */
export function spoiled(chance, value) {
  if (chance() < 0.1) return oddValue(chance);
  if (typeof value === "string") return chance() < 0.2 ? mutated(chance, value) : value;
  if (Array.isArray(value)) return value.flatMap((part) => (chance() < 0.1 ? [] : [spoiled(chance, part)]));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    chance() < 0.05 ? oddText(chance) : name,
    spoiled(chance, part),
  ]);
  return Object.fromEntries(chance() < 0.2 ? [...entries, [oddText(chance), oddValue(chance)]] : entries);
}

/** Arrays in arrays, deeper than most programs go. @type {(depth: number) => string} */
export const deep = (depth) => "[".repeat(depth) + "]".repeat(depth);
