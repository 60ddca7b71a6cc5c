/**
 * Validates messages from the worker that runs users' programs. A program can send anything, so a report is checked and
 * copied field by field; anything else is ignored. Its texts are only ever shown as text.
 *
 * moment   a position on the tape of events (pycore/learn/recorder.py)
 * step     a line about to run (pycore/learn/program.py)
 */

import { CUT, eventKind, FACED, MOVED, PLACED, REMOVED, SOLVED, UNMOVED, VISITED } from "../state/index.js";

/** @import { RuleSort, Text } from "../../worker/protocol.js" */

/**
 * `printed` is the number of characters printed so far.
 * @typedef {{ line: number, depth: number, moment: number, printed: number, call: string | null, changed: [name: string, value: string | null][] }} Step
 */
/** @typedef {{ line: number | null, kind: string, message: string, words: Text | null }} Trouble */
/** @typedef {{ nodes: number, cuts: number, solutions: number, repeated: number }} Counts */
/** The limits reached. @typedef {{ events: boolean, steps: boolean, output: boolean }} Full */
/** @typedef {{ words: Text, sort: RuleSort }} SaidRule */
/**
 * `isWanted` tells whether it is the board of the exercise.
 * @typedef {{ type: "opened", puzzle: string, options: Record<string, string>, cells: number, givens: Record<string, string>, values: (number | string)[], rules: SaidRule[], start: number[], isWanted: boolean }} Opened
 */
/**
 * `standing` is the content of a board that is not recorded: the index of the value by cell.
 * @typedef {{ type: "progress", counts: Counts, moment: number, standing: (number | null)[] | null, output: string, steps: Step[], full: Full, events: Uint32Array }} ProgramProgress
 */
/**
 * `refilled` is the line of a recursion that put a value into a filled cell; `spoiled` tells whether Python itself was
 * changed.
 * @typedef {{ type: "ended", value: string | null, stopped: boolean, trouble: Trouble | null, refilled: number | null, spoiled: boolean }} Ended
 */
/**
 * A message of the frame or the worker. The worker is "ready", "failed" or "tooLarge"; the frame has "restarted" it, or
 * ended it because it was "flooded" or is "broken".
 * @typedef {Opened | ProgramProgress | Ended | { type: "failed", reason: string }
 *   | { type: "ready" | "tooLarge" | "restarted" | "flooded" | "broken" }} Report
 */

/** The limits of everything that is read. */
export const MOST = {
  report: 8_000_000,
  events: 2_000_000,
  steps: 60_000,
  names: 300,
  name: 200,
  value: 20_000,
  output: 250_000,
  message: 2000,
  list: 1024,
};

/** @type {RuleSort[]} */
const SORTS = ["sum", "different", "mirror", "given", "other"];
/** The kinds of events that a program emits. */
const KINDS = new Set([PLACED, REMOVED, CUT, SOLVED, MOVED, UNMOVED, FACED, VISITED]);
const FROM_FRAME = new Set(["restarted", "flooded", "broken"]);
const SIGNALS = new Set(["ready", "tooLarge"]);

/** The value for anything that is no report. */
class Nonsense extends Error {}

/** The report in a message; null if it is invalid. @type {(said: any) => Report | null} */
export function readReport(said) {
  try {
    const { from, type, data } = said;
    if (from === "frame" && FROM_FRAME.has(type)) return { type };
    if (from === "worker") return fromWorker(data);
  } catch {
    // whatever is wrong with it
  }
  return null;
}

/** @type {(data: any) => Report | null} */
function fromWorker(data) {
  if (SIGNALS.has(data.type)) return { type: data.type };
  if (data.type === "failed") return { type: "failed", reason: text(data.reason, MOST.message) };
  if (data.type !== "report") return null;
  const said = JSON.parse(text(data.text, MOST.report));
  if (said.type === "opened") return opened(said);
  if (said.type === "progress") return progress(said, data.events);
  if (said.type === "ended") return ended(said);
  return null;
}

