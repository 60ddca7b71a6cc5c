/**
 * Worksheets: puzzles on a page to print, and their solutions on another.
 *
 * source   where the puzzles come from: new ones, the one on the board, or those of the batch from the visible one on
 * seed     the seed of the first new puzzle; each of the others takes the next number, so that a sheet can be reproduced
 * givens   the number of givens printed in each puzzle: a puzzle with fewer gets more, one with more is omitted
 * reasons  the steps to a solution, each with the reason why it follows
 */

import { closeSearch, createSearch, ended, runSearch } from "../engine/index.js";
import { cellCount, hasClues, levelOf, PAGE, scaleOf, taskOf, valuesIn } from "../state/index.js";
import { plain } from "../words/index.js";
import { randomAfter, withExtraGivens } from "./extra_givens.js";

/** @import { Answer, Drawing, Entry, Progress, Question, Task, Text } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Sheet, SheetOptions } from "../state/export.js" */
/** @import { App, State } from "../state/state.js" */
/** @typedef {Record<number, string>} Givens */

export const MOST_PUZZLES = 12;
/** The levels of a puzzle after it gets more givens. */
const EASIEST = ["", "easy"];
/** The number of new puzzles made in search of one with few givens: near their usual number, and far from it. */
const [TRIES, FAR_TRIES] = [10, 3];
/** The number of new puzzles that may repeat others of the sheet, before it is clear that there are no more. */
const MOST_REPEATED = 10;
/** A puzzle has exactly one solution; a second one ends the search. */
const ENOUGH = 2;

/** The options of a task, for comparison. @type {(task: Task) => string} */
const optionsIn = ({ options }) => JSON.stringify(options);

/** The sources available now. @type {(state: State) => SheetOptions["source"][]} */
export function sourcesOf(state) {
  const { batch } = state.aid;
  return [
    "new",
    ...(posedOn(state).length > 0 ? /** @type {const} */ (["board"]) : []),
    ...(batch && optionsIn(batch.task) === optionsIn(taskOf(state)) ? /** @type {const} */ (["list"]) : []),
  ];
}

/**
 * The puzzle on the board: its locked numbers, or all of them if none is locked. With clues these may belong to the puzzle or
 * to the solver: the clues alone are tried first.
 * @type {(state: State) => Givens[]}
 */
function posedOn(state) {
  const { givens, posed } = state.draft;
  const locked = Object.entries(givens).filter(([cell]) => posed.includes(Number(cell)));
  if (locked.length > 0) return [Object.fromEntries(locked)];
  const typed = Object.keys(givens).length > 0 ? [{ ...givens }] : [];
  return hasClues(state) ? [{}, ...typed] : typed;
}

/** @type {(app: App) => Promise<void>} */
export async function makeSheet(app) {
  const { state } = app;
  const { number, seed, level, reasons, source, givens: typed } = state.sheetOptions;
  const from = sourcesOf(state).includes(source) ? source : "new";
  const drawn = () => String(Math.floor(Math.random() * (state.catalog.limits.seed + 1 - MOST_PUZZLES * TRIES)));
  const asked = givensIn(typed, cellCount(state.shown));
  /** @type {Sheet} */
  const sheet = {
    puzzle: state.puzzle,
    options: optionsIn(taskOf(state)),
    shown: state.shown,
    scale: scaleOf(state),
    level: from === "new" ? levelOf(state, level) : "",
    seed: from === "new" ? seed.trim() || drawn() : null,
    number: from === "board" ? 1 : number,
    ...asked,
    fewest: null,
    passed: 0,
    repeated: 0,
    eased: false,
    made: [],
    refused: 0,
    faults: [],
    going: !asked.misread,
  };
  state.sheet = sheet;
  app.draw();
  if (sheet.misread) return;
  const random = randomAfter(Number(sheet.seed ?? drawn()));
  const blank = { ...taskOf(state), givens: {} };
  const known = new Set();
  const puzzles = { new: newPuzzles, board: thisPuzzle, list: listedPuzzles }[from](app, sheet, blank);
  for await (const task of puzzles) {
    if (!sheet.going) break;
    const own = Object.keys(task.givens).length;
    const wanted = sheet.givens ?? own;
    if (own > wanted) {
      sheet.fewest = Math.min(own, sheet.fewest ?? own);
      sheet.passed += 1;
      app.draw();
      continue;
    }
    const same = JSON.stringify([task.options, task.givens]);
    if (from === "new" && known.has(same)) {
      sheet.repeated += 1;
      continue;
    }
    known.add(same);
    const values = await onlySolution(app, sheet, task);
    const drawing = await drawingOf(app, task);
    if (!sheet.going) break;
    if (values && drawing) {
      const givens = withExtraGivens(task.givens, values, wanted, random);
      sheet.eased ||= own < wanted && !EASIEST.includes(sheet.level);
      const steps = reasons ? await stepsOf(app, sheet, { ...task, givens }) : [];
      sheet.made.push({ drawing, givens, values, reasons: steps });
    } else sheet.refused += 1;
    app.draw();
    if (sheet.made.length === sheet.number) break;
  }
  sheet.going = false;
  app.draw();
}

/**
 * The number of givens typed: empty, or a number that leaves something to solve.
 * @type {(typed: string, cells: number) => Pick<Sheet, "givens" | "misread">}
 */
function givensIn(typed, cells) {
  const text = plain(typed).trim();
  const misread = text !== "" && !(/^\d+$/.test(text) && Number(text) < cells);
  return { givens: text === "" || misread ? null : Number(text), misread };
}

/** @type {(app: App) => void} */
export function stopSheet(app) {
  if (app.state.sheet) app.state.sheet.going = false;
  app.draw();
}

