/** The page's designer, and the figure saved for the next visit. */

import { readText, writeText } from "../storage/index.js";
import { emptyFigure } from "./figure.js";
import { cleanFigure } from "./file.js";

/** @import { Designer, Found } from "../state/designer.js" */
/** @import { App, State } from "../state/state.js" */

/** The storage key. */
const STORED_UNDER = "designer";

/** @type {() => Found} */
export const nothingFound = () => ({
  stage: "asking",
  faults: [],
  count: null,
  rules: [],
  told: [],
  clash: null,
  lines: [],
  cells: [],
  needless: [],
  spare: [],
});

/** The page's designer, with the figure drawn last. @type {(state: State) => Designer} */
export function designerIn(state) {
  state.designer ??= { ...fresh(), ...stored() };
  return state.designer;
}

/** @type {() => Designer} */
const fresh = () => ({
  figure: emptyFigure(),
  past: [],
  future: [],
  tool: "cells",
  path: [],
  at: null,
  takesFocus: false,
  drag: null,
  chosen: null,
  last: { rule: "same", number: null, differs: false },
  found: nothingFound(),
  round: null,
  said: null,
  wrong: null,
  seen: null,
  used: "",
  refused: false,
});

/** The stored text, and the figure in it if there is one. @type {() => Pick<Designer, "seen"> & Partial<Designer>} */
function stored() {
  const seen = readText(STORED_UNDER);
  try {
    const { figure, used } = JSON.parse(seen ?? "{}");
    const known = cleanFigure(figure);
    return known ? { seen, figure: known, used: typeof used === "string" ? used : "" } : { seen };
  } catch {
    return { seen };
  }
}

/** The figure that another tab has drawn since; null if there is none, or no change. @type {(designer: Designer) => Partial<Designer> | null} */
export function drawnElsewhere(designer) {
  if (readText(STORED_UNDER) === designer.seen) return null;
  const { figure } = designer;
  const other = stored();
  designer.seen = other.seen;
  return other.figure && JSON.stringify(other.figure) !== JSON.stringify(figure) ? other : null;
}

/** @type {(app: App) => void} */
export function saveDrawing({ state }) {
  const designer = designerIn(state);
  const { figure, used } = designer;
  const text = JSON.stringify({ v: 1, figure, used });
  designer.refused = !writeText(STORED_UNDER, text);
  if (!designer.refused) designer.seen = text;
}
