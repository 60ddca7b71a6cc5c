/**
 * Asks the core about the figure, a moment after each change, with the same questions that the page asks of any
 * puzzle.
 *
 * round  the number of the current round of questions; answers to earlier ones are dropped
 */

import { closeSearch, createSearch, ended, openSearch, orderSearch, stopSearch } from "../engine/index.js";
import { designerWords, inBoth } from "../words/designer.js";
import { count } from "../words/index.js";
import { fileOf } from "./file.js";
import { designerIn, nothingFound } from "./room.js";

/** @import { Aid, Brought, CatalogPuzzle, Progress, Task } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Found } from "../state/designer.js" */
/** @import { App } from "../state/state.js" */
/** @import { Owner } from "./rules.js" */

/** Milliseconds without a change before the core is asked. */
const PAUSE = 300;
/** Seconds allowed for counting solutions, for finding rules that clash, and for finding needless rules. */
const LONGEST = 4;
const LONGEST_CLASH = 20;
const LONGEST_NEEDLESS = 10;

/** Counter: the number of the current round of questions. */
let round = 0;
/** Queue: asks once nothing has changed for a while. @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** Queue: the jobs of the current round. @type {Search[]} */
let open = [];

/** Withdraws all questions. @type {(app: App) => void} */
export function withdraw(app) {
  round += 1;
  clearTimeout(timer);
  for (const search of open) closeSearch(app, search);
  open = [];
}

/** Asks everything about the present figure. @type {(app: App) => void} */
export function ask(app) {
  withdraw(app);
  const designer = designerIn(app.state);
  const mine = round;
  designer.found = { ...nothingFound(), stage: designer.figure.cells.length > 0 ? "asking" : "done" };
  if (designer.found.stage === "asking") timer = setTimeout(() => look(app, () => round === mine), PAUSE);
}

/** The figure's puzzle as the core reads it from its file; null, with the faults, if it is refused. @type {(app: App) => Promise<Brought | null>} */
export async function broughtFrom(app) {
  const { found, figure } = designerIn(app.state);
  const answer = await app.engine.ask({ type: "bring", text: fileOf(figure).text, certain: false }).catch(ended);
  if (answer?.type === "refused" || answer?.type === "brought") found.faults = answer.faults;
  else found.faults = [{ cell: null, option: null, words: inBoth((w) => w.noAnswer) }];
  return (answer?.type === "brought" && answer.puzzles[0]) || null;
}

/** @type {(app: App, isNow: () => boolean) => Promise<void>} */
async function look(app, isNow) {
  const designer = designerIn(app.state);
  const { found } = designer;
  const { owners } = fileOf(designer.figure);
  const brought = await broughtFrom(app);
  if (!isNow()) return;
  const puzzle = app.state.catalog.puzzles.find(({ name }) => name === brought?.puzzle);
  if (brought && puzzle) {
    const task = { puzzle: puzzle.name, options: brought.options, givens: brought.givens, start: "", moves: [] };
    await Promise.all([solve(app, isNow, puzzle, task, owners), plan(app, isNow, puzzle, task)]);
  } else found.stage = "done";
  app.draw();
}

/** Symmetries, free cells and similar facts, from a plan. @type {(app: App, isNow: () => boolean, puzzle: CatalogPuzzle, task: Task) => Promise<void>} */
async function plan(app, isNow, { strategy, strategies }, task) {
  const { catalog, designer } = app.state;
  const planned = [strategy, ...strategies.toReversed()].find(
    (name) => catalog.strategies.find((each) => each.name === name)?.planned,
  );
  if (!planned) return;
  const answer = await app.engine.ask({ type: "plan", task, strategy: planned }).catch(ended);
  if (!isNow() || answer?.type !== "planned" || !designer) return;
  designer.found.told = answer.plan.paragraphs;
  app.draw();
}

/**
 * The rules in words, and the number of solutions.
 * @type {(app: App, isNow: () => boolean, puzzle: CatalogPuzzle, task: Task, owners: Owner[]) => Promise<void>}
 */
