/** The search of all positions, from the goals outward, for those that need the most moves. */

import { edit } from "../draft/index.js";
import { closeSearch, createSearch, nextOrder, orderSearch, runSearch, stopSearch } from "../engine/index.js";
import { fetchPage } from "../search/index.js";
import { createGallery, missing, taskOf } from "../state/index.js";
import { count, words } from "../words/index.js";

/** @import { FoundLine, Progress, Text } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** The number of visible positions. */
export const IN_SIGHT = 12;

/** Starts, pauses or resumes, whichever is next. @type {(app: App) => void} */
export function toggleSurvey(app) {
  const { survey } = app.state.play;
  const next = nextOrder(survey);
  if (survey && next) orderSearch(app, survey, next);
  else begin(app);
}

/** @type {(app: App) => void} */
export const stopSurvey = (app) => stopSearch(app, app.state.play.survey);

/** @type {(app: App) => Promise<void>} */
async function begin(app) {
  const { state } = app;
  if (state.loading.stage !== "ready") return;
  const { play } = state;
  closeSearch(app, play.survey);
  const task = { ...taskOf(state), start: "", moves: [] };
  const survey = { ...createSearch(task, "farthest"), gallery: createGallery(), from: 0, shown: state.shown };
  play.survey = survey;
  app.draw();
  const answer = await runSearch(app, survey, {
    report: () => look(app, survey.from),
    lose() {
      if (!survey.progress && play.survey === survey) play.survey = null;
      app.draw();
    },
    lastWords,
  });
  if (answer?.type !== "opened" && play.survey === survey) play.survey = null;
  app.draw();
}

/** The verdict of a search that was ended without one. @type {(progress: Progress) => Text} */
function lastWords({ rows, verdict }) {
  const levels = rows.filter((row) => "level" in row);
  if (levels.length < rows.length) return verdict; // the closing row: all positions are counted, though not all are listed
  const states = levels.reduce((sum, row) => sum + Number(row.states), 0);
  return {
    en: words("en").stoppedPositions(count("en", states)),
    ja: words("ja").stoppedPositions(count("ja", states)),
  };
}

/** Shows the positions from number `from` on. @type {(app: App, from: number) => void} */
export function look(app, from) {
  const { survey } = app.state.play;
  if (!survey) return;
  survey.from = from;
  const listed = survey.progress?.listed ?? 0;
  for (const number of [from, Math.min(from + IN_SIGHT, listed) - 1]) {
    const page = number < 0 || survey.lost ? null : missing(survey.gallery, number, listed);
    if (page !== null) fetchPage(app, survey, page);
  }
  app.draw();
}

/** Puts a position on the board to be played. @type {(app: App, position: FoundLine) => void} */
export function playPosition(app, { states: [start = ""] }) {
  const { survey } = app.state.play;
  if (!survey) return;
  edit(app, (draft) => Object.assign(draft, { options: { ...survey.task.options }, start, moves: [] }));
}
