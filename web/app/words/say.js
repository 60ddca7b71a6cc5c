/**
 * Numbers and spans of time as people say them.
 *
 * amount   a number of one unit, short: 85 ms, 3 days
 * clock    what a clock shows: 0.42 ms, 85 ms, 12.3 s, 4:05, 2:01:09
 * timer    of a puzzle that is played: 4:05
 * brief    for a table: whole milliseconds, then as a clock
 * span     a length of time that is only known roughly: about 6 hours
 */

/** @import { Lang } from "../state/state.js" */

/** @typedef {"millisecond" | "second" | "minute" | "hour" | "day" | "month" | "year"} Unit */

/** Symbols of the units, in English; the Japanese words need as little room. @type {Partial<Record<Unit, string>>} */
const SYMBOLS = { millisecond: "ms", second: "s", minute: "min", hour: "h" };

/** Units in seconds, with the most of them that is said before the next unit takes over. */
const SPANS = /** @type {const} */ ([
  { unit: "second", seconds: 1, most: 90 },
  { unit: "minute", seconds: 60, most: 90 },
  { unit: "hour", seconds: 3600, most: 48 },
  { unit: "day", seconds: 86400, most: 60 },
  { unit: "month", seconds: 2629746, most: 24 },
  { unit: "year", seconds: 31556952, most: 1e6 },
]);

/** Formats that were used before, since each is costly to make. @type {Map<string, Intl.NumberFormat>} */
const FORMATS = new Map();

/** @type {(lang: Lang, options?: Intl.NumberFormatOptions) => Intl.NumberFormat} */
function format(lang, options = {}) {
  const key = `${lang} ${JSON.stringify(options)}`;
  const made = FORMATS.get(key) ?? new Intl.NumberFormat(lang, options);
  FORMATS.set(key, made);
  return made;
}

/** Where a whole number of more than three digits is divided. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** Whole numbers look alike in both languages, and a first format takes long to make. @type {(lang: Lang, number: number) => string} */
export const count = (lang, number) =>
  Number.isSafeInteger(number) ? String(number).replace(THOUSANDS, ",") : format(lang).format(number);

/** A number with two significant digits, short: 950, 12K, 3.4M. @type {(lang: Lang, number: number) => string} */
export const roughly = (lang, number) =>
  format(lang, { notation: "compact", maximumSignificantDigits: 2 }).format(number);

/** Numbers up to which each digit is said, and up to which there are words. */
const [MOST_DIGITS, MOST_WORDS] = [1e7, 1e15];
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The same in a sentence: 820 million, 8.2 億, 4.7 × 10²¹. @type {(lang: Lang, number: number) => string} */
export function inWords(lang, number) {
  if (number >= MOST_WORDS) {
    const [digits, power] = number.toExponential(1).split("e+");
    return `${digits} × ${powerOfTen(power ?? "")}`;
  }
  return format(lang, { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 2 })
    .format(number)
    .replace(/(\d)(?=\p{Script=Han})/u, "$1 ");
}

/** @type {(power: string) => string} */
const powerOfTen = (power) => `10${[...power].map((digit) => RAISED[Number(digit)]).join("")}`;

/** A number of any size: 5,040, 820 million, 10²⁷. @type {(lang: Lang, number: number) => string} */
export function anySize(lang, number) {
  if (number < MOST_DIGITS) return count(lang, number);
  if (number < MOST_WORDS) return inWords(lang, number);
  return powerOfTen(String(Math.round(Math.log10(number))));
}

/**
 * A fraction as a percentage that never says 100 % too early nor 0 % for something.
 * @type {(fraction: number) => string}
 */
export function percent(fraction) {
  const value = fraction * 100;
  if (value >= 100) return "100 %";
  if (value <= 0) return "0 %";
  if (value < 0.001) return "< 0.001 %";
  const digits = value < 0.1 ? 3 : value < 1 ? 2 : value < 10 || value > 99 ? 1 : 0;
  const scale = 10 ** digits;
  return `${(Math.floor(value * scale) / scale).toFixed(digits)} %`;
}

/** So many of a unit; `digits` says how the number is written. @type {(lang: Lang, number: number, unit: Unit, digits?: Intl.NumberFormatOptions) => string} */
export function amount(lang, number, unit, digits = {}) {
  const symbol = SYMBOLS[unit];
  if (lang === "en" && symbol) return `${format(lang, digits).format(number)} ${symbol}`;
  return format(lang, { ...digits, style: "unit", unit, unitDisplay: "long" }).format(number);
}

/** @type {(lang: Lang, seconds: number) => string} */
export function clock(lang, seconds) {
  if (seconds < 1)
    return amount(lang, seconds * 1000, "millisecond", { maximumSignificantDigits: 2, useGrouping: false });
  if (seconds < 60) return amount(lang, Math.floor(seconds * 10) / 10, "second", { minimumFractionDigits: 1 });
  const whole = Math.floor(seconds);
  const two = (/** @type {number} */ part) => String(part % 60).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${two(whole)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes)}:${two(whole)}`;
}

/** Whole seconds, as a clock on the wall counts them: 4:05, 1:02:09. @type {(seconds: number) => string} */
export function timer(seconds) {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** @type {(lang: Lang, seconds: number) => string} */
export function brief(lang, seconds) {
  if (seconds >= 1) return clock(lang, seconds);
  const thousandths = Math.round(seconds * 1000);
  if (thousandths >= 1) return amount(lang, thousandths, "millisecond");
  return lang === "ja" ? `${amount(lang, 1, "millisecond")}未満` : `< ${amount(lang, 1, "millisecond")}`;
}

/** @type {(lang: Lang, seconds: number) => string} */
export function span(lang, seconds) {
  if (seconds < 1) return lang === "ja" ? "1 秒未満" : "less than a second";
  const fit = SPANS.find((each) => Math.round(seconds / each.seconds) <= each.most);
  if (!fit) return lang === "ja" ? "100 万年以上" : "more than a million years";
  const number = Math.max(1, Math.round(seconds / fit.seconds));
  const spelled = format(lang, { style: "unit", unit: fit.unit, unitDisplay: "long" }).format(number);
  return lang === "ja" ? `約 ${spelled}` : `about ${spelled}`;
}

/** At the start of a line. @type {(name: string) => string} */
export const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Within a sentence. @type {(sentence: string) => string} */
export const uncapital = (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
