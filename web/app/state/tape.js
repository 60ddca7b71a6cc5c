/**
 * The tape: the events of a run, stored so that the player can go both ways without the worker.
 *
 * event   one integer, packed as described in pycore/search/events.py; its fields: events.js
 * turns   what belongs to the event before: the faces that a move changes, how much is wrong after a swap, and which facts
 *         a search that learns has recalled; they are no events of their own
 * chunk   a piece of the tape with the state at its start, so that any moment is near a known one
 * at      a moment: the number of events before it since the start of the run
 * board   by cell, 1 + the number of the value in it, 0 for an empty cell; of a movement the face of every spot
 * alone   by cell, whether its value was placed without alternatives, and so follows from others
 * tried   by level, the number of values tried there so far, including refused ones; the last level is the next one
 * stood   by level, the number of them that were placed
 * nth, of of the value placed last: which one of how many it was; 0 of 0 where that is not reported
 * path    the events that led to the board, the latest last: values placed, moves made
 * state   the board and its path, whether the last event took a value back, and for a movement the moves made by now and
 *         how many a line may have; of a full board that is mended how much of it is wrong; of a frontier the state taken
 *         last (-1 if it is none), how many states have been reached, and how many of them are in complete levels; of a
 *         search that learns `bound` is the number of facts learned
 */

import {
  BOUND,
  CUT,
  eventCell,
  eventKind,
  eventLast,
  eventLeft,
  eventNumber,
  eventOther,
  eventValue,
  FACED,
  HANDED,
  LEARNED,
  LEVEL,
  MOVED,
  PLACED,
  REACHED,
  RECALLED,
  REMOVED,
  RESTARTED,
  SOLVED,
  SWAPPED,
  TAKEN,
  UNMOVED,
  unpack,
  VISITED,
  WRONG,
} from "./events.js";
import { completeLevel, createFrontier, reach, statesTo } from "./frontier.js";

/** @import { Event } from "./events.js" */
/** @import { Frontier } from "./frontier.js" */

/** The kinds of turns. @type {number[]} */
const TURNS = [FACED, WRONG, RECALLED];

const CHUNK = 1 << 16;
/** The most chunks stored: four million events, 16 MB; older ones are dropped. */
const MOST_CHUNKS = 64;

/** @typedef {{ board: Uint16Array, alone: Uint8Array, tried: number[], stood: number[], nth: number, of: number, path: number[], removing: boolean, moves: number, bound: number, wrong: number | null, taken: number, reached: number, whole: number }} TapeState */
/**
 * @typedef {object} Chunk
 * @property {number} start
 * @property {TapeState} state
 * @property {Uint32Array} events
 * @property {number} used
 * @property {Uint16Array} turning by event, how many turns come with it
 * @property {number[]} turns
 */
/**
 * @typedef {object} Tape
 * @property {Chunk[]} chunks
 * @property {number} first the earliest moment that is kept
 * @property {number} end the latest moment
 * @property {TapeState} state at the end
 * @property {number[]} solved the moments right after a solution
 * @property {object} given what is given, by cell
 * @property {Frontier} frontier the states of a search that goes level by level
 */

/** @type {(cells: number, start?: number[], given?: object) => Tape} */
export const createTape = (cells, start = [], given = {}) => ({
  chunks: [],
  first: 0,
  end: 0,
  state: {
    ...{ board: Uint16Array.from({ length: cells }, (_, cell) => start[cell] ?? 0), alone: new Uint8Array(cells) },
    ...{ tried: [0], stood: [0], nth: 0, of: 0, path: [], removing: false },
    ...{ moves: 0, bound: 0, wrong: null, taken: -1, reached: 1, whole: 1 },
  },
  solved: [],
  given,
  frontier: createFrontier(),
});

/** @type {(state: TapeState) => TapeState} */
const copyState = (state) => ({
  ...state,
  board: state.board.slice(),
  alone: state.alone.slice(),
  tried: state.tried.slice(),
  stood: state.stood.slice(),
  path: state.path.slice(),
});

/** Whether it belongs to the event before. @type {(packed: number) => boolean} */
export const isTurn = (packed) => TURNS.includes(eventKind(packed));

/** Whether it is a visit of a state by a user's program. @type {(packed: number) => boolean} */
export const isVisit = (packed) => {
  const kind = eventKind(packed);
  return kind === VISITED || ((kind === MOVED || kind === UNMOVED) && eventLast(packed) === 1);
};

/** Applies one event, or one turn. @type {(state: TapeState, packed: number) => void} */
function apply(state, packed) {
  const kind = eventKind(packed);
  const cell = eventCell(packed);
  const value = eventValue(packed);
  if (kind === PLACED || kind === MOVED) state.path.push(packed);
  else if (kind === REMOVED || kind === UNMOVED) state.path.pop();
  if (kind === PLACED) {
    choose(state, eventLeft(packed));
    state.board[cell] = value + 1;
    state.alone[cell] = Number(state.of === 1);
  } else if (kind === REMOVED) {
    state.board[cell] = 0;
    state.tried.pop();
    state.stood.pop();
  } else if (kind === CUT && !state.board[cell]) state.tried[state.tried.length - 1] = last(state.tried) + 1;
  else if (kind === RESTARTED || kind === HANDED) Object.assign(state, fresh(state.path.length + 1));
  else if (kind === FACED) state.board[cell] = value;
  else if (kind === MOVED) state.moves += 1;
  else if (kind === UNMOVED) state.moves -= 1;
  else if (kind === BOUND || kind === LEARNED) state.bound = eventNumber(packed);
  else if (kind === WRONG) state.wrong = eventNumber(packed);
  else if (kind === TAKEN || (kind === SOLVED && state.taken >= 0)) state.taken = eventNumber(packed);
  else if (kind === REACHED) state.reached += 1;
  else if (kind === LEVEL) state.reached = state.whole += eventNumber(packed);
  else if (kind === SWAPPED) {
    state.board[eventOther(packed)] = state.board[cell] ?? 0;
    state.board[cell] = value + 1;
  }
  state.removing = kind === REMOVED;
}

