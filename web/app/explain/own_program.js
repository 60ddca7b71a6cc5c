/** The workshop, in which people write programs of their own: loaded when it is first opened. */

import { taskOf } from "../state/index.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** Opens it for the puzzle on the board; `packed` is a program from a link, `save` saves a file. @type {(app: App, save: (name: string, file: Blob) => void, packed?: string) => Promise<void>} */
export async function openWorkshop(app, save, packed) {
  const { state, engine } = app;
  const { lang, puzzle } = state;
  /** @type {typeof import("../python/index.js")} */
  const python = await import(new URL("../python/index.js", import.meta.url).href);
  const program = packed ? await python.unpacked(packed) : null;
  /** @type {(name: string, options: Record<string, string>) => Promise<Shown | null>} */
  const show = async (name, options) => {
    const answer = await engine.ask({ type: "show", puzzle: name, options }).catch(() => null);
    return answer?.type === "shown" ? answer.shown : null;
  };
  await python.openWorkshop({ lang, task: taskOf(state), title: puzzle.title, kind: puzzle.kind, show, save, program });
}
