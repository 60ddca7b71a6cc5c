/**
 * A second copy of each draft. A browser writes local storage to disk some seconds late; if it is killed, the input of those
 * seconds is only here. The copy is read soon after the first paint, and used if it is newer and nothing was typed
 * since.
 */

import { parsed, readText, writeText } from "./browser_store.js";
import { done, table } from "./database.js";
import { cleanDraft, record } from "./validate.js";

/** @import { App } from "../state/state.js" */

/** Notes when a draft was stored, and copies it. @type {(name: string, text: string) => Promise<void>} */
export async function copyText(name, text) {
  const when = Date.now();
  writeText(`when:${name}`, String(when));
  try {
    await done((await table("copies", "readwrite")).put({ when, text }, name));
  } catch {
    // no storage: there is one copy or none
  }
}

/** Restores the copy of this puzzle's draft, once per visit. @type {(app: App, name: string) => Promise<void>} */
export async function takeUpCopy(app, name) {
  const { state } = app;
  const { copiesRead } = state.visit;
  if (copiesRead.has(name)) return;
  copiesRead.add(name);
  const { draft, puzzle } = state;
  const asItWas = JSON.stringify(draft);
  const copy = await newerCopy(name);
  const untouched = state.puzzle === puzzle && !state.borrowed && JSON.stringify(state.draft) === asItWas;
  if (copy === null || !untouched || !writeText(name, copy)) return;
  state.draft = cleanDraft(puzzle, parsed(copy));
  state.seen = copy;
  app.settle();
}

/** The copy, if it is newer than the stored draft. @type {(name: string) => Promise<string | null>} */
async function newerCopy(name) {
  try {
    const { when, text } = record(await done((await table("copies", "readonly")).get(name)));
    const stored = Number(readText(`when:${name}`)) || 0;
    return typeof text === "string" && Number(when) > stored && text !== readText(name) ? text : null;
  } catch {
    return null;
  }
}
