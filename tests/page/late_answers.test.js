/** An answer to an outdated question changes nothing. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { readText, setGiven } from "../../web/app/draft/index.js";
import { choosePuzzle, refresh, settle } from "../../web/app/draft_effects.js";
import { Ended } from "../../web/app/engine/worker_client.js";
import { planToggled } from "../../web/app/explain/index.js";
import { takeBrush, touch } from "../../web/app/moves/index.js";
import { begin, cutForward } from "../../web/app/search/index.js";
import { togglePanel } from "../../web/app/state/index.js";
import { furnish, OPENED, position, puzzle, workbench } from "./workbench.js";

beforeEach(() => void furnish());

test("a text that was pasted before the puzzle was switched does not land in the other one", async () => {
  const app = workbench("square", settle);
  const reading = readText(app, "1 2 3 4");
  choosePuzzle(app, puzzle("other"));
  await app.last("read").answer({ type: "givens", givens: { 0: "1" }, own: [], marks: {} });
  assert.equal(await reading, null);
  assert.deepEqual(app.state.draft.givens, {});
});

test("a text lands where it was pasted, with what was typed in the meantime in the past", async () => {
  const app = workbench("square", settle);
  const reading = readText(app, "1 2 3 4");
  setGiven(app, 3, "4");
  await app.last("read").answer({ type: "givens", givens: { 0: "1" }, own: [], marks: {} });
  assert.deepEqual(await reading, []);
  assert.deepEqual(app.state.draft.givens, { 0: "1" });
  assert.deepEqual(app.state.past.at(-1)?.givens, { 3: "4" });
});

test("a text beyond the limit is not sent, and the limit is said in both languages", async () => {
  const app = workbench("square", settle);
  const [fault] = (await readText(app, "1".repeat(101))) ?? [];
  assert.deepEqual(app.asked, []);
  assert.match(fault?.words.en ?? "", / 100 characters/);
  assert.match(fault?.words.ja ?? "", /100 文字/);
});

test("what is wrong with an older draft is not said of this one", async () => {
  const app = workbench("square", settle);
  setGiven(app, 0, "9");
  const older = app.last("check");
  setGiven(app, 0, "1");
  await older.answer({ type: "checked", faults: [{ cell: 0, option: null, words: { en: "no", ja: "否" } }] });
  assert.deepEqual(app.state.faults, []);
});

/** The answer of `fit`: the position, with the start of the draft. @type {(state: string) => object} */
const fit = (state) => ({ type: "position", position: { ...position(state), fitted: [state, []] } });

test("two quick touches with the brush: the second starts from what the first left", async () => {
  const app = workbench("game", settle);
  takeBrush(app, "b");
  touch(app, 0);
  touch(app, 3);
  await app.last("edit").answer({ type: "position", position: position("baaa") });
  await app.last("fit").answer(fit("baaa"));
  const second = app.last("edit");
  assert.deepEqual(second.question.task.start, "baaa");
  assert.equal(second.question.spot, 3);
  await second.answer({ type: "position", position: position("baab") });
  assert.equal(app.state.draft.start, "baab");
});

test("touches that come while the position is not known are all taken up, in their order", async () => {
  const app = workbench("game", settle);
  app.state.play.brush = "b";
  refresh(app);
  for (const spot of [2, 0, 1]) touch(app, spot);
  await app.last("fit").answer(fit("aaaa"));
  const spots = [];
  for (const state of ["aaba", "baba", "bbba"]) {
    spots.push(app.last("edit").question.spot);
    await app.last("edit").answer({ type: "position", position: position(state) });
    await app.last("fit").answer(fit(state));
  }
  assert.deepEqual(spots, [2, 0, 1]);
  assert.equal(app.state.draft.start, "bbba");
});

