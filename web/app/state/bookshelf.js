/**
 * The shelf: puzzles that were started or finished.
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
 * @property {Draft} draft its latest state
 * @property {number} seconds
 * @property {boolean} helped whether hints were shown for it
 * @property {Done | null} done
 * @property {number} when when it was last changed, in milliseconds since 1970
 * @property {string} day YYYYMMDD if it is the puzzle of a day; "" otherwise
 */

/**
 * @typedef {object} Shelf
 * @property {Entry[] | null} entries the entries as last read, the latest first; null until they are read
 * @property {Record<string, Shown | Position | null>} boards boards for thumbnails, by the question that requests them; null while it is pending
 * @property {number} shown the number of finished ones shown
 * @property {Entry | null} removed the entry last removed, which can be restored
 * @property {{ words: Text, kind: "good" | "bad" } | null} word the message in the dialogue
 * @property {string} family the name of the puzzle chosen for the puzzle of the day; "" is the one on the board
 * @property {string | null} making the name of the puzzle whose puzzle of the day is being made
 * @property {boolean} isCurrent whether puzzles played before this part was loaded have been recorded
 * @property {string} noted the entry last stored by this page
 * @property {string} helped the key of the last puzzle for which hints were shown
 * @property {boolean} refused whether the browser did not store the last one
 */

export {};
