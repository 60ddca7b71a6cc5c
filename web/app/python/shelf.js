/** Stores a user's programs in the browser: for each puzzle, every program that was changed (programs.js). */

import { placed } from "../storage/storage_key.js";

/** @import { Shelf } from "./subject.js" */

/** If the browser's storage is off or full, nothing is stored. @type {(puzzle: string) => Shelf} */
export function shelfOf(puzzle) {
  const first = placed(`program:${puzzle}`);
  const last = placed(`program-opened:${puzzle}`);
  const keyOf = (/** @type {string} */ name) => (name === "" ? first : `${first}:${name}`);
  return {
    drafts: () =>
      trying(() => new Map(Object.entries(localStorage).flatMap(([key, text]) => draftAt(first, key, text)))) ??
      new Map(),
    save({ name, source }, text) {
      const key = keyOf(name);
      return (
        trying(() => {
          if (text === source) localStorage.removeItem(key);
          else localStorage.setItem(key, text);
          return true;
        }) ?? false
      );
    },
    opened: () => trying(() => localStorage.getItem(last)) ?? null,
    open: (name) => void trying(() => localStorage.setItem(last, name)),
  };
}

/** The name and text of the draft under a key, if it is one. @type {(first: string, key: string, text: string) => [name: string, text: string][]} */
function draftAt(first, key, text) {
  if (key === first) return [["", text]];
  return key.startsWith(`${first}:`) ? [[key.slice(first.length + 1), text]] : [];
}

/** The result of an action; undefined if the browser refuses it. @type {<T>(act: () => T) => T | undefined} */
function trying(act) {
  try {
    return act();
  } catch {
    return undefined; // storage is off or full
  }
}
