/** The draft as a task for the core, and what the catalogue says about it. */

import { isAlive } from "../engine/index.js";

/** @import { Catalog, CatalogPuzzle, CatalogStrategy, Fault, Option, Shown, Task, Text } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Draft, Lang, State } from "./state.js" */
/** @import { Run } from "./run.js" */

/** Characters of the longest entry of a cell. */
export const LONGEST = 8;
/** Colours that cells are marked with, from 1 on. */
export const COLOURS = 8;

/** @type {(puzzle: CatalogPuzzle) => Draft} */
export const emptyDraft = (puzzle) => ({
  options: {},
  givens: {},
  posed: [],
  entered: null,
  marks: {},
  centred: {},
  colours: {},
  strategy: puzzle.strategy,
  seed: "",
  start: "",
  moves: [],
});

/** @type {(draft: Draft) => Draft} */
export const copyDraft = (draft) => ({
  options: { ...draft.options },
  givens: { ...draft.givens },
  posed: [...draft.posed],
  entered: draft.entered,
  marks: copyMarks(draft.marks),
  centred: copyMarks(draft.centred),
  colours: { ...draft.colours },
  strategy: draft.strategy,
  seed: draft.seed,
  start: draft.start,
  moves: [...draft.moves],
});

/** @type {(marks: Draft["marks"]) => Draft["marks"]} */
const copyMarks = (marks) => Object.fromEntries(Object.entries(marks).map(([cell, values]) => [cell, [...values]]));

/** @type {(state: State) => Task} */
export function taskOf(state) {
  const { options, givens, start, moves } = copyDraft(state.draft);
  return { puzzle: state.puzzle.name, options, givens, start, moves };
}

/** The name of a cell, or of a spot of a movement. @type {(shown: Shown, lang: Lang, cell: number) => string} */
export const cellName = (shown, lang, cell) => shown.names[cell]?.[lang] ?? String(cell);

/** The option that a fault is about. @type {(state: State, fault: Fault) => Option | undefined} */
export const optionOf = ({ puzzle }, { option }) => puzzle.options.find(({ name }) => name === option);

/** @type {(shown: Shown) => number} */
export const cellCount = (shown) => 1 + Math.max(-1, ...shown.drawing.spots.map((spot) => spot.cell));

/** The title of what is on the board: its own, or that of the puzzle in the catalogue. @type {(state: Pick<State, "puzzle" | "shown">) => Text} */
export const boardTitle = ({ puzzle, shown }) => shown.title ?? puzzle.title;

/** The strategy of a puzzle that has this name, or had it in earlier versions. @type {(puzzle: CatalogPuzzle, name: unknown) => string | undefined} */
export const strategyNamed = (puzzle, name) =>
  puzzle.strategies.find((each) => each === name || puzzle.formerly[each]?.some((older) => older === name));

/** The strategies that serve the board. @type {(state: State) => CatalogStrategy[]} */
export const strategiesOf = ({ puzzle, shown, catalog }) =>
  (shown.eventless ?? puzzle.strategies).flatMap((name) => catalog.strategies.filter((each) => each.name === name));

/** Those that report their steps: none on a board that is too large for events. @type {(state: State) => CatalogStrategy[]} */
const walkedOf = (state) => (state.shown.eventless ? [] : strategiesOf(state).filter(({ walked }) => walked));

/** The strategy of that name. @type {(state: State, name: string) => CatalogStrategy | undefined} */
const strategyCalled = (state, name) => strategiesOf(state).find((strategy) => strategy.name === name);

/** Whether the strategy of that name tells, without a plan, which values follow from others. @type {(state: State, name: string) => boolean} */
export const isDeducing = (state, name) => strategyCalled(state, name)?.deduces ?? false;

/** The strategy chosen. @type {(state: State) => CatalogStrategy | undefined} */
export const chosenStrategy = (state) => strategyCalled(state, state.draft.strategy);

/** Whether this is a seed. @type {(typed: unknown) => boolean} */
export const isSeed = (typed) => typeof typed === "string" && /^\d{1,9}$/.test(typed);

/** The seed for a strategy, as typed, or its usual one; null if it draws no random numbers. @type {(state: State, name: string) => string | null} */
export function seedOf(state, name) {
  const usual = strategyCalled(state, name)?.seed ?? null;
  return usual === null ? null : state.draft.seed || String(usual);
}

/** The seed for the strategies of a race, as typed; null for their own, and if none draws random numbers. @type {(state: State) => string | null} */
export const seedOfRace = (state) =>
  strategiesOf(state).some(({ seed }) => seed !== null) ? state.draft.seed || null : null;

/** Whether a strategy of this puzzle reports its steps. @type {(state: State, name: string | undefined) => boolean} */
export const isWalked = (state, name) => walkedOf(state).some((strategy) => strategy.name === name);

/** Whether the chosen strategy can be read as a program. @type {(state: State) => boolean} */
export const hasProgram = ({ puzzle, draft }) => !puzzle.unwritten.includes(draft.strategy);

/** Whether a strategy reports every node of a tree. @type {(strategy: CatalogStrategy) => boolean} */
export const growsTree = ({ walked, forms }) => walked && forms === "tree";

/** The strategies that do. @type {(state: State) => CatalogStrategy[]} */
export const treeStrategies = (state) => walkedOf(state).filter(growsTree);

/** The best strategy to watch: one that sees everything. @type {(state: State) => CatalogStrategy | undefined} */
export const bestWatched = (state) => treeStrategies(state).findLast(({ complete }) => complete);

/**
 * The strategy that looks for one solution only and proves nothing: the last one, if the board has any.
 * @type {(state: State) => CatalogStrategy | undefined}
 */
export const oneSolution = (state) => strategiesOf(state).findLast(({ complete }) => !complete);

