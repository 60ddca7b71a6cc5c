/**
 * Worksheets: a number of new puzzles on a page to print, and their solutions on another.
 *
 * seed   that of the first puzzle; each of the others takes the next number, so that a sheet can be made again
 */

import { closeSearch, createSearch, ended, runSearch } from "../engine/index.js";
import { taskOf, valuesIn } from "../state/index.js";

/** @import { Progress, Question, Task } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Sheet } from "../state/export.js" */
/** @import { App } from "../state/state.js" */

export const MOST_PUZZLES = 12;

/** @type {(app: App) => Promise<void>} */
export async function makeSheet(app) {
  const { state } = app;
  const { limits } = state.catalog;
  const { number, seed, level } = state.sheetOptions;
  const first = seed.trim() || String(Math.floor(Math.random() * (limits.seed + 1 - MOST_PUZZLES)));
  const task = { ...taskOf(state), givens: {} };
  /** @type {Sheet} */
  const sheet = {
    puzzle: state.puzzle,
    shown: state.shown,
    level,
    seed: first,
    number,
    made: [],
    faults: [],
    going: true,
  };
  state.sheet = sheet;
  app.draw();
  for (let index = 0; index < number && sheet.going; index += 1) {
    const options = {
      seed: index === 0 ? first : String(Number(first) + index),
      level,
      symmetric: true,
      minimal: false,
    };
    const made = await finished(app, sheet, createSearch(task, "generate"), (job) => ({
      ...{ type: "assist", job, task, aid: "generate", request: options },
    }));
    const givens = made?.result?.givens;
    if (!givens) break;
    const values = await solved(app, sheet, { ...task, givens });
    if (!values) break;
    sheet.made.push({ givens, values });
    app.draw();
  }
  sheet.going = false;
  app.draw();
}

/** @type {(app: App) => void} */
export function stopSheet(app) {
  if (app.state.sheet) app.state.sheet.going = false;
  app.draw();
}

/** The solution of a puzzle; null if there is none, or the sheet was stopped. @type {(app: App, sheet: Sheet, task: Task) => Promise<number[] | null>} */
async function solved(app, sheet, task) {
  const { strategy } = app.state.puzzle;
  const search = createSearch(task, strategy);
  /** @type {number[] | null} */
  let values = null;
  await finished(
    app,
    sheet,
    search,
    (job) => ({ type: "open", job, task, strategy }),
    async () => {
      const answer = await app.engine.ask({ type: "list", job: search.job, first: 0, count: 1 }).catch(ended);
      values = answer?.type === "listed" ? valuesIn(answer.found[0] ?? null) : null;
    },
  );
  return values;
}

/**
 * Runs a job to its end; null if it was refused or lost, or if the sheet was stopped.
 * @type {(app: App, sheet: Sheet, search: Search, asking: (job: number) => Question, before?: () => Promise<void>) => Promise<Progress | null>}
 */
async function finished(app, sheet, search, asking, before = async () => {}) {
  /** @type {(progress: Progress | null) => void} */
  let end = () => {};
  /** @type {Promise<Progress | null>} */
  const over = new Promise((resolve) => {
    end = resolve;
  });
  const report = (/** @type {Progress} */ progress) => {
    if (!sheet.going) end(null);
    else if (progress.state === "done") end(progress);
  };
  const answer = await runSearch(app, search, { report, lose: () => end(null) }, asking(search.job));
  if (answer?.type !== "opened") {
    sheet.faults = answer?.type === "refused" ? answer.faults : [];
    end(null);
  }
  const progress = await over;
  if (progress) await before();
  closeSearch(app, search);
  return progress;
}
