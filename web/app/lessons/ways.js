/**
 * The facts that a search has learned: requests for their sentences, and links between a moment and where its facts
 * were learned.
 */

import { isRunning } from "../engine/index.js";
import { askReason, reasonNow, seek } from "../search/index.js";
import { whenLearned } from "./learned.js";

/** @import { Run } from "../state/run.js" */
/** @import { App, State } from "../state/state.js" */
/** @import { Lesson } from "./learned.js" */

/** The most facts that a moment links to: the latest ones. */
const MOST_LINKS = 3;

/**
 * The facts used by the event on the board, and the moments at which they were learned, if the tape has them.
 * @type {(state: State) => { fact: number, at: number }[]}
 */
export function factsBehind(state) {
  const { run } = state;
  return (reasonNow(state)?.facts ?? []).slice(-MOST_LINKS).flatMap((fact) => {
    const at = run ? whenLearned(run.tape, fact) : null;
    return at === null ? [] : [{ fact, at }];
  });
}

/** Goes to the moment at which a fact was learned; a link leads back from there. @type {(app: App, at: number) => void} */
export function goToLesson(app, at) {
  const { run } = app.state;
  if (!run) return;
  const from = run.at;
  run.playing = false;
  seek(app, at);
  run.visit = from === run.at ? null : { at: run.at, from };
}

/** The moment from which the user came to this fact; null if there is none. @type {(run: Run | null) => number | null} */
export const cameFrom = (run) => (run?.visit?.at === run?.at ? (run?.visit?.from ?? null) : null);

/** @type {(app: App, from: number) => void} */
export function goBack(app, from) {
  const { run } = app.state;
  if (!run) return;
  run.visit = null;
  seek(app, from);
}

/** Requests the first missing sentence, one at a time, while the search is paused. @type {(app: App, run: Run, lessons: Lesson[]) => void} */
export function askLessons(app, run, lessons) {
  if (isRunning(run) || run.lost || run.playing || app.state.loading.stage !== "ready") return;
  const missing = lessons.find(({ at }) => !run.reasons.has(at));
  if (!missing || lessons.some(({ at }) => run.reasons.has(at) && run.reasons.get(at) === undefined)) return;
  askReason(app, run, missing.at).then(() => app.draw());
}
