/** A part of the page that could not be loaded. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { contentOf, createPart, within } from "../../../web/app/views/frame/part.js";
import { furnish, workbench } from "../workbench.js";

/** A page with a part whose file is gone; `missed` counts what the page did about that. */
function gone() {
  furnish();
  const page = { missed: 0 };
  const app = workbench();
  app.missed = () => {
    page.missed += 1;
  };
  return { app, page, part: createPart("study", () => Promise.reject(new TypeError("404"))) };
}

test("where it is shown, the page acts at once, and after each try", async () => {
  const { app, page, part } = gone();
  within(app, part, () => "its content");
  await part.arrived;
  assert.equal(part.stage, "missing");
  assert.equal(page.missed, 1);
  await contentOf(app, part);
  assert.equal(page.missed, 2);
});

test("one that nobody sees yet is loaded again when it is shown", async () => {
  const { app, page, part } = gone();
  assert.equal(await contentOf(app, part), null);
  assert.equal(part.stage, "idle");
  assert.equal(page.missed, 0);
});

test("one that comes to be shown while it is being fetched ahead is missed too", async () => {
  const { app, page, part } = gone();
  const content = contentOf(app, part);
  within(app, part, () => "its content");
  assert.equal(await content, null);
  assert.equal(page.missed, 1);
});
