/**
 * Links: puzzle, options, strategy and the content of cells, or a position and moves, in the part of the address after the #.
 *
 *     #puzzle=NAME&strategy=NAME&given=0:1,1:2&own=2:4&marks=3:1.4.12&colours=0:2&option.NAME=VALUE
 *     #puzzle=NAME&start=TEXT&moves=4-2.0-4
 *     #puzzle=NAME&program=COMPRESSED&task=TEXT&solutions=8&nodes=1000
 *     #puzzle=NAME&strategy=NAME&seed=7&at=120&view=watch&panels=plan.tree&beside=NAME&v=2
 *
 *     #puzzle=NAME&look=39:WORD|120:WORD
 *     #puzzle=NAME&givens=TEXT
 *
 *     #from=TEXT
 *
 * `at` is a moment of the search of that strategy, after so many events, with `view=watch` shown in Watch; `panels` are
 * those that are open, `givens` a board as text, as in an embedded puzzle, which is read but not written, `beside` the
 * second strategy in the tree, `look` bookmarks, `v` the version of the link. `from` is a link, a game ID or a text of
 * another program, and stands alone.
 * Only what differs from the default is written. A link without `v` that says nothing of the board (`bare`) opens the
 * puzzle as the chooser does; one with it means the empty board. What is read is untrusted.
 */

import {
  bookmarksOf,
  emptyDraft,
  firstPuzzle,
  growsTree,
  hasSecond,
  isEntering,
  isSeed,
  panelNames,
  readBookmarks,
  runOnBoard,
  seedWith,
  strategyNamed,
  writeBookmarks,
} from "../state/index.js";
import { cellParts, entriesIn, IN_CELLS, readCells } from "./link_cells.js";
import { isOfProgram, LONGEST_PROGRAM, programIn } from "./program_link.js";
import { cleanDraft } from "./validate.js";

/** @import { Catalog, CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Bookmark } from "../state/bookmarks.js" */
/** @import { Run } from "../state/run.js" */
/** @import { Draft, State } from "../state/state.js" */
/** @import { LinkedProgram } from "./program_link.js" */

/** Characters of a link: an option of the largest board, with its signs written as %7C. */
const LONGEST = 80_000;
/**
 * The most characters of an option in a link; with a longer one the link only names the puzzle, whose draft is
 * unchanged.
 */
const LONGEST_OPTION = 60_000;
/** The beginning of an address with a text of another program. */
const FROM = "#from=";
/** The version of the links written; links without a number are of the first version, and are read as before. */
export const VERSION = 2;
const KNOWN = /^[12]$/;
/** The parts of a link that say nothing of the board. */
const NOT_OF_BOARD = ["puzzle", "view", "panels"];
/** Characters of a board as text. */
const LONGEST_BOARD = 2000;
/** The last moment that a link may name: a tape has no more events. */
const LAST_MOMENT = 4_000_000;

/**
 * The content of a link. `puzzle` is missing if it names an unknown one, or is not `named` at all; `bare` whether
 * it says nothing of the board, not even that it is empty; `givens` is a board as text, which is still to be read; `at`, `panels`
 * and `beside`, the second strategy in the tree, are null where it says nothing of them; `watch` whether it opens Watch; `whole` tells whether all of it
 * could be read, `newer` whether a later version of the page wrote it, which may say more than this one understands.
 * @typedef {{ puzzle: CatalogPuzzle | undefined, named: boolean, bare: boolean, draft: Draft, givens: string, at: number | null, panels: string[] | null, beside: string | null, watch: boolean, bookmarks: Bookmark[], whole: boolean, newer: boolean } & LinkedProgram} Link
 */
/**
 * The parts of a link about what is shown.
 * @typedef {Pick<Link, "at" | "panels" | "beside" | "watch" | "bookmarks" | "program" | "exercise" | "ours">} Sight
 */

/** The draft as a link. @type {(state: State) => string} */
export function linkOf(state) {
  const parts = partsOf(state);
  addBookmarks(state, parts);
  return [...parts].length === 0 && state.puzzle === firstPuzzle(state.catalog) ? "" : hashOf(state, parts);
}

/** The draft as a link that is never empty: it names the puzzle. @type {(state: State) => string} */
export const linkOfBoard = (state) => linkOf(state) || hashOf(state, new URLSearchParams());

/**
 * The page as a link, with the moment of a search, usually the one on the board, the open panels and their content.
 * @type {(state: State, run?: Run | null) => string}
 */
