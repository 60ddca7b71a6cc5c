/** What the core says of the draft: the board for its options, the position after its moves, what is wrong with it. */

import { renewCandidates } from "./aid/candidates.js";
import { doWanted, forgetSaid } from "./aid/work.js";
import { ended } from "./engine/engine.js";
import { closeSearch } from "./engine/jobs.js";
import { writeLink } from "./memory/link.js";
import { saveDraft } from "./memory/storage.js";
import { place } from "./state/game.js";
import { cellCount, taskOf } from "./state/state.js";
import { refreshPlan } from "./study/plan.js";
import { both } from "./words/words.js";

/** @import { CatalogPuzzle, Position } from "../worker/protocol.js" */
/** @import { App, Draft } from "./state/state.js" */

/** Asks whatever the draft needs to be asked. @type {(app: App) => void} */
export function refresh(app) {
  const { state } = app;
  if (state.puzzle.kind === "movement") return void refreshPosition(app);
  if (sameOptions(state)) state.stale = false;
  else refreshShown(app);
  check(app);
  refreshPlan(app);
}

/** Asks for the position; the last one stays until it comes. @type {(app: App) => Promise<void>} */
async function refreshPosition(app) {
  const { state, engine } = app;
  const task = taskOf(state);
  state.stale = true;
  if (state.loading.stage !== "ready") return;
  const answer = await engine.ask({ type: "fit", task }).catch(ended);
  if (!answer || JSON.stringify(task) !== JSON.stringify(taskOf(state))) return;
  if (answer.type === "position") takePosition(app, answer.position);
  else if (answer.type === "refused") state.faults = answer.faults;
  app.draw();
}

/** @type {(app: App, position: Position) => void} */
function takePosition({ state }, position) {
  const [start, moves] = position.kept ?? ["", []];
  if (position.faults?.length) state.notice = { words: both((w) => w.leftOut), kind: "bad" };
  Object.assign(state.draft, { start, moves });
  adopt(state.puzzle, state.draft, position);
  saveDraft(state.puzzle, state.draft);
  writeLink(state);
  state.faults = [];
  state.stale = false;
  place(state, position);
}

/** Options that follow from a position go into the draft. @type {(puzzle: CatalogPuzzle, draft: Draft, position: Position) => void} */
export function adopt(puzzle, draft, { options }) {
  for (const { name, default: usual } of puzzle.options) {
    const value = options[name];
    if (value !== undefined && (draft.options[name] ?? usual) !== value) draft.options[name] = value;
  }
}

/** Whether the board shown is the one for the draft's options. @type {(state: App["state"]) => boolean} */
function sameOptions({ puzzle, shown, draft }) {
  return puzzle.options.every(
    ({ name, default: usual }) => (shown.options[name] ?? usual) === (draft.options[name] ?? usual),
  );
}

/** Asks for the board of the draft's options; the last one stays until it comes. @type {(app: App) => Promise<void>} */
async function refreshShown(app) {
  const { state, engine } = app;
  const { puzzle } = state;
  const options = { ...state.draft.options };
  state.stale = true;
  if (state.loading.stage !== "ready") return;
  const answer = await engine.ask({ type: "show", puzzle: puzzle.name, options }).catch(ended);
  if (!answer || state.puzzle !== puzzle || !sameEntries(options, state.draft.options)) return;
  if (answer.type === "shown") {
    closeSearch(app, state.run);
    state.run = null;
    state.view = { kind: "draft" };
    if (cellCount(answer.shown) !== cellCount(state.shown)) leaveOut(app, cellCount(answer.shown));
    state.shown = { ...answer.shown, options };
    state.stale = false;
    check(app);
  } else if (answer.type === "refused") state.faults = answer.faults;
  app.draw();
}

/** Takes out givens for cells that the new board does not have. @type {(app: App, cells: number) => void} */
function leaveOut({ state }, cells) {
  const kept = Object.entries(state.draft.givens).filter(([cell]) => Number(cell) < cells);
  state.draft.givens = Object.fromEntries(kept);
  saveDraft(state.puzzle, state.draft);
  writeLink(state);
}

/** Asks what is wrong with the draft. @type {(app: App) => Promise<void>} */
async function check(app) {
  const { state, engine } = app;
  const task = taskOf(state);
  forgetSaid(app);
  if (state.loading.stage !== "ready") return;
  doWanted(app);
  renewCandidates(app);
  const answer = await engine.ask({ type: "check", task }).catch(ended);
  if (answer?.type !== "checked" || JSON.stringify(task) !== JSON.stringify(taskOf(state))) return;
  state.faults = answer.faults;
  app.draw();
}

/** @type {(a: Record<string, string>, b: Record<string, string>) => boolean} */
const sameEntries = (a, b) => JSON.stringify(a) === JSON.stringify(b);
