/**
 * The events of a program as its tree takes them. A program may place as deep, and try as often, as it likes: the tree
 * stops growing where nothing more could be seen. What it leaves out stays on the tape.
 *
 * level    how many values or moves of the program stand
 * tried    by level, how often something was tried below what stands there
 * hidden   the level of the first value or move standing that is no node
 */

import { CUT, eventKind, MOVED, PLACED, REMOVED, SHAKEN, UNMOVED } from "../state/index.js";

/** Levels of the tree, and the values tried in one place that it shows. */
export const MOST = { levels: 1000, tried: 4096 };
/** An event that is a moment and no node. */
const IDLE = SHAKEN << 27;

/** `givens` are those still to come: a program's tape begins with them. `deep` and `wide` say what was left out. @typedef {{ givens: number, level: number, tried: number[], hidden: number | null, deep: boolean, wide: boolean }} TreeEvents */

/** @type {(givens: number) => TreeEvents} */
export const createTreeEvents = (givens) => ({ givens, level: 0, tried: [0], hidden: null, deep: false, wide: false });

/** The event, or one that is no node in its place. @type {(state: TreeEvents, event: number) => number} */
export function forTree(state, event) {
  const kind = eventKind(event);
  if (kind === PLACED || kind === MOVED) return opened(state) ? event : IDLE;
  if (kind === REMOVED || kind === UNMOVED) return closed(state) ? event : IDLE;
  if (kind === CUT) return isRoomFor(state) ? event : IDLE;
  return event;
}

/** Whether it is a node; a given is none. @type {(state: TreeEvents) => boolean} */
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

/** Whether a node is closed; where nothing stands there is nothing to take back. @type {(state: TreeEvents) => boolean} */
function closed(state) {
  if (state.level === 0) return false;
  const isNode = state.hidden === null;
  if (state.hidden === state.level) state.hidden = null;
  state.level -= 1;
  return isNode;
}

/** Counts what is tried, and says whether it can be a node. @type {(state: TreeEvents) => boolean} */
function isRoomFor(state) {
  const { level, tried, hidden } = state;
  if (hidden !== null) return false;
  tried[level] = (tried[level] ?? 0) + 1;
  const [isDeep, isWide] = [level >= MOST.levels, (tried[level] ?? 0) > MOST.tried];
  state.deep ||= isDeep;
  state.wide ||= isWide;
  return !isDeep && !isWide;
}
