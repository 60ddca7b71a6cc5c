/** Solutions are requested when they become visible, also those that an early page lacked. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { loseSearches } from "../../../web/app/engine/jobs.js";
import { fetchMissing } from "../../../web/app/search/index.js";
import { cachePage, PAGE, solution } from "../../../web/app/state/index.js";
import { furnish, opened, workbench } from "../workbench.js";

/** @import { Found } from "../../../web/worker/protocol.js" */

const found = (/** @type {number} */ many) => Array.from({ length: many }, () => /** @type {Found} */ ([1, 2, 3, 4]));

/** An app with a search that has found so many, of which a page that came early has only a few. */
async function searched(puzzle = "square", listed = 400, early = 44) {
  const app = workbench(puzzle);
  const run = await opened(app, "run");
  const progress = { state: "paused", solutions: listed, listed, rows: [], finished: 0.5 };
  run.progress = /** @type {any} */ (progress);
  cachePage(run.gallery, 0, found(early));
  const firsts = () => app.asked.flatMap(({ question }) => (question.type === "list" ? [question.first] : []));
  return { app, run, firsts };
}

beforeEach(() => {
  loseSearches();
  furnish();
});

test("what a page was too early for is asked for when it is in the midst of what is in sight", async () => {
  const { app, run, firsts } = await searched();
  Object.assign(run.gallery, { width: 1100, height: 600, top: 124 });
  fetchMissing(app);
  assert.deepEqual(firsts().sort(), [0, PAGE]);
});

test("what is ahead is asked for too, the first of it that is missing", async () => {
  const { app, run, firsts } = await searched();
  fetchMissing(app);
  assert.deepEqual(firsts(), [0]);
  await app.last("list").answer({ type: "listed", job: run.job, first: 0, found: found(PAGE) });
  assert.ok(solution(run.gallery, PAGE - 1));
  fetchMissing(app);
  assert.deepEqual(firsts(), [0, PAGE]);
});

test("the same holds for the lines in sight, however far they are", async () => {
  const { app, run, firsts } = await searched("game", 3000);
  for (let page = 0; page < 40; page += 1) cachePage(run.gallery, page, found(page === 30 ? 58 : PAGE));
  app.state.play.linesFrom = 30 * PAGE + 56;
  fetchMissing(app);
  assert.ok(firsts().includes(30 * PAGE));
});
