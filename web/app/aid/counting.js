/** How many solutions there are, without listing them: a count that takes long goes on another day, as a search does. */

import { nameOfSearch } from "../memory/index.js";
import { createKeeper } from "../search/index.js";
import { can, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { startWork } from "./work.js";

/** @import { Progress } from "../../worker/protocol.js" */
/** @import { Work } from "../state/aid.js" */
/** @import { App, State } from "../state/state.js" */

/** What the count of this draft is kept under. @type {(state: State) => string | null} */
const nameNow = (state) =>
  state.lasting && can(state, "count") ? nameOfSearch({ task: taskOf(state), strategy: "count" }) : null;

/** @type {(state: State) => Work | null} */
const shown = (state) => {
  const { answer } = state.aid;
  return answer && nameOfSearch(answer) === nameNow(state) ? answer : null;
};

const { start, follow, keepNow, look, putAway, refuse } = createKeeper({
  nameNow,
  shown,
  tell: ({ aid }, stand) => {
    aid.onward = stand;
  },
});

export { keepNow as keepCount, look as lookForCount, putAway as putCountAway };

/** Counts, from a checkpoint on if there is one. @type {(app: App, from?: string) => Promise<void>} */
export async function countSolutions(app, from) {
  const { aid } = app.state;
  const hear = (/** @type {Work} */ work, /** @type {Progress} */ progress) => {
    if (progress.state === "stopped") aid.word = both((w) => w.stoppedEarly);
    if (progress.state === "done") aid.word = progress.verdict;
    follow(app, work, progress);
  };
  const answer = await startWork(app, "answer", "count", {}, hear, taskOf(app.state), from);
  if (answer?.type === "opened" && aid.answer) start(app, aid.answer);
  if (answer?.type === "refused" && from !== undefined) {
    aid.answer = null;
    aid.word = refuse(app, answer.faults);
    app.draw();
  }
}
