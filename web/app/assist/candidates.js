/** Marks: the possible values of each cell, over all solutions, at a moment of the search, or for a hint. */

import { can, cellCount, currentHint, isOfGroups, taskOf } from "../state/index.js";
import { endWork, startWork } from "./work.js";

/** @import { Run } from "../state/run.js" */
/** @import { App, State } from "../state/state.js" */

/** The content of a cell; "" for none. @typedef {{ text: string }} CellText */

/**
 * The pencil marks in a cell.
 * @typedef {object} Pencil
 * @property {number[]} marks the values
 * @property {number[]} centred further values, side by side in the middle of the cell
 * @property {number[]} gone the marks that the hint excludes
 * @property {[number, number][]} tints the marks that the hint colours, each with its colour: 0 and 1, or 2 and 3
 * @property {number | null} value the one value that is certain or assumed here
 * @property {boolean} certain whether it is certain: it follows, or all solutions have it
 * @property {boolean} highlighted whether the hint points here
 * @property {boolean} own whether the marks are the user's
 * @property {boolean} wrong whether the hint says that the value here is wrong
 */

/** Hides the possible values, or asks whether they may be shown; a second click cancels that question. @type {(app: App) => void} */
export function toggleCandidates(app) {
  const { aid } = app.state;
  if (aid.marked) {
    aid.marked = false;
    endWork(app, "candidates");
  } else {
    Object.assign(aid, { asking: !aid.asking, hint: null });
    app.state.sought = "advice";
  }
  app.draw();
}

/** Shows the possible values, once the user has agreed. @type {(app: App) => void} */
export function showCandidates(app) {
  Object.assign(app.state.aid, { asking: false, marked: true });
  renewCandidates(app);
  app.draw();
}

/** Asks for the candidates of the present draft; an earlier question is dropped. @type {(app: App) => void} */
export function renewCandidates(app) {
  const { state } = app;
  const { aid } = state;
  const fits = JSON.stringify(aid.candidates?.task) === JSON.stringify(taskOf(state));
  if (!aid.marked || !can(state, "shared") || state.loading.stage !== "ready" || (fits && !aid.candidates?.lost))
    return;
  startWork(app, "candidates", "shared", {}, () => {});
}

/** The present pencil marks of each cell. @type {(state: State, scene: CellText[]) => Pencil[]} */
export function pencilled(state, scene) {
  const { aid, view, run, draft, watch } = state;
  const open = view.kind === "draft" ? aid.hint : null;
  const hint = open && currentHint(open);
  const gone = hint?.removes ?? [];
  // only the cells of the hint, since the candidates of all others would give away more than it says
  const spoken = new Set(hint && open.strength > 0 ? [...hint.cells, ...gone.map(([at]) => at)] : []);
  const computed = aid.marked || (watch.open && isOfGroups(state)) ? candidatesNow(state, run, scene) : null;
  const others = computed ?? (view.kind === "draft" ? draft.marks : {});
  const sure = !hint && view.kind === "draft" && aid.candidates?.progress?.result?.open === 0;
  const placed = new Map(hint?.places);
  const supposed = new Map(hint?.chain);
  return scene.map(({ text }, cell) => {
    const hinted = spoken.has(cell) ? open?.marks[cell] : undefined;
    const here = text === "" ? (hinted ?? others[cell] ?? []) : [];
    const follows = placed.get(cell) ?? (sure && here.length === 1 ? here[0] : undefined);
    return {
      marks: here,
      centred: text === "" && view.kind === "draft" && !hinted && computed === null ? (draft.centred[cell] ?? []) : [],
      gone: gone.filter(([at]) => at === cell).map(([, value]) => value),
      tints: (hint?.colours ?? []).flatMap((own, colour) =>
        own.filter(([at]) => at === cell).map(([, value]) => /** @type {[number, number]} */ ([value, colour])),
      ),
      value: text === "" ? (follows ?? supposed.get(cell) ?? null) : null,
      certain: follows !== undefined,
      own: !hinted && computed === null,
      highlighted: !hint?.wrong && (hint?.cells.includes(cell) ?? false),
      wrong: hint?.wrong === true && hint.cells.includes(cell),
    };
  });
}

/** @type {(state: State, run: Run | null, scene: CellText[]) => number[][]} */
function candidatesNow({ view, aid, shown }, run, scene) {
  if (view.kind === "draft") return aid.candidates?.progress?.result?.possible ?? [];
  if (view.kind !== "run" || !run) return [];
  const values = shown.values ?? [];
  const taken = Array.from({ length: cellCount(run.shown) }, () => new Set());
  for (const { cells } of run.rules) {
    const standing = cells.map((cell) => scene[cell]?.text).filter(Boolean);
    for (const cell of cells) for (const text of standing) taken[cell]?.add(text);
  }
  return taken.map((texts) => values.filter((value) => !texts.has(String(value))));
}
