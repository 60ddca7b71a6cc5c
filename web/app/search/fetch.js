/** Opening solutions and requesting the visible ones from the worker. */

import { isOneColumn } from "../dom/screen.js";
import { ended } from "../engine/index.js";
import {
  cachePage,
  LINES_IN_SIGHT,
  listedOn,
  missing,
  PAGE,
  shelfOf,
  solution,
  turnTo,
  visible,
} from "../state/index.js";

/** @import { Gallery, Sight } from "../state/pages.js" */
/** @import { App, State } from "../state/state.js" */

/** The number of pages fetched in advance, which are then safe if the worker dies. */
const AHEAD = 20;

/** Puts a solution on the board and scrolls to the board. @type {(app: App, number: number) => void} */
export function openSolution(app, number) {
  app.state.sought = "board";
  layOut(app, number);
}

/** Puts a solution on the board without scrolling. @type {(app: App, number: number) => void} */
export function layOut(app, number) {
  const { run } = app.state;
  if (!run || number < 0 || number >= listedOn(run)) return;
  run.playing = false;
  run.none = null;
  app.state.view = { kind: "solution", number };
  fetchMissing(app);
  app.draw();
}

/** Scrolls to a solution's thumbnail in the gallery, and focuses it. @type {(app: App, number: number) => void} */
export function findOnShelf(app, number) {
  const { run } = app.state;
  if (!run) return;
  turnTo(shelfOf(run).gallery, number, listedOn(run));
  app.state.sought = "picked";
  fetchMissing(app);
  app.draw();
}

/** Requests the visible solutions, the one on the board, and a few in advance. @type {(app: App) => void} */
export function fetchMissing(app) {
  const { run, view, play, puzzle } = app.state;
  if (!run || run.lost) return;
  const shelf = shelfOf(run);
  const listed = listedOn(run);
  if (listed === 0) return;
  const lines = { first: play.linesFrom, last: Math.min(play.linesFrom + LINES_IN_SIGHT, listed) - 1 };
  const wanted = (puzzle.kind === "movement" ? [lines] : visible(shelf.gallery, listed)).flatMap(lastOfPages);
  if (view.kind === "solution") wanted.unshift(view.number);
  const ahead = [...Array(AHEAD).keys()].map(lastOf).find((number) => missing(shelf.gallery, number, listed) !== null);
  if (ahead !== undefined) wanted.push(ahead);
  for (const number of wanted) {
    const page = missing(shelf.gallery, number, listed);
    if (page !== null) fetchPage(app, shelf, page);
  }
}

/** The last solution of a page: if the page came early, this one is missing first. @type {(page: number) => number} */
const lastOf = (page) => page * PAGE + PAGE - 1;

/** The last visible solution of each visible page. @type {(sight: Pick<Sight, "first" | "last">) => number[]} */
function lastOfPages({ first, last }) {
  const from = Math.floor(first / PAGE);
  const pages = Math.floor(last / PAGE) - from + 1;
  return Array.from({ length: pages }, (_, index) => Math.min(lastOf(from + index), last));
}

/** @type {(app: App, run: { job: number, gallery: Gallery<any> }, page: number) => Promise<void>} */
export async function fetchPage(app, run, page) {
  run.gallery.asked.add(page);
  const question = /** @type {const} */ ({ type: "list", job: run.job, first: page * PAGE, count: PAGE });
  const answer = await app.engine.ask(question).catch(ended);
  const before = isThere(app.state);
  if (answer?.type === "listed") cachePage(run.gallery, page, answer.found);
  // In one column its messages may be hidden under the buttons at the foot of the screen.
  if (!before && isThere(app.state) && isOneColumn() && isBoardInView()) app.state.sought ??= "board";
  run.gallery.asked.delete(page);
  app.draw();
}

/** Whether the solution on the board is known. @type {(state: State) => boolean} */
const isThere = ({ run, view }) =>
  run !== null && view.kind === "solution" && solution(shelfOf(run).gallery, view.number) !== null;

/** Whether the board is still in view. @type {() => boolean} */
export function isBoardInView() {
  const place = document.getElementById("board")?.getBoundingClientRect();
  return place !== undefined && place.top >= 0 && place.bottom <= innerHeight;
}
