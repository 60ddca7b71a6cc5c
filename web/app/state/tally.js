/**
 * The tally of a search: how many nodes, cuts and solutions there were up to each moment of its tape, and how many
 * arrangements are spared. It is stored at a mark every so many events, and counted from the last mark in between.
 *
 * cover    groups of cells that must differ, as large ones as there are, no cell in two of them
 * ways     in which empty cells can be filled if each group of the cover takes the values it has left: more than
 *          all rules together leave, so that a cut spares as many at most
 * settled  the arrangements that are done with: those below a cut, those of the other values of a computed cell, and
 *          those below a value that was removed, for which all that was worth a try had been tried by then
 * astray   a value that a given of the same group has: no arrangement around the givens is below it; a search that comes
 *          to the given later places it all the same
 * standing a value refused that stands in its group of the cover: no arrangement is below it, so that its cut spares none
 */

import {
  CUT,
  eventCell,
  eventKind,
  eventRule,
  eventValue,
  MOVED,
  NO_VALUE,
  PLACED,
  REMOVED,
  SHAKEN,
  SOLVED,
  SWAPPED,
  TAKEN,
} from "./events.js";
import { isDeadEnd } from "./moments.js";
import { isTurn, packedBefore } from "./tape.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { Tape } from "./tape.js" */

/** Events between two marks; the tape drops a multiple of them. */
const BLOCK = 1024;

/**
 * `deadEnds` are values taken back that led to nothing; `full` the settled arrangements that were made, cell by cell,
 * `cutOff` those below cuts.
 * @typedef {{ nodes: number, cuts: number, deadEnds: number, solved: number, settled: number, full: number, cutOff: number, byRule: number[] }} Counts
 */
/**
 * `filled` says for each cell 1 + its value, 0 if it has none, `before` what was settled when it got it; `open` how many cells have
 * none, `empty` how many of each group, apart from its givens; `astray` how many values are astray; `kind` is that of the
 * last event.
 * @typedef {Counts & { at: number, kind: number, filled: Uint16Array, before: Float64Array, open: number, empty: Uint16Array, astray: number }} Mark
 */
/** What a cut spares: the cells that were still empty, and the ways to fill them. @typedef {{ cells: number, ways: number }} Saving */
/**
 * @typedef {object} Tally
 * @property {number[][]} cover groups of cells
 * @property {Uint16Array} groupOf by cell, its group of the cover
 * @property {boolean[]} isGiven by cell
 * @property {boolean[]} computed by cell, whether the plan of the search computes its value, so that there is one at most
 * @property {Set<number>[]} taken by group of the cover, the values that its givens have
 * @property {number[][]} ways by group of the cover and number of its empty cells: in how many ways these can be filled
 * @property {number} all the arrangements that there are around the givens
 * @property {Mark[]} marks one every BLOCK events, as far back as the tape goes
 * @property {Mark} last at the end
 */

/** Without cells, what cuts spare is not counted. @type {(shown: Pick<Shown, "groups" | "values">, cells: number, givens?: Record<number, string>) => Tally} */
export function createTally({ groups = [], values = [] }, cells, givens = {}) {
  const cover = coverOf(groups, cells);
  const groupOf = new Uint16Array(cells);
  for (const [group, members] of cover.entries()) for (const cell of members) groupOf[cell] = group;
  const isGiven = Array.from({ length: cells }, (_, cell) => givens[cell] !== undefined);
  const names = values.map(String);
  const taken = cover.map((members) => new Set(members.map((cell) => names.indexOf(givens[cell] ?? ""))));
  const ways = cover.map(({ length }) => waysOf(length, values.length));
  /** @type {Mark} */
  const start = {
    ...{ at: 0, kind: -1, nodes: 0, cuts: 0, deadEnds: 0, solved: 0, settled: 0, full: 0, cutOff: 0, byRule: [] },
    filled: new Uint16Array(cells),
    before: new Float64Array(cells),
    open: cells,
    empty: Uint16Array.from(cover, (members) => members.filter((cell) => !isGiven[cell]).length),
    astray: 0,
  };
  const tally = { cover, groupOf, isGiven, computed: [], taken, ways, all: 0, marks: [copyOf(start)], last: start };
  return { ...tally, all: waysLeft(tally, start).ways };
}

/** @type {(size: number, values: number) => number[]} */
function waysOf(size, values) {
  const ways = [1];
  for (let empty = 1; empty <= size; empty += 1) ways.push((ways.at(-1) ?? 1) * Math.max(1, values - size + empty));
  return ways;
}

