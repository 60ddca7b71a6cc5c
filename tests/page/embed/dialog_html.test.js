/** The HTML that the dialog writes: the moment of the search on the board, and a fixed height. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setBookmark } from "../../../web/app/state/index.js";
import { attributesOf, contentOf, htmlNow, momentOffered } from "../../../web/app/views/embedding/code.js";
import { furnish, opened, workbench } from "../workbench.js";

/** @import { State } from "../../../web/app/state/state.js" */

beforeEach(() => void Object.assign(furnish().address, { href: "https://here.example/site/" }));

/** The state of a page with a search on its board, after so many events. @type {(at: number, strategy?: string) => Promise<State>} */
async function watched(at, strategy = "walk") {
  const app = workbench();
  app.state.draft.strategy = strategy;
  const run = await opened(app, "slice");
  run.at = at;
  app.state.view = { kind: "run" };
  return app.state;
}

/** @type {(state: State, name: string) => string | undefined} */
const attribute = (state, name) => new Map(attributesOf(state)).get(name);

test("the moment on the board is written if it is chosen, with the search that it is of", async () => {
  const state = await watched(3);
  state.draft.strategy = "plain"; // chosen since, for the next search
  assert.equal(attribute(state, "step"), undefined);
  assert.equal(momentOffered(state)?.at, 3);
  state.embedding.moment = true;
  assert.deepEqual([attribute(state, "step"), attribute(state, "strategy")], ["3", "walk"]);
  assert.match(htmlNow(state), / strategy="walk" view="player" step="3">/);
  assert.match(htmlNow(state), /<a href="[^"]*&amp;strategy=walk&amp;at=3&amp;v=2">/);
  state.embedding.form = "iframe";
  assert.match(htmlNow(state), /embed\.html#puzzle=square&amp;strategy=walk&amp;view=player&amp;step=3"/);
});

test("it is offered only where there is one, in a view that can show it", async () => {
  /** @type {[State, [string, string], boolean][]} */
  const cases = [
    [await watched(0), ["player", ""], false],
    [await watched(3, "plain"), ["player", ""], false],
    [await watched(3), ["race", ""], false],
    [await watched(3), ["python", "plan"], false],
    [await watched(3), ["race", "board"], true],
    [await watched(3), ["tree", ""], true],
    [await watched(3), ["watch", ""], true],
  ];
  for (const [state, views, offered] of cases) {
    Object.assign(state.embedding, { views, moment: true });
    assert.equal(momentOffered(state) !== null, offered, views.join(" "));
    assert.equal(attribute(state, "step"), offered ? "3" : undefined, views.join(" "));
  }
});

test("so is that of the search when the board shows the input again, but not of a search of another one", async () => {
  const state = await watched(3);
  Object.assign(state, { view: { kind: "draft" } });
  state.embedding.moment = true;
  assert.equal(momentOffered(state)?.at, 3);
  assert.match(htmlNow(state), /<a href="[^"]*&amp;strategy=walk&amp;at=3&amp;v=2">/);
  state.draft.givens = { 0: "1" };
  assert.equal(momentOffered(state), null);
  assert.doesNotMatch(htmlNow(state), /at=|step=/);
});

test("a search that reports every event, but none of a tree, has its moment on a board, not in Watch", async () => {
  const state = await watched(3);
  const { strategies } = state.catalog;
  state.catalog = { ...state.catalog, strategies: strategies.map((each) => ({ ...each, forms: "boards" })) };
  assert.equal(momentOffered(state)?.at, 3);
  for (const view of ["watch", "tree"]) {
    state.embedding.views = [view, ""];
    assert.equal(momentOffered(state), null);
  }
});

test("a fixed height is an attribute, and the height of a plain frame", async () => {
  const state = await watched(0);
  state.embedding.fixed = true;
  assert.match(htmlNow(state), / height="fixed">/);
  state.embedding.form = "iframe";
  assert.match(htmlNow(state), /&amp;height=fixed"/);
  assert.match(htmlNow(state), /height: 32rem/);
  state.embedding.fixed = false;
  assert.match(htmlNow(state), /height: 70rem/);
});

test("a class link shows the board alone, names the word, and so does what leads to it where no frame is allowed", () => {
  const { state } = workbench("square");
  state.embedding.playOnly = true;
  state.embedding.large = true;
  assert.match(htmlNow(state), / view="board" play="only" size="large"/);
  assert.match(contentOf(state).link, /embed\.html#.*play=only/);
  state.embedding.form = "iframe";
  assert.match(htmlNow(state), /&amp;play=only&amp;size=large/);
});

test("a second strategy is written for a player alone, and the words of Watch with it", async () => {
  const state = await watched(3);
  state.embedding.beside = "walk";
  setBookmark(state, 2, "here");
  assert.deepEqual([attribute(state, "beside"), attribute(state, "look")], ["walk", "2:here"]);
  state.embedding.views = ["plan", ""];
  assert.equal(attribute(state, "beside"), undefined);
  state.embedding.playOnly = true;
  assert.equal(attribute(state, "look"), undefined);
});
