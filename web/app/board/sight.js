/**
 * Highlights that guide a player's eye while the board is played.
 *
 * near    the cells related to the one typed in last: those of its groups, and those that share a clue with it
 * same    the cells with the same value as that cell, or as the held key of the pad
 * picked  the cells that all receive what is put into one of them (picking.js)
 */

import { isEntering } from "../state/index.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { State } from "../state/state.js" */
/** @import { SceneCell } from "./scene.js" */

/** Marks the cells that are near and the same, unless a hint is open. @type {(state: State, scene: SceneCell[]) => void} */
export function markSight(state, scene) {
  const { aid, view, shown } = state;
  const { cell, held, hint } = aid;
  if (view.kind !== "draft" || hint || state.stale || isEntering(state) || shown.drawing.spots[0]?.value !== null)
    return;
  const bound = [...(shown.groups ?? []), ...shown.drawing.labels.map(({ cells }) => cells)];
  const near = new Set(cell === null ? [] : bound.filter((cells) => cells.includes(cell)).flat());
  const text = held ?? (cell === null ? "" : (scene[cell]?.text ?? ""));
  for (const [at, sceneCell] of scene.entries()) {
    if (near.has(at)) sceneCell.sight = "near";
    if (text !== "" && sceneCell.text === text) sceneCell.sight = "same";
    if (aid.picked.includes(at)) sceneCell.sight = "picked";
  }
}

/** The greatest distance of a letter from the cell that it names, in spot widths. */
const BESIDE = 1;

/**
 * Replacements for the clues that repeat the letter of a filled cell: its value, by the index of the clue.
 * @type {(drawing: Drawing, signs: string[], scene: SceneCell[]) => Map<number, string>}
 */
export function spelled({ labels, spots }, signs, scene) {
  const written = labels.flatMap(({ text, x, y, cells }, at) => {
    const cell = cells.length === 0 ? signs.indexOf(text) : -1;
    const value = scene[cell]?.text;
    const own = value ? spots.find((spot) => spot.cell === cell) : undefined;
    if (!own || !value || Math.hypot(own.x - x, own.y - y) <= BESIDE) return [];
    return [/** @type {const} */ ([at, value])];
  });
  return new Map(written);
}
