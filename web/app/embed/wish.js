/**
 * What the author of a page asks of a frame: a link of the workbench, and beside it
 *
 *     view=player+plan  step=40  givens=TEXT  lang=ja  theme=dark  controls=none  autoplay
 *
 * All of it is data from a stranger.
 */

import { readLink } from "../memory/index.js";
import { firstPuzzle, LANGS, THEMES } from "../state/index.js";

/** @import { Catalog, CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft, Lang, State } from "../state/state.js" */

const MOST_VIEWS = 2;
const LONGEST_TEXT = 2000;
const LAST_STEP = 1e9;

/**
 * @typedef {object} Wish
 * @property {CatalogPuzzle} puzzle
 * @property {Draft} draft
 * @property {string} givens in the text form
 * @property {string[]} views
 * @property {number | null} step the moment to go to
 * @property {Lang} lang
 * @property {State["theme"]} theme
 * @property {boolean} bare without buttons
 * @property {boolean} autoplay whether it starts as soon as it is seen
 * @property {boolean} whole whether all of it could be read
 */

/** `browsers` is the language to take where none is asked for. @type {(catalog: Catalog, address: string, browsers: Lang) => Wish} */
export function readWish(catalog, address, browsers) {
  const parts = new URLSearchParams(address.slice(0, 20000).replace(/^#/, ""));
  const take = (/** @type {string} */ name) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const views = (take("view") ?? "board").split(/[\s,]+/).filter((word) => /^[a-z]{1,20}$/.test(word));
  const step = take("step");
  const givens = take("givens") ?? "";
  const [lang, theme] = [take("lang"), take("theme")];
  const [controls, autoplay] = [take("controls"), take("autoplay")];
  const link = readLink(catalog, `#${parts}`);
  const puzzle = link?.puzzle ?? firstPuzzle(catalog);
  const stepRead = /^\d{1,9}$/.test(step ?? "") ? Math.min(Number(step), LAST_STEP) : null;
  return {
    puzzle,
    draft: /** @type {Draft} */ ((link ?? readLink(catalog, `#puzzle=${puzzle.name}`))?.draft),
    givens: givens.length <= LONGEST_TEXT ? givens : "",
    views: [...new Set(views)].slice(0, MOST_VIEWS),
    step: stepRead,
    lang: LANGS.find((each) => each === lang) ?? browsers,
    theme: THEMES.find((each) => each === theme) ?? "auto",
    bare: controls === "none",
    autoplay: autoplay !== null && autoplay !== "false",
    whole: (link?.whole ?? true) && (step === null || stepRead !== null) && givens.length <= LONGEST_TEXT,
  };
}
