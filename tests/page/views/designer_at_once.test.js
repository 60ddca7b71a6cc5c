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

test("no action undoes the one before it", async () => {
  const page = await openPage();
  await page.ready();
  await page.click("h1 button.choose");
  await page.press(/^Draw your own/);
  await page.has("dialog.designer .canvas");
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
    page.one("dialog.designer .canvas").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await page.has("dialog.designer [name=sign]");
    enter(page, "sign", "north");
    enter(page, "given", "4");
    enter(page, "allowed", "4 5");
    await expectFields(page, { sign: "north", given: "4", allowed: "4, 5" });
  });
});
