/**
 * The page's whole knowledge, in one object.
 *
 * draft   the user's input and choices: options, strategy, and givens or a position with moves
 * run     one search, from Solve to its verdict, with everything that it has sent
 * play    the state of playing a movement
 * aid     hints, counts and other requests besides a search
 * plan    how the chosen strategy solves the draft
 * program the same as a person would write it
 * race    all strategies side by side
 * watch   one moment of the run in four views, on the whole screen
 * visit   what has happened since the page was loaded
 * tree    the search as a tree, and that of a second strategy beside it
 * view    the content of the board: the draft, a moment of the run, or a solution
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
import { createVisit } from "./visit.js";
import { createWatch } from "./watch.js";

/** @import { Brought, Catalog, CatalogPuzzle, Exported, Fault, MadeMove, Position, Shown, Stage, Text } from "../../worker/protocol.js" */
/** @import { Engine, Way } from "../engine/worker_client.js" */
/** @import { Pool } from "../engine/pool.js" */
/** @import { Aid } from "./assist.js" */
/** @import { Saving, Sheet, SheetOptions } from "./export.js" */
/** @import { Clock } from "./clock.js" */
/** @import { Designer } from "./designer.js" */
/** @import { Embedding } from "./embedding.js" */
/** @import { Play } from "./game.js" */
/** @import { By } from "./picks.js" */
/** @import { PlanPanel } from "./plan.js" */
/** @import { ProgramPanel, Writing } from "./program.js" */
/** @import { Race } from "./race.js" */
/** @import { Run } from "./run.js" */
/** @import { Shelf } from "./bookshelf.js" */
/** @import { Transcript } from "./transcript.js" */
/** @import { TreePanel } from "./tree.js" */
/** @import { Visit } from "./visit.js" */
/** @import { Watch } from "./watch.js" */

/** @typedef {"en" | "ja"} Lang */

/**
 * @typedef {object} Draft
 * @property {Record<string, string>} options by name, as typed; missing ones have their default
 * @property {Record<number, string>} givens by cell, as typed; empty cells are omitted
 * @property {number[]} posed the cells whose givens are locked; numbers elsewhere were filled in to solve them
 * @property {boolean | null} entered while nothing is locked, whether typed values belong to the puzzle; null decides by whether the puzzle has clues
 * @property {Record<number, number[]>} marks values pencilled into a cell, in increasing order, by cell; cells without marks are omitted
 * @property {Record<number, number[]>} centred the same for marks side by side in the middle of the cell
 * @property {Record<number, number>} colours by spot, its index in the drawing, from 1 to COLOURS
 * @property {string} strategy its name
 * @property {string} seed of its random numbers, if it uses any; "" for the default
 * @property {string} start of a movement: the position it starts from, as text; "" is the usual one
 * @property {MadeMove[]} moves of a movement: those made since the start
 */

/**
 * The content of the cells when an option was changed, the cells themselves, and the options that they belong to.
 * @typedef {{ content: string, cells: string | null, options: Record<string, string> }} Moved
 */

/**
 * The cell that is being typed in, and all marks as they were before.
 * @typedef {{ cell: number, marks: Draft["marks"], centred: Draft["marks"] }} Typing
 */

/** @typedef {{ kind: "draft" } | { kind: "run" } | { kind: "solution", number: number }} View */

/**
 * A search, or a count, as it was last saved: what the page shows of it, and the checkpoint from which the core resumes.
 * @typedef {object} SavedSearch
 * @property {1} version
 * @property {number} when milliseconds since 1970
 * @property {number} nodes visited so far
 * @property {number} solutions
 * @property {number | null} finished
 * @property {string} checkpoint
 */

/** `elsewhere`: another tab is running it. @typedef {SavedSearch & { elsewhere: boolean }} Interrupted */

/**
 * @typedef {object} Loading
 * @property {Stage | "asleep"} stage asleep: not loaded until something needs it
 * @property {number} part the fraction of the downloads that has arrived
 * @property {number} bytes of all downloads; 0 while unknown
 * @property {Way} how
 * @property {string | null} reason why it failed
 */

