/** Which place for a clue belongs to what was drawn, and which one is touched. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { isClued, isDrawn, slotAt, slotOf } from "../../../web/app/transcribe/slots.js";

/** @import { ClueSheet, Slot, Tool } from "../../../web/worker/protocol.js" */

const NOTHING = { en: "", ja: "" };
/** @type {(tool: string, cells: number[], where: Slot["where"], x?: number) => Slot} */
const slot = (tool, cells, where, x = 0) => ({
  ...{ title: NOTHING, text: "", x, y: 0, where, cells, most: null, room: null },
  ...{ step: [0, 0], choices: [], tool, needed: false },
});
/** @type {(name: string, does: Tool["does"], most?: number[] | null) => Tool} */
const tool = (name, does, most = []) => ({
  ...{ name, does, title: NOTHING, most, least: 1, about: null, how: null, group: null },
});
const SHEET = /** @type {ClueSheet} */ ({
  slots: [
    slot("ray", [4, 3, 2], "beside", -1),
    slot("ray", [2, 3, 4], "beside", 9),
    slot("cage", [2, 3], "corner"),
    slot("cage", [2, 3, 4], "corner", 5),
    slot("dot", [0, 1, 2], "white", 3),
  ],
  tools: [tool("ray", "path", [9]), tool("cage", "gather", null), tool("dot", "path"), tool("sum", "write", [])],
});

test("the slot of a set has the same squares, that of a way has them in its order", () => {
  assert.equal(slotOf(SHEET, "cage", [3, 2]), 2);
  assert.equal(slotOf(SHEET, "cage", [4, 2, 3]), 3);
  assert.equal(slotOf(SHEET, "ray", [2, 3]), 1);
  assert.equal(slotOf(SHEET, "ray", [4, 3]), 0);
  assert.equal(slotOf(SHEET, "dot", [1, 0]), -1);
  assert.equal(slotOf(SHEET, "cage", [7]), -1);
});

test("a tool is for drawing unless its slots are typed, and has a clue where it names a largest number or any text", () => {
  assert.deepEqual(
    ["ray", "cage", "sum", ""].map((name) => isDrawn(SHEET, name)),
    [true, true, false, false],
  );
  assert.deepEqual(
    ["ray", "cage", "dot", ""].map((name) => isClued(SHEET, name)),
    [true, true, false, false],
  );
});

test("a clue is touched where it stands, in a corner on any of its squares", () => {
  assert.equal(slotAt(SHEET, "cage", { x: 50, y: 50 }, 4), 3);
  assert.equal(slotAt(SHEET, "ray", { x: 8.8, y: 0.1 }, -1), 1);
  assert.equal(slotAt(SHEET, "ray", { x: 8, y: 0 }, 2), -1);
});
