/** The plan of a strategy: requested while its panel is open or a board is at rest, and shown on the board. */

import { isMarked } from "../draft/index.js";
import { ended } from "../engine/index.js";
import { cellCount, isDeducing, isOpen, isSeen, plannedStrategy, planRows, stateAt, taskOf } from "../state/index.js";

/** @import { PlanRow } from "../../worker/protocol.js" */
/** @import { App, State } from "../state/state.js" */

/** The most steps whose numbers are readable on the board of a phone. */
const MOST_NUMBERED = 40;

/**
 * A cell on the board: its letter in the plan, the number of its step (0: not shown), its role in the step pointed at,
 * and whether it is computed.
 * @typedef {{ letter?: string, stepNumber?: number, planRole?: "step" | "read", computed?: boolean }} PlannedCell
 */

/** Handles opening and closing of its panel. @type {(app: App) => void} */
export function planToggled(app) {
  Object.assign(app.state.plan, { step: null, playing: false });
  refreshPlan(app);
}

/** Highlights a row, or none; this stops playing, unless it is the next row being played. @type {(app: App, step: number | null, playing?: boolean) => void} */
export function pointAt(app, step, playing = false) {
  const { plan } = app.state;
  if (plan.step === step && plan.playing === playing) return;
  Object.assign(plan, { step, playing });
  app.draw();
}

/** Requests the plan of the draft; the worker abandons one that is still being made. @type {(app: App) => Promise<void>} */
export async function refreshPlan(app) {
  const { state } = app;
  const panel = state.plan;
  const key = wantedPlan(state);
  if (key === null || panel.key === key) return;
  panel.key = "";
  if (state.loading.stage !== "ready") return;
  panel.key = key;
  const [task, strategy] = JSON.parse(key);
  const answer = await app.engine.ask({ type: "plan", task, strategy }).catch(ended);
  if (state.plan !== panel || panel.key !== key) return; // overtaken by a newer request
  if (!answer)
    panel.key = ""; // the worker was ended: the next one will be asked
  else if (answer.type === "planned")
    Object.assign(panel, { plan: answer.plan, answeredKey: key, faults: [], step: null, playing: false });
  else if (answer.type === "refused") panel.faults = answer.faults;
  app.draw();
}

/** The task and strategy to ask about; null if no part of a plan is visible. @type {(state: State) => string | null} */
function wantedPlan(state) {
  const looked = isSeen(state, "plan") || (isOpen(state, "program") && state.program.inside) || isAtRest(state);
  const strategy = plannedStrategy(state)?.name;
  return looked && strategy ? JSON.stringify([taskOf(state), strategy]) : null;
}

/**
 * Puts the letters of the cells and the numbers of their steps on the board, and highlights the cells of the step
 * pointed at.
 * @type {(state: State, scene: PlannedCell[]) => void}
 */
export function markPlan(state, scene) {
  if (!isOpen(state, "plan")) return;
  const rows = planRows(state);
  const { step, playing } = state.plan;
  const numbered = rows.length > MOST_NUMBERED ? 0 : playing && step !== null ? step + 1 : rows.length;
  rows.forEach(({ cell, letter, chosen }, index) => {
    const sceneCell = cell === null ? undefined : scene[cell];
    if (sceneCell)
      Object.assign(sceneCell, { letter, stepNumber: index < numbered ? index + 1 : 0, computed: !chosen });
  });
  const row = rows[step ?? -1];
  if (row) light(row, scene);
}

/** Whether nothing is filled in on a small board, which then shows the cells that the plan computes. @type {(state: State) => boolean} */
const isAtRest = (state) =>
  state.lasting &&
  state.view.kind === "draft" &&
  Object.keys(state.draft.givens).length === 0 &&
  !isMarked(state.draft) &&
  cellCount(state.shown) <= MOST_NUMBERED;

/** The steps of the plan that a board at rest shows; every change of the draft requests its own. @type {(state: State) => PlanRow[]} */
export const rowsAtRest = (state) => (isAtRest(state) ? planRows(state).filter(({ cell }) => cell !== null) : []);

/** The steps of the plan that the search on the board follows, or the one to come. @type {(state: State) => PlanRow[]} */
function rowsOnBoard(state) {
  const { run, view, watch } = state;
  if (run && view.kind === "run") return plannedStrategy(state)?.name === run.strategy ? planRows(state) : [];
  return watch.open ? planRows(state) : rowsAtRest(state);
}

/**
 * A function that tells whether the value of a cell follows from others: by the plan or, without one, by the search so
 * far.
 * @type {(state: State) => (cell: number) => boolean}
 */
export function computedIn(state) {
  const { run, view } = state;
  if (!run || view.kind !== "run" || !isDeducing(state, run.strategy)) {
    const chosen = new Map(rowsOnBoard(state).map((row) => [row.cell, row.chosen]));
    return (cell) => chosen.get(cell) === false;
  }
  const { board, alone } = stateAt(run.tape, run.at);
  return (cell) => Boolean(board[cell] && alone[cell]) && !(cell in run.task.givens);
}

/** @type {(state: State, scene: PlannedCell[]) => void} */
export function markComputed(state, scene) {
  const isComputed = computedIn(state);
  for (const [cell, sceneCell] of scene.entries()) if (isComputed(cell)) sceneCell.computed = true;
}

/** @type {(row: PlanRow, scene: PlannedCell[]) => void} */
function light({ cell, reads }, scene) {
  for (const each of reads) {
    const sceneCell = scene[each];
    if (sceneCell) sceneCell.planRole = "read";
  }
  const sceneCell = cell === null ? undefined : scene[cell];
  if (sceneCell) sceneCell.planRole = "step";
}
