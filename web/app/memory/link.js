/**
 * Links: puzzle, options, strategy and givens, or a position and moves, in the part of the address after the #.
 *
 *     #puzzle=NAME&strategy=NAME&given=0:1,1:2&option.NAME=VALUE
 *     #puzzle=NAME&start=TEXT&moves=4-2.0-4
 *
 * Only what differs from the default is written. What is read is data from a stranger.
 */

import { emptyDraft, firstPuzzle } from "../state/index.js";
import { cleanDraft } from "./clean.js";

/** @import { Catalog, CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft, State } from "../state/state.js" */

const LONGEST = 20000;

/** @type {(state: State) => string} */
export function linkOf({ catalog, puzzle, draft }) {
  const usual = emptyDraft(puzzle);
  const parts = new URLSearchParams();
  for (const option of puzzle.options) {
    const typed = draft.options[option.name];
    if (typed !== undefined && typed !== option.default) parts.set(`option.${option.name}`, typed);
  }
  const givens = Object.entries(draft.givens).map(([cell, typed]) => `${cell}:${written(typed)}`);
  if (givens.length > 0) parts.set("given", givens.join(","));
  if (draft.start) parts.set("start", draft.start);
  if (draft.moves.length > 0) parts.set("moves", draft.moves.map((move) => move.join("-")).join("."));
  if (draft.strategy !== usual.strategy) parts.set("strategy", draft.strategy);
  if ([...parts].length === 0 && puzzle === firstPuzzle(catalog)) return "";
  const rest = String(parts).replaceAll("%3A", ":").replaceAll("%2C", ",");
  return `#puzzle=${encodeURIComponent(puzzle.name)}${rest && `&${rest}`}`;
}

/** An entry without the signs that part a list of entries. @type {(typed: string) => string} */
const written = (typed) => typed.replace(/[%:,]/g, encodeURIComponent);

/** Nothing but what `written` makes is changed, so that links made before there was any are read as they were. @type {(entry: string) => string} */
const readEntry = (entry) => entry.replace(/%(25|3A|2C)/gi, decodeURIComponent);

/** Puts the state into the address, without a new entry in the history. @type {(state: State) => void} */
export function writeLink(state) {
  const link = linkOf(state);
  if (link !== location.hash) history.replaceState(null, "", link || location.pathname + location.search);
}

/**
 * What a link asks for; null when it asks for nothing. `whole` tells whether all of it could be read;
 * `puzzle` is missing when it names one that is not here.
 * @type {(catalog: Catalog, hash: string) => { puzzle: CatalogPuzzle | undefined, draft: Draft, whole: boolean } | null}
 */
export function readLink(catalog, hash) {
  if (hash.length < 2) return null;
  const parts = new URLSearchParams(hash.length <= LONGEST ? hash.slice(1) : "");
  const puzzle = catalog.puzzles.find(({ name }) => name === parts.get("puzzle"));
  if (!puzzle) return { puzzle: undefined, draft: emptyDraft(firstPuzzle(catalog)), whole: false };
  /** @type {{ options: Record<string, string>, givens: Record<string, string>, strategy?: string, start: string, moves: number[][] }} */
  const raw = { options: {}, givens: {}, start: "", moves: [] };
  let asked = 0;
  for (const [key, value] of parts) {
    if (key === "strategy") raw.strategy = value;
    else if (key === "start") raw.start = value;
    else if (key === "moves") raw.moves = value.split(".").map((move) => move.split("-").map(Number));
    else if (key.startsWith("option.")) {
      raw.options[key.slice("option.".length)] = value;
      asked += 1;
    } else if (key === "given") {
      for (const given of value.split(",")) {
        const colon = given.indexOf(":");
        raw.givens[given.slice(0, Math.max(0, colon))] = readEntry(given.slice(colon + 1));
        asked += 1;
      }
    } else if (key !== "puzzle") asked += 1;
  }
  const draft = cleanDraft(puzzle, raw);
  const read = Object.keys(draft.options).length + Object.keys(draft.givens).length;
  const played = draft.start === raw.start && draft.moves.length === raw.moves.length;
  const whole = read === asked && played && (raw.strategy ?? draft.strategy) === draft.strategy;
  return { puzzle, draft, whole };
}
