/** Touching spots: making moves, hearing why one cannot be made, and setting faces. */

import { edit, startFrom } from "../draft/index.js";
import { ended } from "../engine/index.js";
import { place, positionOf, taskOf } from "../state/index.js";
import { both } from "../words/index.js";
import { lineNow, playOn } from "./line.js";

/** @import { Position } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** A click, a tap or Enter on a spot. @type {(app: App, spot: number) => void} */
export function touch(app, spot) {
  const { state } = app;
  const { play } = state;
  if (lineNow(state)) playOn(app);
  else if (state.view.kind !== "draft") app.settle();
  const position = positionOf(state);
  if (!position || state.stale) {
    play.waiting = spot;
    if (state.loading.stage !== "ready") play.word = both((w) => w.whenReady);
    return app.draw();
  }
  play.refused = null;
  if (play.brush !== null) paint(app, spot, play.brush);
  else moveFrom(app, position, spot);
  app.draw();
}

/** Takes up a touch that came while the position was not known; called for every picture. @type {(app: App) => void} */
export function takeUpTouch(app) {
  const { play, stale } = app.state;
  const spot = play.waiting;
  if (spot === null || stale) return;
  play.waiting = null;
  touch(app, spot);
}

/** @type {(app: App, position: Position, spot: number) => void} */
function moveFrom(app, position, spot) {
  const { state } = app;
  const { play } = state;
  const { chosen } = play;
  const own = position.moves.filter(({ source }) => source === spot);
  const move =
    position.moves.find(({ source, target }) => source === chosen && target === spot) ??
    (own.length === 1 ? own[0] : undefined);
  play.chosen = null;
  if (move) {
    edit(app, (draft) => void draft.moves.push([move.source, move.target]));
    place(state, { ...position, state: move.state, faces: move.faces, moves: [], done: false });
  } else if (own.length > 0) {
    play.chosen = chosen === spot ? null : spot;
    play.word = chosen === spot ? null : both((w) => w.chooseTarget);
  } else explain(app, chosen ?? spot, chosen === null ? null : spot, spot);
}

/** Says why the piece cannot move. @type {(app: App, source: number, target: number | null, touched: number) => Promise<void>} */
async function explain(app, source, target, touched) {
  const { state, engine } = app;
  const task = taskOf(state);
  const answer = await engine.ask({ type: "whyNot", task, source, target }).catch(ended);
  if (answer?.type !== "reason" || JSON.stringify(task) !== JSON.stringify(taskOf(state))) return;
  Object.assign(state.play, { word: answer.words, refused: touched });
  app.draw();
}

/** @type {(app: App, spot: number, face: string) => Promise<void>} */
async function paint(app, spot, face) {
  const { state, engine } = app;
  const answer = await engine.ask({ type: "edit", task: taskOf(state), spot, face }).catch(ended);
  if (answer?.type === "position") startFrom(app, answer.position);
  if (answer?.type === "refused") Object.assign(state.play, { word: answer.faults[0]?.words ?? null, refused: spot });
  app.draw();
}

/** Takes up a face, or puts the brush down. @type {(app: App, face: string | null) => void} */
export function takeBrush(app, face) {
  Object.assign(app.state.play, { brush: face, chosen: null, hint: null, word: null });
  if (app.state.view.kind !== "draft") app.settle();
  app.draw();
}

/** Back to where the game began. @type {(app: App) => void} */
export const restartGame = (app) => edit(app, (draft) => void (draft.moves = []));
