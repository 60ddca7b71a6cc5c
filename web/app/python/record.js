/**
 * The output of a program, as data.
 *
 * step     a line about to run, if lines were recorded
 * moment   a position on the tape of events
 * pace     the unit of the player: steps or moments
 */

import {
  append,
  countOn,
  createTally,
  createTape,
  howManyBefore,
  isTurn,
  isVisit,
  stateAt,
  tallyAt,
} from "../state/index.js";
import { createTree, grow } from "../tree/index.js";
import { createMarks } from "./call_stack.js";
import { createTreeEvents, forTree } from "./tree_events.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { Tally } from "../state/tally.js" */
/** @import { Tape } from "../state/tape.js" */
/** @import { Tree } from "../tree/store.js" */
/** @import { Call } from "./call_stack.js" */
/** @import { Counts, Ended, Full, Opened, ProgramProgress, Report, Step } from "./messages.js" */
/** @import { TreeEvents } from "./tree_events.js" */

/** The most characters, steps and events stored, whatever a program sends. */
const MOST = { output: 250_000, steps: 60_000, events: 2_200_000 };

/** @typedef {"line" | "event"} Pace */
/**
 * @typedef {object} ProgramRecord
 * @property {string} source the program that ran
 * @property {string} output
 * @property {Counts} counts
 * @property {(number | null)[] | null} standing the present content of a board that is not recorded
 * @property {Full} full
 * @property {Step[]} steps
 * @property {Call[][]} marks snapshots of the open calls (call_stack.js)
 * @property {Opened | null} opened
 * @property {Shown | null} shown the drawing of the puzzle that it opened
 * @property {Tape} tape
 * @property {Tally} tally of its nodes, cuts and solutions
 * @property {number[]} visits the moments at which states of a movement are visited
 * @property {Tree} tree the values it tried, without the givens
 * @property {TreeEvents} treeEvents
 * @property {Ended | null} ended
 * @property {number} seconds its running time, once it has ended
 * @property {Pace} pace
 * @property {number} at the step or moment shown
 * @property {boolean} follow whether that is always the last one
 */

/** @type {(pace: Pace, source?: string) => ProgramRecord} */
export const createRecord = (pace, source = "") => ({
  source,
  output: "",
  counts: { nodes: 0, cuts: 0, solutions: 0, repeated: 0 },
  standing: null,
  full: { events: false, steps: false, output: false },
  ...{ steps: [], marks: createMarks() },
  opened: null,
  shown: null,
  ...{ tape: createTape(0), tally: createTally({}, 0), visits: [] },
  ...{ tree: createTree(), treeEvents: createTreeEvents(0) },
  ended: null,
  seconds: 0,
  pace,
  at: 0,
  follow: pace === "event",
});

/** @type {(record: ProgramRecord, opened: Opened, shown: Shown | null) => void} */
export function open(record, opened, shown) {
  record.opened = opened;
  record.shown = shown;
}

/** Starts the tape once the number of cells is known. @type {(record: ProgramRecord, cells: number) => void} */
export function furnish(record, cells) {
  record.tape = createTape(cells, record.opened?.start ?? []);
  record.tally = createTally({}, 0);
  record.visits = [];
  record.tree = createTree();
  record.treeEvents = createTreeEvents(Object.keys(record.opened?.givens ?? {}).length);
}

/** @type {(record: ProgramRecord, progress: ProgramProgress) => void} */
export function addProgress(record, { output, counts, standing, full, steps, events }) {
  record.output = (record.output + output).slice(0, MOST.output);
  record.counts = counts;
  record.standing = standing;
  record.full = full;
  for (const step of steps.slice(0, Math.max(0, MOST.steps - record.steps.length))) record.steps.push(step);
  const taken = events.subarray(0, Math.max(0, MOST.events - record.tape.end));
  noteVisits(record, taken);
  append(record.tape, taken);
  countOn(record.tally, taken, record.tape.first);
  grow(
    record.tree,
    taken.map((event) => forTree(record.treeEvents, event)),
  );
  if (record.follow) record.at = endOf(record);
}

/** Whether a report shows anything new: something printed, placed, visited, refused or found. @type {(record: ProgramRecord, report: Report) => boolean} */
export function isNews({ counts }, report) {
  if (report.type !== "progress") return true;
  const { nodes, cuts, solutions, repeated } = report.counts;
  const { output, events } = report;
  const isCounted =
    nodes + cuts + solutions + repeated > counts.nodes + counts.cuts + counts.solutions + counts.repeated;
  return isCounted || output !== "" || events.length > 0;
}

/** Whether the lines of this program are recorded, and there is one after the one shown. @type {(record: ProgramRecord, source: string) => boolean} */
export const isOnItsWay = (record, source) =>
  record.pace === "line" && record.source === source && record.at < endOf(record);