/**
 * @typedef {object} State
 * @property {Catalog} catalog
 * @property {Lang} lang
 * @property {"auto" | "light" | "dark"} theme
 * @property {Loading} loading of Python
 * @property {boolean} replaced whether a newer version of the site has replaced this one, whose files are gone
 * @property {CatalogPuzzle} puzzle
 * @property {Shown} shown drawing, values and rules, for the last options that could be built
 * @property {Moved | null} moved
 * @property {boolean} stale whether the options have changed since `shown` was made
 * @property {Draft} draft
 * @property {Typing | null} typing the last change, while further typing in its cell belongs to it
 * @property {Draft[]} past drafts that undo restores, the latest last
 * @property {string | null} seen the stored draft, as this tab knows it
 * @property {boolean} borrowed whether the draft came with a link and was not changed since
 * @property {boolean} refused whether the browser stores nothing
 * @property {Draft[]} future drafts that redo restores, the next last
 * @property {Fault[]} faults of the draft
 * @property {Play} play
 * @property {Aid} aid
 * @property {Clock} clock
 * @property {string[]} panels the names of the open panels
 * @property {PlanPanel} plan
 * @property {ProgramPanel} program
 * @property {Race} race
 * @property {TreePanel} tree
 * @property {Watch} watch
 * @property {Visit} visit
 * @property {number} coming the number of pending answers about the options' board
 * @property {(() => void) | null} wanted the search requested before Python was ready, or before the board was there
 * @property {Run | null} run
 * @property {View} view
 * @property {number} focus the spot of a placement's drawing with the keyboard focus: the board's one tab stop
 * @property {string | null} sought the id of the element to scroll to at the next drawing
 * @property {By} by whether the gallery shows one solution of each kind
 * @property {boolean} isPlayOnly whether only the rules are told, in a frame whose author wants that
 * @property {boolean} lasting whether searches are saved: not in a frame of another page
 * @property {Interrupted | null} interrupted the interrupted search of this draft
 * @property {number} speed events a second in the player
 * @property {Writing} writing how programs are written
 * @property {boolean} tidy whether a number takes its pencil marks from the cells that must differ
 * @property {boolean} timed whether the clock is shown
 * @property {number} cores the number of workers that a search may use
 * @property {boolean} compared whether Compare was entered on this visit, so that Back leaves it
 * @property {boolean | null} unfolded whether the puzzle's settings are shown; null decides by the room on the screen
 * @property {"chooser" | "save" | "sheet" | "text" | "embed" | "help" | "bookshelf" | "designer" | "transcribe" | null} dialog the open dialog
 * @property {Shelf | null} bookshelf null until its part is there
 * @property {Designer | null} designer null until its part is there
 * @property {Transcript | null} transcript null until clues are entered
 * @property {"last" | "page" | "open"} designs what the designer opens with: the figure drawn last, or the puzzle on the page; "open" afterwards
 * @property {Embedding} embedding the choices in the dialog that puts a puzzle into another page
 * @property {Saving | null} saving the table being written
 * @property {SheetOptions} sheetOptions for a worksheet
 * @property {Sheet | null} sheet
 * @property {string} text the input of the text dialog
 * @property {Fault[]} textFaults its faults
 * @property {string | null} awaited the text of that dialog that waits for Python
 * @property {{ of: string, forms: Exported[], faults: Fault[] } | null} exported the puzzle in the forms of other programs, and what it was at the time; or why it has none
 * @property {(Brought & { board: Shown | Position | null })[]} brought the puzzles of other programs found in the text, ready to be opened
 * @property {number} broughtFrom the number of the first visible one
 * @property {{ words: Text, kind: "good" | "bad", undo?: boolean, unseen?: boolean } | null} notice a message to the user, until dismissed; some offer an undo, some are only announced
 * @property {boolean} fresh whether this is the first visit: the initial board then moves a little, once
 * @property {boolean} told whether the story at the foot of the screen was closed on this visit
 * @property {"none" | "offline" | "whole" | "update"} siteCopy offline: the site is stored for use without a network, whole: the editor for own programs too; update: a newer version waits
 */

/**
 * The objects that all functions of the page use.
 * @typedef {object} App
 * @property {State} state
 * @property {Engine} engine
 * @property {Pool | null} pool the workers that help; null in a frame of another page
 * @property {() => void} draw shows the state, soon
 * @property {() => void} settle processes a changed draft
 * @property {() => void} missed what follows when a part of the page is shown and could not be loaded
 * @property {() => void} persist stores the draft for the next visit, and writes its link into the address
 * @property {(what: string | File[]) => Promise<void>} bring puts a text of any form, or a file, on the board, or shows its content
 */

export const LANGS = /** @type {const} */ (["en", "ja"]);
export const THEMES = /** @type {const} */ (["auto", "light", "dark"]);
export const SPEEDS = [1, 2, 5, 10, 30, 100, 1000, 10000];
/** The default speed, at which every search can be followed. */
export const USUAL_SPEED = 2;

/** @type {(catalog: Catalog, puzzle: CatalogPuzzle, lang: Lang) => State} */
export function createState(catalog, puzzle, lang) {
  return {
    catalog,
    lang,
    theme: "auto",
    loading: { stage: "downloading", part: 0, bytes: 0, how: "snapshot", reason: null },
    replaced: false,
    puzzle,
    shown: usualBoard(puzzle),
    moved: null,
    stale: false,
    draft: emptyDraft(puzzle),
    seen: null,
    borrowed: false,
    refused: false,
    typing: null,
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
    visit: createVisit(),
    coming: 0,
    wanted: null,
    run: null,
    isPlayOnly: false,
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
    bookshelf: null,
    designer: null,
    transcript: null,
    designs: "last",
    text: "",
    embedding: createEmbedding(),
    textFaults: [],
    awaited: null,
    brought: [],
    broughtFrom: 0,
    exported: null,
    notice: null,
    fresh: false,
    told: false,
    siteCopy: "none",
  };
}
