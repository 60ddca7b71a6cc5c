/** The board as HTML for another page, with the choices of the dialog. */

import { addressOf, FIXED_HEIGHT, htmlOf, iframeOf } from "../../../element/index.js";
import { draftText } from "../../board/index.js";
import { heightOf, isPlacement } from "../../embed/index.js";
import {
  addedCells,
  boardTitle,
  bookmarksOf,
  isOutdated,
  runWithMoment,
  seedWith,
  treeStrategies,
  watchable,
  watchedStrategies,
  writeBookmarks,
} from "../../state/index.js";
import { linkOf, linkOfBoard, linkOfPage } from "../../storage/index.js";

/** @import { CatalogStrategy } from "../../../worker/protocol.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { State } from "../../state/state.js" */

/** The folder that the page, and so the whole site, lies in. @type {() => string} */
export const siteNow = () => new URL("./", location.href).href;

/**
 * The content between the tags: the link to the same board on the full page, at the same moment; for a class to the
 * frame alone.
 * @type {(state: State) => { title: string, link: string }}
 */
export function contentOf(state) {
  const run = momentChosen(state);
  const { playOnly, lang } = state.embedding;
  const page = run ? linkOfPage(state, run) : linkOfBoard(state);
  return {
    title: boardTitle(state)[lang || state.lang],
    link: siteNow() + (playOnly ? `embed.html#${addressOf(attributesOf(state))}` : page),
  };
}

/** @type {(state: State) => string} */
export function htmlNow(state) {
  const { form, width, fixed, views } = state.embedding;
  const content = contentOf(state);
  const attributes = attributesOf(state);
  const height = fixed ? FIXED_HEIGHT : heightOf(views);
  if (form === "iframe") return iframeOf(siteNow(), attributes, { ...content, width, height });
  const narrow = width > 0 ? [/** @type {[string, string]} */ (["style", `max-width: ${width}rem`])] : [];
  return htmlOf(siteNow(), [...attributes, ...narrow], content);
}

/** @type {(state: State) => [name: string, value: string][]} */
export function attributesOf(state) {
  const { puzzle, draft, embedding } = state;
  const { views, autoplay, fixed, lang, theme, playOnly, large } = embedding;
  const options = puzzle.options
    .filter(({ name, default: usual }) => (draft.options[name] ?? usual) !== usual)
    .map(({ name }) => [`option-${name}`, draft.options[name] ?? ""]);
  const moves = draft.moves.map((move) => move.join("-")).join(".");
  const [first, second] = playOnly ? [views.includes("python") ? "python" : "board", ""] : views;
  const run = momentChosen(state);
  const strategy = run?.strategy ?? strategyShown(state)?.name ?? draft.strategy;
  const all = [
    ["puzzle", puzzle.name],
    ...options,
    givensOf(state),
    ["start", draft.start],
    ["moves", moves],
    ["strategy", strategy === puzzle.strategy ? "" : strategy],
    ["seed", seedWith(state, run)],
    ["view", second && second !== first ? `${first} ${second}` : first],
    ["play", playOnly ? "only" : ""],
    ["size", large ? "large" : ""],
    ["step", run && !playOnly ? String(run.at) : ""],
    ["beside", views.includes("tree") ? state.tree.beside : secondOffered(state).length > 0 ? embedding.beside : ""],
    ["look", playOnly ? "" : writeBookmarks(bookmarksOf(state))],
    ["lang", lang],
    ["theme", theme],
    ["height", fixed ? "fixed" : ""],
  ].filter(([, value]) => value !== "");
  return /** @type {[string, string][]} */ (autoplay ? [...all, ["autoplay", ""]] : all);
}

/**
 * The strategies whose board can stand below that of the player; none if another view shows the second as a tree.
 * @type {(state: State) => CatalogStrategy[]}
 */
export function secondOffered(state) {
  const { views, playOnly } = state.embedding;
  const isAlone = views.includes("player") && !views.includes("tree") && !views.includes("watch");
  return isAlone && !playOnly && isPlacement(state) ? treeStrategies(state) : [];
}

/** The views that are empty, or have no controls, for a strategy that does not report its steps. */
const STEPPED = ["player", "tree", "program"];
/** The views with the board as it is at a moment. */
const SHOW_BOARD = ["board", "player"];

/**
 * The search of this board and its moment, if one of the chosen views can show that; also where the board shows one's
 * own numbers, as it does after Watch.
 * @type {(state: State) => Run | null}
 */
export function momentOffered(state) {
  const run = runWithMoment(state);
  if (!run || isOutdated(state, run)) return null;
  const { views } = state.embedding;
  const isAmong = (/** @type {CatalogStrategy[]} */ some) => some.some(({ name }) => name === run.strategy);
  if (views.includes("watch")) return isAmong(watchedStrategies(state)) ? run : null; // Watch takes no other strategy
  const shows = views.some((view) => SHOW_BOARD.includes(view) || (view === "tree" && isAmong(treeStrategies(state))));
  return shows ? run : null;
}

/** The same, if it was chosen. @type {(state: State) => Run | null} */
const momentChosen = (state) => (state.embedding.moment ? momentOffered(state) : null);

/**
 * Another strategy than the chosen one, if a view needs steps and that one reports none; lines of a game can be played
 * without.
 * @type {(state: State) => CatalogStrategy | undefined}
 */
export function strategyShown(state) {
  const way = watchable(state);
  if (momentChosen(state)) return undefined; // its search has steps
  const isGame = state.puzzle.kind === "movement";
  const needsSteps = state.embedding.views.some((view) => STEPPED.includes(view) && !(isGame && view === "player"));
  return needsSteps && way?.name !== state.draft.strategy ? way : undefined;
}

/**
 * The givens as text, without additions; by cell, as in a link, while the board for these options is not loaded.
 * @type {(state: State) => [name: string, value: string]}
 */
function givensOf(state) {
  if (state.stale) return ["given", new URLSearchParams(linkOf(state).slice(1)).get("given") ?? ""];
  const own = new Set(addedCells(state));
  const givens = Object.fromEntries(Object.entries(state.draft.givens).filter(([cell]) => !own.has(Number(cell))));
  return ["givens", Object.keys(givens).length > 0 ? draftText({ ...state, draft: { ...state.draft, givens } }) : ""];
}
