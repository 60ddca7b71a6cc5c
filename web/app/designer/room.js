/** The designer as the page has it, and the figure that is kept for the next visit. */

import { readText, writeText } from "../storage/index.js";
import { emptyFigure } from "./figure.js";
import { cleanFigure } from "./file.js";

/** @import { Designer, Found } from "../state/designer.js" */
/** @import { App, State } from "../state/state.js" */

/** The name under which the browser keeps it. */
const KEPT = "designer";

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
});

/** The designer of the page, with the figure that was drawn last. @type {(state: State) => Designer} */
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
  drag: null,
  chosen: null,
  last: { rule: "same", number: null, differs: false },
  found: nothingFound(),
  said: null,
  used: "",
  refused: false,
});

/** @type {() => Partial<Designer>} */
function stored() {
  try {
    const { figure, used } = JSON.parse(readText(KEPT) ?? "{}");
    const known = cleanFigure(figure);
    return known ? { figure: known, used: typeof used === "string" ? used : "" } : {};
  } catch {
    return {};
  }
}

/** @type {(app: App) => void} */
export function keepDrawing({ state }) {
  const designer = designerIn(state);
  const { figure, used } = designer;
  designer.refused = !writeText(KEPT, JSON.stringify({ v: 1, figure, used }));
}
