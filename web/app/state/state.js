/**
 * What the page knows, in one object.
 *
 * draft   what the person has typed and chosen: options, strategy, and givens or a position with moves
 * run     one search, from Solve to its verdict, with everything that it has sent
 * play    what goes with playing a movement
 * aid     hints, counts and the like: what is asked beside a search
 * plan    how the chosen strategy goes about the draft
 * program the same as a person would write it
 * race    all strategies side by side
 * watch   one moment of the run in four views, on the whole screen
 * tree    the search as a tree, and that of a second strategy beside it
 * view    what the board shows: the draft, a moment of the run, or a solution
 */

import { createAid } from "./assist.js";
import { createClock } from "./clock.js";
import { createEmbedding } from "./embedding.js";
import { createSheetOptions } from "./export.js";
import { createPlay } from "./game.js";
import { createPlan } from "./plan.js";
import { createProgram, USUAL_WRITING } from "./program.js";
import { createRace } from "./race.js";
import { emptyDraft, usualBoard } from "./task.js";
import { createTreePanel } from "./tree.js";
import { createWatch } from "./watch.js";

/** @import { Catalog, CatalogPuzzle, Fault, MadeMove, Shown, Stage, Text } from "../../worker/protocol.js" */
/** @import { Engine, Way } from "../engine/worker_client.js" */
/** @import { Pool } from "../engine/pool.js" */
/** @import { Aid } from "./assist.js" */
/** @import { Saving, Sheet, SheetOptions } from "./export.js" */
/** @import { Clock } from "./clock.js" */
/** @import { Embedding } from "./embedding.js" */
/** @import { Play } from "./game.js" */
/** @import { By } from "./picks.js" */
/** @import { PlanPanel } from "./plan.js" */
/** @import { ProgramPanel, Writing } from "./program.js" */
/** @import { Race } from "./race.js" */
/** @import { Run } from "./run.js" */
/** @import { TreePanel } from "./tree.js" */
/** @import { Watch } from "./watch.js" */

/** @typedef {"en" | "ja"} Lang */

/**
 * @typedef {object} Draft
 * @property {Record<string, string>} options by name, as typed; those left out take their default
 * @property {Record<number, string>} givens by cell, as typed; empty cells are left out
 * @property {number[]} posed the cells whose givens are locked; those elsewhere were filled in to solve them
 * @property {Record<number, number[]>} marks values pencilled into a cell, in increasing order, by cell; cells without are left out
 * @property {Record<number, number>} colours by spot, its place in the drawing, from 1 to COLOURS
 * @property {string} strategy its name
 * @property {string} start of a movement: the position it starts from, as text; "" is the usual one
 * @property {MadeMove[]} moves of a movement: those made since
 */

/** What was in the cells when an option was changed, which cells those were, and of which options. @typedef {{ content: string, cells: string | null, options: Record<string, string> }} Moved */

/** @typedef {{ kind: "draft" } | { kind: "run" } | { kind: "solution", number: number }} View */

/**
 * Where a search, or a count, stood when it was kept last: what is told of it, and what the core goes on from.
 * @typedef {object} SavedSearch
 * @property {1} version
 * @property {number} when milliseconds since 1970
 * @property {number} nodes how far it is
 * @property {number} solutions
 * @property {number | null} finished
 * @property {string} checkpoint
 */

/** `elsewhere`: another tab is at it. @typedef {SavedSearch & { elsewhere: boolean }} Interrupted */

