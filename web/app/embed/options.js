/**
 * The options of a frame, set by the author of a page: a link of the workbench with further parts
 *
 *     view=player+plan  step=40  givens=TEXT  lang=ja  theme=dark  controls=none  height=fixed  autoplay  play=only  size=large (or pixels of text: size=18)
 *     code=TEXT  task=TEXT  solutions=8  nodes=1000
 *
 * All of it is untrusted data.
 */

import { firstPuzzle, isSeed, LANGS, readBookmarks, strategyNamed, THEMES, writeBookmarks } from "../state/index.js";
import { readLink } from "../storage/index.js";
import { both } from "../words/index.js";

/** @import { Catalog, CatalogPuzzle, Text } from "../../worker/protocol.js" */
/** @import { Bookmark } from "../state/bookmarks.js" */
/** @import { Draft, Lang, State } from "../state/state.js" */

/** The names of the views. The tables in offers.js and views/embed/views.js describe all of them. */
export const VIEW_NAMES = /** @type {const} */ ([
  "board",
  "player",
  "race",
  "plan",
  "program",
  "tree",
  "map",
  "classes",
  "watch",
  "python",
]);

/** @typedef {(typeof VIEW_NAMES)[number]} ViewName */

const MOST_VIEWS = 2;
/** The views in which a reader can act without being told anything: those of `play=only`. @type {ViewName[]} */
const PLAYABLE = ["board", "python"];
const LONGEST_TEXT = 2000;
const LONGEST_CODE = 10_000;
const LONGEST_ADDRESS = 100_000;
/** The most characters of a wrong word that a message to the author quotes. */
const LONGEST_WORD = 40;
/** Text sizes in pixels: the largest fits the last row of a room on a screen of 1920 x 1080. */
const [LARGE, SMALLEST, LARGEST] = [26, 10, 40];

/**
 * For the view "python": a program to start from, the task, and the goal that a program must reach:
 * a number of solutions (null for no check), with at most a number of nodes (null for no limit).
 * @typedef {{ code: string, task: string, solutions: number | null, nodes: number | null }} AuthorsExercise
 */
/**
 * @typedef {object} FrameOptions
 * @property {CatalogPuzzle} puzzle
 * @property {Draft} draft
 * @property {string} givens in the text form
 * @property {ViewName[]} views one or two
 * @property {number | null} step the moment to go to
 * @property {Bookmark[]} bookmarks
 * @property {string} beside the strategy whose tree stands beside; "" for none
 * @property {AuthorsExercise} exercise
 * @property {Lang} lang
 * @property {State["theme"]} theme
 * @property {boolean} bare whether there are no buttons
 * @property {boolean} isPlayOnly whether the reader is told only the rules: no answer, solution or hint
 * @property {number | null} textSize in pixels; null for the browser's size
 * @property {boolean} fixed whether the page around sets the frame's height: then all of it scrolls together
 * @property {boolean} autoplay whether it starts once it is in view
 * @property {Text[]} faults about parts that could not be read and were omitted
 * @property {boolean} barred whether nothing can be started, because the board is not the requested one
 */

