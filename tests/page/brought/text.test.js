/** A text of another program is on the board, offered, or stays in the dialogue with a sentence: it is never lost. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { settle } from "../../../web/app/draft_effects.js";
import { Ended } from "../../../web/app/engine/worker_client.js";
import { useText } from "../../../web/app/views/brought/index.js";
import { furnish, heard, workbench } from "../workbench.js";

/** @import { State } from "../../../web/app/state/state.js" */

const NOTHING = { type: "brought", puzzles: [], faults: [] };
const FAULT = { cell: null, option: null, words: { en: "what is this?", ja: "これは何？" } };
const REFUSED = { type: "refused", faults: [FAULT] };
const TEXT = "4:2/2/1/3";
/** A puzzle that a text holds. @type {(options: Record<string, string>) => object} */
const brought = (options) => ({
  puzzle: "other",
  options,
  givens: { 0: "1" },
  own: [],
  marks: {},
  start: "",
  form: FAULT.words,
  leftOut: [],
});

beforeEach(() => void furnish());

/** The dialogue, with what is said in it. @type {(state: State) => object} */
const said = ({ dialog, text, textFaults, awaited }) => ({
  dialog,
  text,
  faults: textFaults.map(({ words }) => words.en.slice(0, 18)),
  awaited,
});

for (const [when, answers] of Object.entries({
  "at the first question": [new Ended()],
  "while it is read as a board": [NOTHING, new Ended()],
  "at the last question": [NOTHING, REFUSED, new Ended()],
}))
  test(`a text without an answer stays, with a sentence: the worker ends ${when}`, async () => {
    const app = workbench("square", settle);
    const using = useText(app, TEXT);
    await heard();
    for (const answer of answers) await app.asked.at(-1)?.answer(answer);
    await using;
    assert.deepEqual(said(app.state), { dialog: "text", text: TEXT, faults: ["Python was stopped"], awaited: null });
  });

test("a text that cannot be read stays, as long as it is, with what it looks like", async () => {
  const app = workbench("square", settle);
  const text = "?".repeat(90_000);
  const using = useText(app, text);
  await heard();
  await app.last("bring").answer(REFUSED);
  await using;
  assert.deepEqual(said(app.state), { dialog: "text", text, faults: ["what is this?"], awaited: null });
});

test("two texts at once have their turns: what the second one holds is offered", async () => {
  const app = workbench("square", settle);
  const first = useText(app, "1 2 3 4");
  const second = useText(app, TEXT);
  await heard();
  await app.asked.at(-1)?.answer(NOTHING);
  await app.last("read").answer({ type: "givens", givens: { 0: "1" }, own: [], marks: {} });
  await first;
  await heard();
  await app.last("bring").answer({ ...NOTHING, puzzles: [brought({})] });
  await second;
  assert.deepEqual(app.state.draft.givens, { 0: "1" });
  assert.equal(app.state.brought.length, 1);
  assert.equal(app.state.dialog, "text");
});

test("a text that waits for Python says so, and is read when it is ready", async () => {
  const app = workbench("square", settle);
  app.state.loading.stage = "starting";
  const using = useText(app, TEXT);
  await heard();
  assert.deepEqual(said(app.state), { dialog: "text", text: TEXT, faults: [], awaited: TEXT });
  await app.last("bring").answer(REFUSED);
  await using;
  assert.deepEqual(said(app.state), { dialog: "text", text: TEXT, faults: ["what is this?"], awaited: null });
});

for (const [how, change] of Object.entries({
  "its dialogue was closed": { dialog: null },
  "it was changed there": { text: "1 2", awaited: null },
}))
  test(`a text that waited is withdrawn once ${how}`, async () => {
    const app = workbench("square", settle);
    app.state.loading.stage = "starting";
    const using = useText(app, TEXT);
    await heard();
    Object.assign(app.state, change);
    await app.last("bring").answer({ ...NOTHING, puzzles: [brought({})] });
    await using;
    assert.deepEqual(app.state.brought, []);
    assert.deepEqual(app.state.draft.givens, {});
  });

test("where Python could not be loaded, a text has it loaded again, and stays if it cannot be", async () => {
  const app = workbench("square", settle);
  app.state.loading.stage = "failed";
  const using = useText(app, TEXT);
  await heard();
  assert.equal(app.restarts, 1);
  await app.last("bring").answer(new Ended());
  await using;
  assert.deepEqual(said(app.state), { dialog: "text", text: TEXT, faults: ["Python could not b"], awaited: null });
});

test("puzzles with the same options share one picture, and only those in sight are drawn", async () => {
  const app = workbench("square", settle);
  const puzzles = Array.from({ length: 60 }, (_, number) => brought(number < 30 ? {} : { order: String(number) }));
  const using = useText(app, TEXT);
  await heard();
  await app.last("bring").answer({ ...NOTHING, puzzles });
  await app.last("show").answer({ type: "shown", shown: { drawing: "picture" } });
  await using;
  await heard();
  assert.equal(app.asked.filter(({ question }) => question.type === "show").length, 1);
  assert.equal(app.state.brought.filter(({ board }) => board !== null).length, 30);
});
