/** Links: what is written is read back whole, and every link that was ever right still is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { createRun } from "../../../web/app/state/run.js";
import { emptyDraft } from "../../../web/app/state/task.js";
import { linkOf, linkOfBoard, linkOfPage, readLink } from "../../../web/app/storage/link.js";
import { cleanDraft } from "../../../web/app/storage/validate.js";
import { CATALOG, puzzle, workbench } from "../workbench.js";
import { OLDER } from "./older_links.js";

/** What comes of a draft that is sent as a link. @type {(name: string, change: object) => ReturnType<typeof readLink>} */
function sent(name, change) {
  const { state } = workbench(name);
  state.draft = { ...emptyDraft(puzzle(name)), ...change };
  return readLink(CATALOG, linkOf(state));
}

test("entries with the signs that part a list come back as they were typed", () => {
  for (const typed of ["1:2", "1,2", "50%", "%41", "%2C", "a&b=c", "#1+2", "１", ":", ","]) {
    const link = sent("square", { givens: { 0: typed, 3: "4" } });
    assert.deepEqual([link?.draft.givens, link?.whole], [{ 0: typed, 3: "4" }, true], typed);
  }
});

test("givens, own numbers, pencil marks and colours come back apart", () => {
  const draft = {
    ...{ givens: { 0: "1", 2: "4" }, posed: [0], colours: { 0: 4, 3: 1 } },
    ...{ marks: { 1: [2, 3, 12], 3: [-1] }, centred: { 1: [2, 4] } },
  };
  const link = sent("square", draft);
  assert.deepEqual(link?.draft, { ...emptyDraft(puzzle("square")), ...draft });
  assert.ok(link?.whole);
  const { state } = workbench("square");
  Object.assign(state.draft, draft);
  assert.equal(linkOf(state), "#puzzle=square&given=0:1&own=2:4&marks=1:2.3.12,3:-1&centred=1:2.4&colours=0:4,3:1&v=2");
});

test("numbers that nobody had locked are locked where their link is opened", () => {
  assert.deepEqual(sent("square", { givens: { 1: "2", 3: "4" } })?.draft.posed, [1, 3]);
  assert.deepEqual(readLink(CATALOG, "#puzzle=square&own=3:4")?.draft.posed, [3], "nothing they were added to");
});

test("options, strategy, start and moves come back", () => {
  const square = sent("square", { options: { order: "3" }, strategy: "walk" });
  assert.deepEqual([square?.draft.options, square?.draft.strategy], [{ order: "3" }, "walk"]);
  const game = sent("game", {
    start: "ab:ab,%",
    moves: [
      [4, 2],
      [0, 4],
    ],
  });
  assert.deepEqual(
    [game?.draft.start, game?.draft.moves],
    [
      "ab:ab,%",
      [
        [4, 2],
        [0, 4],
      ],
    ],
  );
  assert.ok(square?.whole && game?.whole);
});

test("a seed comes back; what is none is left out, and that is said", () => {
  for (const seed of ["0", "7", "999999999"]) {
    const link = sent("square", { strategy: "walk", seed });
    assert.deepEqual([link?.draft.seed, link?.whole], [seed, true]);
  }
  for (const seed of ["-1", "1234567890", "x", "1.5", ""]) {
    const link = readLink(CATALOG, `#puzzle=square&strategy=walk&seed=${seed}&v=2`);
    assert.deepEqual([link?.draft.seed, link?.whole], ["", false], seed);
  }
});

test("the first puzzle as it is has no link; another has its name", () => {
  assert.equal(linkOf(workbench("square").state), "");
  assert.equal(linkOf(workbench("other").state), "#puzzle=other&v=2");
});

