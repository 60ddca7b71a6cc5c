/** Questions that are answered in words. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { askInWords } from "../../../web/app/assist/index.js";
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
