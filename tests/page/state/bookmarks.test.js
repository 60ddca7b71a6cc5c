/** Bookmarks: a word for a moment, whatever is typed, and whatever somebody has put into a link. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bookmarksOf,
  cleanList,
  LONGEST_WORD,
  readBookmarks,
  setBookmark,
  writeBookmarks,
} from "../../../web/app/state/index.js";
import { linkOf, readLink } from "../../../web/app/storage/link.js";
import { CATALOG, workbench } from "../workbench.js";

test("a word is put to a moment, changed, and taken away", () => {
  const { state } = workbench("square");
  setBookmark(state, 120, "and here");
  setBookmark(state, 39, "here it pays");
  assert.deepEqual(bookmarksOf(state), [
    { at: 39, word: "here it pays" },
    { at: 120, word: "and here" },
  ]);
  setBookmark(state, 39, "here");
  setBookmark(state, 120, "  ");
  assert.deepEqual(bookmarksOf(state), [{ at: 39, word: "here" }]);
});

test("they are of one search: with another strategy or other numbers they are not shown, and back again they are", () => {
  const { state } = workbench("square");
  setBookmark(state, 39, "here");
  const { draft } = state;
  state.draft = { ...draft, givens: { 0: "1" } };
  assert.deepEqual(bookmarksOf(state), []);
  state.draft = { ...draft, strategy: "walk" };
  assert.deepEqual(bookmarksOf(state), []);
  state.draft = draft;
  assert.equal(bookmarksOf(state).length, 1);
});

test("a link carries them, whatever the word", () => {
  for (const word of ["here", "a:b", "50% & more=#1", "ここで効く", "“so” + 1", "39:x,y.z"]) {
    const { state } = workbench("square");
    setBookmark(state, 39, word);
    setBookmark(state, 7, "first");
    const link = readLink(CATALOG, linkOf(state));
    assert.deepEqual([link?.bookmarks, link?.whole], [bookmarksOf(state), true], word);
    assert.equal(link?.bookmarks[1]?.word, word);
  }
});

test("a word is one line, of what can be seen, and no longer than it may be", () => {
  const words = { "a\nb\tc": "a b c", "\u202eabc\u0000": "abc", "a|b": "a/b", "x\u200by": "x y", "  ": undefined };
  for (const [raw, clean] of Object.entries(words)) assert.equal(cleanList([{ at: 1, word: raw }])[0]?.word, clean);
  const [{ word }] = cleanList([{ at: 1, word: "🌲".repeat(100) }]);
  assert.equal([...word].length, LONGEST_WORD);
});

test("what is no bookmark is dropped, and there are twenty at most", () => {
  for (const raw of [
    null,
    "1:a",
    [null],
    [{}],
    [{ at: "1", word: "a" }],
    [{ at: 0, word: "a" }],
    [{ at: 1.5, word: "a" }],
    [{ at: 1, word: {} }],
    [{ at: 1e9, word: "a" }],
  ])
    assert.deepEqual(cleanList(raw), []);
  const many = Array.from({ length: 5000 }, (_, at) => ({ at: at + 1, word: "a" }));
  assert.equal(cleanList(many).length, 20);
});

test("of a link that was tampered with, what is right is read, and that it is not whole is known", () => {
  for (const [written, right] of /** @type {[string, string][]} */ ([
    ["39:a|x", "39:a"],
    ["a|39:b", "39:b"],
    ["039:a", ""],
    ["99999999:a", ""],
    [":a|39:", ""],
    ["39:a|39:b", "39:b"],
    ["39:<b>a</b>", "39:<b>a</b>"],
    [`39:${"a".repeat(9000)}`, `39:${"a".repeat(60)}`],
  ])) {
    assert.equal(writeBookmarks(readBookmarks(written)), right);
    const link = readLink(CATALOG, `#puzzle=square&look=${encodeURIComponent(written)}`);
    assert.equal(link?.whole, right === written, written.slice(0, 20));
  }
});
