/** Keys of the whole page. */

import { closeHint } from "./assist/index.js";
import { travel } from "./draft/index.js";
import { advise, goTo, lineBack, lineForward, lineNow, toggleLine } from "./moves/index.js";
import {
  back,
  cutBack,
  cutForward,
  forward,
  isWatched,
  searchOn,
  solvedBack,
  solvedForward,
  step,
  stop,
  toEnd,
  toggle,
  togglePlay,
  toStart,
} from "./search/index.js";
import { canStep, chosenStrategy, isEntering, reportsSteps, watchable } from "./state/index.js";
import { leaveWatch, toggleWatch } from "./watch/index.js";
import { words } from "./words/index.js";

/** @import { App, Lang, State } from "./state/state.js" */

/** Keys that work while nothing is being typed. @type {Record<string, (app: App) => void>} */
const KEYS = {
  s: toggle,
  n: stepOrAnnounce,
  x: stop,
  " ": togglePlay,
  ArrowLeft: back,
  ArrowRight: forward,
  "Shift+ArrowLeft": cutBack,
  "Shift+ArrowRight": cutForward,
  "[": solvedBack,
  "]": solvedForward,
  Home: toStart,
  End: toEnd,
  w: toggleWatch,
  "?": ({ state, draw }) => {
    state.dialog = "help";
    draw();
  },
};

/** While a movement is played and no search is watched, the line replaces the search's tape. @type {Record<string, (app: App) => void>} */
const LINE_KEYS = {
  s: toggle,
  n: stepOrAnnounce,
  x: stop,
  h: (app) => advise(app, "hint"),
  w: toggleWatch,
  " ": (app) => (lineNow(app.state) || !reportsSteps(app.state) ? toggleLine(app) : togglePlay(app)),
  ArrowLeft: lineBack,
  ArrowRight: lineForward,
  Home: (app) => goTo(app, 0),
  End: (app) => goTo(app, Infinity),
  "?": (app) => KEYS["?"]?.(app),
};

/** While a search is watched, it continues without the board. @type {Record<string, (app: App) => void>} */
const WATCH_KEYS = { ...KEYS, s: searchOn };

/** Whether the board is being played: then a key pressed by accident shows no step of a solution. @type {(state: State) => boolean} */
const isPlayed = (state) => state.view.kind === "draft" && (state.puzzle.kind === "movement" || !isEntering(state));

/** The keys that apply now. @type {(app: App) => Record<string, (app: App) => void>} */
function keysNow({ state }) {
  if (state.isPlayOnly) return {};
  if (state.watch.open) return WATCH_KEYS;
  const keys = state.puzzle.kind === "movement" && !isWatched(state) ? LINE_KEYS : KEYS;
  return isPlayed(state) ? { ...keys, " ": () => {} } : keys;
}

/** @type {(app: App) => void} */
function stepOrAnnounce(app) {
  if (canStep(app.state)) step(app);
  else announceStepless(app);
}

/** Says why no step can be taken, and which strategy has steps. @type {(app: App) => void} */
function announceStepless(app) {
  const { state } = app;
  const [chosen, other] = [chosenStrategy(state), watchable(state)];
  if (!state.shown.eventless && (!chosen || !other)) return;
  const said = (/** @type {Lang} */ lang) =>
    chosen && other ? words(lang).stepless(chosen.title[lang], other.title[lang]) : words(lang).tooLarge;
  state.notice = { words: { en: said("en"), ja: said("ja") }, kind: "bad" };
  app.draw();
}

/** A key can be pressed at any scroll position: what it changes is scrolled into view. @type {(way: "undo" | "redo") => (app: App) => void} */
const lookBack = (way) => (app) => {
  app.state.sought = "board";
  travel(app, way);
};

/** @type {(app: App) => void} */
export function listenToKeys(app) {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]") || event.defaultPrevented || event.isComposing) return;
    const act = event.key === "Escape" ? wayOut(app.state) : keyOf(event, keysNow(app));
    if (!act) return;
    event.preventDefault();
    act(app);
  });
}

/** The action of Escape, also in a cell: leaving Watch, a solution on the board, or an open hint. @type {(state: State) => ((app: App) => void) | undefined} */
function wayOut({ watch, view, aid }) {
  if (watch.open) return leaveWatch;
  if (view.kind === "solution") return (app) => app.settle();
  return aid.hint ? closeHint : undefined;
}

/** @type {(event: KeyboardEvent, keys: typeof KEYS) => ((app: App) => void) | undefined} */
function keyOf(event, keys) {
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const target = typedInto(/** @type {HTMLElement} */ (event.target));
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (target.matches("textarea, input:not(.cell):not([type=radio]):not([type=range])")) return undefined;
    if (letter === "z") return lookBack(event.shiftKey ? "redo" : "undo");
    if (letter === "y") return lookBack("redo");
    return undefined;
  }
  if (event.altKey || target.closest("input:not([type=radio]), textarea, select, dialog")) return undefined;
  if (target.matches("[type=radio]") && (letter === " " || letter.startsWith("Arrow"))) return undefined;
  if (letter === " " && target.closest("button, a, summary, label")) return undefined;
  return keys[event.shiftKey && letter.startsWith("Arrow") ? `Shift+${letter}` : letter];
}

/**
 * The target of a key: a dialog that has just been closed keeps the focus until the next drawing.
 * @type {(target: HTMLElement) => HTMLElement}
 */
function typedInto(target) {
  return target.closest("dialog:not([open])") ? document.body : target;
}