test("the newest wish for a plan overtakes those before it, whatever comes of them", async () => {
  const app = workbench("square", settle);
  const plans = () =>
    app.asked.flatMap(({ question, answer }) => (question.type === "plan" ? [{ question, answer }] : []));
  const told = () => app.state.plan.plan;
  const plan = { paragraphs: [], rows: [], code: "" };
  openPlan(app);
  for (const typed of ["1", "2"]) setGiven(app, 0, typed);
  assert.deepEqual(
    plans().map(({ question }) => question.task.givens),
    [{}, { 0: "1" }, { 0: "2" }],
  );
  await plans()[0]?.answer({ type: "planned", plan: { ...plan, code: "of nothing" } });
  await plans()[1]?.answer({ type: "refused", faults: [] });
  assert.equal(told(), null);
  await plans()[2]?.answer({ type: "planned", plan: { ...plan, code: "of two" } });
  assert.equal(told()?.code, "of two");
  refresh(app);
  assert.equal(plans().length, 3);
});

test("a plan that the worker did not live to tell is asked for again by the next one", async () => {
  const app = workbench("square", settle);
  const { Ended } = await import("../../web/app/engine/worker_client.js");
  openPlan(app);
  await app.last("plan").answer(new Ended());
  refresh(app);
  assert.equal(app.asked.filter(({ question }) => question.type === "plan").length, 2);
});

/** @type {(app: import("../../web/app/state/state.js").App) => void} */
function openPlan(app) {
  togglePanel(app.state, "plan");
  planToggled(app);
}

test("what is pressed before the board of other options has come is searched on that board", async () => {
  const app = workbench("square", settle);
  app.state.draft.strategy = "walk";
  app.state.draft.options = { order: "3" };
  settle(app);
  cutForward(app);
  assert.equal(app.last("open"), undefined);
  const { shown } = puzzle("square");
  await app.last("show").answer({ type: "shown", shown: { ...shown, options: { order: "3" } } });
  assert.deepEqual(app.last("open").question.task.options, { order: "3" });
  await app.last("open").answer(OPENED);
  assert.deepEqual([app.state.run?.stage, app.state.run?.until?.from], ["open", 0]);
});

test("a search of options that the core refuses is asked for all the same, so that it says why", async () => {
  const app = workbench("square", settle);
  app.state.draft.options = { order: "500" };
  settle(app);
  begin(app, "run");
  const refused = { type: "refused", faults: [{ cell: null, option: "order", words: { en: "no", ja: "否" } }] };
  await app.last("show").answer(refused);
  await app.last("open").answer(refused);
  assert.match(app.state.notice?.words.en ?? "", /no/);
});

test("whatever becomes of a question about a board, what is pressed later is not held up by it", async () => {
  const app = workbench("square", settle);
  for (const order of ["3", "4"]) {
    app.state.draft.options = { order };
    settle(app);
  }
  const [first, second] = app.asked.filter(({ question }) => question.type === "show");
  begin(app, "run");
  await second.answer(new Ended());
  assert.equal(app.last("open"), undefined);
  await first.answer({ type: "shown", shown: puzzle("square").shown });
  assert.ok(app.last("open"));
});

const FAULT = { cell: 0, option: null, words: { en: "no", ja: "否" } };

test("what was wrong with one puzzle is not shown of the next", async () => {
  const app = workbench("square", settle);
  settle(app);
  await app.last("check").answer({ type: "checked", faults: [FAULT] });
  choosePuzzle(app, puzzle("other"));
  assert.deepEqual(app.state.faults, []);
});

for (const name of ["square", "game"])
  test(`while the worker starts anew, nothing is said of a changed draft: ${name}`, () => {
    const app = workbench(name, settle);
    Object.assign(app.state, { faults: [FAULT], loading: { ...app.state.loading, stage: "starting" } });
    settle(app);
    assert.deepEqual(app.state.faults, []);
  });

test("a failure while a board is taken does not hold up what is searched later", async () => {
  const app = workbench("square", settle);
  app.state.draft.options = { order: "3" };
  const refreshed = refresh(app);
  const rejected = assert.rejects(async () => refreshed, /unforeseen/);
  app.draw = () => {
    app.draw = () => {};
    throw new Error("unforeseen");
  };
  await app.last("show").answer({ type: "shown", shown: puzzle("square").shown });
  await rejected;
  begin(app, "run");
  assert.ok(app.last("open"));
});
