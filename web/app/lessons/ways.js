/** What a search has learned: asking for its sentences, and the ways from a moment to where it was learned, and back. */

import { isRunning } from "../engine/index.js";
import { askReason, reasonNow, seek } from "../search/index.js";
import { whenLearned } from "./learned.js";

/** @import { Run } from "../state/run.js" */
/** @import { App, State } from "../state/state.js" */
/** @import { Lesson } from "./learned.js" */

/** Facts that a moment leads to: the latest. */
const MOST_LINKS = 3;

/** The facts behind what the board shows, and where they were learned, as far as that is on the tape. @type {(state: State) => { fact: number, at: number }[]} */
export function factsBehind(state) {
  const { run } = state;
  return (reasonNow(state)?.facts ?? []).slice(-MOST_LINKS).flatMap((fact) => {
    const at = run ? whenLearned(run.tape, fact) : null;
    return at === null ? [] : [{ fact, at }];
  });
}

/** Shows where a fact was learned; from there a way leads back. @type {(app: App, at: number) => void} */
export function goToLesson(app, at) {
  const { run } = app.state;
  if (!run) return;
  const from = run.at;
  run.playing = false;
  seek(app, at);
  run.visit = from === run.at ? null : { at: run.at, from };
}

/** The moment from which the board came to this fact; null if it did not. @type {(run: Run | null) => number | null} */
export const cameFrom = (run) => (run?.visit?.at === run?.at ? (run?.visit?.from ?? null) : null);

/** @type {(app: App, from: number) => void} */
export function goBack(app, from) {
  const { run } = app.state;
  if (!run) return;
  run.visit = null;
  seek(app, from);
}

/** Asks for the first sentence that is still missing, one at a time, while the search rests. @type {(app: App, run: Run, lessons: Lesson[]) => void} */
export function askLessons(app, run, lessons) {
  if (isRunning(run) || run.lost || run.playing || app.state.loading.stage !== "ready") return;
  const missing = lessons.find(({ at }) => !run.reasons.has(at));
  if (!missing || lessons.some(({ at }) => run.reasons.has(at) && run.reasons.get(at) === undefined)) return;
  askReason(app, run, missing.at).then(() => app.draw());
}
