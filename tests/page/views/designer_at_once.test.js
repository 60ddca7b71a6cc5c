/** What is done to a figure faster than the page is drawn, as on a slow device: each action is one on the figure as it is by then. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { clickOn, fill } from "../native/acting.js";
import { openPage } from "../native/page.js";
import { sentence } from "../native/reading.js";

/** @import { Workbench } from "../native/workbench.js" */

/** @type {(page: Workbench, name: string) => HTMLElement} */
const button = (page, name) => /** @type {HTMLElement} */ (page.named(name)[0]);

/** @type {(page: Workbench, name: string) => HTMLInputElement} */
const field = (page, name) => /** @type {HTMLInputElement} */ (page.one(`dialog.designer [name=${name}]`));

/** Types into a field of the designer and leaves it, without waiting for anything. @type {(page: Workbench, name: string, value: string) => void} */
function enter(page, name, value) {
  fill(field(page, name), value);
  field(page, name).dispatchEvent(new Event("change", { bubbles: true }));
}

/** Expects that the fields say this, once the figure is drawn. @type {(page: Workbench, said: Record<string, string>) => Promise<void>} */
async function expectFields(page, said) {
  const read = () => Object.keys(said).map((name) => field(page, name).value);
  await page.until(() => read().join("|") === Object.values(said).join("|"), read);
}

/** The page with its designer open, where nothing is drawn yet. @type {() => Promise<Workbench>} */
async function designer() {
  const page = await openPage();
  await page.ready();
  await page.click("h1 button.choose");
  await page.press(/^Draw your own/);
  await page.has("dialog.designer .canvas");
  return page;
}

/** Presses keys on the canvas, without waiting for anything. @type {(page: Workbench, keys: string[]) => void} */
function type(page, keys) {
  const canvas = page.one("dialog.designer .canvas");
  for (const key of keys) canvas.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

test("no action undoes the one before it", async () => {
  const page = await designer();
  await sentence("size, cells, values, a title, and that values may repeat", async () => {
    enter(page, "size", "2");
    clickOn(button(page, "Cells on all places"));
    enter(page, "from", "3");
    enter(page, "to", "6");
    enter(page, "title", "Four");
    clickOn(field(page, "differs"));
    await page.has("dialog.designer .canvas .spot", 4);
    await expectFields(page, { list: "3–6", title: "Four" });
    assert.ok(!field(page, "differs").checked);
  });
  await sentence("the name of a cell, its given number and its values", async () => {
    type(page, ["Enter"]);
    await page.has("dialog.designer [name=sign]");
    enter(page, "sign", "north");
    enter(page, "given", "4");
    enter(page, "allowed", "4 5");
    await expectFields(page, { sign: "north", given: "4", allowed: "4, 5" });
  });
});

test("keys go on from where those before them have led", async () => {
  const page = await designer();
  await sentence("three cells in a row, each put beside the one before", async () => {
    type(page, ["Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"]);
    await page.has("dialog.designer .canvas .spot", 3);
  });
  await sentence("a line from the last to the first", async () => {
    type(page, ["l", "Enter", "ArrowLeft", "Enter", "ArrowLeft", "Enter", "f"]);
    await page.has("dialog.designer .canvas .strokes polyline.way:not(.begun)", 1);
    const points = page.one("dialog.designer .canvas .strokes polyline.way").getAttribute("points") ?? "";
    assert.equal(points.split(" ").length, 3);
  });
  await sentence("and one that is removed at once is gone", async () => {
    type(page, ["c", "Delete", "ArrowRight", "Delete"]);
    await page.has("dialog.designer .canvas .spot", 1);
  });
});
