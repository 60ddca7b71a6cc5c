/** The open line: stepping through it, playing it, and continuing from it by hand; the moment on the board. */

import { isCalm } from "../dom/screen.js";
import { edit } from "../draft/index.js";
import { fetchMissing, openSolution } from "../search/index.js";
import { FACES, LINES_IN_SIGHT, lineIn, positionOf, solution, stateAt } from "../state/index.js";

/** @import { FoundLine, MadeMove } from "../../worker/protocol.js" */
/** @import { Moment } from "../state/game.js" */
/** @import { App, State } from "../state/state.js" */

/** Milliseconds between two moves; more with reduced motion. */
const PACE = 850;
const CALM_PACE = 1600;

/** The line that the board shows; null while it shows the game. @type {(state: State) => FoundLine | null} */
export function lineNow({ run, view }) {
  return run && view.kind === "solution" ? lineIn(solution(run.gallery, view.number)) : null;
}

/** The moment on the board. @type {(state: State) => Moment} */
export function now(state) {
  const { play, run, view } = state;
  const line = lineNow(state);
  if (line && run && view.kind === "solution") {
    const index = Math.min(play.cursor, line.moves.length);
    const [text = "", faces = []] = [line.states[index], line.faces[index]];
    return { text, faces, moves: line.moves, index, track: `line ${run.job} ${view.number}` };
  }
  if (run && view.kind === "run" && run.tape.end > 0) {
    const faces = [...stateAt(run.tape, run.at).board].map((face) => String(run.values[face]));
    return { text: "", faces, moves: [], index: run.at, track: `search ${run.job} ${run.at}` };
  }
  const position = positionOf(state);
  const [text, faces] = [position?.state ?? "", position?.faces ?? []];
  return { text, faces, moves: play.made, index: play.made.length, track: `game ${state.puzzle.name} ${play.start}` };
}

/** @type {(app: App, number: number) => void} */
export function openLine(app, number) {
  Object.assign(app.state.play, { cursor: 0, playing: false });
  openSolution(app, number);
}

/** Scrolls to a line in the list of all, and focuses it. @type {(app: App, number: number) => void} */
export function findLine(app, number) {
  app.state.play.linesFrom = number - (number % LINES_IN_SIGHT);
  app.state.sought = "picked";
  fetchMissing(app);
  app.draw();
}

/** Shows the position after a number of moves of the line. @type {(app: App, moves: number) => void} */
export function goTo(app, moves) {
  const { play } = app.state;
  const line = lineNow(app.state);
  if (!line) return;
  play.cursor = Math.min(Math.max(0, moves), line.moves.length);
  play.playing = false;
  app.draw();
}

/** @type {(app: App) => void} */
export const lineBack = (app) => goTo(app, app.state.play.cursor - 1);
/** @type {(app: App) => void} */
export const lineForward = (app) => goTo(app, app.state.play.cursor + 1);

/** Plays the line, from its start if it is at its end, or pauses it. @type {(app: App) => void} */
export function toggleLine(app) {
  const { play, visit } = app.state;
  const line = lineNow(app.state);
  if (!line) return;
  if (!play.playing && play.cursor >= line.moves.length) play.cursor = 0;
  play.playing = !play.playing;
  visit.lineMoved = performance.now() - PACE / 2;
  app.draw();
}

/** Makes the next move of a playing line when it is due; called for every animation frame. @type {(app: App, time: number) => void} */
export function tickLine(app, time) {
  const { play, visit } = app.state;
  if (!play.playing) return;
  const line = lineNow(app.state);
  if (!line || play.cursor >= line.moves.length) play.playing = false;
  else if (time - visit.lineMoved < (isCalm() ? CALM_PACE : PACE)) return;
  else {
    play.cursor += 1;
    visit.lineMoved = time;
  }
  app.draw();
}

/** Continues the game from the position of the line that the board shows. @type {(app: App) => void} */
export function playOn(app) {
  const { run, play } = app.state;
  const line = lineNow(app.state);
  if (!run || !line) return;
  const { start, moves, options } = run.task;
  edit(app, (draft) =>
    Object.assign(draft, { start, options: { ...options }, moves: [...moves, ...line.moves.slice(0, play.cursor)] }),
  );
  app.settle();
}

/** A move, abbreviated: a labelled piece by its label, others by their places. @type {(faces: string[], move: MadeMove) => string} */
export function moveName(faces, [source, target]) {
  const face = faces[source] ?? "";
  return FACES.has(face) ? `${source}→${target}` : face;
}

/** A line as text: its positions, one under the other. @type {(line: FoundLine) => string} */
export const lineText = ({ states }) => states.join(states.some((state) => state.includes("\n")) ? "\n\n" : "\n");