/** @type {(record: ProgramRecord, events: Uint32Array) => void} */
function noteVisits({ visits, tape }, events) {
  let moment = tape.end;
  for (const event of events) {
    if (!isTurn(event)) moment += 1;
    if (isVisit(event)) visits.push(moment);
  }
}

/** The last step, or the last moment. @type {(record: ProgramRecord) => number} */
export const endOf = ({ pace, steps, tape }) => (pace === "line" ? Math.max(0, steps.length - 1) : tape.end);

/** Shows another step or moment. @type {(record: ProgramRecord, at: number) => void} */
export function goTo(record, at) {
  record.at = Math.min(endOf(record), Math.max(0, Math.round(at)));
  record.follow = false;
}

/** Switches to stepping by line or by event, without moving. @type {(record: ProgramRecord, pace: Pace) => void} */
export function setPace(record, pace) {
  if (record.pace === pace) return;
  const moment = momentOf(record);
  record.pace = pace;
  const found = record.steps.findIndex((step) => step.moment >= moment);
  goTo(record, pace === "event" ? moment : found < 0 ? record.steps.length : found);
}

/** Shows a moment: by line if a line starts at it, otherwise by event. @type {(record: ProgramRecord, moment: number) => void} */
export function goToMoment(record, moment) {
  const step = record.pace === "line" ? record.steps.findIndex((each) => each.moment === moment) : -1;
  if (step < 0) record.pace = "event";
  goTo(record, step < 0 ? moment : step);
}

/** The moment of the tape that is shown. @type {(record: ProgramRecord) => number} */
export function momentOf({ pace, steps, tape, at }) {
  const moment = pace === "line" ? (steps[at]?.moment ?? 0) : at;
  return Math.min(moment, tape.end);
}

/**
 * The counts at the moment shown; the totals if the tape does not tell, because some solutions were reported
 * repeatedly.
 * @type {(record: ProgramRecord) => { nodes: number, cuts: number, solutions: number }}
 */
export function countsOf(record) {
  const { counts, opened, tape, tally, visits } = record;
  const moment = momentOf(record);
  if (!opened || moment === tape.end) return counts;
  const { nodes: placed, cuts, solved } = tallyAt(tally, tape, moment);
  const givens = Math.min(placed, Object.keys(opened.givens).length);
  const nodes = isMovement(opened) ? howManyBefore(visits, moment + 1) : placed - givens;
  return { nodes, cuts, solutions: counts.repeated > 0 ? counts.solutions : solved };
}

/** Whether it is a movement. @type {(opened: Opened) => boolean} */
export const isMovement = ({ start }) => start.length > 0;

/**
 * The moments of the solutions before and after the moment shown; null for none.
 * @type {(record: ProgramRecord) => { before: number | null, after: number | null }}
 */
export function solutionsAround(record) {
  const moment = momentOf(record);
  const { solved } = record.tape;
  return { before: solved.findLast((at) => at < moment) ?? null, after: solved.find((at) => at > moment) ?? null };
}

/**
 * The content of the board at that moment, or now if it is not recorded: by cell the value, or for a movement the face.
 * @type {(record: ProgramRecord) => (string | undefined)[]}
 */
export function boardOf(record) {
  const { opened, standing, tape } = record;
  const values = opened?.values ?? [];
  if (opened && standing) return standing.slice(0, opened.cells).map((number) => values[number ?? -1]?.toString());
  const first = opened && isMovement(opened) ? 0 : 1;
  return [...stateAt(tape, momentOf(record)).board].map((value) => {
    const held = values[value - first];
    return held === undefined ? undefined : String(held);
  });
}

/** The line shown; null if lines were not recorded. @type {(record: ProgramRecord) => number | null} */
export const lineOf = ({ pace, steps, at }) => (pace === "line" ? (steps[at]?.line ?? null) : null);

/** Whether the last step or moment is shown; only then is it known how the program ended. @type {(record: ProgramRecord) => boolean} */
export const isAtEnd = (record) => record.pace === "event" || record.at === endOf(record);

/** The text printed before the line shown; at the end, and by event, all of it. @type {(record: ProgramRecord) => string} */
export const outputOf = (record) =>
  isAtEnd(record) ? record.output : record.output.slice(0, record.steps[record.at]?.printed ?? 0);

/**
 * The line to mark: that of an error once the end is shown, otherwise the one shown.
 * @type {(record: ProgramRecord) => { line: number | null, mark: "now" | "wrong" }}
 */
export function markOf(record) {
  const wrong = record.ended?.trouble?.line ?? null;
  return isAtEnd(record) && wrong !== null ? { line: wrong, mark: "wrong" } : { line: lineOf(record), mark: "now" };
}
