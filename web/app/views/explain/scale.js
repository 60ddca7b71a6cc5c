/**
 * Logarithmic scales for bars: each tick is ten times the one before, or nearly so for units of time.
 *
 * position  of a value between the ends of the scale, 0 to 1; beyond the upper end it is 1
 * widths    of WIDTHS, those at which the label of a tick is shown (bars.css chooses by the width that the axis has)
 */

import { amount } from "../../words/index.js";

/** @import { Lang } from "../../state/state.js" */
/** @import { Unit } from "../../words/say.js" */

/** @typedef {{ position: number, label: string, widths: number[] }} Tick */
/** @typedef {{ ticks: Tick[], position: (value: number) => number, reaches: (value: number) => boolean }} Scale */

/** The most powers of ten of a scale: a longer one would squeeze the finished bars. */
const MOST_DECADES = 16;
/** Widths of an axis, in em, from which more labels have room. */
export const WIDTHS = [10, 13, 16, 20, 26, 36, 50];
/** Between two labels, in em. */
const GAP = 0.7;

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
const YEAR = 31556952;
/** @type {[seconds: number, number: number, unit: Unit][]} */
const TIMES = [
  [1e-4, 0.1, "millisecond"],
  [1e-3, 1, "millisecond"],
  [1e-2, 10, "millisecond"],
  [0.1, 0.1, "second"],
  [1, 1, "second"],
  [10, 10, "second"],
  [MINUTE, 1, "minute"],
  [10 * MINUTE, 10, "minute"],
  [HOUR, 1, "hour"],
  [10 * HOUR, 10, "hour"],
  [DAY, 1, "day"],
  [10 * DAY, 10, "day"],
  [100 * DAY, 100, "day"],
  [YEAR, 1, "year"],
  [10 * YEAR, 10, "year"],
  [100 * YEAR, 100, "year"],
  [1e3 * YEAR, 1e3, "year"],
  [1e4 * YEAR, 1e4, "year"],
  [1e5 * YEAR, 1e5, "year"],
  [1e6 * YEAR, 1e6, "year"],
];

/** @type {(lang: Lang, values: number[]) => Scale} */
export const timeScale = (lang, values) =>
  scale(
    values,
    TIMES.map(([at, number, unit]) => ({ at, label: amount(lang, number, unit, { notation: "compact" }) })),
  );

/** @type {(lang: Lang, values: number[]) => Scale} */
export const nodeScale = (lang, values) =>
  scale(
    values,
    Array.from({ length: 25 }, (_, power) => ({ at: 10 ** power, label: short(lang, power) })),
  );

/** A power of ten in short form. @type {(lang: Lang, power: number) => string} */
function short(lang, power) {
  if (power > 13) return `10${[...String(power)].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)]).join("")}`;
  return new Intl.NumberFormat(lang, { notation: "compact" }).format(10 ** power);
}

/**
 * The scale from the mark below the least value to the one above the greatest.
 * @type {(values: number[], marks: { at: number, label: string }[]) => Scale}
 */
function scale(values, marks) {
  const known = values.filter((value) => value > 0);
  const least = Math.min(...known, ...(known.length > 0 ? [] : [1]));
  const first = Math.max(
    0,
    marks.findLastIndex(({ at }) => at <= least / 2),
  ); // so that every bar is visible
  const low = marks[first]?.at ?? 1;
  const most = Math.min(Math.max(...known, low * 1000), low * 10 ** MOST_DECADES);
  const last = marks.findIndex(({ at }) => at >= most * 0.9999);
  const used = marks.slice(first, last < 0 ? undefined : last + 1);
  const high = used.at(-1)?.at ?? low * 10;
  const position = (/** @type {number} */ value) =>
    value <= low ? 0 : Math.min(1, Math.log(value / low) / Math.log(high / low));
  return {
    position,
    reaches: (value) => value <= high,
    ticks: labelled(used.map(({ at, label }) => ({ position: position(at), label, widths: [] }))),
  };
}

/** @type {(ticks: Tick[]) => Tick[]} */
function labelled(ticks) {
  const shown = WIDTHS.map((width) => fitting(ticks, width));
  return ticks.map((tick) => ({ ...tick, widths: WIDTHS.filter((_, number) => shown[number]?.includes(tick)) }));
}

/**
 * The first and the last tick, and as many evenly spaced ones between them as do not overlap.
 * @type {(ticks: Tick[], width: number) => Tick[]}
 */
function fitting(ticks, width) {
  const first = ticks[0];
  const last = ticks.at(-1);
  if (!first || !last || first === last) return ticks;
  /** @type {(left: Tick, right: Tick) => boolean} */
  const apart = (left, right) => {
    const end = left === first ? wide(left.label) : left.position * width + wide(left.label) / 2;
    const start = right.position * width - wide(right.label) / (right === last ? 1 : 2);
    return end + GAP <= start;
  };
  for (let step = 1; step < ticks.length - 1; step++) {
    const some = ticks.filter((tick, number) => number % step === 0 && (tick === first || apart(tick, last)));
    if (some.every((tick, number) => number === 0 || apart(/** @type {Tick} */ (some[number - 1]), tick)))
      return [...some, last];
  }
  return [first, last];
}

/** The width of a label in em, estimated generously because fonts differ. @type {(label: string) => number} */
const wide = (label) =>
  [...label].reduce((sum, sign) => sum + (sign > "\u2fff" ? 1.05 : /[\s.,⁰¹²³⁴⁵⁶⁷⁸⁹]/u.test(sign) ? 0.4 : 0.65), 0);