test("a link that says nothing of the board is told from one to the empty board", () => {
  for (const rest of ["", "&view=watch", "&panels=plan.tree", "&panels=plan&view=watch"])
    assert.equal(readLink(CATALOG, `#puzzle=other${rest}`)?.bare, true, rest);
  for (const rest of ["&v=2", "&given=0:1", "&option.order=2", "&strategy=walk", "&at=3", "&exercise=x", "&look=3:a"])
    assert.equal(readLink(CATALOG, `#puzzle=other${rest}`)?.bare, false, rest);
  const { state } = workbench("other");
  for (const written of [linkOf(state), linkOfBoard(state), linkOfPage(state)])
    assert.equal(readLink(CATALOG, written)?.bare, false, written);
  assert.equal(readLink(CATALOG, "#view=watch")?.bare, false);
});

for (const [version, links] of Object.entries(OLDER)) {
  test(`older links: ${version}`, () => {
    for (const { hash, draft } of links) {
      const link = readLink(CATALOG, hash);
      assert.deepEqual({ ...link?.draft }, { ...emptyDraft(/** @type {any} */ (link?.puzzle)), ...draft }, hash);
      assert.ok(link?.whole, hash);
    }
  });
}

test("a link of the page has the moment of the search and the open panels", () => {
  const { state } = workbench("square");
  state.draft.strategy = "walk";
  state.panels = ["plan", "race"];
  assert.equal(linkOfPage(state), "#puzzle=square&strategy=walk&panels=plan.race&v=2");
  state.run = createRun(state);
  state.run.at = 12;
  state.view = { kind: "run" };
  assert.equal(linkOfPage(state), "#puzzle=square&strategy=walk&at=12&panels=plan.race&v=2");
  const link = readLink(CATALOG, linkOfPage(state));
  assert.deepEqual([link?.at, link?.panels, link?.whole], [12, ["plan", "race"], true]);
  state.view = { kind: "draft" };
  assert.ok(!linkOfPage(state).includes("at="));
  assert.ok(linkOfPage(state, state.run).includes("at=12"), "the moment of a search that is not on the board");
});

test("a link of a moment has the seed of its search where that is not the usual one", () => {
  const { state } = workbench("square");
  state.draft.strategy = "walk";
  state.run = Object.assign(createRun(state), { at: 12 });
  state.view = { kind: "run" };
  assert.ok(!linkOfPage(state).includes("seed"));
  state.run.seed = "7";
  assert.equal(readLink(CATALOG, linkOfPage(state))?.draft.seed, "7");
  state.draft.seed = "8";
  assert.equal(readLink(CATALOG, linkOfPage(state))?.draft.seed, "7", "another one was typed since");
  state.view = { kind: "draft" };
  assert.equal(readLink(CATALOG, linkOfPage(state))?.draft.seed, "8");
});

test("the second strategy in the tree is in the link while the tree is open, or in Watch if it was asked for there", () => {
  const { state } = workbench("square");
  state.panels = ["tree"];
  state.tree.beside = "walk";
  assert.equal(linkOfPage(state), "#puzzle=square&panels=tree&beside=walk&v=2");
  const link = readLink(CATALOG, linkOfPage(state));
  assert.deepEqual([link?.beside, link?.whole], ["walk", true]);
  state.watch.open = true;
  assert.ok(!linkOfPage(state).includes("beside"));
  state.tree.inWatch = true;
  assert.ok(linkOfPage(state).includes("beside=walk"));
  state.watch.open = false;
  state.panels = [];
  assert.ok(!linkOfPage(state).includes("beside"));
});

test("a link opens Watch at its moment", () => {
  const { state } = workbench("square");
  state.draft.strategy = "walk";
  state.run = createRun(state);
  state.run.at = 12;
  state.view = { kind: "run" };
  state.watch.open = true;
  const written = linkOfPage(state);
  assert.match(written, /view=watch/);
  const link = readLink(CATALOG, written);
  assert.deepEqual([link?.watch, link?.at, link?.whole], [true, 12, true]);
  assert.equal(readLink(CATALOG, "#puzzle=square")?.watch, false);
});

