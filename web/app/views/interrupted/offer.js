/** Offers to resume or discard an interrupted search of this draft. */

import { begin, putAway } from "../../search/index.js";
import { chosenStrategy, isOutdated } from "../../state/index.js";
import { count, percent } from "../../words/index.js";
import { INTERRUPTED } from "../../words/interrupted.js";
import { interrupted } from "../frame/index.js";

/** @import { App, Interrupted, State } from "../../state/state.js" */

/** @type {(app: App, saved: Interrupted) => unknown} */
export function offer(app, { finished, solutions, checkpoint, elsewhere }) {
  const { lang } = app.state;
  const part = finished === null ? "" : percent(finished);
  const stands = elsewhere ? INTERRUPTED.goesOnElsewhere : INTERRUPTED.interrupted;
  const title = chosenStrategy(app.state)?.title[lang] ?? "";
  const said = `${stands[lang](title)} ${INTERRUPTED.searchHadReached[lang](part, count(lang, solutions))}`;
  return interrupted(app, {
    said: isStopped(app.state) && !elsewhere ? INTERRUPTED.stoppedByYou[lang] : said,
    elsewhere,
    goOn: () => begin(app, "run", checkpoint),
    putAway: () => putAway(app),
  });
}

/** Whether the user has just stopped it, and its figures are still visible. @type {(state: State) => boolean} */
const isStopped = (state) =>
  state.run?.progress?.state === "stopped" &&
  !state.run.lost &&
  state.run.strategy === state.draft.strategy &&
  !isOutdated(state, state.run);
