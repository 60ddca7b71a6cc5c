/** Numbers typed as a list, such as "1-5, 8 13", and tables of them with one row per line. */

import { plain } from "../words/index.js";
import { LARGEST, MOST_VALUES } from "./figure.js";

/** The most rows of a table. */
export const MOST_ROWS = 1000;

const NUMBER = "-?\\d{1,7}";
const PART = new RegExp(`^(${NUMBER})(?:(?:[-–~〜]|\\.\\.)(${NUMBER}))?$`);

/** A list in signs of ASCII. @type {(typed: string) => string} */
const plainList = (typed) => plain(typed).replaceAll("、", ",");

/** Numbers in increasing order without repeats; null for anything else. @type {(typed: string) => number[] | null} */
export function numbersIn(typed) {
  /** @type {Set<number>} */
  const found = new Set();
  for (const part of plainList(typed)
    .split(/[\s,;]+/)
    .filter(Boolean)) {
    const [, from = "", to = from] = PART.exec(part) ?? [];
    if (from === "" || Number(to) - Number(from) >= MOST_VALUES) return null;
    for (let number = Number(from); number <= Number(to); number += 1) found.add(number);
  }
  const numbers = [...found].toSorted((one, other) => one - other);
  const isSound = numbers.length <= MOST_VALUES && numbers.every((number) => Math.abs(number) <= LARGEST);
  return isSound && numbers.length > 0 ? numbers : null;
}

/** Numbers as a person would type them: three or more in sequence become a range. @type {(numbers: number[]) => string} */
export function typedList(numbers) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs
    .flatMap(([low, high]) => (high - low > 1 ? [`${low}–${high}`] : [...new Set([low, high])].map(String)))
    .join(", ");
}

/**
 * The rows of a table with a given number of columns; otherwise the number, from 1, of the first invalid line.
 * @type {(typed: string, columns: number) => number[][] | number}
 */
export function rowsIn(typed, columns) {
  /** @type {number[][]} */
  const rows = [];
  for (const [at, written] of plainList(typed).split("\n").entries()) {
    const parts = written.split(/[\s,;]+/).filter(Boolean);
    if (parts.length === 0) continue;
    const numbers = parts.map((part) => (/^-?\d{1,7}$/.test(part) ? Number(part) : Number.NaN));
    const isRow = numbers.length === columns && numbers.every((number) => Math.abs(number) <= LARGEST);
    if (!isRow || rows.length === MOST_ROWS) return at + 1;
    rows.push(numbers);
  }
  return rows;
}

/** @type {(rows: number[][]) => string} */
export const typedRows = (rows) => rows.map((row) => row.join(" ")).join("\n");
