/** What is said to screen readers, and when. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { receive } from "../../../web/app/engine/jobs.js";
import { dropOutdated, reasonNow, refreshReason } from "../../../web/app/search/index.js";
import { CUT, PLACED, SHAKEN } from "../../../web/app/state/index.js";
import { announce } from "../../../web/app/views/frame/announce.js";
import { furnish, opened, workbench } from "../workbench.js";

const REASON = { words: { en: "It must be so.", ja: "" }, cells: [], rays: [] };

/** A page that shows a search, and everything that was said there. */
async function listening() {
  furnish();
  const app = workbench();
  app.state.draft.strategy = "walk";
  const heard = /** @type {string[]} */ ([]);
  const place = {
    set textContent(/** @type {string} */ text) {
      heard.push(text);
    },
  };
  const narrated = () => {
    const reason = reasonNow(app.state);
    const sentences = app.state.run?.at ? ["Placed.", ...(reason ? [reason.words.en] : [])] : [];
    return sentences.map((textContent) => ({ textContent }));
  };
  const run = await opened(app, "step");
  Object.assign(document, { getElementById: () => place, querySelectorAll: narrated });
  app.draw = () => {
    announce(app.state);
    refreshReason(app);
  };
  const report = (/** @type {number} */ kind, state = "paused") => {
    const progress = { state, solutions: 0, listed: 0, rows: [], verdict: { en: "no solution", ja: "" } };
    const events = Uint32Array.of(kind * 2 ** 27);
    receive({ type: "progress", job: run.job, progress: /** @type {any} */ (progress), events });
    app.draw();
  };
  for (const lang of /** @type {const} */ (["ja", "en"])) {
    app.state.lang = lang; // so that nothing stands there
    app.draw();
  }
  heard.length = 0;
  return { app, heard, report };
}

test("a step is said once, with its reason", async () => {
  const { app, heard, report } = await listening();
  report(PLACED);
  app.draw();
  assert.deepEqual(heard, []);
  await app.last("follows").answer({ type: "because", reason: REASON });
  app.draw();
  assert.deepEqual(heard, ["Placed. It must be so."]);
});

test("a step without a reason is said when that is known, or when nobody can be asked", async () => {
  for (const none of [{ type: "because", reason: null }, new Error("cut off")]) {
    const { app, heard, report } = await listening();
    const { error } = console;
    console.error = () => {};
    report(PLACED);
    await app.last("follows").answer(none);
    console.error = error;
    assert.deepEqual(heard, ["Placed."]);
  }
  const { app, heard, report } = await listening();
  app.state.loading.stage = "asleep";
  report(PLACED);
  assert.deepEqual(heard, ["Placed."]);
});

test("a step that can have no reason is said at once", async () => {
  const { heard, report } = await listening();
  report(SHAKEN);
  assert.deepEqual(heard, ["Placed."]);
});

test("a search that plays says the cuts at which it waits, once and with the reason, and nothing between", async () => {
  const { app, heard, report } = await listening();
  const run = /** @type {import("../../../web/app/state/run.js").Run} */ (app.state.run);
  run.playing = true;
  const play = (/** @type {number} */ kind, /** @type {number} */ speed) => {
    app.state.speed = speed;
    report(kind);
    run.at = run.tape.end;
    app.draw();
  };
  play(SHAKEN, 3);
  play(CUT, 3);
  assert.deepEqual(heard, []);
  await app.last("why").answer({ type: "because", reason: REASON });
  app.draw();
  assert.deepEqual(heard, ["Placed. It must be so."]);
  play(SHAKEN, 3);
  play(CUT, 4); // it does not wait
  await app.last("why").answer({ type: "because", reason: null });
  assert.deepEqual(heard, ["Placed. It must be so."]);
});

test("the verdict is said with the last step: neither before its reason is known, nor never", async () => {
  const { app, heard, report } = await listening();
  report(PLACED, "done");
  assert.deepEqual(heard, []);
  await app.last("follows").answer({ type: "because", reason: REASON });
  assert.deepEqual(heard, ["Placed. It must be so. no solution"]);
});

test("what was said of a search is no longer there once it is dropped", async () => {
  const { app, heard, report } = await listening();
  app.state.view = { kind: "draft" };
  report(SHAKEN, "done");
  assert.deepEqual(heard, ["no solution"]);
  app.state.draft.givens = { 0: "1" };
  dropOutdated(app);
  app.draw();
  assert.deepEqual(heard, ["no solution", ""]);
});

test("the verdict of a search that went on to its end is said after the step that stays on the board", async () => {
  const { heard, report } = await listening();
  report(SHAKEN);
  report(SHAKEN, "done");
  assert.deepEqual(heard, ["Placed.", "no solution"]);
});
