/** The workshop, in which users write their own programs; loaded when it is first opened. */

import { both } from "../words/index.js";

/** @import { App } from "../state/state.js" */
/** @import { LinkedProgram } from "../storage/program_link.js" */

/**
 * Opens it for the puzzle on the board, with the content of a link; `save` saves a file.
 * @type {(app: App, save: (name: string, file: Blob) => void, link?: LinkedProgram) => Promise<void>}
 */
export async function openWorkshop(app, save, link) {
  try {
    const { openOverPage } = await load();
    await openOverPage(app, save, link);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    app.state.notice = { words: both((w) => w.editorMissing(why)), kind: "bad" };
    app.draw();
  }
}

/** Its scripts; fetched first, because a browser does not retry a module whose import has failed. @type {() => Promise<typeof import("../python/index.js")>} */
async function load() {
  const address = new URL("../python/index.js", import.meta.url).href;
  const { ok, status } = await fetch(address);
  if (!ok) throw new Error(String(status));
  return import(address);
}
