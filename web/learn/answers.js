/** Checking answers to questions whose answer is a whole number. */

import { plain } from "../app/words/text.js";

/** A number, perhaps with commas or spaces between its digits and a counter after it: "1,200", "２ ３ ４ １", "12 通り". */
const NUMBER =
  /^\s*[=＝]?\s*(-?\d(?:[,、\s'_]*\d)*)\s*(?:個|こ|つ|通り|とおり|手|回|組|種類|\s[a-z]{3,})?(?:です)?\s*[.。]?\s*$/i;
/** Digits with such separators: groups of three after the first group, or single digits. */
const GROUPS = /^-?(?:\d+|\d{1,3}(?:[,、\s'_]\d{3})+|\d(?:[,、\s]+\d)+)$/;

/**
 * The one number in the input, in any digits, with or without commas and a counter after it ("１，２００ 個");
 * null if there is none, more than one, or anything else.
 * @type {(typed: string) => number | null}
 */
export function numberIn(typed) {
  const digits = NUMBER.exec(plain(typed))?.[1];
  return digits === undefined || !GROUPS.test(digits) ? null : Number(digits.replace(/[^-\d]/g, ""));
}

/**
 * Which of the cases it is: "right", the number itself where it has a word of its own, or "else".
 * @type {(typed: string, answer: number, cases: string[]) => string}
 */
export function judge(typed, answer, cases) {
  const number = numberIn(typed);
  if (number === answer) return "right";
  return number !== null && cases.includes(String(number)) ? String(number) : "else";
}
