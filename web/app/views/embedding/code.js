/** The board as HTML for another page, with the choices of the dialog. */

import { htmlOf, iframeOf } from "../../../element/index.js";
import { draftText } from "../../board/index.js";
import { heightOf } from "../../embed/index.js";
import { filledCells, watchable } from "../../state/index.js";
import { linkOf, linkOfBoard } from "../../storage/index.js";

/** @import { CatalogStrategy } from "../../../worker/protocol.js" */
/** @import { State } from "../../state/state.js" */

/** The folder that the page, and so the whole site, lies in. @type {() => string} */
export const siteNow = () => new URL("./", location.href).href;

/** The content between the tags: the link to the same board on the full page. @type {(state: State) => { title: string, link: string }} */
export const contentOf = (state) => ({
  title: state.puzzle.title[state.embedding.lang || state.lang],
  link: siteNow() + linkOfBoard(state),
});

/** @type {(state: State) => string} */
export function htmlNow(state) {
  const { form, width, views } = state.embedding;
  const content = contentOf(state);
  const attributes = attributesOf(state);
  if (form === "iframe") return iframeOf(siteNow(), attributes, { ...content, width, height: heightOf(views) });
  const narrow = width > 0 ? [/** @type {[string, string]} */ (["style", `max-width: ${width}rem`])] : [];
  return htmlOf(siteNow(), [...attributes, ...narrow], content);
}

/** @type {(state: State) => [name: string, value: string][]} */
export function attributesOf(state) {
  const { puzzle, draft, embedding } = state;
  const { views, autoplay, lang, theme } = embedding;
  const options = puzzle.options
    .filter(({ name, default: usual }) => (draft.options[name] ?? usual) !== usual)
    .map(({ name }) => [`option-${name}`, draft.options[name] ?? ""]);
  const moves = draft.moves.map((move) => move.join("-")).join(".");
  const [first, second] = views;
  const strategy = strategyShown(state)?.name ?? draft.strategy;
  const all = [
    ["puzzle", puzzle.name],
    ...options,
    givensOf(state),
    ["start", draft.start],
    ["moves", moves],
    ["strategy", strategy === puzzle.strategy ? "" : strategy],
    ["seed", draft.seed],
    ["view", second && second !== first ? `${first} ${second}` : first],
    ["beside", views.includes("tree") ? state.tree.beside : ""],
    ["lang", lang],
    ["theme", theme],
  ].filter(([, value]) => value !== "");
  return /** @type {[string, string][]} */ (autoplay ? [...all, ["autoplay", ""]] : all);
}

/** The views that are empty, or have no controls, for a strategy that does not report its steps. */
const STEPPED = ["player", "tree", "program"];

/** Another strategy than the chosen one, if a view needs steps and that one reports none; lines of a game can be played without. @type {(state: State) => CatalogStrategy | undefined} */
export function strategyShown(state) {
  const way = watchable(state);
  const isGame = state.puzzle.kind === "movement";
  const needsSteps = state.embedding.views.some((view) => STEPPED.includes(view) && !(isGame && view === "player"));
  return needsSteps && way?.name !== state.draft.strategy ? way : undefined;
}

/** The givens as text, without additions; by cell, as in a link, while the board for these options is not loaded. @type {(state: State) => [name: string, value: string]} */
function givensOf(state) {
  if (state.stale) return ["given", new URLSearchParams(linkOf(state).slice(1)).get("given") ?? ""];
  const own = new Set(filledCells(state.draft));
  const givens = Object.fromEntries(Object.entries(state.draft.givens).filter(([cell]) => !own.has(Number(cell))));
  return ["givens", Object.keys(givens).length > 0 ? draftText({ ...state, draft: { ...state.draft, givens } }) : ""];
}
