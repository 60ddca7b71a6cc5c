/**
 * The entries of the shelf, as data: validated as untrusted, merged, sorted, limited in number. This file does not know the
 * browser.
 *
 * entry   a puzzle that was started: its latest draft and progress
 * done    its state when it was first solved
 * key     the puzzle as posed, which identifies an entry: never read from data, always made from the draft
 * class   puzzles whose times are compared: of the same name and size
 */

import { isMarked } from "../draft/index.js";
import { copyDraft } from "../state/index.js";
import { cleanDraft, record } from "../storage/index.js";

/** @import { Catalog, CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft } from "../state/state.js" */
/** @import { Done, Entry } from "../state/bookshelf.js" */

export const VERSION = 1;
/** The most entries that are stored. */
export const MOST = 300;
/** The most characters of an entry as JSON. */
const LARGEST = 200_000;
/** Longer times are implausible. */
const MOST_SECONDS = 1e7;

/** The puzzle as posed; default options are omitted. @type {(puzzle: CatalogPuzzle, draft: Draft) => string} */
export function keyOfPuzzle(puzzle, { options, givens, posed, start }) {
  const chosen = puzzle.options.flatMap(({ name, default: usual }) => {
    const typed = options[name] ?? usual;
    return typed === usual ? [] : [[name, typed]];
  });
  return JSON.stringify([
    puzzle.name,
    chosen,
    [...posed].sort((a, b) => a - b).map((cell) => [cell, givens[cell]]),
    start,
  ]);
}

/** The puzzle of an entry, if the catalogue has it. @type {(catalog: Catalog, entry: Pick<Entry, "puzzle">) => CatalogPuzzle | undefined} */
export const puzzleOf = ({ puzzles }, { puzzle }) => puzzles.find(({ name }) => name === puzzle);

/** Validates an entry at a time; null if it is invalid. @type {(catalog: Catalog, raw: unknown, now: number) => Entry | null} */
export function cleanEntry(catalog, raw, now) {
  const { version, puzzle: name, draft, seconds, helped, done, when, day } = record(raw);
  const puzzle = catalog.puzzles.find((each) => each.name === name);
  if (!puzzle || version !== VERSION || !isTime(seconds) || !isWhen(when)) return null;
  if (typeof draft !== "object" || draft === null) return null;
  const cleaned = cleanDraft(puzzle, draft);
  /** @type {Entry} */
  const entry = {
    version,
    key: keyOfPuzzle(puzzle, cleaned),
    puzzle: puzzle.name,
    draft: cleaned,
    seconds: Math.floor(seconds),
    helped: helped === true,
    done: cleanDone(done, now),
    when: Math.min(when, now),
    day: isDay(day) ? day : "",
  };
  return isLarge(entry) ? null : entry;
}

/** @type {(raw: unknown, now: number) => Done | null} */
function cleanDone(raw, now) {
  const { seconds, helped, when } = record(raw);
  if (!isTime(seconds) || !isWhen(when)) return null;
  return { seconds: Math.floor(seconds), helped: helped !== false, when: Math.min(when, now) };
}

/** Whether an entry is larger than any puzzle that a person could have played. @type {(entry: Entry) => boolean} */
export const isLarge = (entry) => JSON.stringify(entry).length > LARGEST;

/** A duration in seconds. @type {(value: unknown) => value is number} */
function isTime(value) {
  return typeof value === "number" && value >= 0 && value <= MOST_SECONDS;
}

/** A time in milliseconds since 1970. @type {(value: unknown) => value is number} */
function isWhen(value) {
  return typeof value === "number" && Number.isFinite(value) && value >= 0;
}

/** A date as YYYYMMDD. @type {(value: unknown) => value is string} */
function isDay(value) {
  return typeof value === "string" && /^\d{4}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(value);
}

/**
 * Merges two entries of one puzzle: the board of the later, the longer time, the first time that it was solved. The order
 * of the arguments makes no difference, unless both have the same time.
 * @type {(one: Entry, other: Entry) => Entry}
 */
export function merged(one, other) {
  const later = one.when > other.when ? one : other;
  const dones = [one.done, other.done].filter((done) => done !== null).sort((a, b) => a.when - b.when);
  return {
    ...later,
    draft: copyDraft(later.draft),
    seconds: Math.max(one.seconds, other.seconds),
    helped: one.helped || other.helped,
    done: dones[0] ?? null,
    day: one.day || other.day,
  };
}

/** Whether any value was entered or any piece moved. @type {(entry: Entry) => boolean} */
export const isBegun = ({ draft, done }) =>
  done !== null || draft.moves.length > 0 || Object.keys(draft.givens).length > draft.posed.length || isMarked(draft);

/** The class of an entry: its puzzle with the options except lines of clues. @type {(puzzle: CatalogPuzzle, entry: Entry) => string} */
export const classOf = (puzzle, { draft }) =>
  JSON.stringify([
    puzzle.name,
    ...puzzle.options
      .filter(({ kind }) => kind !== "line")
      .map(({ name, default: usual }) => draft.options[name] ?? usual),
  ]);

/** The best time of each class: puzzles in catalogue order, the shortest time of each first. @type {(catalog: Catalog, entries: Entry[]) => Entry[]} */
export function bests(catalog, entries) {
  return catalog.puzzles.flatMap((puzzle) => {
    /** @type {Map<string, Entry>} */
    const best = new Map();
    for (const entry of entries) {
      if (entry.puzzle !== puzzle.name || !isMeasured(entry)) continue;
      const there = best.get(classOf(puzzle, entry))?.done;
      if (!there || Number(entry.done?.seconds) < there.seconds) best.set(classOf(puzzle, entry), entry);
    }
    return [...best.values()].sort((a, b) => Number(a.done?.seconds) - Number(b.done?.seconds));
  });
}

/** Whether it was solved without help and with its time taken. @type {(entry: Entry) => boolean} */
const isMeasured = ({ done }) => done !== null && !done.helped && done.seconds > 0;

/**
 * The entries to drop if there are more than `most`: finished ones without a best time first, then puzzles of the day that
 * were never started, then others; the oldest first in each group. The named entry is never dropped.
 * @type {(catalog: Catalog, entries: Entry[], spared: string, most?: number) => Entry[]}
 */
export function dispensable(catalog, entries, spared, most = MOST) {
  const best = new Set(bests(catalog, entries));
  const rank = (/** @type {Entry} */ entry) => (best.has(entry) ? 3 : entry.done ? 0 : isBegun(entry) ? 2 : 1);
  return entries
    .filter(({ key }) => key !== spared)
    .sort((a, b) => rank(a) - rank(b) || a.when - b.when)
    .slice(0, Math.max(0, entries.length - most));
}