export function linkOfPage(state, run = runOnBoard(state)) {
  const { panels, tree, watch } = state;
  const parts = partsOf(state);
  if (run) {
    const seed = seedWith(state, run);
    parts.set("strategy", run.strategy);
    if (seed !== "") parts.set("seed", seed);
    parts.set("at", String(run.at));
  }
  if (watch.open) parts.set("view", "watch");
  addBookmarks(state, parts);
  if (panels.length > 0) parts.set("panels", panels.join("."));
  if (hasSecond(state)) parts.set("beside", tree.beside);
  return hashOf(state, parts);
}

/** The draft as a link that opens Watch: the address there. @type {(state: State) => string} */
export function linkOfWatch(state) {
  const parts = partsOf(state);
  parts.set("view", "watch");
  addBookmarks(state, parts);
  return hashOf(state, parts);
}

/** @type {(state: State, parts: URLSearchParams) => void} */
function addBookmarks(state, parts) {
  const list = bookmarksOf(state);
  if (list.length > 0) parts.set("look", writeBookmarks(list));
}

/** @type {(state: State) => URLSearchParams} */
function partsOf({ puzzle, draft }) {
  const parts = new URLSearchParams();
  for (const option of puzzle.options) {
    const typed = draft.options[option.name];
    if (typed !== undefined && typed !== option.default) parts.set(`option.${option.name}`, typed);
  }
  for (const [name, entries] of cellParts({ puzzle, draft })) parts.set(name, entries);
  if (draft.start) parts.set("start", draft.start);
  if (draft.moves.length > 0) parts.set("moves", draft.moves.map((move) => move.join("-")).join("."));
  if (draft.strategy !== puzzle.strategy) parts.set("strategy", draft.strategy);
  if (draft.seed) parts.set("seed", draft.seed);
  return parts;
}

/** Whether the board is too large for a link. @type {(state: State) => boolean} */
export const isTooLarge = ({ draft }) => Object.values(draft.options).some(({ length }) => length > LONGEST_OPTION);

/** @type {(state: State, parts: URLSearchParams) => string} */
function hashOf(state, parts) {
  const { puzzle } = state;
  if (isTooLarge(state)) return `#puzzle=${encodeURIComponent(puzzle.name)}`;
  const rest = String(parts).replaceAll("%3A", ":").replaceAll("%2C", ",");
  return `#puzzle=${encodeURIComponent(puzzle.name)}${rest && `&${rest}`}&v=${VERSION}`;
}

/**
 * Puts the state into the address. Another puzzle is a new entry in the history, so that Back goes through puzzles;
 * any other change replaces the entry before.
 * @type {(state: State) => void}
 */
export function writeLink(state) {
  if (isFollowed(state)) return;
  state.visit.opened = null;
  const link = linkOf(state);
  const address = link || location.pathname + location.search;
  const { name } = state.puzzle;
  const before = puzzleInHistory();
  if (isPassing() && before === name) {
    history.replaceState(history.state, "", layersInHistory().includes("watch") ? linkOfWatch(state) : address);
    return;
  }
  if (link === location.hash && before === name) return;
  if (before === null || before === name || isPassing()) history.replaceState({ puzzle: name }, "", address);
  else history.pushState({ puzzle: name }, "", address);
}

/** The name of the puzzle of this history entry; null if the page did not create the entry, as after following a link. @type {() => string | null} */
export const puzzleInHistory = () => history.state?.puzzle ?? null;

/** The layers over the page at this history entry: Compare, Watch, a dialog, some of them or none. @type {() => string[]} */
export const layersInHistory = () => history.state?.passing ?? [];

/** Whether this history entry belongs to a layer over the page. @type {() => boolean} */
export const isPassing = () => layersInHistory().length > 0;

/** Whether a followed link has not been processed; until then the address must not be written. @type {(state: State) => boolean} */
export const isFollowed = ({ visit }) => puzzleInHistory() === null && location.hash !== visit.opened;

/**
 * The text of another program in the address, behind `#from=` or shared to the installed app (`?text=`, `?url=`);
 * null if there is none. It is removed from the address, which then is that of the board.
 * @type {(state: State) => string | null}
 */
export function textInAddress({ visit }) {
  const { hash, search, pathname } = location;
  const shared = new URLSearchParams(search);
  const text = hash.startsWith(FROM) ? decoded(hash.slice(FROM.length)) : shared.get("url") || shared.get("text");
  if (!text) return null;
  history.replaceState(history.state, "", pathname);
  visit.opened = location.hash;
  return text;
}

/** The decoded text of an address, or the text itself if it is not encoded. @type {(coded: string) => string} */
function decoded(coded) {
  try {
    return decodeURIComponent(coded);
  } catch {
    return coded;
  }
}

