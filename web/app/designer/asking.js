/**
 * Asks the core about the figure, a moment after each change, with the same questions that the page asks of any
 * puzzle. Answers to an earlier round of questions are dropped.
 */

import { closeSearch, createSearch, ended, openSearch, orderSearch, stopSearch } from "../engine/index.js";
import { designerWords, inBoth } from "../words/designer.js";
import { count } from "../words/index.js";
import { fileOf } from "./file.js";
import { designerIn, nothingFound } from "./room.js";

/** @import { Aid, Brought, CatalogPuzzle, Progress, Task } from "../../worker/protocol.js" */
/** @import { Found, Round } from "../state/designer.js" */
/** @import { App } from "../state/state.js" */
/** @import { Owner } from "./rules.js" */

/** Milliseconds without a change before the core is asked. */
const PAUSE = 300;
/** Seconds allowed for counting solutions, for finding rules that clash, and for finding needless rules. */
const LONGEST = 4;
const LONGEST_CLASH = 20;
const LONGEST_NEEDLESS = 10;

/** Withdraws all questions. @type {(app: App) => void} */
export function withdraw(app) {
  const { designer } = app.state;
  if (!designer?.round) return;
  clearTimeout(designer.round.timer);
  for (const search of designer.round.searches) closeSearch(app, search);
  designer.round = null;
}

/** Asks everything about the present figure. @type {(app: App) => void} */
export function ask(app) {
  withdraw(app);
  const designer = designerIn(app.state);
  const hasCells = designer.figure.cells.length > 0;
  designer.found = { ...nothingFound(), stage: hasCells ? "asking" : "done" };
  if (!hasCells) return;
  /** @type {Round} */
  const round = { timer: undefined, searches: [] };
  designer.round = round;
  round.timer = setTimeout(() => look(app, round), PAUSE);
}

/** Whether nothing has been asked since. @type {(app: App, round: Round) => boolean} */
const isNow = ({ state }, round) => state.designer?.round === round;

/** The figure's puzzle as the core reads it from its file; null, with the faults, if it is refused. @type {(app: App) => Promise<Brought | null>} */
export async function broughtFrom(app) {
  const { found, figure } = designerIn(app.state);
  const answer = await app.engine.ask({ type: "bring", text: fileOf(figure).text, certain: false }).catch(ended);
  if (answer?.type === "refused" || answer?.type === "brought") found.faults = answer.faults;
  else found.faults = [{ cell: null, option: null, words: inBoth((w) => w.noAnswer) }];
  return (answer?.type === "brought" && answer.puzzles[0]) || null;
}

/** @type {(app: App, round: Round) => Promise<void>} */
async function look(app, round) {
  const designer = designerIn(app.state);
  const { found } = designer;
  const { owners } = fileOf(designer.figure);
  const brought = await broughtFrom(app);
  if (!isNow(app, round)) return;
  const puzzle = app.state.catalog.puzzles.find(({ name }) => name === brought?.puzzle);
  if (brought && puzzle) {
    const task = { puzzle: puzzle.name, options: brought.options, givens: brought.givens, start: "", moves: [] };
    await Promise.all([solve(app, round, puzzle, task, owners), plan(app, round, puzzle, task)]);
  } else found.stage = "done";
  app.draw();
}

/** Symmetries, free cells and similar facts, from a plan. @type {(app: App, round: Round, puzzle: CatalogPuzzle, task: Task) => Promise<void>} */
async function plan(app, round, { strategy, strategies }, task) {
  const { catalog, designer } = app.state;
  const planned = [strategy, ...strategies.toReversed()].find(
    (name) => catalog.strategies.find((each) => each.name === name)?.planned,
  );
  if (!planned) return;
  const answer = await app.engine.ask({ type: "plan", task, strategy: planned }).catch(ended);
  if (!isNow(app, round) || answer?.type !== "planned" || !designer) return;
  designer.found.told = answer.plan.paragraphs;
  app.draw();
}

