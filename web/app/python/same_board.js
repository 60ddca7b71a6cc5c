/** Compares a program's board with that of the page: figures are only comparable on the same one. */

/** @import { Opened } from "./messages.js" */

/**
 * `givens` are as typed, by cell; `start` holds the faces of a movement, by place.
 * @typedef {{ puzzle: string, options: Record<string, string>, givens: Record<string, string>, start: string[] }} Board
 */

/** The board that a program opened; `options` as the page's own Python writes them. @type {(opened: Opened, options: Record<string, string>) => Board} */
export const boardOpened = ({ puzzle, givens, start, values }, options) => ({
  ...{ puzzle, options, givens },
  start: start.map((face) => String(values[face])),
});

/** @type {(one: Board, other: Board) => boolean} */
export const areSame = (one, other) => written(one) === written(other);

/** @type {(board: Board) => string} */
const written = ({ puzzle, options, givens, start }) =>
  JSON.stringify([puzzle, sorted(options), sorted(givens), start]);

/** @type {(table: Record<string, string>) => [name: string, value: string][]} */
const sorted = (table) =>
  Object.entries(table)
    .map(([name, value]) => /** @type {[string, string]} */ ([name, value.trim()]))
    .sort(([one], [other]) => (one < other ? -1 : 1));