/** Disjoint groups, the largest first; a cell in none of them is a group by itself. @type {(groups: number[][], cells: number) => number[][]} */
function coverOf(groups, cells) {
  const taken = new Set();
  const cover = [];
  for (const group of groups.toSorted((one, other) => other.length - one.length)) {
    if (group.some((cell) => taken.has(cell))) continue;
    for (const cell of group) taken.add(cell);
    cover.push(group);
  }
  const alone = [...Array(cells).keys()].filter((cell) => !taken.has(cell));
  return [...cover, ...alone.map((cell) => [cell])];
}

/** @type {(mark: Mark) => Mark} */
const copyOf = (mark) => ({
  ...mark,
  byRule: mark.byRule.slice(),
  filled: mark.filled.slice(),
  before: mark.before.slice(),
  empty: mark.empty.slice(),
});

/** Counts the events of a search; `first` is the earliest moment on the tape. @type {(tally: Tally, events: Uint32Array, first: number) => void} */
export function countOn(tally, events, first) {
  const { last, marks } = tally;
  for (const packed of events) {
    if (isTurn(packed)) continue;
    count(tally, last, packed);
    if (last.at % BLOCK === 0) marks.push(copyOf(last));
  }
  const dropped = marks.findLastIndex(({ at }) => at <= first);
  if (dropped > 0) marks.splice(0, dropped);
}

/** @type {(tally: Tally, mark: Mark, packed: number) => void} */
function count(tally, mark, packed) {
  const kind = eventKind(packed);
  const cell = eventCell(packed);
  mark.at += 1;
  mark.deadEnds += isDeadEnd(mark.kind, kind) ? 1 : 0;
  mark.kind = kind;
  switch (kind) {
    case PLACED:
      if (tally.computed[cell]) mark.settled += othersOf(tally, mark, packed).ways;
      fill(tally, mark, packed, 1 + eventValue(packed));
      mark.before[cell] = mark.settled;
      mark.nodes += 1;
      break;
    case REMOVED: {
      const { ways } = waysLeft(tally, mark);
      mark.settled = (mark.before[cell] ?? 0) + ways;
      mark.full += mark.open === 0 ? ways : 0;
      fill(tally, mark, packed, 0);
      break;
    }
    case MOVED:
    case TAKEN:
    case SHAKEN:
    case SWAPPED:
      mark.nodes += 1;
      break;
    case SOLVED:
      mark.solved += 1;
      break;
    case CUT: {
      const rule = eventRule(packed);
      mark.cuts += 1;
      mark.byRule[rule] = (mark.byRule[rule] ?? 0) + 1;
      const { ways } = savingOf(tally, mark, packed);
      const full = isMade(mark, packed) ? Math.min(ways, 1) : 0;
      mark.settled += ways;
      mark.full += full;
      mark.cutOff += ways - full;
    }
  }
}

/** A cell gets the value of an event (1 + it), or loses it (0). @type {(tally: Tally, mark: Mark, packed: number, filled: number) => void} */
function fill(tally, mark, packed, filled) {
  const cell = eventCell(packed);
  const group = tally.groupOf[cell] ?? 0;
  const lost = Math.sign(mark.filled[cell] ?? 0) - Math.sign(filled);
  mark.filled[cell] = filled;
  mark.open += lost;
  if (!tally.isGiven[cell]) mark.empty[group] = (mark.empty[group] ?? 0) + lost;
  if (isAstray(tally, packed)) mark.astray -= lost;
}

/** Whether the value of an event is one that a given of the same group has. @type {(tally: Tally, packed: number) => boolean} */
function isAstray({ groupOf, isGiven, taken }, packed) {
  const cell = eventCell(packed);
  return !isGiven[cell] && (taken[groupOf[cell] ?? 0]?.has(eventValue(packed)) ?? false);
}

/** Whether the value of an event stands in the group of its cell. @type {(tally: Tally, mark: Mark, packed: number) => boolean} */
function isStanding({ cover, groupOf }, { filled }, packed) {
  const group = cover[groupOf[eventCell(packed)] ?? 0] ?? [];
  return group.some((cell) => filled[cell] === 1 + eventValue(packed));
}

/** Whether a cut refuses a value, not what is on the board. @type {(mark: Mark, packed: number) => boolean} */
const isTried = (mark, packed) => eventValue(packed) !== NO_VALUE && mark.filled[eventCell(packed)] === 0;

/** Whether the arrangement that a cut refuses was filled in to the last cell. @type {(mark: Mark, packed: number) => boolean} */
const isMade = (mark, packed) => mark.open === (isTried(mark, packed) ? 1 : 0);

/**
 * What a cut spares at the moment of a mark: what is left for the cells apart from that of a refused value, or, if that
 * is the only one to try, for all.
 * @type {(tally: Tally, mark: Mark, packed: number) => Saving}
 */