/**
 * @typedef {object} Loading
 * @property {Stage | "asleep"} stage asleep: it is not there until something asks for it
 * @property {number} part fraction of the downloads that has arrived
 * @property {number} bytes of all downloads; 0 while that is not known
 * @property {Way} how
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
 * @property {Moved | null} moved
 * @property {boolean} stale whether the options have changed since `shown` was made
 * @property {Draft} draft
 * @property {Draft[]} past drafts that undo goes back to, the latest last
 * @property {string | null} seen the draft as this tab knows it to be kept
 * @property {boolean} borrowed whether the draft came with a link and was not changed since
 * @property {boolean} refused whether the browser keeps nothing
 * @property {Draft[]} future drafts that redo goes forward to, the next last
 * @property {Fault[]} faults of the draft
 * @property {Play} play
 * @property {Aid} aid
 * @property {Clock} clock
 * @property {string[]} panels the names of those that are open
 * @property {PlanPanel} plan
 * @property {ProgramPanel} program
 * @property {Race} race
 * @property {TreePanel} tree
 * @property {Watch} watch
 * @property {number} coming how many answers about the board of the options are still to come
 * @property {(() => void) | null} wanted what was to be searched while Python was not ready yet, or the board was still to come
 * @property {Run | null} run
 * @property {View} view
 * @property {number} focus the spot of a placement's drawing that the keyboard is on: the board's one tab stop
 * @property {string | null} sought what is to be brought into sight when the page is drawn next: an element's id
 * @property {By} by whether one of each kind is shown of what a search finds
 * @property {boolean} lasting whether searches are kept: not in a frame of another page
 * @property {Interrupted | null} interrupted where the search of this draft stood when it was interrupted
 * @property {number} speed events a second in the player
 * @property {Writing} writing how programs are written
 * @property {boolean} tidy whether a number takes its pencil marks from the cells that must differ
 * @property {boolean} timed whether the clock is shown
 * @property {number} cores how many workers may be at work on a search
 * @property {boolean} compared whether Compare was entered on this visit, so that Back leaves it
 * @property {boolean | null} unfolded whether the settings of the puzzle are shown; null is as the screen has room
 * @property {"chooser" | "save" | "sheet" | "text" | "embed" | "help" | null} dialog which one is open
 * @property {Embedding} embedding what is chosen in the dialogue that puts a puzzle into another page
 * @property {Saving | null} saving the table that is being written
 * @property {SheetOptions} sheetOptions for a worksheet
 * @property {Sheet | null} sheet
 * @property {string} text what was typed into the text dialogue
 * @property {Fault[]} textFaults what is wrong with it
 * @property {{ words: Text, kind: "good" | "bad", undo?: boolean } | null} notice a word to the person, until it is put away; some can be undone from there
 * @property {boolean} fresh whether nobody was here before: the first picture then moves a little, once
 * @property {"none" | "offline" | "update"} shelf offline: the site is kept for use without a network; update: a newer one waits
 */

/**
 * What the functions of the page work on.
 * @typedef {object} App
 * @property {State} state
 * @property {Engine} engine
 * @property {Pool | null} pool the workers that help; none in a frame of another page
 * @property {() => void} draw shows the state, soon
 * @property {() => void} settle does everything that follows from a changed draft
 * @property {() => void} keep keeps the draft for the next visit, and links to it
 */

export const LANGS = /** @type {const} */ (["en", "ja"]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const SPEEDS = [1, 2, 5, 10, 30, 100, 1000, 10000];
/** The speed at which every search can be watched. */
export const USUAL_SPEED = 2;

/** @type {(catalog: Catalog, puzzle: CatalogPuzzle, lang: Lang) => State} */
export function createState(catalog, puzzle, lang) {
  return {
    catalog,
    lang,
    theme: "auto",
    loading: { stage: "downloading", part: 0, bytes: 0, how: "snapshot", reason: null },
    puzzle,
    shown: usualBoard(puzzle),
    moved: null,
    stale: false,
    draft: emptyDraft(puzzle),
    seen: null,
    borrowed: false,
    refused: false,
    past: [],
    future: [],
    faults: [],
    play: createPlay(),
    aid: createAid(),
    clock: createClock(),
    panels: [],
    plan: createPlan(),
    program: createProgram(),
    race: createRace(),
    tree: createTreePanel(),
    watch: createWatch(),
    coming: 0,
    wanted: null,
    run: null,
    lasting: false,
    interrupted: null,
    view: { kind: "draft" },
    focus: 0,
    sought: null,
    by: "",
    saving: null,
    sheetOptions: createSheetOptions(),
    sheet: null,
    speed: USUAL_SPEED,
    writing: USUAL_WRITING,
    tidy: false,
    timed: true,
    cores: 1,
    compared: false,
    unfolded: null,
    dialog: null,
    text: "",
    embedding: createEmbedding(),
    textFaults: [],
    notice: null,
    fresh: false,
    shelf: "none",
  };
}
