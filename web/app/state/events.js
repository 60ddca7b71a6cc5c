/**
 * The events of a search: their kinds, and the fields of each in the integer that it is packed into
 * (pycore/search/events.py, from which this file is written: python3 -m builder.written).
 */

export const PLACED = 0;
export const REMOVED = 1;
export const CUT = 2;
export const SOLVED = 3;
export const MOVED = 4;
export const UNMOVED = 5;
export const FACED = 6;
export const BOUND = 7;
export const RESTARTED = 8;
export const SHAKEN = 9;
export const SWAPPED = 10;
export const RESTED = 11;
export const WRONG = 12;
export const TAKEN = 13;
export const REACHED = 14;
export const LEVEL = 15;
export const VISITED = 16;
export const LEARNED = 17;
export const RECALLED = 18;
export const HANDED = 19;
export const NO_VALUE = 511;

/**
 * @typedef {({ kind: typeof PLACED, cell: number, value: number, left: number }
 * | { kind: typeof REMOVED, cell: number, value: number, followed: number }
 * | { kind: typeof CUT, cell: number, value: number, rule: number }
 * | { kind: typeof SOLVED, cell: number, value: number, state: number }
 * | { kind: typeof MOVED, cell: number, value: number, last: number }
 * | { kind: typeof UNMOVED, cell: number, value: number, last: number }
 * | { kind: typeof FACED, cell: number, value: number, was: number }
 * | { kind: typeof BOUND, cell: number, value: number, bound: number }
 * | { kind: typeof RESTARTED, cell: number, value: number, failures: number }
 * | { kind: typeof SHAKEN, cell: number, value: number }
 * | { kind: typeof SWAPPED, cell: number, value: number, other: number }
 * | { kind: typeof RESTED, cell: number, value: number }
 * | { kind: typeof WRONG, cell: number, value: number, error: number }
 * | { kind: typeof TAKEN, cell: number, value: number, state: number }
 * | { kind: typeof REACHED, cell: number, value: number }
 * | { kind: typeof LEVEL, cell: number, value: number, states: number }
 * | { kind: typeof VISITED, cell: number, value: number }
 * | { kind: typeof LEARNED, cell: number, value: number, fact: number }
 * | { kind: typeof RECALLED, cell: number, value: number, fact: number }
 * | { kind: typeof HANDED, cell: number, value: number, nodes: number })} Event
 */

/** @type {(packed: number) => number} */
export const eventKind = (packed) => packed >>> 27;

/** @type {(packed: number) => number} */
export const eventLeft = (packed) => (packed >>> 18) & 0x1ff;

/** @type {(packed: number) => number} */
export const eventCell = (packed) => (packed >>> 9) & 0x1ff;

/** @type {(packed: number) => number} */
export const eventValue = (packed) => packed & 0x1ff;

/** @type {(packed: number) => number} */
export const eventFollowed = (packed) => (packed >>> 18) & 0x1ff;

/** @type {(packed: number) => number} */
export const eventRule = (packed) => (packed >>> 18) & 0x1ff;

/** @type {(packed: number) => number} */
export const eventNumber = (packed) => packed & 0x7ffffff;

/** @type {(packed: number) => number} */
export const eventLast = (packed) => (packed >>> 18) & 0x1ff;

/** @type {(packed: number) => number} */
export const eventWas = (packed) => (packed >>> 18) & 0x1ff;

/** @type {(packed: number) => number} */
export const eventOther = (packed) => (packed >>> 18) & 0x1ff;

/** @type {Record<number, Record<string, (packed: number) => number>>} */
const FIELDS = {
  [PLACED]: { left: eventLeft, cell: eventCell, value: eventValue },
  [REMOVED]: { followed: eventFollowed, cell: eventCell, value: eventValue },
  [CUT]: { rule: eventRule, cell: eventCell, value: eventValue },
  [SOLVED]: { state: eventNumber },
  [MOVED]: { last: eventLast, cell: eventCell, value: eventValue },
  [UNMOVED]: { last: eventLast, cell: eventCell, value: eventValue },
  [FACED]: { was: eventWas, cell: eventCell, value: eventValue },
  [BOUND]: { bound: eventNumber },
  [RESTARTED]: { failures: eventNumber },
  [SHAKEN]: {},
  [SWAPPED]: { other: eventOther, cell: eventCell, value: eventValue },
  [RESTED]: { cell: eventCell, value: eventValue },
  [WRONG]: { error: eventNumber },
  [TAKEN]: { state: eventNumber },
  [REACHED]: { cell: eventCell, value: eventValue },
  [LEVEL]: { states: eventNumber },
  [VISITED]: {},
  [LEARNED]: { fact: eventNumber },
  [RECALLED]: { fact: eventNumber },
  [HANDED]: { nodes: eventNumber },
};

/**
 * The event with the fields of its kind; a cell and a value that it does not name are 0.
 * @type {(packed: number) => Event}
 */
export function unpack(packed) {
  const kind = eventKind(packed);
  /** @type {Record<string, number>} */
  const event = { kind, cell: 0, value: 0 };
  for (const [name, read] of Object.entries(FIELDS[kind] ?? {})) event[name] = read(packed);
  return /** @type {Event} */ (/** @type {unknown} */ (event));
}
