/** Touching spots, or choosing them by a key: making moves, explaining why one cannot be made, and setting faces. */

import { askAbout, edit, startFrom } from "../draft/index.js";
import { place, positionOf, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { lineNow, playOn } from "./line.js";

/** @import { Position } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** The most touches waiting to be handled; further ones are ignored. */
const MOST_WAITING = 16;

/** Handles a click, a tap or Enter on a spot. @type {(app: App, spot: number) => void} */
export const touch = (app, spot) => take(app, () => spot);

/** Handles a drag from one spot to another, whatever was touched before. @type {(app: App, source: number, target: number) => void} */
export const carry = (app, source, target) =>
  take(app, () => {
    Object.assign(app.state.play, { chosen: app.state.play.brush === null ? source : null, landed: null });
    return target;
  });

/**
 * Handles a key that moves a piece: `which` returns the spot of that piece in a position, if there is one.
 * @type {(app: App, which: (position: Position) => number | undefined) => void}
 */
export function slide(app, which) {
  take(app, (position) => {
    app.state.play.landed = null; // the piece that arrived may go back
    return which(position);
  });
}

/** @type {(app: App, which: (position: Position) => number | undefined) => void} */
function take(app, which) {
  const { state } = app;
  const { play } = state;
  if (state.view.kind !== "draft") play.landed = null;
  if (lineNow(state)) playOn(app);
  else if (state.view.kind !== "draft") app.settle();
  if (play.waiting.length < MOST_WAITING) play.waiting.push(which);
  takeUpTouches(app);
  if (state.loading.stage !== "ready" && play.waiting.length > 0) play.word = both((w) => w.whenReady);
  app.draw();
}

/** Handles the touches in order, if their targets are known. @type {(app: App) => void} */
export function takeUpTouches(app) {
  const { state } = app;
  const { play } = state;
  while (!state.stale && !play.painting) {
    const position = positionOf(state);
    const which = position && play.waiting.shift();
    if (!position || !which) return;
    play.refused = null;
    const spot = which(position);
    if (spot === undefined) continue;
    if (play.brush !== null) paint(app, spot, play.brush);
    else moveFrom(app, position, spot);
  }
}

/** @type {(app: App, position: Position, spot: number) => void} */
function moveFrom(app, position, spot) {
  const { state } = app;
  const { play } = state;
  const { chosen, landed } = play;
  play.landed = null;
  if (spot === landed) return;
  const own = position.moves.filter(({ source }) => source === spot);
  const move =
    position.moves.find(({ source, target }) => source === chosen && target === spot) ??
    (own.length === 1 ? own[0] : undefined);
  play.chosen = null;
  if (move) {
    edit(app, (draft) => void draft.moves.push([move.source, move.target]));
    place(state, { ...position, state: move.state, faces: move.faces, moves: [], done: false, stuck: null });
    play.landed = move === own[0] ? move.target : null;
  } else if (own.length > 0) {
    play.chosen = chosen === spot ? null : spot;
    play.word = chosen === spot ? null : both((w) => w.chooseTarget);
  } else explain(app, chosen ?? spot, chosen === null ? null : spot, spot);
}

/** Shows why the piece cannot move. @type {(app: App, source: number, target: number | null, touched: number) => Promise<void>} */
async function explain(app, source, target, touched) {
  const { state } = app;
  const answer = await askAbout(app, () => ({ type: "whyNot", task: taskOf(state), source, target }));
  if (answer?.type !== "reason") return;
  Object.assign(state.play, { word: answer.words, refused: touched });
  app.draw();
}

/** Sets a face; the next touch waits, because it starts from the result of this one. @type {(app: App, spot: number, face: string) => Promise<void>} */
async function paint(app, spot, face) {
  const { state } = app;
  const { play } = state;
  play.painting = true;
  const answer = await askAbout(app, () => ({ type: "edit", task: taskOf(state), spot, face }));
  play.painting = false;
  if (answer?.type === "position") startFrom(app, answer.position);
  if (answer?.type === "refused") Object.assign(state.play, { word: answer.faults[0]?.words ?? null, refused: spot });
  takeUpTouches(app);
  app.draw();
}

/** Selects a face, or none. @type {(app: App, face: string | null) => void} */
export function takeBrush(app, face) {
  Object.assign(app.state.play, { brush: face, chosen: null, landed: null, hint: null, word: null });
  if (app.state.view.kind !== "draft") app.settle();
  app.draw();
}

/** Returns to the start of the game. @type {(app: App) => void} */
export const restartGame = (app) => edit(app, (draft) => Object.assign(draft, { moves: [] }));
