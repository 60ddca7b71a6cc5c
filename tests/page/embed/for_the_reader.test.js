/** Boards that are left to the reader: Start solves no other. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createFrame, isPlayed } from "../../../web/app/embed/frame_state.js";
import { readOptions } from "../../../web/app/embed/options.js";
import { CATALOG, furnish, workbench } from "../workbench.js";

/** @import { Label } from "../../../web/worker/protocol.js" */

beforeEach(() => void furnish());

/** @type {Label} */
const CLUE = { cells: [0], text: "3", words: { en: "", ja: "" }, x: 0, y: 0, where: "corner" };

/** A frame of a puzzle, with more in its address, and with clues on its board. @type {(name: string, more: string, labels: Label[]) => boolean} */
function isLeft(name, more, labels) {
  const app = workbench(name);
  app.state.shown = { ...app.state.shown, drawing: { ...app.state.shown.drawing, labels } };
  return isPlayed(createFrame(app, readOptions(CATALOG, `#puzzle=${name}${more}`, "en")));
}

test("a game, and a board with givens or with clues, are for the reader", () => {
  assert.ok(isLeft("game", "", []));
  assert.ok(isLeft("square", "&given=0:1", []));
  assert.ok(isLeft("square", "&givens=1...", []));
  assert.ok(isLeft("square", "", [CLUE]));
});

test("an empty board is not", () => {
  assert.ok(!isLeft("square", "", []));
});
