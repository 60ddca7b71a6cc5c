/**
 * Announcements for screen readers: another puzzle, stages and verdicts, and each step that the user goes to; not every
 * number on the way, nor the steps of a search that plays faster than one can listen, but for the cuts at which it waits.
 */

import { isAlive, isRunning } from "../../engine/index.js";
import { isReasonAwaited, waitsHere } from "../../search/index.js";
import { missingHere } from "../../state/index.js";
import { words } from "../../words/index.js";

/** @import { State } from "../../state/state.js" */

/** The most steps per second that a listener can follow. */
const HEARD = 1;

/** Called after each drawing. @type {(state: State) => void} */
export function announce(state) {
  const last = state.visit.announced;
  const [now, stage] = newsOf(state, last.stage);
  const isTranslated = last.lang !== state.lang;
  const isDropped = last.searched && !state.run; // what was said of it is no longer true
  Object.assign(last, { stage, lang: state.lang, searched: state.run !== null });
  if (!isTranslated && !isDropped && (now === "" || now === last.text)) return; // the previous announcement may still be being read
  last.text = now;
  const place = document.getElementById("said");
  if (place) place.textContent = now;
}

/**
 * What is to be said, and the stage of which that tells: the one before as long as a step is awaited, so that a verdict
 * is said with it.
 * @type {(state: State, before: string) => [string, string]}
 */
function newsOf(state, before) {
  const stage = stageNow(state);
  const chosen = chosenNow(state);
  const step = freshStep(state);
  const fresh = stage === before ? "" : stage;
  if (chosen !== null) return [chosen, stage];
  if (step === "") return ["", before];
  return [step === null ? (missingNow(state) ?? fresh) : `${step} ${fresh}`.trim(), stage];
}

/** The puzzle that was just chosen. @type {(state: State) => string | null} */
function chosenNow({ puzzle, lang, visit }) {
  const last = visit.announced;
  const fresh = last.puzzle !== null && last.puzzle !== puzzle.name;
  last.puzzle = puzzle.name;
  return fresh ? words(lang).chosen(puzzle.title[lang], puzzle.summary[lang]) : null;
}

/** The step on the board, if it has not been announced: what is said after it, like the verdict, stands. @type {(state: State) => string | null} */
function freshStep(state) {
  const last = state.visit.announced;
  const step = stepNow(state);
  if (step === last.step && state.run === last.run) return null;
  if (step || state.view.kind !== "run") Object.assign(last, { run: state.run, step });
  return step;
}

/** The last event on the board, in the words shown under it; not before its reason, so that it is said once. @type {(state: State) => string | null} */
function stepNow(state) {
  const { run, view, speed } = state;
  if (view.kind !== "run" || !run || isRunning(run)) return null;
  if (run.playing && speed > HEARD && !waitsHere(run, speed)) return null;
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
function stageNow({ loading, run, lang, visit }) {
  const w = words(lang);
  const last = visit.announced;
  const wasReady = last.ready;
  last.ready = loading.stage === "ready";
  if (run && !isAlive(run)) return run.progress?.verdict[lang] ?? "";
  if (isRunning(run)) return w.search;
  if (run?.stage === "opening" && run.progress) return run.progress.verdict[lang];
  if (last.ready) return wasReady ? "" : w.ready;
  return loading.stage === "asleep" ? "" : w[loading.stage];
}
