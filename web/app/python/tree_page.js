/**
 * The page that the views of the tree are given: it has a program's run in place of a search, and nothing else. A node
 * that is picked becomes the moment of that run.
 */

import { createRun, createState, emptyDraft } from "../state/index.js";
import { momentOf } from "./record.js";

/** @import { Progress } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */
/** @import { ProgramRecord } from "./record.js" */
/** @import { Stage } from "./sandbox.js" */

/** A page beside the page around the workshop, without a run; `draw` is called when it is to be drawn again. @type {(page: App, draw: () => void) => App} */
export function createTreePage(page, draw) {
  const { catalog, puzzle, lang, theme } = page.state;
  return { ...page, state: { ...createState(catalog, puzzle, lang), theme }, draw };
}

/** Has it show a program that has opened a puzzle of which the drawing is known. @type {(page: App, record: ProgramRecord) => void} */
export function takeRecord({ state }, { shown, opened, tape, tree }) {
  if (!shown || !opened) return;
  const { givens, rules, values } = opened;
  Object.assign(state, { shown, draft: { ...emptyDraft(state.puzzle), givens } });
  const listed = rules.map((rule) => ({ ...rule, cells: [] }));
  state.run = { ...createRun(state), stage: "open", rules: listed, values, tape, tree, follow: false };
}

/** Has it show the moment of the record, while the program is at that stage. @type {(page: App, record: ProgramRecord, stage: Stage) => void} */
export function takeMoment({ state: { run } }, record, stage) {
  if (run) Object.assign(run, { at: momentOf(record), progress: progressOf(record, stage) });
}

/** What a search reports of itself: while it runs, its pictures are drawn a few times a second. @type {(record: ProgramRecord, stage: Stage) => Progress} */
function progressOf({ counts: { nodes, cuts, solutions }, ended, seconds }, stage) {
  const isGoing = stage === "running" || stage === "paused";
  return {
    ...{ state: isGoing ? stage : ended ? "done" : "stopped", nodes, cuts, found: solutions, solutions },
    ...{ earlier: 0, finished: null, elapsed: seconds, left: null, listed: 0, dropped: 0, rows: [] },
    verdict: { en: "", ja: "" },
  };
}
