/** The scene: the content of the board at this moment, cell by cell, whatever its source. */

import { guiltyCells } from "../assist/index.js";
import { markComputed, markPlan } from "../explain/index.js";
import {
  CUT,
  cellCount,
  clashingCells,
  eventBefore,
  filledCells,
  NO_VALUE,
  PLACED,
  SOLVED,
  SWAPPED,
  shelfOf,
  solution,
  stateAt,
  valuesIn,
} from "../state/index.js";
import { words } from "../words/index.js";

/** @import { Fault, Shown, Spot } from "../../worker/protocol.js" */
/** @import { Event } from "../state/events.js" */
/** @import { Run } from "../state/run.js" */
/** @import { Lang, State } from "../state/state.js" */

/**
 * given     a value that the user fixed
 * filled    a value that the user filled in while solving, even if a search starts from it
 * placed    a value that the search placed
 * new       the value that the search has just placed
 * refused   the value that the search has just refused
 * solved    a value of a solution
 * @typedef {"empty" | "given" | "filled" | "placed" | "new" | "refused" | "solved"} Look
 */
/**
 * A cell as it stands: `faulty` is whether its value cannot stand, `faults` why, once the core has said it; `letter` is
 * its name in the plan, `stepNumber` the number of its step there (0: not shown), `planRole` its part in the step that
 * is pointed at ("step" too where two solutions differ),
 * `computed` whether its value follows from others, where that is shown; `sight` why a player's eye is led there.
 * @typedef {{ text: string, look: Look, highlighted: boolean, faulty: boolean, faults: Fault[], letter?: string, stepNumber?: number, planRole?: "step" | "read", computed?: boolean, sight?: "near" | "same" | "picked" }} SceneCell
 */

/** The sign of a column: in a cell that is a row of squares, column 5 of r2 is c5. */
export const COLUMN = "c";

/** @type {(state: State) => SceneCell[]} */
export function sceneOf(state) {
  const shown = shownNow(state);
  /** @type {SceneCell[]} */
  const scene = Array.from({ length: cellCount(shown) }, () => ({
    text: "",
    look: "empty",
    highlighted: false,
    faulty: false,
    faults: [],
  }));
  const { run, view } = state;
  const givens = view.kind === "draft" || !run ? state.draft.givens : run.task.givens;
  if (run && view.kind === "run") playRun(scene, run);
  if (run && view.kind === "solution") {
    const values = valuesIn(solution(shelfOf(run).gallery, view.number)) ?? [];
    values.forEach((value, cell) => {
      put(scene, cell, String(value), "solved");
    });
  }
  const filled = new Set(filledCells(state));
  for (const [cell, typed] of Object.entries(givens)) {
    const sceneCell = scene[Number(cell)];
    const look = filled.has(Number(cell)) ? "filled" : "given";
    if (sceneCell && sceneCell.look !== "refused") Object.assign(sceneCell, { text: typed, look });
  }
  if (view.kind === "draft") {
    for (const fault of state.faults) if (fault.cell !== null) scene[fault.cell]?.faults.push(fault);
    const clashing = clashingCells(state);
    for (const [cell, sceneCell] of scene.entries())
      sceneCell.faulty = sceneCell.faults.length > 0 || clashing.has(cell);
  }
  if (view.kind === "draft") {
    for (const cell of guiltyCells(state)) if (scene[cell]) scene[cell].highlighted = true;
    for (const cell of state.aid.answer?.progress?.result?.differ ?? []) if (scene[cell]) scene[cell].planRole = "step";
  }
  markPlan(state, scene);
  markComputed(state, scene);
  return scene;
}

/** The present drawing of the board. @type {(state: State) => Shown} */
export const shownNow = ({ run, view, shown }) => (run && view.kind !== "draft" ? run.shown : shown);

/**
 * The name of a spot: that of its cell, with its position on a grid, or of one of several squares that represent the
 * cell's values.
 * @type {(state: State, spot: Spot) => string}
 */
export function nameOfSpot(state, spot) {
  const { names, places, squares, drawing } = shownNow(state);
  const square = spot.value === null ? undefined : squares?.[drawing.spots.indexOf(spot)];
  return [square ?? names[spot.cell], places?.[spot.cell]]
    .flatMap((name) => name?.[state.lang] ?? [])
    .join(words(state.lang).comma);
}

/** In words, what the look of a value shows: that it was refused, or follows from others. @type {(sceneCell: SceneCell, lang: Lang) => string[]} */
export function standing({ look, text, computed }, lang) {
  const w = words(lang);
  const isComputed = computed && text !== "" && look !== "given" && look !== "filled";
  return [...(look === "refused" ? [w.isRefused] : []), ...(isComputed ? [w.isComputed] : [])];
}

/** @type {(scene: SceneCell[], cell: number, text: string, look: Look) => void} */
function put(scene, cell, text, look) {
  const sceneCell = scene[cell];
  if (sceneCell) Object.assign(sceneCell, { text, look });
}

/** @type {(scene: SceneCell[], run: Run) => void} */
function playRun(scene, run) {
  const event = eventBefore(run.tape, run.at);
  const look = event?.kind === SOLVED ? "solved" : "placed";
  const swapped = event?.kind === SWAPPED ? [event.cell, event.other] : [];
  stateAt(run.tape, run.at).board.forEach((value, cell) => {
    if (value > 0) put(scene, cell, nameOf(run, value - 1), swapped.includes(cell) ? "new" : look);
  });
  if (event?.kind === PLACED) put(scene, event.cell, nameOf(run, event.value), "new");
  if (event?.kind === CUT) put(scene, event.cell, nameOf(run, event.value), "refused");
  const reason = run.reasons.get(run.at);
  for (const cell of event?.kind === SWAPPED ? [] : (reason?.cells ?? [])) {
    const sceneCell = scene[cell];
    if (sceneCell && event?.kind === PLACED)
      sceneCell.planRole = "read"; // it follows from this
    else if (sceneCell) sceneCell.highlighted = true;
  }
  if (event?.kind === CUT && event.value === NO_VALUE && typeof reason?.value === "number") {
    put(scene, event.cell, String(reason.value), "refused");
  }
}

/** The value that an event names, as written on the board. @type {(run: Run, value: number) => string} */
export const nameOf = (run, value) => (value === NO_VALUE ? "×" : String(run.values[value] ?? "?"));

/** The value that an event names, in a sentence: the piece, if values are not numbers. @type {(run: Run, value: number, lang: Lang) => string} */
export const thingOf = (run, value, lang) =>
  value === NO_VALUE ? nameOf(run, value) : told(run.shown, nameOf(run, value), lang);

/** A value in a sentence: the piece, its column, or the number. @type {(shown: Shown, value: string | number, lang: Lang) => string} */
export function told({ things, squares, piece }, value, lang) {
  if (squares) return words(lang).inColumn(piece?.[lang] ?? "", value);
  return things?.[value]?.[lang] ?? String(value);
}

/** The value that an event names, abbreviated: "c5". @type {(run: Run, value: number, lang: Lang) => string} */
export function markOf(run, value, lang) {
  return run.shown.squares && value !== NO_VALUE ? COLUMN + nameOf(run, value) : thingOf(run, value, lang);
}

/** The event just before the moment on the board; null if the board shows none. @type {(state: State) => Event | null} */
export const eventNow = ({ run, view }) => (run && view.kind === "run" ? eventBefore(run.tape, run.at) : null);
