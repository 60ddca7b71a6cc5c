/** What the browser keeps between visits. Everything read back is checked as if a stranger had written it. */

import { emptyDraft, LANGS, LONGEST, SPEEDS, THEMES } from "../state/index.js";

/** @import { Catalog, CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Draft, State } from "../state/state.js" */

const KEY = "edagari";
const LONGEST_TEXT = 2000;
/** Moves of a game, and the number of the last spot that one can name. */
const MOST_MOVES = 5000;
const LAST_SPOT = 511;

/** @type {(name: string) => unknown} */
function read(name) {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}:${name}`) ?? "null");
  } catch {
    return null; // no storage, or not ours: as if nothing had been kept
  }
}

/** @type {(name: string, value: unknown) => void} */
function write(name, value) {
  try {
    localStorage.setItem(`${KEY}:${name}`, JSON.stringify(value));
  } catch {
    // storage is off or full: the page works on, it only forgets
  }
}

/** @type {(value: unknown) => Record<string, unknown>} */
const record = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : {};

/**
 * A draft out of anything at all: known options, numbered cells, a strategy of this puzzle, a text and moves from
 * spot to spot; the rest is left out.
 * @type {(puzzle: CatalogPuzzle, raw: unknown) => Draft}
 */
export function cleanDraft(puzzle, raw) {
  const { options, givens, posed, strategy, start, moves } = record(raw);
  const draft = emptyDraft(puzzle);
  for (const [name, typed] of Object.entries(record(options))) {
    const known = puzzle.options.some((option) => option.name === name);
    if (known && typeof typed === "string" && typed.length <= LONGEST_TEXT) draft.options[name] = typed;
  }
  for (const [cell, typed] of Object.entries(record(givens))) {
    if (/^\d{1,3}$/.test(cell) && typeof typed === "string" && /^\S+$/.test(typed) && typed.length <= LONGEST) {
      draft.givens[Number(cell)] = typed;
    }
  }
  if (Array.isArray(posed)) draft.posed = posed.filter((cell) => typeof cell === "number" && cell in draft.givens);
  if (typeof start === "string" && start.length <= LONGEST_TEXT) draft.start = start;
  if (Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every(isMove)) draft.moves = moves;
  if (typeof strategy === "string" && puzzle.strategies.includes(strategy)) draft.strategy = strategy;
  return draft;
}

/** @type {(move: unknown) => boolean} */
const isMove = (move) =>
  Array.isArray(move) &&
  move.length === 2 &&
  move.every((spot) => Number.isInteger(spot) && spot >= 0 && spot <= LAST_SPOT);

/** @type {(puzzle: CatalogPuzzle, draft: Draft) => void} */
export const saveDraft = (puzzle, draft) => {
  write(`draft:${puzzle.name}`, draft);
  write("puzzle", puzzle.name);
};

/** What was typed into this puzzle the last time; null when nothing is kept. @type {(puzzle: CatalogPuzzle) => Draft | null} */
export function loadDraft(puzzle) {
  const raw = read(`draft:${puzzle.name}`);
  return raw === null ? null : cleanDraft(puzzle, raw);
}

/** The puzzle of the last visit. @type {(catalog: Catalog) => CatalogPuzzle | undefined} */
export const lastPuzzle = (catalog) => catalog.puzzles.find((puzzle) => puzzle.name === read("puzzle"));

/** @type {(state: State) => void} */
export const saveHabits = ({ lang, theme, speed }) => write("habits", { lang, theme, speed });

/** Language, colours and speed of the last visit; the browser's language at first. @type {() => Pick<State, "lang" | "theme" | "speed">} */
export function loadHabits() {
  const { lang, theme, speed } = record(read("habits"));
  const first = navigator.languages.some((each) => /^ja\b/i.test(each)) && /^ja\b/i.test(navigator.language);
  return {
    lang: LANGS.find((each) => each === lang) ?? (first ? "ja" : "en"),
    theme: THEMES.find((each) => each === theme) ?? "auto",
    speed: SPEEDS.find((each) => each === speed) ?? 10,
  };
}
