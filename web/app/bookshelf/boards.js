/**
 * The boards for the thumbnails of entries: boards with default options are there, others are requested one after the
 * other.
 */

import { ended } from "../engine/index.js";
import { isUsual } from "../state/index.js";
import { shelfIn } from "./noting.js";

/** @import { CatalogPuzzle, Position, Question, Shown } from "../../worker/protocol.js" */
/** @import { Entry } from "../state/bookshelf.js" */
/** @import { App, State } from "../state/state.js" */

/** The question whose answer is the board of an entry. @type {(puzzle: CatalogPuzzle, entry: Entry) => Question} */
function boardOf(puzzle, { draft: { options, start, moves } }) {
  if (puzzle.kind === "movement")
    return { type: "fit", task: { puzzle: puzzle.name, options, givens: {}, start, moves } };
  return { type: "show", puzzle: puzzle.name, options };
}

/** The board of an entry; null until it is there. @type {(state: State, puzzle: CatalogPuzzle, entry: Entry) => Shown | Position | null} */
export function boardNamed(state, puzzle, entry) {
  if (puzzle.kind === "placement" && isUsual(puzzle, entry.draft)) return puzzle.shown;
  return shelfIn(state).boards[JSON.stringify(boardOf(puzzle, entry))] ?? null;
}

/**
 * Requests the missing boards of visible entries; called when they are shown.
 * @type {(app: App, seen: { puzzle: CatalogPuzzle, entry: Entry }[]) => Promise<void>}
 */
export async function lookAtBoards(app, seen) {
  const { state } = app;
  if (state.loading.stage !== "ready") return;
  const { boards } = shelfIn(state);
  const missing = seen
    .filter(({ puzzle, entry }) => puzzle.kind === "movement" || !isUsual(puzzle, entry.draft))
    .map(({ puzzle, entry }) => boardOf(puzzle, entry))
    .filter((question) => !Object.hasOwn(boards, JSON.stringify(question)));
  for (const question of missing) boards[JSON.stringify(question)] = null; // requested
  for (const question of missing) {
    const answer = await app.engine.ask(question).catch(ended);
    if (!answer) delete boards[JSON.stringify(question)];
    if (answer?.type === "shown") boards[JSON.stringify(question)] = answer.shown;
    if (answer?.type === "position") boards[JSON.stringify(question)] = answer.position;
    app.draw();
  }
}
