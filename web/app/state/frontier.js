/**
 * The frontier of a search that goes level by level: its states, numbered in the order in which they were reached.
 * They are also taken in that order, so that two numbers describe a moment: the state taken last, and the number of
 * states reached.
 *
 * parents  by number, the state from which it was reached
 * moves    by number, the move that led there, as the event that reported it
 * firsts   by level, the number of its first state; the last level is the one being reached
 */

/** @typedef {{ parents: Uint32Array, moves: Uint32Array, reached: number, taken: number, firsts: number[] }} Frontier */
/**
 * A level at a moment: the number of its states that were reached, how many of these were taken, and the first of them
 * that was on the board; null if none was. A goal is on the board without being taken.
 * @typedef {{ states: number, taken: number, shown: number | null }} FrontierLevel
 */

const ROOM = 1024;

/** @type {() => Frontier} */
export const createFrontier = () => ({
  parents: new Uint32Array(ROOM),
  moves: new Uint32Array(ROOM),
  reached: 1,
  taken: 0,
  firsts: [0, 1],
});

/** Adds a state reached from the one taken last. @type {(frontier: Frontier, move: number) => void} */
export function reach(frontier, move) {
  if (frontier.reached === frontier.parents.length) {
    frontier.parents = longer(frontier.parents);
    frontier.moves = longer(frontier.moves);
  }
  frontier.parents[frontier.reached] = frontier.taken;
  frontier.moves[frontier.reached] = move;
  frontier.reached += 1;
}

/** @type {(numbers: Uint32Array) => Uint32Array} */
function longer(numbers) {
  const twice = new Uint32Array(2 * numbers.length);
  twice.set(numbers);
  return twice;
}

/** Completes a level with a number of states. @type {(frontier: Frontier, states: number) => void} */
export function completeLevel(frontier, states) {
  frontier.reached = /** @type {number} */ (frontier.firsts.at(-1)) + states; // at full speed they are not reported one by one
  frontier.firsts.push(frontier.reached);
}

/** The states from the start to a state, without the start. @type {(frontier: Frontier, state: number) => number[]} */
export function statesTo(frontier, state) {
  const states = [];
  for (let here = state; here > 0; here = frontier.parents[here] ?? 0) states.push(here);
  return states.reverse();
}

/**
 * The levels at a moment given by the numbers of states taken and reached; `last` is the state on the board.
 * @type {(frontier: Frontier, taken: number, reached: number, last: number) => FrontierLevel[]}
 */
export const levelsAt = ({ firsts }, taken, reached, last) =>
  firsts.flatMap((first, level) => {
    const end = Math.min(firsts[level + 1] ?? reached, reached);
    const states = end - first;
    const shown = taken > first ? first : last >= first && last < end ? last : null;
    return states > 0 ? [{ states, taken: Math.min(states, Math.max(0, taken - first)), shown }] : [];
  });
