/** Refused requests of an author: they are reported, and nothing else is searched instead. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createFrame, isBarred } from "../../../web/app/embed/frame_state.js";
import { obey } from "../../../web/app/embed/host_commands.js";
import { readOptions } from "../../../web/app/embed/options.js";
import { begin, hold } from "../../../web/app/embed/python_handover.js";
import { statusOf } from "../../../web/app/embed/status.js";
import { CATALOG, furnish, heard, workbench } from "../workbench.js";

const WHY = { en: "16 are needed.", ja: "16 マス必要です。" };

beforeEach(() => {
  furnish();
  for (const name of ["window", "parent"])
    Object.defineProperty(globalThis, name, { value: globalThis, configurable: true });
  Object.defineProperty(globalThis, "length", { value: 0, configurable: true });
});

/** A frame whose givens only Python can read, ordered to solve before there is Python. */
function ordered() {
  const app = workbench("square", ({ state }) => void Object.assign(state, { wanted: null }));
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=square", "en"));
  frame.unread = "9 . . 1 1";
  app.state.loading.stage = "asleep";
  obey(frame, { type: "solve" });
  assert.ok(app.state.wanted);
  app.state.loading.stage = "ready";
  hold(frame);
  assert.equal(app.state.wanted, null);
  void begin(frame);
  return { app, frame };
}
const types = (/** @type {ReturnType<typeof workbench>} */ app) => app.asked.map(({ question }) => question.type);

test("givens that Python reads are searched, and not before", async () => {
  const { app, frame } = ordered();
  assert.deepEqual(types(app), ["read"]);
  await app.last("read").answer({ type: "givens", givens: { 0: "1" }, own: [], marks: {} });
  await heard();
  assert.deepEqual(types(app), ["read", "open"]);
  assert.deepEqual([isBarred(frame), app.state.draft.givens], [false, { 0: "1" }]);
});

test("givens that Python refuses are told, and nothing can be started", async () => {
  const { app, frame } = ordered();
  await app.last("read").answer({ type: "refused", faults: [{ cell: null, option: null, words: WHY }] });
  await heard();
  obey(frame, { type: "solve" });
  obey(frame, { type: "play" });
  obey(frame, /** @type {any} */ ({ type: "seek", at: 4 }));
  assert.deepEqual(types(app), ["read"]);
  const { faults } = statusOf(frame);
  assert.equal(faults.length, 1);
  assert.match(faults[0].en, /cannot be read: 16 are needed\.$/);
  assert.match(faults[0].ja, /16 マス必要です。$/);
});

test("options that the core refuses cannot be started, and the host hears of them", () => {
  const app = workbench("square");
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=square&option.order=500", "en"));
  app.state.faults = [{ cell: null, option: "order", words: WHY }];
  obey(frame, { type: "solve" });
  assert.deepEqual(types(app), []);
  assert.deepEqual(statusOf(frame).faults, [{ en: `option-order: ${WHY.en}`, ja: `option-order: ${WHY.ja}` }]);
});

test("nothing is started in the place of a puzzle that is not here", () => {
  const app = workbench("square");
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=squre&strategy=walk", "en"));
  for (const type of ["solve", "play"]) obey(frame, { type });
  assert.deepEqual([types(app), app.state.wanted], [[], null]);
  assert.match(statusOf(frame).faults[0].en, /no puzzle called “squre”/);
});

test("a given for a cell that is not there blocks, and is named as it was written", () => {
  for (const [given, named] of [
    ["3:1,9:2", 'given="9:2"'],
    ["9999:1", 'given="9999:1"'],
    ["0:1,middle:2", 'given="0:1,middle:2"'],
  ]) {
    const app = workbench("square");
    const frame = createFrame(app, readOptions(CATALOG, `#puzzle=square&given=${given}`, "en"));
    obey(frame, { type: "solve" });
    assert.deepEqual(types(app), []);
    const { faults } = statusOf(frame);
    assert.equal(faults.length, 1, given);
    assert.ok(faults[0].en.includes(named) && faults[0].ja.includes(named), faults[0].en);
  }
});

test("a start that the core refuses blocks and is told; the reader's own position does not", () => {
  const app = workbench("game");
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=game&start=bbbb", "en"));
  app.state.draft = frame.options.draft;
  assert.equal(isBarred(frame), false);
  app.state.faults = [{ cell: null, option: null, words: WHY }];
  assert.equal(isBarred(frame), true);
  assert.deepEqual(statusOf(frame).faults, [{ en: `start: ${WHY.en}`, ja: `start: ${WHY.ja}` }]);
  app.state.draft = { ...app.state.draft, start: "abab" };
  assert.equal(isBarred(frame), false);
  assert.deepEqual(statusOf(frame).faults, [WHY]);
});

test("a start that the core leaves out blocks too, and a change of the reader's does not", () => {
  const app = workbench("game");
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=game&start=nonsense", "en"));
  app.state.draft = { ...frame.options.draft, start: "" };
  assert.equal(isBarred(frame), true);
  assert.match(statusOf(frame).faults[0].en, /start="nonsense"/);
  app.state.past = [frame.options.draft];
  assert.equal(isBarred(frame), false);
});

test("moves that the core cannot make are told to the author, and a change of the reader's is not", () => {
  const app = workbench("game");
  const frame = createFrame(app, readOptions(CATALOG, "#puzzle=game&moves=0-1.3-2.9-9", "en"));
  app.state.puzzle = frame.options.puzzle;
  app.state.draft = { ...frame.options.draft };
  assert.deepEqual(statusOf(frame).faults, []);
  app.state.draft.moves = [[0, 1]];
  const { faults } = statusOf(frame);
  assert.equal(faults.length, 1);
  assert.ok(faults[0].en.includes('moves="3-2.9-9"') && faults[0].ja.includes('moves="3-2.9-9"'));
  assert.equal(isBarred(frame), false);
  app.state.past = [frame.options.draft];
  assert.deepEqual(statusOf(frame).faults, []);
});
