/**
 * Entering the clues of a book on the board, one place after the other.
 *
 * @import { ClueSheet, Fault } from "../../worker/protocol.js"
 */

/**
 * @typedef {object} Transcript
 * @property {ClueSheet | null} sheet the board with what was entered so far; null until it comes
 * @property {number} slot the slot that is typed into; -1 for none
 * @property {string} typed what is typed into it, or for what was just drawn, whose slot is still to come
 * @property {boolean} fresh whether the next character replaces that
 * @property {boolean} begun whether the slot was changed since it was chosen: what follows is one change with that
 * @property {boolean} carried whether a number that nothing can follow has just brought it here: an Enter after that number is no further step
 * @property {string} tool the name of the tool in hand; "" for typing where there is none
 * @property {boolean} rubs whether the rubber is in hand instead
 * @property {number[]} path the squares that a tool is being used on
 * @property {number[] | null} awaited those that a clue belongs to whose slot is still to come
 * @property {number} drawn the slot of what was drawn last; -1 for none
 * @property {{ name: string, on: boolean }[]} switched the changed switches that the core has not answered for, oldest first
 * @property {number} at the square with the keyboard focus
 * @property {Fault[]} faults why the last change was refused
 */

export {};