/** The link in the present address; null if there is none. @type {(state: State) => Link | null} */
export function readAddress({ catalog, visit }) {
  visit.opened = location.hash;
  return readLink(catalog, visit.opened);
}

/** The content of a link; null if it is empty. @type {(catalog: Catalog, hash: string) => Link | null} */
export function readLink(catalog, hash) {
  if (hash.length < 2) return null;
  const parts = partsIn(hash);
  const puzzle = catalog.puzzles.find(({ name }) => name === parts.get("puzzle"));
  const version = parts.get("v") ?? "1";
  const newer = /^\d{1,6}$/.test(version) && Number(version) > VERSION;
  /** @type {Sight} */
  const shown = { at: null, panels: null, beside: null, watch: false, bookmarks: [], ...programIn(parts) };
  const named = parts.has("puzzle");
  const bare = named && [...parts.keys()].every((key) => NOT_OF_BOARD.includes(key));
  const text = parts.get("givens") ?? "";
  const givens = text.length <= LONGEST_BOARD ? text : "";
  if (!puzzle)
    return { puzzle, named, bare, draft: emptyDraft(firstPuzzle(catalog)), givens, ...shown, whole: false, newer };
  const inCells = readCells(parts);
  /** @type {{ options: Record<string, string>, strategy?: string, seed?: string, start: string, moves: number[][] }} */
  const raw = { options: {}, start: "", moves: [], ...inCells.raw };
  let { asked } = inCells;
  for (const [key, value] of parts) {
    if (key === "strategy") raw.strategy = value;
    else if (key === "seed") raw.seed = value;
    else if (key === "start") raw.start = value;
    else if (key === "moves") raw.moves = value.split(".").map((move) => move.split("-").map(Number));
    else if (key.startsWith("option.")) {
      if (value.length <= LONGEST_OPTION) raw.options[key.slice("option.".length)] = value;
      asked += 1;
    } else if (key === "at") shown.at = momentIn(value);
    else if (key === "panels") shown.panels = panelNames(value.split("."));
    else if (key === "view") shown.watch = value === "watch";
    else if (key === "givens") asked += Number(value !== givens);
    else if (key === "look") shown.bookmarks = readBookmarks(value);
    else if (key === "beside") shown.beside = grownIn(catalog, puzzle, value);
    else if (key === "v" ? !KNOWN.test(value) : !IN_CELLS.includes(key) && !isOfProgram(key) && key !== "puzzle")
      asked += 1;
  }
  const draft = cleanDraft(puzzle, raw);
  if (isEntering({ puzzle, draft })) draft.posed = Object.keys(draft.givens).map(Number); // there are none they could be added to
  const read = Object.keys(draft.options).length + entriesIn(draft);
  const played = draft.start === raw.start && draft.moves.length === raw.moves.length;
  const known =
    (raw.strategy === undefined || strategyNamed(puzzle, raw.strategy) !== undefined) &&
    (raw.seed === undefined || isSeed(raw.seed));
  return {
    puzzle,
    named,
    bare,
    draft,
    givens,
    ...shown,
    whole: read === asked && played && known && isRead(parts, shown),
    newer,
  };
}

/** The parts of a link; none if there is too much besides a program. @type {(hash: string) => URLSearchParams} */
function partsIn(hash) {
  const parts = new URLSearchParams(hash.length <= LONGEST + LONGEST_PROGRAM ? hash.slice(1) : "");
  return hash.length - (parts.get("program") ?? "").length <= LONGEST ? parts : new URLSearchParams();
}

/** @type {(value: string) => number | null} */
const momentIn = (value) => (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= LAST_MOMENT ? Number(value) : null);

/**
 * The strategy with that name, if the puzzle has it and it reports its tree.
 * @type {(catalog: Catalog, puzzle: CatalogPuzzle, name: string) => string | null}
 */
const grownIn = (catalog, puzzle, name) => {
  const known = strategyNamed(puzzle, name);
  return catalog.strategies.find((each) => each.name === known && growsTree(each))?.name ?? null;
};

/** Whether all parts about the display could be read. @type {(parts: URLSearchParams, shown: Sight) => boolean} */
const isRead = (parts, { at, panels, beside, watch, bookmarks }) =>
  (!parts.has("at") || at !== null) &&
  (!parts.has("panels") || panels?.join(".") === parts.get("panels")) &&
  (!parts.has("beside") || beside !== null) &&
  (!parts.has("view") || watch) &&
  (parts.get("look") ?? "") === writeBookmarks(bookmarks);
