/** A switch of a clue sheet is on at once; what the core says of it in the end is what holds. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { whenDone } from "../../../web/app/transcribe/changing.js";
import { isSwitchedOn, setSwitch } from "../../../web/app/transcribe/index.js";

/** A sheet with one switch, whose core answers when the test decides. */
function opened() {
  const knight = { name: "knight", title: { en: "", ja: "" }, is_on: false };
  /** @type {((answer: object) => void)[]} */
  const answers = [];
  const ask = () => new Promise((answer) => answers.push(answer));
  const transcript = { sheet: { switches: [knight] }, switched: [], faults: [] };
  const state = { transcript, puzzle: { name: "square" }, draft: { options: {} }, past: [] };
  const app = /** @type {any} */ ({ state, engine: { ask }, draw() {} });
  return { app, answers, isOn: () => isSwitchedOn(app.state.transcript, knight) };
}

/** Lets what waits go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("a switch shows what was pressed last until the core has answered for it", async () => {
  const { app, answers, isOn } = opened();
  setSwitch(app, "knight", true);
  assert.equal(isOn(), true, "before the core has been asked");
  await settle();
  setSwitch(app, "knight", false);
  assert.equal(isOn(), false);
  answers[0]?.({ type: "refused", faults: [] });
  await settle();
  assert.equal(isOn(), false, "the first answer is not about the second press");
  answers[1]?.({ type: "refused", faults: [] });
  await new Promise((resolve) => whenDone(app, resolve));
});

test("a switch that the core refuses goes back, with the reason", async () => {
  const { app, answers, isOn } = opened();
  setSwitch(app, "knight", true);
  await settle();
  const fault = { words: { en: "no", ja: "" } };
  answers[0]?.({ type: "refused", faults: [fault] });
  await new Promise((resolve) => whenDone(app, resolve));
  assert.equal(isOn(), false);
  assert.deepEqual(app.state.transcript.faults, [fault]);
});