/** That nothing was tried yet on so many levels. @type {(levels: number) => { tried: number[], stood: number[] }} */
const fresh = (levels) => ({ tried: new Array(levels).fill(0), stood: new Array(levels).fill(0) });

/** @type {(numbers: number[]) => number} */
const last = (numbers) => numbers.at(-1) ?? 0;

/** Counts a value that is placed, with 1 + how many are still to be tried beside it (0: unknown). @type {(state: TapeState, left: number) => void} */
function choose(state, left) {
  const { tried, stood } = state;
  state.nth = left === 0 ? 0 : last(tried) + 1;
  state.of = left === 0 ? 0 : last(tried) + left;
  tried[tried.length - 1] = last(tried) + 1;
  stood[stood.length - 1] = last(stood) + 1;
  tried.push(0);
  stood.push(0);
}

/** Whether the value placed last is the only one of its place that could stand: all others were refused. @type {(state: TapeState) => boolean} */
export const isOnlyOne = ({ nth, of, stood }) => of > 0 && nth === of && (stood.at(-2) ?? 0) === 1;

/** Adds events at the end; the oldest chunk goes when there are too many. @type {(tape: Tape, events: Uint32Array) => void} */
export function append(tape, events) {
  for (const packed of events) {
    let chunk = tape.chunks.at(-1);
    if (chunk && isTurn(packed)) {
      chunk.turning[chunk.used - 1] = (chunk.turning[chunk.used - 1] ?? 0) + 1;
      chunk.turns.push(packed);
      apply(tape.state, packed);
      continue;
    }
    if (!chunk || chunk.used === CHUNK) {
      chunk = createChunk(tape);
      tape.chunks.push(chunk);
    }
    chunk.events[chunk.used++] = packed;
    tape.end += 1;
    apply(tape.state, packed);
    spread(tape.frontier, packed);
    if (eventKind(packed) === SOLVED) tape.solved.push(tape.end);
  }
  while (tape.chunks.length > MOST_CHUNKS) tape.chunks.shift();
  tape.first = tape.chunks[0]?.start ?? 0;
  const dropped = tape.solved.findIndex((at) => at > tape.first);
  if (dropped > 0) tape.solved.splice(0, dropped);
}

/** @type {(frontier: Frontier, packed: number) => void} */
function spread(frontier, packed) {
  const kind = eventKind(packed);
  if (kind === TAKEN) frontier.taken = eventNumber(packed);
  else if (kind === REACHED) reach(frontier, packed);
  else if (kind === LEVEL) completeLevel(frontier, eventNumber(packed));
}

/** @type {(tape: Tape) => Chunk} */
const createChunk = ({ end, state }) => ({
  start: end,
  state: copyState(state),
  events: new Uint32Array(CHUNK),
  used: 0,
  turning: new Uint16Array(CHUNK),
  turns: [],
});

/** The chunk that holds the event before moment `at`. @type {(tape: Tape, at: number) => Chunk | undefined} */
const chunkBefore = (tape, at) => tape.chunks[Math.floor((at - 1 - tape.first) / CHUNK)];

/** @type {(tape: Tape, at: number) => number} */
export const clamp = (tape, at) => Math.min(tape.end, Math.max(tape.first, Math.round(at)));

/** The state at a moment. @type {(tape: Tape, at: number) => TapeState} */
export function stateAt(tape, at) {
  const chunk = chunkBefore(tape, at) ?? tape.chunks[0];
  if (at === tape.end || !chunk) return withPath(tape, copyState(tape.state));
  const state = copyState(chunk.state);
  let turned = 0;
  for (let index = 0; index < at - chunk.start; index += 1) {
    apply(state, chunk.events[index] ?? 0);
    const upTo = turned + (chunk.turning[index] ?? 0);
    while (turned < upTo) apply(state, chunk.turns[turned++] ?? 0);
  }
  return withPath(tape, state);
}

/** The state of a frontier with the moves that led to what was taken last. @type {(tape: Tape, state: TapeState) => TapeState} */
function withPath({ frontier }, state) {
  if (state.taken < 0) return state;
  const path = statesTo(frontier, state.taken).map((each) => frontier.moves[each] ?? 0);
  return { ...state, path, moves: path.length };
}

/** The last event before a moment, packed into one integer. @type {(tape: Tape, at: number) => number | undefined} */
export function packedBefore(tape, at) {
  const chunk = at > tape.first ? chunkBefore(tape, at) : undefined;
  return chunk?.events[at - 1 - chunk.start];
}

/** The last event before a moment; null at the very start. @type {(tape: Tape, at: number) => Event | null} */
export function eventBefore(tape, at) {
  const packed = packedBefore(tape, at);
  return packed === undefined ? null : unpack(packed);
}

/** The number of these sorted moments before a limit. @type {(moments: number[], limit: number) => number} */
export function howManyBefore(moments, limit) {
  let low = 0;
  let high = moments.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