test("a link of a later version says so, and what can be read of it is", () => {
  const link = readLink(CATALOG, "#puzzle=square&given=0:1&v=3");
  assert.deepEqual([link?.draft.givens, link?.newer, link?.whole], [{ 0: "1" }, true, false]);
  for (const version of ["1", "2"]) {
    const known = readLink(CATALOG, `#puzzle=square&v=${version}`);
    assert.deepEqual([known?.newer, known?.whole], [false, true]);
  }
  const odd = readLink(CATALOG, "#puzzle=square&v=<b>");
  assert.deepEqual([odd?.newer, odd?.whole], [false, false]);
});

test("a moment, panels or a second strategy that cannot be are left out, and said", () => {
  for (const rest of [
    "beside=plain",
    "beside=none",
    "at=0",
    "at=-1",
    "at=1e3",
    "at=5000000",
    "at=",
    "panels=plan.<b>",
    "panels=plan.plan",
    "view=",
    "view=tree",
  ]) {
    const link = readLink(CATALOG, `#puzzle=square&${rest}`);
    assert.deepEqual([link?.whole, link?.at ?? null, link?.watch], [false, null, false], rest);
  }
});

test("what cannot be read is left out, and said", () => {
  for (const rest of [
    "given=0:1,2",
    "given=x:1,1:2",
    "given=0:123456789",
    "option.none=1",
    "strategy=none",
    "sense=no",
    "given=0:1,0:2",
    "given=0:1&own=0:2",
    "marks=0:",
    "marks=0:1.x",
    "marks=1:1e3",
    "marks=x:1",
    `marks=0:${[...Array(200).keys()].join(".")}`,
    "colours=0:9",
    "colours=0:",
    "colours=-1:1",
  ]) {
    assert.equal(readLink(CATALOG, `#puzzle=square&${rest}`)?.whole, false, rest);
  }
  for (const rest of ["moves=4-2.x", "moves=1-2-3", `start=${"a".repeat(3000)}`, "moves=1-512"]) {
    assert.equal(readLink(CATALOG, `#puzzle=game&${rest}`)?.whole, false, rest);
  }
  assert.equal(readLink(CATALOG, "#puzzle=none")?.puzzle, undefined);
  assert.equal(readLink(CATALOG, `#puzzle=square&given=${"0:1,".repeat(20_000)}`)?.puzzle, undefined);
  assert.equal(readLink(CATALOG, ""), null);
  const long = "1 ".repeat(7500); // as the lengths of a large nonogram
  assert.equal(readLink(CATALOG, `#puzzle=square&option.order=${long}`)?.draft.options.order, long);
  assert.equal(readLink(CATALOG, `#puzzle=square&option.order=${long.repeat(5)}`)?.draft.options.order, undefined);
});

test("givens may be a text, which is still to be read; too long a text is left out", () => {
  const link = readLink(CATALOG, "#puzzle=square&given=3:4&givens=1+.+.+.");
  assert.deepEqual([link?.givens, link?.draft.givens, link?.whole, link?.bare], ["1 . . .", { 3: "4" }, true, false]);
  const long = readLink(CATALOG, `#puzzle=square&givens=${"1".repeat(2001)}`);
  assert.deepEqual([long?.givens, long?.whole], ["", false]);
});

test("with an option too long for an address the link names the puzzle, which opens as it was kept", () => {
  const { state } = workbench("square");
  const order = "9".repeat(60_001);
  state.draft = { ...emptyDraft(puzzle("square")), options: { order }, givens: { 0: "1" } };
  for (const link of [linkOf(state), linkOfBoard(state), linkOfPage(state)]) {
    assert.equal(link, "#puzzle=square");
    assert.ok(readLink(CATALOG, link)?.bare);
  }
  assert.equal(cleanDraft(puzzle("square"), state.draft).options.order, order);
  state.draft.options.order = "9".repeat(60_000);
  assert.equal(readLink(CATALOG, linkOf(state))?.draft.options.order?.length, 60_000);
});
