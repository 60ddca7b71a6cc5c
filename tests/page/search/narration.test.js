/** What is said of an event. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { append } from "../../../web/app/state/index.js";
import { happened } from "../../../web/app/views/search/narration.js";
import { gridState, watchRun } from "../board/grid.js";

/** The words of a template. @type {(template: any) => string} */
const said = (template) =>
  typeof template === "string" ? template : (template?.values ?? []).map(said).filter(Boolean).join(" ");

test("that a value follows is said before its reason is known, and of no other value", () => {
  const state = gridState(2);
  const run = watchRun(state);
  run.shown = { ...run.shown, names: [] };
  Object.assign(state.catalog.strategies[0], { planned: false, deduces: true });
  const [alone, oneMore] = [1, 2].map((left) => left * 2 ** 18);
  append(run.tape, Uint32Array.of(oneMore, 512 + 1 + alone));
  const now = (/** @type {number} */ at) => {
    run.at = at;
    return said(happened(state, run));
  };
  assert.match(now(1), /^1 placed in/);
  assert.match(now(2), /^2 follows in/);
});