async function solve(app, isNow, { strategy }, task, owners) {
  const { found } = designerIn(app.state);
  const search = createSearch(task, strategy);
  open.push(search);
  let hasAsked = false;
  const end = () => {
    found.stage = "done";
    app.draw();
  };
  const report = (/** @type {Progress} */ progress) => {
    const { state, elapsed, solutions, verdict } = progress;
    if (!isNow()) return;
    if (state === "running" && elapsed > LONGEST) stopSearch(app, search);
    found.count = state === "done" ? verdict : soFar(solutions);
    if (state === "done" && solutions === 0) explain(app, isNow, task, owners);
    else if (state === "done" || state === "stopped") end();
    if (state === "done" && solutions > 0 && !hasAsked) {
      hasAsked = true;
      seekNeedless(app, isNow, task, owners);
    }
  };
  const answer = await openSearch(app, search, { report, lose: end });
  if (!isNow()) return;
  if (answer?.type === "opened") {
    found.rules = answer.rules.map(({ words }) => words);
    orderSearch(app, search, "run");
    return;
  }
  if (answer?.type === "refused") found.faults = answer.faults;
  if (answer?.type === "refused" && answer.faults.length > 0) explain(app, isNow, task, owners);
  else end();
}

/** @type {(solutions: number) => Found["count"]} */
function soFar(solutions) {
  const said = (/** @type {"en" | "ja"} */ lang) =>
    solutions > 0 ? designerWords(lang).atLeast(count(lang, solutions)) : designerWords(lang).noneYet;
  return { en: said("en"), ja: said("ja") };
}

/** The lines or numbers that contradict each other. @type {(app: App, isNow: () => boolean, task: Task, owners: Owner[]) => Promise<void>} */
async function explain(app, isNow, task, owners) {
  const { found } = designerIn(app.state);
  const take = (/** @type {Progress} */ { verdict, result }) =>
    Object.assign(found, { clash: verdict, cells: result?.guilty ?? [], lines: linesOf(result?.rules ?? [], owners) });
  const end = () => {
    found.stage = "done";
    app.draw();
  };
  await askAid(app, isNow, { task, aid: "conflict", longest: LONGEST_CLASH, take, end });
}

/** The lines and given numbers that follow from everything else. @type {(app: App, isNow: () => boolean, task: Task, owners: Owner[]) => Promise<void>} */
async function seekNeedless(app, isNow, task, owners) {
  const { found } = designerIn(app.state);
  const take = (/** @type {Progress} */ { result }) => {
    const main = (result?.needless ?? []).filter(([rule]) => owners.indexOf(owners[rule] ?? null) === rule); // not only that its numbers differ
    Object.assign(found, { needless: linesOf(main, owners), spare: result?.spare ?? [] });
  };
  const longest = LONGEST_NEEDLESS;
  await askAid(app, isNow, { task, aid: "needless", longest, take, end: () => app.draw() });
}

/**
 * Starts a job of the core other than a search.
 * @type {(app: App, isNow: () => boolean, what: { task: Task, aid: Aid, longest: number, take: (progress: Progress) => void, end: () => void }) => Promise<void>}
 */
async function askAid(app, isNow, { task, aid, longest, take, end }) {
  const search = createSearch(task, aid);
  open.push(search);
  const report = (/** @type {Progress} */ progress) => {
    const { state, elapsed } = progress;
    if (!isNow()) return;
    if (state === "running" && elapsed > longest) stopSearch(app, search);
    take(progress);
    if (state === "done" || state === "stopped") end();
  };
  const question = { type: /** @type {const} */ ("assist"), job: search.job, task, aid, request: {} };
  const answer = await openSearch(app, search, { report, lose: end }, question);
  if (!isNow()) return;
  if (answer?.type === "opened") orderSearch(app, search, "run");
  else end();
}

/** The lines from which rules of the file were made. @type {(rules: [rule: number, group: number | null][], owners: Owner[]) => number[]} */
export function linesOf(rules, owners) {
  const lines = rules.flatMap(([rule, group]) => {
    const owner = owners[rule] ?? null;
    if (owner === null) return [];
    if (typeof owner === "number") return [owner];
    return group === null ? owner : (owner[group] ?? []);
  });
  return [...new Set(lines)];
}
