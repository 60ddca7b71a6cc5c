/**
 * A program's attempts in the form that the tree views expect: one tree, of the program's run. Selecting a node changes the
 * moment of that run.
 */

import { nothing } from "../dom/html.js";
import { createSearch } from "../engine/index.js";
import { boardTitle, clamp, createRunOf, createTreePanel, USUAL_SPEED } from "../state/index.js";
import { momentOf } from "./record.js";

/** @import { Progress } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */
/** @import { Forest } from "../views/tree/forest.js" */
/** @import { ProgramRecord } from "./record.js" */
/** @import { Stage } from "./sandbox.js" */

/**
 * A forest without a run; `draw` requests a redraw, `seek` scrolls an element into view.
 * @type {(page: App, draw: () => void, seek: (id: string) => void) => Forest}
 */
export function createForest({ state }, draw, seek) {
  const { lang, shown, puzzle } = state;
  /** @type {Forest} */
  const forest = {
    ...{ lang, shown, run: null, tree: createTreePanel(), speed: USUAL_SPEED },
    ...{ name: puzzle.name, title: boardTitle(state)[lang], bookmarks: [] },
    titleOf: (strategy) => strategy,
    isDeducing: () => false,
    isOutdated: () => false,
    isSecondSeen: () => false,
    toSecond: () => nothing,
    draw,
    show(at) {
      if (forest.run) forest.run.at = clamp(forest.run.tape, at);
      draw();
    },
    seek,
  };
  return forest;
}

/** Makes it show a program that has opened a puzzle with a known drawing. @type {(forest: Forest, record: ProgramRecord) => void} */
export function takeRecord(forest, { shown, opened, tape, tree }) {
  if (!shown || !opened) return;
  const { puzzle, options, givens, rules, values } = opened;
  const search = createSearch({ puzzle, options, givens, start: "", moves: [] }, "");
  const listed = rules.map((rule) => ({ ...rule, cells: [] }));
  forest.shown = shown;
  forest.run = {
    ...createRunOf(search, shown),
    ...{ stage: "open", rules: listed, values, tape, tree, follow: false },
  };
}

/** Makes it show the record's moment, while the program is in that stage. @type {(forest: Forest, record: ProgramRecord, stage: Stage) => void} */
export function takeMoment({ run }, record, stage) {
  if (run) Object.assign(run, { at: momentOf(record), progress: progressOf(record, stage) });
}

/**
 * The progress that a search would report: while it runs, its tree is redrawn a few times a second.
 * @type {(record: ProgramRecord, stage: Stage) => Progress}
 */
function progressOf({ counts: { nodes, cuts, solutions }, ended, seconds }, stage) {
  const isGoing = stage === "running" || stage === "paused";
  return {
    ...{ state: isGoing ? stage : ended ? "done" : "stopped", nodes, cuts, found: solutions, solutions },
    ...{ earlier: 0, finished: null, elapsed: seconds, left: null, listed: 0, dropped: 0, rows: [] },
    verdict: { en: "", ja: "" },
  };
}
