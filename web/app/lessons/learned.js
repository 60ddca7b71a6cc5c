/**
 * The facts that a search has learned up to a moment, as recorded on its tape.
 *
 * lesson  a fact by its number, the moment at which it was learned, and how often it has excluded a value since
 * found   the events of a chunk of the tape that report learned and recalled facts, each with its moment
 */

import { eventKind, eventNumber, LEARNED, RECALLED } from "../state/index.js";

/** @import { Chunk, Tape } from "../state/tape.js" */

/** @typedef {{ fact: number, at: number, cuts: number }} Lesson */
/** @typedef {{ fact: number, at: number }} Mention */
/**
 * `read` and `turned` are the numbers of events and turns of the chunk that have been read.
 * @typedef {{ read: number, turned: number, learned: Mention[], recalled: Mention[] }} Found
 */

/** @type {WeakMap<Chunk, Found>} */
const known = new WeakMap();

/** @type {(chunk: Chunk) => Found} */
function foundIn(chunk) {
  const found = known.get(chunk) ?? { read: 0, turned: 0, learned: [], recalled: [] };
  known.set(chunk, found);
  for (; found.read < chunk.used; found.read += 1) {
    const at = chunk.start + found.read + 1;
    const packed = chunk.events[found.read] ?? 0;
    if (eventKind(packed) === LEARNED) found.learned.push({ fact: eventNumber(packed), at });
    const end = found.turned + (chunk.turning[found.read] ?? 0);
    for (; found.turned < end; found.turned += 1) {
      const turn = chunk.turns[found.turned] ?? 0;
      if (eventKind(turn) === RECALLED) found.recalled.push({ fact: eventNumber(turn), at });
    }
  }
  return found;
}

/** Whether the search on a tape has learned anything by now. @type {(tape: Tape) => boolean} */
export const learns = (tape) => tape.chunks.some((chunk) => foundIn(chunk).learned.length > 0);

/** The facts learned up to a moment, in order, as far back as the tape goes. @type {(tape: Tape, at: number) => Lesson[]} */
export function lessonsAt(tape, at) {
  const found = tape.chunks.filter(({ start }) => start < at).map(foundIn);
  /** @type {Map<number, Lesson>} */
  const lessons = new Map();
  for (const { learned } of found)
    for (const each of learned) if (each.at <= at) lessons.set(each.fact, { ...each, cuts: 0 });
  for (const { recalled } of found) {
    for (const each of recalled) {
      const lesson = each.at <= at ? lessons.get(each.fact) : undefined;
      if (lesson) lesson.cuts += 1;
    }
  }
  return [...lessons.values()];
}

/** The moment at which a fact was learned; null if the tape no longer has it. @type {(tape: Tape, fact: number) => number | null} */
export function whenLearned(tape, fact) {
  const chunk = tape.chunks.findLast(({ state }) => state.bound < fact);
  return (chunk && foundIn(chunk).learned.find((each) => each.fact === fact)?.at) ?? null;
}
