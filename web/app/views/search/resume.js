/** An interrupted search of this draft: to resume, or to discard. */

import { html, nothing } from "../../dom/html.js";
import { isAlive } from "../../engine/index.js";
import { begin, putAway } from "../../search/index.js";
import { isOutdated } from "../../state/index.js";
import { count, percent, words } from "../../words/index.js";
import { interrupted } from "../frame/index.js";

/** @import { App, Interrupted, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function onward(app) {
  const { interrupted: search, run, wanted } = app.state;
  return html`<div class="onward" role="status">${search && !isAlive(run) && !wanted ? offer(app, search) : nothing}</div>`;
}

/** @type {(app: App, saved: Interrupted) => unknown} */
function offer(app, { finished, solutions, checkpoint, elsewhere }) {
  const { lang } = app.state;
  const w = words(lang);
  const part = finished === null ? "" : percent(finished);
  const said = `${elsewhere ? w.goesOnElsewhere : w.interrupted} ${w.searchHadReached(part, count(lang, solutions))}`;
  return interrupted(app, {
    said: isStopped(app.state) && !elsewhere ? w.stoppedByYou : said,
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
