/** Typing a clue: where one length ends and the next begins, and when no character can follow. */

/** @import { ClueSheet, Slot } from "../../worker/protocol.js" */

/** `ends` are the characters that end a clue. @typedef {Pick<Slot, "most" | "room"> & { ends: string }} Limits */

const DIGIT = /^[0-9]$/;

/** Characters of a keyboard, and the keypad's signs for them. @type {Record<string, string>} */
const PRINTED = { "-": "−", x: "×", "*": "×", "/": "÷", ":": "÷" };

/** The keypad's key for a keyboard key; null for none. @type {(keys: string, key: string) => string | null} */
export const keyOf = (keys, key) => [key, PRINTED[key] ?? key].find((each) => keys.includes(each)) ?? null;

/**
 * Adds a character. In a list of lengths, a digit that would make a length too large starts the next one.
 * @type {(limits: Limits, typed: string, key: string) => string}
 */
export function typedWith({ room }, typed, key) {
  const last = typed.split(" ").at(-1) ?? "";
  const begins = room !== null && DIGIT.test(key) && last !== "" && Number(last + key) > room;
  return begins ? `${typed} ${key}` : typed + key;
}

/** Whether no character can follow: neither another digit nor another length. @type {(limits: Limits, typed: string) => boolean} */
export function isWhole({ most, room, ends }, typed) {
  const last = typed.at(-1) ?? "";
  if (ends.includes(last) && last !== "") return true;
  if (!DIGIT.test(last)) return false;
  if (room !== null) return isFull(typed.split(" ").map(Number), room);
  if (typed === "0") return most !== null; // no number starts with it
  return most !== null && Number(typed) > 0 && Number(typed) <= most && 10 * Number(typed) > most;
}

/** Whether a clue has several characters, so that a user cannot see while typing whether one is the last. @type {(limits: Limits) => boolean} */
export const isOpenEnded = ({ most, room }) => room !== null || (most ?? 0) > 9;

/** @type {(lengths: number[], room: number) => boolean} */
function isFull(lengths, room) {
  const last = lengths.at(-1) ?? 0;
  const left = room - lengths.reduce((sum, each) => sum + each, lengths.length - 1);
  return last === 0 || (left < 2 && 10 * last > last + left);
}

/** The limits of a clue for the squares being drawn on. @type {(sheet: ClueSheet, tool: string, squares: number) => Limits} */
export function limitsOf({ tools, ends }, name, squares) {
  const most = tools.find((tool) => tool.name === name)?.most ?? null;
  return { most: most?.[Math.min(squares, most.length) - 1] ?? null, room: null, ends };
}