/** Drops a sheet of another puzzle than the one on the board, or with other options. @type {(state: State) => void} */
export function leaveOtherSheet(state) {
  const { sheet, puzzle } = state;
  if (!sheet || (sheet.puzzle.name === puzzle.name && sheet.options === optionsIn(taskOf(state)))) return;
  sheet.going = false;
  state.sheet = null;
}

/** @type {(app: App, sheet: Sheet, blank: Task) => AsyncGenerator<Task>} */
async function* newPuzzles(app, sheet, blank) {
  const { level, seed, number, givens: wanted, scale } = sheet;
  // Levels above easy have few givens anyway, so they are reduced before any are added.
  const minimal = wanted !== null && scale !== "clueLevels" && EASIEST.includes(level);
  for (let index = 0; sheet.repeated < MOST_REPEATED; index += 1) {
    if (index >= (wanted === null ? number + sheet.repeated : number * TRIES)) return;
    if (sheet.made.length === 0 && index >= triesFor(sheet)) return;
    const request = {
      seed: index === 0 ? String(seed) : String(Number(seed) + index),
      level,
      symmetric: wanted === null,
      minimal,
    };
    const asking = (/** @type {number} */ job) =>
      /** @type {const} */ ({ type: "assist", job, task: blank, aid: "generate", request });
    const isMade = (/** @type {Progress} */ { result }) => result?.givens !== undefined; // its difficulty need not be known
    const made = await finished(app, sheet, createSearch(blank, "generate"), asking, isMade);
    const { givens, options = blank.options } = made?.result ?? {};
    if (!givens) return;
    yield { ...blank, options, givens };
  }
}

/**
 * The number of new puzzles to make for a first one with few enough givens: fewer if the best so far is far from it.
 * Puzzles without superfluous givens differ by about one in number, or an eighth.
 * @type {(sheet: Sheet) => number}
 */
function triesFor({ fewest, givens }) {
  if (fewest === null || givens === null) return Infinity;
  return fewest - givens > 1 + fewest / 8 ? FAR_TRIES : TRIES;
}

/** @type {(app: App, sheet: Sheet, blank: Task) => AsyncGenerator<Task>} */
async function* thisPuzzle({ state }, sheet, blank) {
  for (const givens of posedOn(state)) {
    sheet.refused = 0;
    yield { ...blank, givens };
  }
}

/** @type {(app: App, sheet: Sheet, blank: Task) => AsyncGenerator<Task>} */
async function* listedPuzzles({ engine, state }, _sheet, blank) {
  const { batch, from } = state.aid;
  if (!batch) return;
  for (let first = from; first < (batch.progress?.listed ?? 0); first += PAGE) {
    const answer = await engine.ask({ type: "list", job: batch.job, first, count: PAGE }).catch(ended);
    for (const entry of entriesIn(answer)) if (!entry.fault) yield { ...blank, givens: entry.givens };
  }
}

/** @type {(answer: Answer | null | undefined) => Entry[]} */
const entriesIn = (answer) =>
  answer?.type === "listed" ? answer.found.flatMap((found) => ("line" in found ? [found] : [])) : [];

/**
 * The solution of a puzzle; null if there is none, or a second one, or the sheet was stopped.
 * @type {(app: App, sheet: Sheet, task: Task) => Promise<number[] | null>}
 */
async function onlySolution(app, sheet, task) {
  const { strategy } = app.state.puzzle;
  const search = createSearch(task, strategy);
  /** @type {number[] | null} */
  let values = null;
  const several = (/** @type {Progress} */ { listed }) => (listed ?? 0) >= ENOUGH;
  const asking = (/** @type {number} */ job) => /** @type {const} */ ({ type: "open", job, task, strategy });
  await finished(app, sheet, search, asking, several, async ({ listed }) => {
    const answer = await app.engine.ask({ type: "list", job: search.job, first: 0, count: 1 }).catch(ended);
    values = answer?.type === "listed" && listed === 1 ? valuesIn(answer.found[0] ?? null) : null;
  });
  return values;
}

/** The drawing of a puzzle, which may have its own clues; null if the worker was lost. @type {(app: App, task: Task) => Promise<Drawing | null>} */
async function drawingOf({ engine }, { puzzle, options }) {
  const answer = await engine.ask({ type: "show", puzzle, options }).catch(ended);
  return answer?.type === "shown" ? answer.shown.drawing : null;
}

/** The steps to the solution of a puzzle. @type {(app: App, sheet: Sheet, task: Task) => Promise<Text[]>} */
async function stepsOf(app, sheet, task) {
  const reported = await finished(app, sheet, createSearch(task, "steps"), (job) => ({
    ...{ type: "assist", job, task, aid: "steps", request: {} },
  }));
  return reported?.result?.reasons ?? [];
}

/**
 * Runs a job to its end, or until it has enough; null if it was refused or lost, or if the sheet was stopped.
 * @type {(app: App, sheet: Sheet, search: Search, asking: (job: number) => Question, enough?: (progress: Progress) => boolean, before?: (progress: Progress) => Promise<void>) => Promise<Progress | null>}
 */
async function finished(app, sheet, search, asking, enough = () => false, before = async () => {}) {
  /** @type {(progress: Progress | null) => void} */
  let end = () => {};
  /** @type {Promise<Progress | null>} */
  const over = new Promise((resolve) => {
    end = resolve;
  });
  const report = (/** @type {Progress} */ progress) => {
    if (!sheet.going) end(null);
    else if (progress.state === "done" || enough(progress)) end(progress);
  };
  const answer = await runSearch(app, search, { report, lose: () => end(null) }, asking(search.job));
  if (answer?.type !== "opened") {
    sheet.faults = answer?.type === "refused" ? answer.faults : [];
    end(null);
  }
  const progress = await over;
  if (progress) await before(progress);
  closeSearch(app, search);
  return progress;
}
