/**
 * Every message between <edagari-puzzle> and its frame, as a closed table: any other message is ignored.
 *
 *     { edagari: 1, type: "seek", at: 40 }
 *
 * shape    the fields of a message, each with its reader
 * reader   a function that returns the value if it is of the right kind and within its limits; otherwise it throws
 *
 * A message that was read is a new record of plain data that holds only its named fields, so that nothing in a
 * stranger's message can reach a prototype.
 */

/** The version of the messages; others are ignored. */
const VERSION = 1;
/** The greatest lengths of a sentence, and of the part of an address with the options. */
const SENTENCE = 2000;
const ADDRESS = 100_000;
/** The most numbers on a board, and strategies in a race. */
const MOST_CELLS = 512;
/** The most moves of a game or a line. */
const MOST_MOVES = 5000;
const MOST_LAPS = 50;
/** The greatest height in pixels that a frame may request. */
const TALLEST = 20000;

class Foreign extends Error {}

/** @type {(right: boolean) => void} */
function must(right) {
  if (!right) throw new Foreign();
}

/** @typedef {(value: unknown) => any} Reader */
/** @typedef {Record<string, Reader>} Shape */

/** @type {(most: number) => Reader} */
const text = (most) => (value) => {
  must(typeof value === "string" && value.length <= most);
  return value;
};
/** @type {(low: number, high: number) => Reader} */
const whole = (low, high) => (value) => {
  must(Number.isInteger(value) && Number(value) >= low && Number(value) <= high);
  return value;
};
/** @type {(low: number, high: number) => Reader} */
const number = (low, high) => (value) => {
  must(typeof value === "number" && value >= low && value <= high);
  return value;
};
/** @type {(...choices: string[]) => Reader} */
const oneOf =
  (...choices) =>
  (value) => {
    must(typeof value === "string" && choices.includes(value));
    return value;
  };
/** @type {Reader} */
const flag = (value) => {
  must(typeof value === "boolean");
  return value;
};
/** @type {(read: Reader) => Reader} */
const orNull = (read) => (value) => (value === null ? null : read(value));
/** @type {(read: Reader, most: number) => Reader} */
const list = (read, most) => (value) => {
  must(Array.isArray(value) && value.length <= most);
  return Array.from(/** @type {unknown[]} */ (value), read);
};
/** @type {(shape: Shape) => Reader} */
const record = (shape) => (value) => {
  must(typeof value === "object" && value !== null);
  const fields = Object.entries(shape).map(([name, read]) => {
    must(Object.hasOwn(/** @type {object} */ (value), name));
    return [name, read(/** @type {Record<string, unknown>} */ (value)[name])];
  });
  return Object.fromEntries(fields);
};

const total = whole(0, Number.MAX_SAFE_INTEGER);
const seconds = number(0, Number.MAX_VALUE);
const sentence = record({ en: text(SENTENCE), ja: text(SENTENCE) });
const value = whole(-1e9, 1e9);
/** A move from one spot to another. @type {Reader} */
const move = (way) => {
  must(Array.isArray(way) && way.length === 2);
  return list(whole(0, MOST_CELLS - 1), 2)(way);
};
const lap = record({
  strategy: text(50),
  state: oneOf("running", "done", "found", "stopped", "gave up"),
  nodes: total,
  solutions: total,
  seconds,
});

/** Messages from the element to its frame. */
export const TO_FRAME = {
  /** the options have changed: the part of the frame's address after the # */
  show: { address: text(ADDRESS) },
  solve: {},
  play: {},
  pause: {},
  /** show the board after a number of events of the search */
  seek: { at: total },
  /** release Python, which another frame of the page took at this time; a frame that took it later keeps it */
  rest: { at: seconds },
};

/** Messages from the frame to the element. */
export const FROM_FRAME = {
  /** the board is drawn; Python is not loaded yet */
  ready: { puzzle: text(100), title: text(SENTENCE) },
  /** the height of the whole content in pixels */
  size: { height: whole(0, TALLEST) },
  /** the frame takes Python at this time in milliseconds: the others on the page release it */
  woke: { at: seconds },
  /** the reader has pressed Escape: the focus returns to the page around it */
  left: {},
  /** faults in the options of the page's author */
  amiss: { faults: list(sentence, MOST_CELLS) },
  /** the state, whenever it has changed; at most ten times a second */
  state: {
    python: oneOf("asleep", "downloading", "starting", "ready", "failed"),
    search: oneOf("none", "opening", "running", "paused", "done", "stopped"),
    nodes: total,
    cuts: total,
    solutions: total,
    /** finished fraction of the tree, null if unknown */
    finished: orNull(number(0, 1)),
    /** the number of events that the board shows, and of all events */
    at: total,
    end: total,
    faults: list(sentence, MOST_CELLS),
    /** the reader's board, in text form */
    board: text(ADDRESS),
    /** whether it is a solution, once checked */
    solved: flag,
  },
  /**
   * a solution is on the board: found by the search (`number` counts from 1), or reached by the reader. A placement has
   * `values` by cell; a movement has `moves`, `states` from the first to the last where a search found them, and as
   * `text` the last
   */
  solution: {
    number: orNull(total),
    values: orNull(list(value, MOST_CELLS)),
    moves: orNull(list(move, MOST_MOVES)),
    states: orNull(list(text(SENTENCE), MOST_MOVES + 1)),
    text: text(SENTENCE),
  },
  /** a search, or a race, is over */
  finished: {
    what: oneOf("search", "race"),
    state: oneOf("done", "stopped"),
    strategy: text(50),
    solutions: total,
    nodes: total,
    cuts: total,
    seconds,
    verdict: sentence,
    laps: list(lap, MOST_LAPS),
  },
};

/** A message ready to be sent. @type {(type: string, fields?: object) => object} */
export const written = (type, fields = {}) => ({ edagari: VERSION, type, ...fields });

/**
 * The message in received data; null if it is none of `table`.
 * @type {(table: Record<string, Shape>, data: unknown) => ({ type: string } & Record<string, any>) | null}
 */
export function readMessage(table, data) {
  if (typeof data !== "object" || data === null) return null;
  const { edagari, type } = /** @type {Record<string, unknown>} */ (data);
  if (edagari !== VERSION || typeof type !== "string") return null;
  const shape = Object.hasOwn(table, type) ? table[type] : undefined;
  if (!shape) return null;
  try {
    return { ...record(shape)(data), type };
  } catch (error) {
    if (error instanceof Foreign) return null;
    throw error;
  }
}
