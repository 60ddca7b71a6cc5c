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
  needless: [],
  spare: [],
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
  wrong: null,
  used: "",
  refused: false,
});

/** Window: the text that this tab has read or written last. @type {string | null} */
let seen = null;

/** @type {() => Partial<Designer>} */
function stored() {
  try {
    seen = readText(KEPT);
    const { figure, used } = JSON.parse(seen ?? "{}");
    const known = cleanFigure(figure);
    return known ? { figure: known, used: typeof used === "string" ? used : "" } : {};
  } catch {
    return {};
  }
}

/** What another tab has drawn since; null if it is nothing, or the same. @type {(designer: Designer) => Partial<Designer> | null} */
export function keptElsewhere({ figure }) {
  if (readText(KEPT) === seen) return null;
  const kept = stored();
  return kept.figure && JSON.stringify(kept.figure) !== JSON.stringify(figure) ? kept : null;
}

/** @type {(app: App) => void} */
export function keepDrawing({ state }) {
  const designer = designerIn(state);
  const { figure, used } = designer;
  const text = JSON.stringify({ v: 1, figure, used });
  designer.refused = !writeText(KEPT, text);
  if (!designer.refused) seen = text;
}
