/** The study of a frame is asked for before anything is drawn by those views of which nothing can be shown without it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createFrame } from "../../../web/app/embed/frame_state.js";
import { readOptions, VIEW_NAMES } from "../../../web/app/embed/options.js";
import { STUDY } from "../../../web/app/views/embed/parts.js";
import { VIEWS } from "../../../web/app/views/embed/views.js";
import { CATALOG, furnish, workbench } from "../workbench.js";

/** @import { Habits } from "../../../web/app/storage/preferences.js" */

const HABITS = /** @type {Habits} */ ({});

/** Whether a view needs the study as soon as it is drawn. @type {(name: (typeof VIEW_NAMES)[number]) => boolean} */
function isStudied(name) {
  furnish();
  const app = workbench();
  app.state.loading = { ...app.state.loading, stage: "asleep" };
  const frame = createFrame(app, readOptions(CATALOG, `#puzzle=square&view=${name}`, "en"));
  Object.assign(STUDY, { awaited: false, stage: "coming" });
  for (const part of VIEWS[name].parts) part(frame, HABITS);
  return STUDY.awaited;
}

/** Whether the script before the first paint asks for it. @type {(name: string) => Promise<boolean>} */
async function isAskedFor(name) {
  const { address } = furnish();
  address.hash = `#puzzle=square&view=${name}`;
  /** @type {{ href?: string }[]} */
  const asked = [];
  const HTMLLinkElement = class {
    href = "study.js";
  };
  Object.assign(document, {
    addEventListener() {},
    documentElement: { dataset: {} },
    querySelector: () => new HTMLLinkElement(),
    createElement: () => ({}),
    head: { append: (/** @type {object} */ link) => void asked.push(link) },
  });
  Object.assign(globalThis, { addEventListener() {}, HTMLLinkElement });
  await import(`../../../web/app/start/embedded_before_paint.js?view=${name}`);
  return asked.some(({ href }) => href === "study.js");
}

test("a view needs the study at once if and only if it is asked for before the first paint", async () => {
  const needed = VIEW_NAMES.filter(isStudied);
  assert.ok(needed.includes("plan") && !needed.includes("board"));
  for (const name of VIEW_NAMES) assert.equal(await isAskedFor(name), needed.includes(name), name);
  assert.ok(await isAskedFor("board+plan"));
});
