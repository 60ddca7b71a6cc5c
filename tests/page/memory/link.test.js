/** Links: what is written is read back whole, and every link that was ever right still is. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf, readLink } from "../../../web/app/memory/link.js";
import { emptyDraft } from "../../../web/app/state/task.js";
import { CATALOG, puzzle, workbench } from "../workbench.js";

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

test("the first puzzle as it is has no link; another has its name", () => {
  assert.equal(linkOf(workbench("square").state), "");
  assert.equal(linkOf(workbench("other").state), "#puzzle=other");
});

test("links made before entries were encoded", () => {
  /** @type {[string, object][]} */
  const older = [
    ["#puzzle=square&given=0:1,1:2", { givens: { 0: "1", 1: "2" } }],
    ["#puzzle=square&given=0%3A1%2C1%3A2", { givens: { 0: "1", 1: "2" } }],
    ["#puzzle=square&given=0:50%25", { givens: { 0: "50%" } }],
    ["#puzzle=square&given=2:%EF%BC%91", { givens: { 2: "１" } }],
    ["#puzzle=square&option.order=3&strategy=walk", { options: { order: "3" }, strategy: "walk" }],
    [
      "#puzzle=game&start=ab+ab&moves=4-2.0-4",
      {
        start: "ab ab",
        moves: [
          [4, 2],
          [0, 4],
        ],
      },
    ],
    ["#puzzle=game", {}],
  ];
  for (const [hash, draft] of older) {
    const link = readLink(CATALOG, hash);
    assert.deepEqual({ ...link?.draft }, { ...emptyDraft(/** @type {any} */ (link?.puzzle)), ...draft }, hash);
    assert.ok(link?.whole, hash);
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
  ]) {
    assert.equal(readLink(CATALOG, `#puzzle=square&${rest}`)?.whole, false, rest);
  }
  for (const rest of ["moves=4-2.x", "moves=1-2-3", `start=${"a".repeat(3000)}`, "moves=1-512"]) {
    assert.equal(readLink(CATALOG, `#puzzle=game&${rest}`)?.whole, false, rest);
  }
  assert.equal(readLink(CATALOG, "#puzzle=none")?.puzzle, undefined);
  assert.equal(readLink(CATALOG, `#puzzle=square&given=${"0:1,".repeat(10_000)}`)?.puzzle, undefined);
  assert.equal(readLink(CATALOG, ""), null);
});
