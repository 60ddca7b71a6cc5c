/**
 * What the page knows, in one object.
 *
 * draft   what the person has typed and chosen: options, strategy, and givens or a position with moves
 * run     one search, from Solve to its verdict, with everything that it has sent
 * play    what goes with playing a movement
 * aid     hints, counts and the like: what is asked beside a search
 * plan    how the chosen strategy goes about the draft
 * race    all strategies side by side
 * view    what the board shows: the draft, a moment of the run, or a solution
 */

import { createAid } from "../aid/work.js";
import { createSearch } from "../engine/jobs.js";
import { createPlan } from "../study/plan.js";
import { createRace } from "../study/race.js";
import { createPlay } from "./game.js";
import { createGallery } from "./pages.js";
import { createTape } from "./tape.js";

/** @import { Catalog, CatalogPuzzle, CatalogStrategy, Fault, JobRule, MadeMove, Shown, Stage, Task, Text } from "../../worker/protocol.js" */
/** @import { Tape } from "./tape.js" */
/** @import { Gallery } from "./pages.js" */
/** @import { Aid } from "../aid/work.js" */
/** @import { PlanPanel } from "../study/plan.js" */
/** @import { Play } from "./game.js" */
/** @import { Race } from "../study/race.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Engine } from "../engine/engine.js" */

/** @typedef {"en" | "ja"} Lang */

/**
 * @typedef {object} Draft
 * @property {Record<string, string>} options by name, as typed; those left out take their default
 * @property {Record<number, string>} givens by cell, as typed; empty cells are left out
 * @property {number[]} posed the cells of a puzzle that came as a whole; givens elsewhere were filled in to solve it
 * @property {string} strategy its name
 * @property {string} start of a movement: the position it starts from, as text; "" is the usual one
 * @property {MadeMove[]} moves of a movement: those made since
 */

/**
 * A search for solutions or lines.
 * @typedef {object} Solving
 * @property {Shown} shown the drawing that it is solved on
 * @property {JobRule[]} rules what cuts name
 * @property {(number | string)[]} values what events name
 * @property {number[]} leaves solutions found, by the fraction of the tree that was finished at the time
 * @property {Tape} tape the events that were received
 * @property {number} at how many events the board shows
 * @property {boolean} follow whether the board goes along with the search
 * @property {boolean} playing whether the player runs
 * @property {boolean} sampled whether it ran without telling every move (a movement's search)
 * @property {boolean} supplied whether the player waits for more events from the worker
 * @property {Gallery} gallery the solutions that were received
 */
/** @typedef {Search & Solving} Run */

/** @typedef {{ kind: "draft" } | { kind: "run" } | { kind: "solution", number: number }} View */

/**
 * @typedef {object} Loading
 * @property {Stage} stage
 * @property {number} part fraction of the downloads that has arrived
 * @property {string | null} reason why it failed
 */

/**
 * @typedef {object} State
 * @property {Catalog} catalog
 * @property {Lang} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {Loading} loading of Python
 * @property {CatalogPuzzle} puzzle
 * @property {Shown} shown drawing, values and rules, for the last options that could be built
 * @property {boolean} stale whether the options have changed since `shown` was made
 * @property {Draft} draft
 * @property {Draft[]} past drafts that undo goes back to, the latest last
 * @property {Draft[]} future drafts that redo goes forward to, the next last
 * @property {Fault[]} faults of the draft
 * @property {Play} play
 * @property {Aid} aid
 * @property {PlanPanel} plan
 * @property {Race} race
 * @property {boolean} wanted Solve was pressed before Python was ready
 * @property {Run | null} run
 * @property {View} view
 * @property {number} speed events a second in the player
 * @property {"chooser" | "text" | "help" | null} dialog which one is open
 * @property {string} text what was typed into the text dialogue
 * @property {Fault[]} textFaults what is wrong with it
 * @property {{ words: Text, kind: "good" | "bad" } | null} notice a word to the person, until it is put away
 * @property {"none" | "offline" | "update"} shelf offline: the site is kept for use without a network; update: a newer one waits
 */

