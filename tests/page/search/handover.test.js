/** A search that goes on by learning: when it may, and what is said of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "../../../web/app/draft_effects.js";
import { loseSearches } from "../../../web/app/engine/jobs.js";
import { choose } from "../../../web/app/search/index.js";
import { append, createTape, HANDED, LEARNED, PLACED, REMOVED, stateAt } from "../../../web/app/state/index.js";
import { happened } from "../../../web/app/views/search/narration.js";
import { results } from "../../../web/app/views/search/results.js";
import { gridState, watchRun } from "../board/grid.js";
import { furnish, opened, workbench } from "../workbench.js";

/** The words of a template. @type {(template: any) => string} */
const said = (template) =>
  ["string", "number"].includes(typeof template)
    ? String(template)
    : (template?.values ?? []).map(said).filter(Boolean).join(" ");

/** @type {(kind: number, number?: number) => number} */
const event = (kind, number = 0) => kind * 2 ** 27 + number;

test("a search may go on in another way only if nobody has chosen the strategy, and it is compared with none", async () => {
  loseSearches();
  furnish();
  const app = workbench("square", settle);
  await opened(app, "run");
  assert.equal(app.last("open").question.unnamed, true);
  choose(app, "walk");
  await opened(app, "run");
  assert.equal(app.last("open").question.unnamed, false);
  choose(app, "plain");
  app.state.tree.beside = "walk";
  await opened(app, "run");
  assert.equal(app.last("open").question.unnamed, false);
});

test("the moment of the handover is told, and what stood is taken back after it", () => {
  const state = gridState(2);
  const run = watchRun(state);
  run.shown = { ...run.shown, names: [] };
  run.tape = createTape(4);
  const events = [event(PLACED), event(PLACED, 513), event(HANDED, 50000), event(REMOVED, 513), event(REMOVED)];
  append(run.tape, Uint32Array.from([...events, event(LEARNED, 1), event(PLACED)]));
  run.at = 3;
  const en = said(happened(state, run));
  assert.match(en, /Not ended after 50,000 nodes: from here on it learns from its dead ends\./);
  assert.match(en, /does not search again/);
  assert.match(
    said(happened({ ...state, lang: "ja" }, run)),
    /^ノード\s50,000\s個で終わらないので、ここからは失敗から学びながら続けます/,
  );
  append(run.tape, Uint32Array.of(event(HANDED)));
  run.at = run.tape.end;
  assert.match(said(happened(state, run)), /^Learning has not ended it either: it goes on by propagation/);
  assert.deepEqual([stateAt(run.tape, 5).path, stateAt(run.tape, 6).bound], [[], 1]);
});

test("so it is said of the whole search, from then on", () => {
  const state = gridState(2);
  const run = watchRun(state);
  const verdict = { en: "1 solution so far", ja: "解はここまで 1 通り" };
  run.progress = {
    state: "running",
    nodes: 60000,
    cuts: 9,
    solutions: 1,
    elapsed: 5,
    dropped: 0,
    earlier: 0,
    rows: [],
    verdict,
  };
  const now = (/** @type {"en" | "ja"} */ lang) => said(results(/** @type {any} */ ({ state: { ...state, lang } })));
  assert.doesNotMatch(now("en"), /learning/);
  run.progress.handed_over = 50000;
  assert.match(now("en"), /After 50,000 nodes it began to learn from its dead ends/);
  assert.match(now("ja"), /ノード\s50,000\s個で終わらなかったので/);
});
