/**
 * Bookmarks: moments of a search with comments, which an author sets and a link contains.
 * Bookmarks from links are untrusted.
 *
 * of   the search that they belong to: its task and strategy
 */

import { seedOf, taskOf } from "./task.js";

/** @import { State } from "./state.js" */

/** @typedef {{ at: number, word: string }} Bookmark */
/** @typedef {{ of: string, list: Bookmark[] }} Bookmarks */

/** The most characters of a comment, and the most bookmarks of a search. */
export const LONGEST_WORD = 60;
const MOST = 20;
/** The last possible moment: a tape has no more events. */
const LAST_MOMENT = 4_000_000;

/** @type {() => Bookmarks} */
export const createBookmarks = () => ({ of: "", list: [] });

/** The search that is watched, or would be. @type {(state: State) => string} */
export const searchOf = (state) =>
  JSON.stringify([taskOf(state), state.draft.strategy, seedOf(state, state.draft.strategy)]);

/** The bookmarks of the search that is watched, in order. @type {(state: State) => Bookmark[]} */
export const bookmarksOf = (state) => (state.watch.bookmarks.of === searchOf(state) ? state.watch.bookmarks.list : []);

/** A comment on one line, without invisible characters and separators of bookmarks. @type {(raw: string) => string} */
export const cleanWord = (raw) =>
  [
    ...raw
      .replaceAll("|", "/")
      .replace(/[\p{C}\p{Z}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, LONGEST_WORD)
    .join("")
    .trim();

/** Sets the comment of a moment; an empty one removes it. @type {(state: State, at: number, word: string) => void} */
export function setBookmark(state, at, word) {
  const others = bookmarksOf(state).filter((each) => each.at !== at);
  state.watch.bookmarks = { of: searchOf(state), list: cleanList([...others, { at, word }]) };
}

/** Valid bookmarks: at a moment, with a comment, one per moment, in order. @type {(raw: unknown) => Bookmark[]} */
export function cleanList(raw) {
  if (!Array.isArray(raw)) return [];
  const known = raw.slice(0, MOST + 1).flatMap((each) => {
    const { at, word } = typeof each === "object" && each !== null ? each : {};
    const isMoment = Number.isInteger(at) && at >= 1 && at <= LAST_MOMENT;
    const said = typeof word === "string" && isMoment ? cleanWord(word.slice(0, 2000)) : "";
    return said === "" ? [] : [{ at: Number(at), word: said }];
  });
  const byMoment = new Map(known.map((each) => [each.at, each]));
  return [...byMoment.values()].slice(0, MOST).sort((one, other) => one.at - other.at);
}

/** Bookmarks as part of a link: 39:a word|120:another. @type {(list: Bookmark[]) => string} */
export const writeBookmarks = (list) => list.map(({ at, word }) => `${at}:${word}`).join("|");

/** @type {(text: string) => Bookmark[]} */
export const readBookmarks = (text) =>
  cleanList(
    text.split("|", MOST + 1).map((each) => {
      const [, at = "", word = ""] = /^([1-9]\d{0,6}):(.*)$/su.exec(each) ?? [];
      return { at: Number(at), word };
    }),
  );
