/** The clock of a puzzle that somebody solves by hand. */

/** @import { Draft } from "./state.js" */

/**
 * @typedef {object} Clock
 * @property {string} of the puzzle that it was started for
 * @property {number} seconds
 * @property {number | null} looked when it was looked at last, in milliseconds; null while it stands
 */

/** @type {() => Clock} */
export const createClock = () => ({ of: "", seconds: 0, looked: null });

/** What was posed, as a text: its clock goes on when it is taken up again. @type {(draft: Draft) => string} */
export const posedIn = ({ options, givens, posed }) =>
  JSON.stringify([options, posed.map((cell) => [cell, givens[cell]])]);
