/** Hints, step by step; the solution; and questions answered in words: how many solutions, how difficult. */

import { follow } from "../draft/index.js";
import { addedCells, excludedByNotes, isSolved, isWhole, keyOf, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { countSolutions, saveCount } from "./counting.js";
import { endWork, startWork, whenReady } from "./work.js";

/** @import { Aid, Mark, Progress, Task } from "../../worker/protocol.js" */
/** @import { Work } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/** Shows the next hint, or more of the open one. @type {(app: App) => void} */
export function askHint(app) {
  const { state } = app;
  const { hint } = state.aid;
  if (hint && state.view.kind === "draft") {
    if (!isWhole(hint)) hint.strength += 1;
    state.sought = "advice";
    return app.draw();
  }
  begin(app);
  whenReady(app, () => findHint(app));
}

/** @type {(app: App) => void} */
function findHint(app) {
  const { state } = app;
  if (isSolved(state)) return saySolved(app);
  const options = { filled: addedCells(state), removed: excluded(state), noted: excludedByNotes(state) };
  startWork(app, "answer", "hint", options, (_work, progress) => {
    const { steps, marks } = progress.result ?? {};
    if (steps && marks) {
      state.aid.hint = { steps, marks, strength: 0 };
      state.sought = "advice";
      endWork(app, "answer");
    }
  });
}

/** Fills in the solution of the givens, if there is exactly one. @type {(app: App) => void} */
export function showSolution(app) {
  begin(app);
  whenReady(app, () => findSolution(app));
}

/** @type {(app: App) => void} */
function findSolution(app) {
  const { state } = app;
  const { aid } = state;
  const onProgress = (/** @type {Work} */ _work, /** @type {Progress} */ { state: stage, verdict, result }) => {
    if (stage === "stopped") aid.word = both((w) => w.stoppedEarly);
    if (stage !== "done") return;
    const possible = result?.possible ?? [];
    if (possible.some((values) => values.length !== 1)) {
      aid.word = verdict;
      return;
    }
    follow(app, /** @type {Mark[]} */ (possible.map(([value], cell) => [cell, value])), [], []);
    aid.revealed = keyOf(state.draft);
    app.persist();
    aid.word = both((w) => w.solutionShown);
  };
  startWork(app, "answer", "shared", {}, onProgress, puzzleOf(state));
}

/** The task without the values filled in. @type {(state: State) => Task} */
function puzzleOf(state) {
  const task = taskOf(state);
  for (const cell of addedCells(state)) delete task.givens?.[cell];
  return task;
}

/** Counts the solutions without listing them; `from` is the checkpoint of an interrupted count. @type {(app: App, from?: string) => void} */
export function askCount(app, from) {
  begin(app);
  whenReady(app, () => countSolutions(app, from));
}

/** Asks a question with an answer in words: whether the board can still be solved, how difficult it is. @type {(app: App, kind: Aid) => void} */
export function askInWords(app, kind) {
  begin(app);
  whenReady(app, () => ask(app, kind));
}

/** Clears the previous answer. @type {(app: App) => void} */
export function begin(app) {
  saveCount(app);
  if (app.state.view.kind !== "draft") app.settle();
  Object.assign(app.state.aid, { hint: null, word: null, techniques: null, asking: false });
  app.state.sought = "advice";
}

/** @type {(app: App, kind: Aid) => void} */
function ask(app, kind) {
  const { aid } = app.state;
  const filled = addedCells(app.state);
  const task = kind === "grade" ? puzzleOf(app.state) : taskOf(app.state); // difficulty is a property of the puzzle
  const onProgress = (/** @type {Work} */ _work, /** @type {Progress} */ { state, verdict, result }) => {
    if (state === "stopped") aid.word = verdict.en === "" ? both((w) => w.stoppedEarly) : verdict; // the result so far
    if (state !== "done") return;
    aid.word = kind === "check" && isSolved(app.state) ? SOLVED : verdict;
    aid.techniques = result?.techniques ?? null;
  };
  startWork(
    app,
    "answer",
    kind,
    { filled, noted: kind === "check" ? excludedByNotes(app.state) : [] },
    onProgress,
    task,
  );
}

const SOLVED = both((w) => w.solvedByHand);

/** @type {(app: App) => void} */
function saySolved({ state, draw }) {
  state.aid.word = SOLVED;
  draw();
}

/** Carries out the hint: fills in its values, and leaves the remaining marks as pencil marks. @type {(app: App) => void} */
export function applyHint(app) {
  const { aid, draft } = app.state;
  const { hint } = aid;
  const step = hint?.steps.at(-1);
  if (!hint || !step) return;
  const { places = [], removes = [] } = step;
  if (removes.length > 0) aid.notes.push({ options: { ...draft.options }, givens: { ...draft.givens }, removes });
  aid.hint = null;
  follow(app, places, removes, hint.marks);
  app.draw();
}

/** @type {(app: App) => void} */
export function closeHint(app) {
  app.state.aid.hint = null;
  app.draw();
}

/** The marks that hints have excluded: valid while the values they are based on stay, and the marks are visible. @type {(state: State) => Mark[]} */
function excluded({ aid, draft }) {
  const options = JSON.stringify(draft.options);
  const held = aid.notes.filter(
    (note) =>
      JSON.stringify(note.options) === options &&
      Object.entries(note.givens).every(([cell, typed]) => draft.givens[Number(cell)] === typed) &&
      note.removes.every(([cell, value]) => cell in draft.givens || draft.marks[cell]?.includes(value) === false),
  );
  return held.flatMap((note) => note.removes);
}