function savingOf(tally, mark, packed) {
  const cell = eventCell(packed);
  const isOnly = tally.isGiven[cell] || tally.computed[cell];
  if (!isTried(mark, packed) || isOnly) return waysLeft(tally, mark);
  const { cells, ways } = waysLeft(tally, mark, tally.groupOf[cell]);
  return { cells, ways: isAstray(tally, packed) || isStanding(tally, mark, packed) ? 0 : ways };
}

/** What is spared when a computed cell gets its value: all that its other values would leave. @type {(tally: Tally, mark: Mark, packed: number) => Saving} */
function othersOf(tally, mark, packed) {
  const [all, below] = [waysLeft(tally, mark), waysLeft(tally, mark, tally.groupOf[eventCell(packed)])];
  return { cells: all.cells, ways: all.ways - (isAstray(tally, packed) ? 0 : below.ways) };
}

/**
 * The empty cells, and the ways to fill them around the givens; `tried` is the group of one of them that has a value
 * for now.
 * @type {(tally: Pick<Tally, "ways">, mark: Pick<Mark, "empty" | "astray">, tried?: number) => Saving}
 */
function waysLeft(tally, { empty, astray }, tried) {
  let [cells, ways] = [0, astray > 0 ? 0 : 1];
  for (let group = 0; group < empty.length; group += 1) {
    const left = (empty[group] ?? 0) - (group === tried ? 1 : 0);
    cells += left;
    ways *= tally.ways[group]?.[left] ?? 1;
  }
  return { cells, ways };
}

/** The counts up to a moment. @type {(tally: Tally, tape: Tape, at: number) => Mark} */
export function tallyAt(tally, tape, at) {
  if (at >= tally.last.at) return tally.last;
  const mark = copyOf(markBefore(tally, at));
  while (mark.at < at) count(tally, mark, packedBefore(tape, mark.at + 1) ?? 0);
  return mark;
}

/** The last mark that is not after a moment. @type {(tally: Tally, at: number) => Mark} */
const markBefore = ({ marks }, at) =>
  /** @type {Mark} */ (marks[Math.max(0, Math.floor((at - (marks[0]?.at ?? 0)) / BLOCK))]);

/**
 * What the cut at a moment spared, or a value that was computed there; null if there was neither.
 * @type {(tally: Tally, tape: Tape, at: number) => Saving | null}
 */
export function savingAt(tally, tape, at) {
  const packed = packedBefore(tape, at) ?? -1;
  if (eventKind(packed) === CUT) {
    const mark = tallyAt(tally, tape, at);
    return isMade(mark, packed) ? null : savingOf(tally, mark, packed);
  }
  if (eventKind(packed) !== PLACED || !tally.computed[eventCell(packed)]) return null;
  return othersOf(tally, tallyAt(tally, tape, at - 1), packed);
}

/**
 * How many of all arrangements a search that is over neither made nor cut off: they are below values that it need not
 * try, because symmetry or a rule excludes them, or another one was computed; 0 for so few that it may be the rounding
 * of large numbers.
 * @type {(counts: Pick<Counts, "full" | "cutOff">, all: number) => number}
 */
export function untriedOf({ full, cutOff }, all) {
  const untried = all - full - cutOff;
  return untried > all / 1000 ? untried : 0;
}

/**
 * How many of all arrangements a search was spared up to a moment: at its end, all that it did not make.
 * @type {(counts: Pick<Counts, "settled" | "full">, all: number, isEnd: boolean) => number}
 */
export const sparedOf = ({ settled, full }, all, isEnd) => (isEnd ? all : Math.min(settled, all)) - full;

/**
 * The kinds of events in equal parts of a tape, for marks on its timeline: of each part its cuts and solutions.
 * @type {(tally: Tally, tape: Tape, parts: number) => { cuts: number, solved: number }[]}
 */
export function partsOf(tally, tape, parts) {
  const long = tape.end - tape.first;
  const edges = Array.from({ length: parts + 1 }, (_, part) => tape.first + Math.round((long * part) / parts));
  const counts = edges.map((at) => roughAt(tally, tape, at, long));
  return counts.slice(1).map(({ cuts, solved }, part) => ({
    cuts: cuts - (counts[part]?.cuts ?? 0),
    solved: solved - (counts[part]?.solved ?? 0),
  }));
}

/** The most events that are examined one by one. */
const FEW = 60_000;

/** The counts at a moment; on a long tape, those at the mark before it. @type {(tally: Tally, tape: Tape, at: number, long: number) => Counts} */
const roughAt = (tally, tape, at, long) => (long <= FEW ? tallyAt(tally, tape, at) : markBefore(tally, at));
