/** Counting solutions without listing them: a long count can resume on another day, like a search. */

import { createAutosave } from "../search/index.js";
import { addedCells, can, taskOf } from "../state/index.js";
import { nameOfSearch } from "../storage/index.js";
import { both } from "../words/index.js";
import { startWork } from "./work.js";

/** @import { Progress, Text } from "../../worker/protocol.js" */
/** @import { Work } from "../state/assist.js" */
/** @import { App, State } from "../state/state.js" */

/** The key under which the count of this draft is stored. @type {(state: State) => string | null} */
const nameNow = (state) =>
  state.lasting && can(state, "count") ? nameOfSearch({ task: taskOf(state), strategy: "count" }) : null;

/** @type {(state: State) => Work | null} */
const shown = (state) => {
  const { answer } = state.aid;
  return answer && nameOfSearch(answer) === nameNow(state) ? answer : null;
};

const { start, follow, saveLast, look, putAway, refuse } = createAutosave({
  nameNow,
  shown,
  report: ({ aid }, saved) => {
    aid.interrupted = saved;
  },
});

export { look as lookForCount, putAway as putCountAway, saveLast as saveCount };

/** Counts, from a checkpoint if there is one. @type {(app: App, from?: string) => Promise<void>} */
export async function countSolutions(app, from) {
  const { aid } = app.state;
  const onProgress = (/** @type {Work} */ work, /** @type {Progress} */ progress) => {
    if (progress.state === "stopped") aid.word = both((w) => w.stoppedEarly);
    if (progress.state === "done") aid.word = progress.verdict;
    follow(app, work, progress);
    if (progress.state === "done" && progress.result?.total === "0") explainNone(app, progress.verdict);
  };
  const answer = await startWork(app, "answer", "count", {}, onProgress, taskOf(app.state), from);
  if (answer?.type === "opened" && aid.answer) start(app, aid.answer);
  if (answer?.type === "refused" && from !== undefined) {
    aid.answer = null;
    aid.word = refuse(app, answer.faults);
    app.draw();
  }
}

/** If there is no solution, finds the numbers on the board that contradict each other. @type {(app: App, none: Text) => void} */
function explainNone(app, none) {
  const { aid, draft } = app.state;
  if (Object.keys(draft.givens).length === 0) return;
  startWork(app, "answer", "conflict", { filled: addedCells(app.state) }, (_work, { state, verdict }) => {
    if (state === "stopped" || (state === "done" && verdict.en === "")) aid.word = none;
    else if (state === "done") aid.word = { en: `${none.en} ${verdict.en}`, ja: `${none.ja}${verdict.ja}` };
  });
}
