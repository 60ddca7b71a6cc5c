/** What a person has typed, kept in the browser: by puzzle, each program that was changed (programs.js). */

import { placed } from "../storage/storage_key.js";

/** @import { Shelf } from "./subject.js" */

/** Where the browser keeps nothing, or is full, nothing is kept. @type {(puzzle: string) => Shelf} */
export function shelfOf(puzzle) {
  const first = placed(`program:${puzzle}`);
  const last = placed(`program-opened:${puzzle}`);
  const keyOf = (/** @type {string} */ name) => (name === "" ? first : `${first}:${name}`);
  return {
    drafts: () =>
      trying(() => new Map(Object.entries(localStorage).flatMap(([key, text]) => draftAt(first, key, text)))) ??
      new Map(),
    keep({ name, source }, text) {
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

/** The draft under a key, by its name, if there is one. @type {(first: string, key: string, text: string) => [name: string, text: string][]} */
function draftAt(first, key, text) {
  if (key === first) return [["", text]];
  return key.startsWith(`${first}:`) ? [[key.slice(first.length + 1), text]] : [];
}

/** What it returns, if the browser lets it. @type {<T>(act: () => T) => T | undefined} */
function trying(act) {
  try {
    return act();
  } catch {
    return undefined; // a browser that keeps nothing, or is full
  }
}