/** @type {(said: any) => Opened} */
const opened = ({ puzzle, options, cells, givens, values, rules, start, isWanted }) => ({
  type: "opened",
  puzzle: text(puzzle, MOST.name),
  options: Object.fromEntries(
    list(Object.entries(record(options)), MOST.names).map(([name, value]) => [
      text(name, MOST.name),
      text(value, MOST.value),
    ]),
  ),
  cells: natural(cells, MOST.list),
  givens: Object.fromEntries(
    list(Object.entries(record(givens)), MOST.list).map(([cell, value]) => [
      text(cell, MOST.name),
      String(whole(value)),
    ]),
  ),
  values: list(values, MOST.list).map((each) => (typeof each === "number" ? whole(each) : text(each, MOST.name))),
  rules: list(rules, MOST.list).map(rule),
  start: list(start, MOST.list).map((each) => natural(each)),
  isWanted: isWanted !== false,
});

/** @type {(said: any, events: any) => ProgramProgress} */
const progress = ({ nodes, cuts, solutions, repeated, moment, standing, output, steps, full }, events) => ({
  type: "progress",
  counts: {
    nodes: natural(nodes),
    cuts: natural(cuts),
    solutions: natural(solutions),
    repeated: natural(repeated),
  },
  moment: natural(moment),
  standing: standing === null ? null : list(standing, MOST.list).map(numberOrNone),
  output: text(output, MOST.output),
  steps: list(steps, MOST.steps).map(step),
  full: { events: full.events === true, steps: full.steps === true, output: full.output === true },
  events: packed(events),
});

/** @type {(said: any) => Ended} */
const ended = ({ value, stopped, trouble, refilled, spoiled }) => ({
  type: "ended",
  value: value === null ? null : text(value, MOST.value),
  stopped: stopped === true,
  trouble: trouble === null ? null : readTrouble(trouble),
  refilled: numberOrNone(refilled),
  spoiled: spoiled === true,
});

/** @type {(said: any) => Step} */
function step([line, depth, moment, call, changed, printed]) {
  const names = list(Object.entries(record(changed)), MOST.names);
  return {
    line: natural(line),
    depth: natural(depth),
    moment: natural(moment),
    printed: natural(printed),
    call: call === null ? null : text(call, MOST.name),
    changed: names.map(([name, value]) => [text(name, MOST.name), value === null ? null : text(value, MOST.value)]),
  };
}

/** @type {(said: any) => Trouble} */
const readTrouble = ({ line, kind, message, words: said }) => ({
  line: numberOrNone(line),
  kind: text(kind, MOST.name),
  message: text(message, MOST.message),
  words: said === null ? null : words(said),
});

/** @type {(said: any) => SaidRule} */
const rule = ({ words: said, sort }) => ({
  words: words(said),
  sort: SORTS.find((each) => each === sort) ?? "other",
});

/** @type {(said: any) => Text} */
const words = ({ en, ja }) => ({ en: text(en, MOST.message), ja: text(ja, MOST.message) });

/** @type {(said: any, most: number) => string} */
function text(said, most) {
  if (typeof said !== "string" || said.length > most) throw new Nonsense("a text");
  return said;
}

/** @type {(said: any) => number} */
function whole(said) {
  if (!Number.isSafeInteger(said)) throw new Nonsense("a whole number");
  return said;
}

/** @type {(said: any, most?: number) => number} */
function natural(said, most = Number.MAX_SAFE_INTEGER) {
  if (whole(said) < 0 || said > most) throw new Nonsense("a number from 0");
  return said;
}

/** @type {(said: any) => number | null} */
const numberOrNone = (said) => (said === null ? null : natural(said));

/** @type {(said: any, most: number) => any[]} */
function list(said, most) {
  if (!Array.isArray(said) || said.length > most) throw new Nonsense("a list");
  return said;
}

/** @type {(said: any) => object} */
function record(said) {
  if (typeof said !== "object" || said === null || Array.isArray(said)) throw new Nonsense("a record");
  return said;
}

/** @type {(said: any) => Uint32Array} */
function packed(said) {
  if (!(said instanceof ArrayBuffer) || said.byteLength % 4 !== 0) throw new Nonsense("events");
  const events = new Uint32Array(said);
  if (events.length > MOST.events) throw new Nonsense("too many events");
  if (!events.every((event) => KINDS.has(eventKind(event)))) throw new Nonsense("events of programs");
  return events;
}
