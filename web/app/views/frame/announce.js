/**
 * Announcements for screen readers: another puzzle, stages and verdicts, and each step that the user goes to; not every
 * number on the way, nor the steps of a search that plays faster than one can listen.
 */

import { isAlive, isRunning } from "../../engine/index.js";
import { isReasonAwaited } from "../../search/index.js";
import { missingHere } from "../../state/index.js";
import { words } from "../../words/index.js";

/** @import { State } from "../../state/state.js" */

/** The most steps a second that one can listen to. */
const HEARD = 1;

let said = "";
/** The name of the puzzle announced last; the first one is not announced, because it is the page's heading. @type {string | null} */
let announced = null;
/** The stage or verdict announced last: it is not repeated over something newer. */
let staged = "";
/** The step announced last, while it is on the board. @type {{ run: State["run"], step: string | null }} */
let stepped = { run: null, step: null };
/** The language of the announcement that stands. */
let spoken = "";
/** Whether Python was ready at the last drawing, and whether there was a search. */
let isReady = false;
let wasSearched = false;

/** Called after each drawing. @type {(state: State) => void} */
export function announce(state) {
  const stage = stageNow(state);
  const now = chosenNow(state) ?? freshStep(state) ?? missingNow(state) ?? (stage === staged ? "" : stage);
  staged = stage;
  const isTranslated = spoken !== state.lang;
  spoken = state.lang;
  const isDropped = wasSearched && !state.run; // what was said of it is no longer true
  wasSearched = state.run !== null;
  if (!isTranslated && !isDropped && (now === "" || now === said)) return; // the previous announcement may still be being read
  said = now;
  const place = document.getElementById("said");
  if (place) place.textContent = now;
}

/** The puzzle that was just chosen. @type {(state: State) => string | null} */
function chosenNow({ puzzle, lang }) {
  const fresh = announced !== null && announced !== puzzle.name;
  announced = puzzle.name;
  return fresh ? words(lang).chosen(puzzle.title[lang], puzzle.summary[lang]) : null;
}

/** The step on the board, if it has not been announced: what is said after it, like the verdict, stands. @type {(state: State) => string | null} */
function freshStep(state) {
  const step = stepNow(state);
  if (step === stepped.step && state.run === stepped.run) return null;
  if (step || state.view.kind !== "run") stepped = { run: state.run, step };
  return step;
}

/** The last event on the board, in the words shown under it; not before its reason, so that it is said once. @type {(state: State) => string | null} */
function stepNow(state) {
  const { run, view, speed } = state;
  if (view.kind !== "run" || !run || isRunning(run) || (run.playing && speed > HEARD)) return null;
  if (isReasonAwaited(state)) return "";
  const words = [...document.querySelectorAll(".narration :is(.look, .said, .rule, .outcome)")].map((each) =>
    each.textContent?.trim(),
  );
  return words.join(" ") || null;
}

/** That a requested moment is not on record, while a solution is shown. @type {(state: State) => string | null} */
function missingNow({ run, view, lang }) {
  const missing = view.kind === "solution" ? missingHere(run) : null;
  return missing && words(lang)[missing];
}

/** @type {(state: State) => string} */
function stageNow({ loading, run, lang }) {
  const w = words(lang);
  const wasReady = isReady;
  isReady = loading.stage === "ready";
  if (run && !isAlive(run)) return run.progress?.verdict[lang] ?? "";
  if (isRunning(run)) return w.search;
  if (run?.stage === "opening" && run.progress) return run.progress.verdict[lang];
  if (isReady) return wasReady ? "" : w.ready;
  return loading.stage === "asleep" ? "" : w[loading.stage];
}
