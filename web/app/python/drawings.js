/** Drawings of puzzles, which come from the page's own Python, whatever a program says. */

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/**
 * The board of a puzzle; null if there is none with these options.
 * @type {(page: App, puzzle: string, options: Record<string, string>) => Promise<Shown | null>}
 */
export async function drawingOf({ engine }, puzzle, options) {
  const answer = await engine.ask({ type: "show", puzzle, options }).catch(() => null);
  return answer?.type === "shown" ? answer.shown : null;
}
