/** The present content of a board of cells, with its notes: for the page and for exported images. */

import { pencilled } from "../assist/index.js";
import { draftNow } from "../state/index.js";
import { sceneOf } from "./scene.js";

/** @import { Pencil } from "../assist/candidates.js" */
/** @import { State } from "../state/state.js" */
/** @import { SceneCell } from "./scene.js" */

/** Cells and their pencil marks, by cell; colours by spot. @typedef {{ scene: SceneCell[], pencils: Pencil[], colours: Record<number, number> }} Content */

/** @type {(state: State) => Content} */
export function contentOf(state) {
  const seen = { ...state, draft: draftNow(state) };
  const scene = sceneOf(seen);
  const colours = state.view.kind === "draft" ? state.draft.colours : {};
  return { scene, pencils: pencilled(seen, scene), colours };
}