/** The strategies for Watch: those that report every node of a tree, or of a frontier. @type {(state: State) => CatalogStrategy[]} */
export const watchedStrategies = (state) => walkedOf(state).filter((each) => growsTree(each) || isLevels(each));

/** Whether a strategy with steps reports every state, level by level. @type {(strategy: CatalogStrategy) => boolean} */
const isLevels = ({ forms }) => forms === "levels";

/** Whether the strategy of that name does. @type {(state: State, name: string) => boolean} */
export const hasFrontier = (state, name) => walkedOf(state).some((each) => each.name === name && isLevels(each));

/** The strategy to watch: the chosen one if that can be watched, otherwise the best. @type {(state: State) => CatalogStrategy | undefined} */
export const watchable = (state) => chosenOf(state, watchedStrategies(state));

/** The strategy whose tree is compared: the chosen one if it grows one, otherwise the best. @type {(state: State) => CatalogStrategy | undefined} */
export const comparable = (state) => chosenOf(state, treeStrategies(state));

/** @type {(state: State, some: CatalogStrategy[]) => CatalogStrategy | undefined} */
const chosenOf = (state, some) => some.find(({ name }) => name === state.draft.strategy) ?? bestWatched(state);

/** Whether the strategy shown on the board reports its steps. @type {(state: State) => boolean} */
export function reportsSteps(state) {
  const name = state.run && state.view.kind !== "draft" ? state.run.strategy : state.draft.strategy;
  return isWalked(state, name);
}

/** Whether a step can be taken: of the search that goes on, or of the one that would begin. @type {(state: State) => boolean} */
export function canStep(state) {
  const name = isAlive(state.run) ? state.run?.strategy : state.draft.strategy;
  return isWalked(state, name);
}

/** The title of the strategy of a run, while another one is chosen; null otherwise. @type {(state: State, run: Run) => string | null} */
export function titleOfEarlier(state, { strategy }) {
  if (strategy === state.draft.strategy) return null;
  return strategyCalled(state, strategy)?.title[state.lang] ?? strategy;
}

/** Whether several workers can search this draft: with a strategy that never reports more than solutions. @type {(state: State) => boolean} */
export const isSharable = ({ puzzle, catalog, draft }) =>
  puzzle.kind === "placement" && catalog.strategies.some(({ name, walked }) => name === draft.strategy && !walked);

/** Whether this visit starts with the story: it is the first visit, and the puzzle has ideas to show. @type {(state: State) => boolean} */
export const isGreeted = ({ fresh, puzzle }) => fresh && puzzle.ideas.length > 0;

/** Whether the board of the chosen options is still to come, because Python is not loaded yet. @type {(state: State) => boolean} */
export const isAwaited = ({ stale, loading }) => stale && loading.stage !== "ready";

/** Whether a search can be opened: on the board of the chosen options. @type {(state: State) => boolean} */
export const isReady = ({ loading, coming }) => loading.stage === "ready" && coming === 0;

/** Whether two choices of options are equal. @type {(puzzle: CatalogPuzzle, one: Record<string, string>, other: Record<string, string>) => boolean} */
export const areSame = ({ options }, one, other) =>
  options.every(({ name, default: usual }) => (one[name] ?? usual) === (other[name] ?? usual));

/**
 * The board of a puzzle with its usual options, as typed, without any change by the core. It must have been fetched.
 * @type {(puzzle: CatalogPuzzle) => Shown}
 */
export function usualBoard({ kind, name, shown }) {
  if (!shown) throw new Error(`the board of ${name} was not fetched`);
  return kind === "movement" ? shown : { ...shown, options: {} };
}

/** Whether all options have their usual values. @type {(puzzle: CatalogPuzzle, task: Pick<Task, "options">) => boolean} */
export const isUsual = (puzzle, task) => areSame(puzzle, task.options ?? {}, {});

/**
 * The nodes counted when the site was made, if a task is the puzzle itself, with nothing changed or typed.
 * @type {(puzzle: CatalogPuzzle, task: Task) => CatalogPuzzle["saving"]}
 */
export const savingOf = (puzzle, task) =>
  task.puzzle === puzzle.name && isUsual(puzzle, task) && Object.keys(task.givens ?? {}).length === 0
    ? puzzle.saving
    : null;

/**
 * All nodes of a search, as counted then; those of the plainest strategy are estimated.
 * @type {(state: State, search: Pick<Search, "task" | "strategy"> & { seed: unknown }) => { nodes: number, isExact: boolean } | null}
 */
export function nodesCounted(state, { task, strategy, seed }) {
  const saving = seed === null ? savingOf(state.puzzle, task) : null;
  const exact = saving?.nodes[strategy];
  if (exact !== undefined) return { nodes: exact, isExact: true };
  return saving && strategy === treeStrategies(state)[0]?.name ? { nodes: saving.plain, isExact: false } : null;
}

/** An estimate of all nodes of a search may be off by this factor: closer totals are not compared. */
export const CLEAR = 5;

/**
 * Whether one total of nodes is surely more than another; without `isExact` one of them is an estimate.
 * @type {(many: number, few: number, isExact?: boolean) => boolean}
 */
export const isFarMore = (many, few, isExact = false) => many > few && (isExact || many >= CLEAR * few);

/** Whether the draft has changed since the search began. @type {(state: State, search: Search) => boolean} */
export const isOutdated = (state, { task }) => JSON.stringify(task) !== JSON.stringify(taskOf(state));

/** The puzzle to begin with. @type {(catalog: Catalog) => CatalogPuzzle} */
export function firstPuzzle({ puzzles, first }) {
  const puzzle = puzzles.find(({ name }) => name === first) ?? puzzles[0];
  if (!puzzle) throw new Error("the catalogue is empty");
  return puzzle;
}
