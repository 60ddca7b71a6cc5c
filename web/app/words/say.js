/** Numbers and spans of time as people say them. */

/** @import { Lang } from "../state/state.js" */

const FORMATS = { en: new Intl.NumberFormat("en"), ja: new Intl.NumberFormat("ja") };

/** @type {(lang: Lang, number: number) => string} */
export const count = (lang, number) => FORMATS[lang].format(number);

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

/** Seconds on a clock: 0.42 ms, 85 ms, 12.3 s, 4:05, 2:01:09. @type {(lang: Lang, seconds: number) => string} */
export function clock(lang, seconds) {
  if (seconds < 1) return `${Number((seconds * 1000).toPrecision(2))} ${lang === "ja" ? "ミリ秒" : "ms"}`;
  if (seconds < 60) return `${(Math.floor(seconds * 10) / 10).toFixed(1)} ${lang === "ja" ? "秒" : "s"}`;
  const whole = Math.floor(seconds);
  const two = (/** @type {number} */ part) => String(part % 60).padStart(2, "0");
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes}:${two(whole)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes)}:${two(whole)}`;
}

/** Units of time in seconds, with the most of them that is said before the next unit takes over. */
const UNITS = /** @type {const} */ ([
  { seconds: 1, most: 90, en: "second", ja: "秒" },
  { seconds: 60, most: 90, en: "minute", ja: "分" },
  { seconds: 3600, most: 48, en: "hour", ja: "時間" },
  { seconds: 86400, most: 60, en: "day", ja: "日" },
  { seconds: 2629746, most: 24, en: "month", ja: "か月" },
  { seconds: 31556952, most: 1e6, en: "year", ja: "年" },
]);

/** A span of time in words: "about 6 hours". @type {(lang: Lang, seconds: number) => string} */
export function span(lang, seconds) {
  if (seconds < 1) return lang === "ja" ? " 1 秒未満" : "less than a second";
  const unit = UNITS.find((each) => Math.round(seconds / each.seconds) <= each.most);
  if (!unit) return lang === "ja" ? " 100 万年以上" : "more than a million years";
  const number = Math.max(1, Math.round(seconds / unit.seconds));
  if (lang === "ja") return `約 ${count(lang, number)} ${unit.ja}`;
  return `about ${count(lang, number)} ${unit.en}${number === 1 ? "" : "s"}`;
}
