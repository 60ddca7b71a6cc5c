/** Advice: the number of moves needed from here, and the next one. */

import { closeSearch, createSearch, ended, runSearch } from "../engine/index.js";
import { isOutdated, positionOf, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { learn, recall } from "./known.js";
import { lineNow, moveName } from "./line.js";

/** @import { Progress, Text } from "../../worker/protocol.js" */
/** @import { Known } from "../state/game.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { App } from "../state/state.js" */

/** Shows the number of moves, or the next one; searches for it if it is unknown. @type {(app: App, wanted: "count" | "hint") => Promise<void>} */
export async function advise(app, wanted) {
  const { state } = app;
  const { play } = state;
  if (state.loading.stage !== "ready") {
    play.word = both((w) => w.whenReady);
    return app.draw();
  }
  if (lineNow(state) || state.view.kind !== "draft") app.settle();
  play.landed = null;
  dropAdvice(app);
  const known = recall(state);
  if (known) return show(app, wanted, known);
  const search = createSearch(taskOf(state), "best");
  play.advice = { search, wanted, reading: false };
  app.draw();
  const answer = await runSearch(app, search, {
    report: (progress) => void useProgress(app, search, progress),
    lose: () => dropAdvice(app),
  });
  if (answer?.type !== "opened" && play.advice?.search === search) dropAdvice(app);
}

/** Ends the search for advice. @type {(app: App) => void} */
export function dropAdvice(app) {
  closeSearch(app, app.state.play.advice?.search ?? null);
  app.state.play.advice = null;
  app.draw();
}

/** Ends at the first line found. @type {(app: App, search: Search, progress: Progress) => Promise<void>} */
async function useProgress(app, search, progress) {
  const { state } = app;
  const { advice } = state.play;
  if (advice?.search !== search) return closeSearch(app, search);
  if (isOutdated(state, search)) return dropAdvice(app);
  app.draw();
  if (advice.reading) return;
  if (progress.listed > 0) {
    advice.reading = true;
    const answer = await app.engine.ask({ type: "list", job: search.job, first: 0, count: 1 }).catch(ended);
    const line = answer?.type === "listed" ? answer.found[0] : undefined;
    if (state.play.advice !== advice) return;
    dropAdvice(app);
    if (isOutdated(state, search)) return;
    if (!line || !("states" in line)) return;
    learn(state, line);
    const known = recall(state);
    if (known) show(app, advice.wanted, known);
  } else if (progress.state === "done") {
    dropAdvice(app);
    say(app, progress.verdict);
  }
}

/** @type {(app: App, wanted: "count" | "hint", known: Known) => void} */
function show(app, wanted, { left, next }) {
  const faces = positionOf(app.state)?.faces ?? [];
  const word = both((w) => {
    if (next === null) return w.isGoal;
    return wanted === "count" ? w.canBeDone(left) : w.hintFor(moveName(faces, next), left);
  });
  if (wanted === "hint" && next) app.state.play.hint = next;
  say(app, word);
}

/** @type {(app: App, word: Text) => void} */
function say(app, word) {
  Object.assign(app.state.play, { word, refused: null });
  app.draw();
}