/**
 * What the functions of the page work on.
 * @typedef {object} App
 * @property {State} state
 * @property {Engine} engine
 * @property {() => void} draw shows the state, soon
 */

export const LANGS = /** @type {const} */ (["en", "ja"]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const SPEEDS = [1, 3, 10, 30, 100, 1000, 10000];

/** @type {(puzzle: CatalogPuzzle) => Draft} */
export const emptyDraft = (puzzle) => ({
  options: {},
  givens: {},
  posed: [],
  strategy: puzzle.strategy,
  start: "",
  moves: [],
});

/** @type {(draft: Draft) => Draft} */
export const copyDraft = (draft) => ({
  options: { ...draft.options },
  givens: { ...draft.givens },
  posed: [...draft.posed],
  strategy: draft.strategy,
  start: draft.start,
  moves: [...draft.moves],
});

/** @type {(catalog: Catalog, puzzle: CatalogPuzzle, lang: Lang) => State} */
export function createState(catalog, puzzle, lang) {
  return {
    catalog,
    lang,
    theme: "auto",
    loading: { stage: "downloading", part: 0, reason: null },
    puzzle,
    shown: puzzle.shown,
    stale: false,
    draft: emptyDraft(puzzle),
    past: [],
    future: [],
    faults: [],
    play: createPlay(),
    aid: createAid(),
    plan: createPlan(),
    race: createRace(),
    wanted: false,
    run: null,
    view: { kind: "draft" },
    speed: 10,
    dialog: null,
    text: "",
    textFaults: [],
    notice: null,
    shelf: "none",
  };
}

/** @type {(state: State) => Run} */
export function createRun(state) {
  return {
    ...createSearch(taskOf(state), state.draft.strategy),
    shown: state.shown,
    rules: [],
    values: [],
    leaves: new Array(60).fill(0),
    tape: createTape(cellCount(state.shown)),
    at: 0,
    follow: true,
    playing: false,
    sampled: false,
    supplied: false,
    gallery: createGallery(),
  };
}

/** @type {(state: State) => Task} */
export function taskOf(state) {
  const { options, givens, start, moves } = copyDraft(state.draft);
  return { puzzle: state.puzzle.name, options, givens, start, moves };
}

/** @type {(shown: Shown) => number} */
export const cellCount = (shown) => 1 + Math.max(-1, ...shown.drawing.spots.map((spot) => spot.cell));

/** @type {(state: State) => CatalogStrategy[]} */
export const strategiesOf = (state) =>
  state.puzzle.strategies.flatMap((name) => state.catalog.strategies.filter((strategy) => strategy.name === name));

/** Whether the strategy that the board is about tells what it does. @type {(state: State) => boolean} */
export function tellsSteps(state) {
  const name = state.run && state.view.kind !== "draft" ? state.run.strategy : state.draft.strategy;
  return strategiesOf(state).some((strategy) => strategy.name === name && strategy.walked);
}

/** Whether there is a search that Pause, Resume, Step and Stop speak of. @type {(run: Search | null) => boolean} */
export const isAlive = (run) =>
  run !== null &&
  !run.lost &&
  (run.stage === "opening" || run.progress?.state === "running" || run.progress?.state === "paused");

/** @type {(run: Search | null) => boolean} */
export const isRunning = (run) => run?.progress?.state === "running";

/** Whether the draft has changed since the run began. @type {(state: State, run: Run) => boolean} */
export const isOutdated = (state, run) => JSON.stringify(run.task) !== JSON.stringify(taskOf(state));

/** The puzzle to begin with. @type {(catalog: Catalog) => CatalogPuzzle} */
export function firstPuzzle({ puzzles, first }) {
  const puzzle = puzzles.find(({ name }) => name === first) ?? puzzles[0];
  if (!puzzle) throw new Error("the catalogue is empty");
  return puzzle;
}
