/** Questions that are answered in words. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { askCount, askInWords, makePuzzle, stopWork } from "../../../web/app/assist/index.js";
import { receive } from "../../../web/app/engine/index.js";
import { furnish, OPENED, workbench } from "../workbench.js";

/** @import { Progress } from "../../../web/worker/protocol.js" */

beforeEach(() => void furnish());

test("a question that is stopped is answered with what is known, if anything is", async () => {
  for (const [known, said] of [
    ["", "Stopped."],
    ["At least 3 cells.", "At least 3 cells."],
  ]) {
    const app = workbench();
    askInWords(app, "differ");
    const { question, answer } = app.last("assist");
    await answer(OPENED);
    const progress = /** @type {Progress} */ ({ state: "stopped", elapsed: 1, verdict: { en: known, ja: known } });
    receive({ type: "progress", job: question.job, progress, events: new Uint32Array() });
    assert.equal(app.state.aid.word?.en, said);
  }
});

test("one that is stopped before the worker has answered says so", () => {
  for (const ask of [askCount, (/** @type {ReturnType<typeof workbench>} */ app) => askInWords(app, "differ")]) {
    const app = workbench();
    ask(app);
    stopWork(app, "answer");
    assert.equal(app.state.aid.answer, null);
    assert.equal(app.state.aid.word?.en, "Stopped.");
  }
});

test("so does what is not answered under the board", () => {
  const app = workbench();
  makePuzzle(app);
  stopWork(app, "making");
  assert.equal(app.state.aid.making, null);
  assert.equal(app.state.notice?.words.en, "Stopped.");
});

test("what has ended is not said to be stopped", () => {
  const app = workbench();
  stopWork(app, "answer");
  assert.equal(app.state.aid.word, null);
});
