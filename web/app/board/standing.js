/** What stands on a board of cells at this moment, with what is noted there: for the page, and for pictures that are saved. */

import { pencilled } from "../assist/index.js";
import { sceneOf } from "./scene.js";

/** @import { Pencil } from "../assist/candidates.js" */
/** @import { State } from "../state/state.js" */
/** @import { Place } from "./scene.js" */

/** Cells as they stand and what is pencilled into them, by cell; colours by spot. @typedef {{ places: Place[], pencils: Pencil[], colours: Record<number, number> }} Standing */

/** @type {(state: State) => Standing} */
export function standing(state) {
  const places = sceneOf(state);
  const colours = state.view.kind === "draft" ? state.draft.colours : {};
  return { places, pencils: pencilled(state, places), colours };
}
