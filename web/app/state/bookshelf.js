/**
 * The shelf: puzzles that were begun or finished.
 *
 * @import { Position, Shown, Text } from "../../worker/protocol.js"
 * @import { Draft } from "./state.js"
 */

/** When a puzzle was first solved. @typedef {{ seconds: number, helped: boolean, when: number }} Done `helped`: with hints, or a solution in sight */

/**
 * @typedef {object} Entry
 * @property {1} version
 * @property {string} key the puzzle as posed
 * @property {string} puzzle its name
 * @property {Draft} draft as it stood last
 * @property {number} seconds
 * @property {boolean} helped whether hints were shown for it
 * @property {Done | null} done
 * @property {number} when it was changed last, in milliseconds since 1970
 * @property {string} day YYYYMMDD if it is the puzzle of a day; "" otherwise
 */

/**
 * @typedef {object} Shelf
 * @property {Entry[] | null} entries as they were read last, the latest first; null until they are read
 * @property {Record<string, Shown | Position | null>} boards for pictures, by the question that asks for them; null while it is asked
 * @property {number} shown how many finished ones are in sight
 * @property {Entry | null} removed what was removed last, to be put back
 * @property {{ words: Text, kind: "good" | "bad" } | null} word the message in the dialogue
 * @property {string} family the name of the puzzle chosen for that of the day; "" is the one on the board
 * @property {string | null} making the name of the puzzle of which that of the day is being made
 * @property {boolean} isCurrent whether what was played before this part of the page came was looked for
 * @property {string} noted the entry as it was stored last from this page
 * @property {string} helped the key of the puzzle for which hints were shown last
 * @property {boolean} refused whether the browser did not keep the last one
 */

export {};
