/**
 * The tape: the events of a run, kept so that the player can go both ways without asking anybody.
 *
 * event   one integer, packed as told in pycore/search/events.py
 * chunk   a piece of the tape with the board as it stood at its start, so that any moment is near a known one
 * at      a moment: the number of events before it, counted from the beginning of the run
 * board   by cell, 1 + the number of the value in it, 0 for an empty cell
 */

export const PLACED = 0;
export const REMOVED = 1;
export const CUT = 2;
export const SOLVED = 3;
export const NO_VALUE = 511;

const CHUNK = 1 << 16;
/** Chunks that are kept: four million events, 16 MB; older ones are dropped. */
const MOST_CHUNKS = 64;

/** @typedef {{ start: number, board: Uint16Array, events: Uint32Array, used: number }} Chunk */
/**
 * @typedef {object} Tape
 * @property {Chunk[]} chunks
 * @property {number} first the earliest moment that is kept
 * @property {number} end the latest moment
 * @property {Uint16Array} board as it stands at the end
 * @property {number[]} solved the moments right after a solution
 */
/** @typedef {{ kind: number, rule: number, cell: number, value: number }} Event */

/** @type {(cells: number) => Tape} */
export const createTape = (cells) => ({
  chunks: [],
  first: 0,
  end: 0,
  board: new Uint16Array(cells),
  solved: [],
});

/** @type {(packed: number) => Event} */
export const unpack = (packed) => ({
  kind: packed >>> 27,
  rule: (packed >>> 18) & 511,
  cell: (packed >>> 9) & 511,
  value: packed & 511,
});

/** Does one event to a board. @type {(board: Uint16Array, packed: number) => void} */
function apply(board, packed) {
  const kind = packed >>> 27;
  if (kind === PLACED) board[(packed >>> 9) & 511] = (packed & 511) + 1;
  else if (kind === REMOVED) board[(packed >>> 9) & 511] = 0;
}

/** Adds events at the end; the oldest chunk goes when there are too many. @type {(tape: Tape, events: Uint32Array) => void} */
export function append(tape, events) {
  for (const packed of events) {
    let chunk = tape.chunks.at(-1);
    if (!chunk || chunk.used === CHUNK) {
      chunk = { start: tape.end, board: tape.board.slice(), events: new Uint32Array(CHUNK), used: 0 };
      tape.chunks.push(chunk);
    }
    chunk.events[chunk.used++] = packed;
    tape.end += 1;
    apply(tape.board, packed);
    if (packed >>> 27 === SOLVED) tape.solved.push(tape.end);
  }
  while (tape.chunks.length > MOST_CHUNKS) tape.chunks.shift();
  tape.first = tape.chunks[0]?.start ?? 0;
  const dropped = tape.solved.findIndex((at) => at > tape.first);
  if (dropped > 0) tape.solved.splice(0, dropped);
}

/** The chunk that holds the event before moment `at`. @type {(tape: Tape, at: number) => Chunk | undefined} */
const chunkBefore = (tape, at) => tape.chunks[Math.floor((at - 1 - tape.first) / CHUNK)];

/** @type {(tape: Tape, at: number) => number} */
export const clamp = (tape, at) => Math.min(tape.end, Math.max(tape.first, Math.round(at)));

/** The board at a moment. @type {(tape: Tape, at: number) => Uint16Array} */
export function boardAt(tape, at) {
  if (at === tape.end) return tape.board.slice();
  const chunk = chunkBefore(tape, at) ?? tape.chunks[0];
  if (!chunk) return tape.board.slice();
  const board = chunk.board.slice();
  for (const packed of chunk.events.subarray(0, at - chunk.start)) apply(board, packed);
  return board;
}

/** @type {(tape: Tape, at: number) => number | undefined} */
function packedBefore(tape, at) {
  const chunk = at > tape.first ? chunkBefore(tape, at) : undefined;
  return chunk?.events[at - 1 - chunk.start];
}

/** What happened last before a moment; null at the very start. @type {(tape: Tape, at: number) => Event | null} */
export function eventBefore(tape, at) {
  const packed = packedBefore(tape, at);
  return packed === undefined ? null : unpack(packed);
}

/**
 * The nearest moment right after an event of this kind, later (direction 1) or earlier (-1) than `at`; null if none.
 * @type {(tape: Tape, at: number, kind: number, direction: 1 | -1) => number | null}
 */
export function find(tape, at, kind, direction) {
  for (let moment = at + direction; moment > tape.first && moment <= tape.end; moment += direction) {
    const packed = packedBefore(tape, moment);
    if (packed !== undefined && packed >>> 27 === kind) return moment;
  }
  return null;
}

/** The nearest solution, later or earlier than `at`; null if none. @type {(tape: Tape, at: number, direction: 1 | -1) => number | null} */
export function findSolved(tape, at, direction) {
  const { solved } = tape;
  const limit = direction === 1 ? at + 1 : at; // the first one not before the limit, or the last one before it
  let low = 0;
  let high = solved.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((solved[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return solved[direction === 1 ? low : low - 1] ?? null;
}