/**
 * The rules in words, and the number of solutions.
 * @type {(app: App, round: Round, puzzle: CatalogPuzzle, task: Task, owners: Owner[]) => Promise<void>}
 */
async function solve(app, round, { strategy }, task, owners) {
  const { found } = designerIn(app.state);
  const search = createSearch(task, strategy);
  round.searches.push(search);
  let hasAsked = false;
  const end = () => {
    found.stage = "done";
    app.draw();
  };
  const report = (/** @type {Progress} */ progress) => {
    const { state, elapsed, solutions, verdict } = progress;
    if (!isNow(app, round)) return;
    if (state === "running" && elapsed > LONGEST) stopSearch(app, search);
    found.count = state === "done" ? verdict : soFar(solutions);
    if (state === "done" && solutions === 0) explain(app, round, task, owners);
    else if (state === "done" || state === "stopped") end();
    if (state === "done" && solutions > 0 && !hasAsked) {
      hasAsked = true;
      seekNeedless(app, round, task, owners);
    }
  };
  const answer = await openSearch(app, search, { report, lose: end });
  if (!isNow(app, round)) return;
  if (answer?.type === "opened") {
    found.rules = answer.rules.map(({ words }) => words);
    orderSearch(app, search, "run");
    return;
  }
  if (answer?.type === "refused") found.faults = answer.faults;
  if (answer?.type === "refused" && answer.faults.length > 0) explain(app, round, task, owners);
  else end();
}

/** @type {(solutions: number) => Found["count"]} */
function soFar(solutions) {
  const said = (/** @type {"en" | "ja"} */ lang) =>
    solutions > 0 ? designerWords(lang).atLeast(count(lang, solutions)) : designerWords(lang).noneYet;
  return { en: said("en"), ja: said("ja") };
}

/** The lines or numbers that contradict each other. @type {(app: App, round: Round, task: Task, owners: Owner[]) => Promise<void>} */
async function explain(app, round, task, owners) {
  const { found } = designerIn(app.state);
  const take = (/** @type {Progress} */ { verdict, result }) =>
    Object.assign(found, { clash: verdict, cells: result?.guilty ?? [], lines: linesOf(result?.rules ?? [], owners) });
  const end = () => {
    found.stage = "done";
    app.draw();
  };
  await askAid(app, round, { task, aid: "conflict", longest: LONGEST_CLASH, take, end });
}

/** The lines and given numbers that follow from everything else. @type {(app: App, round: Round, task: Task, owners: Owner[]) => Promise<void>} */
async function seekNeedless(app, round, task, owners) {
  const { found } = designerIn(app.state);
  const take = (/** @type {Progress} */ { result }) => {
    const main = (result?.needless ?? []).filter(([rule]) => owners.indexOf(owners[rule] ?? null) === rule); // not only that its numbers differ
    Object.assign(found, { needless: linesOf(main, owners), spare: result?.spare ?? [] });
  };
  const longest = LONGEST_NEEDLESS;
  await askAid(app, round, { task, aid: "needless", longest, take, end: () => app.draw() });
}

/**
 * Starts a job of the core other than a search.
 * @type {(app: App, round: Round, what: { task: Task, aid: Aid, longest: number, take: (progress: Progress) => void, end: () => void }) => Promise<void>}
 */
async function askAid(app, round, { task, aid, longest, take, end }) {
  const search = createSearch(task, aid);
  round.searches.push(search);
  const report = (/** @type {Progress} */ progress) => {
    const { state, elapsed } = progress;
    if (!isNow(app, round)) return;
    if (state === "running" && elapsed > longest) stopSearch(app, search);
    take(progress);
    if (state === "done" || state === "stopped") end();
  };
  const question = { type: /** @type {const} */ ("assist"), job: search.job, task, aid, request: {} };
  const answer = await openSearch(app, search, { report, lose: end }, question);
  if (!isNow(app, round)) return;
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
