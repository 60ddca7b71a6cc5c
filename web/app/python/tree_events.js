/**
 * Converts a program's events for its tree. A program can place values as deep and try values as often as it likes: the tree
 * stops growing when it could show no more. The tape still has the omitted events.
 *
 * level    the number of values or moves on the board
 * tried    for each level, the number of attempts below the present values
 * hidden   the level of the first value or move on the board that is not a node
 */

import { CUT, eventKind, MOVED, PLACED, REMOVED, SHAKEN, UNMOVED } from "../state/index.js";

/** The most levels of the tree, and the most values tried in one position. */
export const MOST = { levels: 1000, tried: 4096 };
/** An event that counts as a moment but adds no node. */
const IDLE = SHAKEN << 27;

/**
 * `givens` is the number still to come: a program's tape starts with them. `deep` and `wide` tell whether anything was
 * omitted.
 * @typedef {{ givens: number, level: number, tried: number[], hidden: number | null, deep: boolean, wide: boolean }} TreeEvents
 */

/** @type {(givens: number) => TreeEvents} */
export const createTreeEvents = (givens) => ({ givens, level: 0, tried: [0], hidden: null, deep: false, wide: false });

/** The event, or a substitute that adds no node. @type {(state: TreeEvents, event: number) => number} */
export function forTree(state, event) {
  const kind = eventKind(event);
  if (kind === PLACED || kind === MOVED) return opened(state) ? event : IDLE;
  if (kind === REMOVED || kind === UNMOVED) return closed(state) ? event : IDLE;
  if (kind === CUT) return isRoomFor(state) ? event : IDLE;
  return event;
}

/** Whether a placed value becomes a node; givens do not. @type {(state: TreeEvents) => boolean} */
function opened(state) {
  if (state.givens > 0) {
    state.givens -= 1;
    return false;
  }
  const isNode = isRoomFor(state);
  state.level += 1;
  state.tried[state.level] = 0;
  if (!isNode) state.hidden ??= state.level;
  return isNode;
}

/** Whether a node is closed; on an empty board there is nothing to take back. @type {(state: TreeEvents) => boolean} */
function closed(state) {
  if (state.level === 0) return false;
  const isNode = state.hidden === null;
  if (state.hidden === state.level) state.hidden = null;
  state.level -= 1;
  return isNode;
}

/** Counts an attempt, and returns whether it can be a node. @type {(state: TreeEvents) => boolean} */
function isRoomFor(state) {
  const { level, tried, hidden } = state;
  if (hidden !== null) return false;
  tried[level] = (tried[level] ?? 0) + 1;
  const [isDeep, isWide] = [level >= MOST.levels, (tried[level] ?? 0) > MOST.tried];
  state.deep ||= isDeep;
  state.wide ||= isWide;
  return !isDeep && !isWide;
}