/** `browsers` is the browser's language, the default. @type {(catalog: Catalog, address: string, browsers: Lang) => FrameOptions} */
export function readOptions(catalog, address, browsers) {
  const parts = new URLSearchParams(address.slice(0, LONGEST_ADDRESS).replace(/^#/, ""));
  /** @type {Text[]} */
  const faults = [];
  const refuse = (/** @type {string} */ name, /** @type {string} */ value) =>
    void faults.push(both((w) => w.leftOutOfOptions(saying(name, value))));
  const take = (/** @type {string} */ name) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  /** One of some words. @type {<T extends string>(name: string, words: readonly T[]) => T | null} */
  const choose = (name, words) => {
    const value = take(name);
    const found = words.find((word) => word === value) ?? null;
    if (value !== null && found === null) refuse(name, value);
    return found;
  };
  const asked = (take("view") ?? "board").split(/[\s,]+/).filter(Boolean);
  /** @type {Set<ViewName>} */
  const views = new Set();
  for (const word of asked) {
    const name = VIEW_NAMES.find((each) => each === word);
    if (name && (views.size < MOST_VIEWS || views.has(name))) views.add(name);
    else if (name) faults.push(both((w) => w.thirdView(saying("view", word))));
    else refuse("view", word);
  }
  /** A whole number, 0 or more. @type {(name: string) => number | null} */
  const number = (name) => {
    const value = take(name);
    if (value === null) return null;
    if (/^\d{1,9}$/.test(value)) return Number(value);
    refuse(name, value);
    return null;
  };
  /** A text of limited length. @type {(name: string, longest: number) => string} */
  const written = (name, longest) => {
    const value = take(name) ?? "";
    if (value.length <= longest) return value;
    refuse(name, value);
    return "";
  };
  const [play, textSize] = [choose("play", ["only"]), sizeOf(take("size"), (value) => refuse("size", value))];
  const isPlayOnly = play !== null;
  if (isPlayOnly)
    for (const name of views) {
      if (PLAYABLE.includes(name)) continue;
      views.delete(name);
      refuse("view", name);
    }
  const asking = number("step");
  if (isPlayOnly && asking !== null) refuse("step", String(asking));
  const step = isPlayOnly ? null : asking;
  const exercise = {
    ...{ code: written("code", LONGEST_CODE), task: written("task", LONGEST_TEXT) },
    ...{ solutions: number("solutions"), nodes: number("nodes") },
  };
  const second = take("beside");
  const givens = take("givens") ?? "";
  if (givens.length > LONGEST_TEXT) refuse("givens", givens);
  const [lang, theme] = [choose("lang", LANGS), choose("theme", THEMES)];
  const [controls, autoplay] = [choose("controls", ["none"]), choose("autoplay", ["", "true", "false"])];
  const height = choose("height", ["fixed"]);
  const named = parts.get("puzzle");
  if (named === null) parts.set("puzzle", firstPuzzle(catalog).name);
  const link = readLink(catalog, `#${parts}`);
  const puzzle = link?.puzzle ?? firstPuzzle(catalog);
  const draft = /** @type {Draft} */ ((link?.puzzle ? link : readLink(catalog, `#puzzle=${puzzle.name}`))?.draft);
  const left = link?.puzzle && !link.whole ? unread(parts, puzzle, draft) : [];
  for (const [name, value] of left) refuse(name, value);
  const beside = strategyNamed(puzzle, second) ?? "";
  if (second !== null && beside === "") refuse("beside", second);
  if (!link?.puzzle) faults.unshift(both((w) => w.noSuchPuzzle(short(named ?? ""))));
  return {
    puzzle,
    draft,
    givens: givens.length <= LONGEST_TEXT ? givens : "",
    views: views.size > 0 ? [...views] : ["board"],
    step,
    exercise,
    bookmarks: link?.bookmarks ?? [],
    beside,
    lang: lang ?? browsers,
    theme: theme ?? "auto",
    bare: controls === "none",
    isPlayOnly,
    textSize,
    fixed: height === "fixed",
    autoplay: autoplay !== null && autoplay !== "false",
    faults,
    barred: !link?.puzzle || givens.length > LONGEST_TEXT || left.some(([name]) => name === "given"),
  };
}

/** @type {(value: string | null, refuse: (value: string) => void) => number | null} */
function sizeOf(value, refuse) {
  if (value === null) return null;
  if (value === "large") return LARGE;
  const size = /^\d{1,2}(\.\d{1,2})?$/.test(value) ? Number(value) : 0;
  if (size >= SMALLEST && size <= LARGEST) return size;
  refuse(value);
  return null;
}

/**
 * The parts of a link that the draft does not contain as written.
 * @type {(parts: URLSearchParams, puzzle: CatalogPuzzle, draft: Draft) => [name: string, value: string][]}
 */
const unread = (parts, puzzle, { options, givens, start, moves }) =>
  [...parts].filter(([name, value]) => {
    if (name.startsWith("option.")) return options[name.slice("option.".length)] !== value;
    if (name === "look") return writeBookmarks(readBookmarks(value)) !== value;
    if (name === "given") return Object.keys(givens).length < value.split(",").length;
    if (name === "moves") return moves.length < value.split(".").length;
    if (name === "strategy") return strategyNamed(puzzle, value) === undefined;
    if (name === "seed") return !isSeed(value);
    return name === "start" ? start !== value : name !== "puzzle";
  });

/** An attribute as its author wrote it, abridged. @type {(name: string, value: string) => string} */
const saying = (name, value) => `${short(name.replace(/^option\./, "option-"))}="${short(value)}"`;

/** @type {(text: string) => string} */
const short = (text) => (text.length > LONGEST_WORD ? `${text.slice(0, LONGEST_WORD)}…` : text);
