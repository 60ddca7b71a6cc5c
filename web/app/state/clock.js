/** The clock of a puzzle that is solved by hand. */

/** @import { Draft } from "./state.js" */

/**
 * @typedef {object} Clock
 * @property {string} of the puzzle that it measures
 * @property {number} seconds
 * @property {number | null} looked the time of the last check, in milliseconds; null while it is stopped
 */

/** @type {() => Clock} */
export const createClock = () => ({ of: "", seconds: 0, looked: null });

/** The puzzle as text: its clock continues when it is resumed. @type {(draft: Draft) => string} */
export const posedIn = ({ options, givens, posed }) =>
  JSON.stringify([options, posed.map((cell) => [cell, givens[cell]])]);
