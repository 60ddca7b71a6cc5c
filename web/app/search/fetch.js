/** Opening solutions and asking the worker for those that are in sight. */

import { ended } from "../engine/index.js";
import { keep, LINES_IN_SIGHT, listedOn, missing, PAGE, shelfOf, solution, turnTo, visible } from "../state/index.js";

/** @import { Gallery } from "../state/pages.js" */
/** @import { App, State } from "../state/state.js" */

/** Pages that are fetched ahead of being looked at, so that they are kept whatever happens to the worker. */
const AHEAD = 20;
/** Where what is said stands below the board, and may lie under the orders at the foot of the screen. */
const ONE_COLUMN = "(max-width: 61.99rem)";

/** Puts a solution on the board, and brings that into sight. @type {(app: App, number: number) => void} */
export function openSolution(app, number) {
  app.state.sought = "board";
  layOut(app, number);
}

/** Puts a solution on the board, wherever that is. @type {(app: App, number: number) => void} */
export function layOut(app, number) {
  const { run } = app.state;
  if (!run || number < 0 || number >= listedOn(run)) return;
  run.playing = false;
  app.state.view = { kind: "solution", number };
  fetchMissing(app);
  app.draw();
}

/** Brings the picture of a solution into sight on its shelf, and the focus to it. @type {(app: App, number: number) => void} */
export function findOnShelf(app, number) {
  const { run } = app.state;
  if (!run) return;
  turnTo(shelfOf(run).gallery, number, listedOn(run));
  app.state.sought = "picked";
  fetchMissing(app);
  app.draw();
}

/** Asks for the solutions in sight, the one on the board, and some ahead. @type {(app: App) => void} */
export function fetchMissing(app) {
  const { run, view, play, puzzle } = app.state;
  if (!run || run.lost) return;
  const shelf = shelfOf(run);
  const listed = listedOn(run);
  if (listed === 0) return;
  const wanted = visible(shelf.gallery, listed).flatMap(({ first, last }) => [first, last]);
  if (puzzle.kind === "movement") wanted.push(play.linesFrom, Math.min(play.linesFrom + LINES_IN_SIGHT, listed) - 1);
  if (view.kind === "solution") wanted.unshift(view.number);
  const ahead = [...Array(AHEAD).keys()].find(
    (page) => missing(shelf.gallery, page * PAGE + PAGE - 1, listed) !== null,
  );
  if (ahead !== undefined) wanted.push(ahead * PAGE);
  for (const number of wanted) {
    const page = missing(shelf.gallery, number, listed);
    if (page !== null) fetchPage(app, shelf, page);
  }
}

/** @type {(app: App, run: { job: number, gallery: Gallery<any> }, page: number) => Promise<void>} */
export async function fetchPage(app, run, page) {
  run.gallery.asked.add(page);
  const question = /** @type {const} */ ({ type: "list", job: run.job, first: page * PAGE, count: PAGE });
  const answer = await app.engine.ask(question).catch(ended);
  const before = isThere(app.state);
  if (answer?.type === "listed") keep(run.gallery, page, answer.found);
  if (!before && isThere(app.state) && matchMedia(ONE_COLUMN).matches && isBoardInView()) app.state.sought = "board";
  run.gallery.asked.delete(page);
  app.draw();
}

/** Whether the solution that is on the board is known. @type {(state: State) => boolean} */
const isThere = ({ run, view }) =>
  run !== null && view.kind === "solution" && solution(shelfOf(run).gallery, view.number) !== null;

/** Whoever has scrolled away from the board meanwhile is left where they are. @type {() => boolean} */
function isBoardInView() {
  const place = document.getElementById("board")?.getBoundingClientRect();
  return place !== undefined && place.top >= 0 && place.bottom <= innerHeight;
}
