/**
 * The effects of a changed draft: it is stored, if the page stores anything, and the core is asked for the data about
 * it.
 */

import { doWanted, forgetSaid, renewCandidates } from "./assist/index.js";
import { bringBoards } from "./catalogue.js";
import { adopt, askAbout, endTyping, putAside } from "./draft/index.js";
import { closeSearches, isAlive } from "./engine/index.js";
import { refreshPlan, refreshProgram } from "./explain/index.js";
import { takeUpTouches, weigh } from "./moves/index.js";
import { beginWanted, closeRun, stop } from "./search/index.js";
import {
  areSame,
  cellCount,
  comparable,
  copyDraft,
  createAid,
  createClock,
  createPlan,
  createPlay,
  createProgram,
  createRace,
  createTreePanel,
  emptyDraft,
  filledCells,
  isOutdated,
  keyOf,
  place,
  restOf,
  taskOf,
  treeStrategies,
  USUAL_SPEED,
  usualBoard,
  wholeGivens,
} from "./state/index.js";
import { loadDraft, loadMoved, loadRevealed, noteStored } from "./storage/index.js";
import { both } from "./words/index.js";

/** @import { CatalogPuzzle, Fault, Position, Shown } from "../worker/protocol.js" */
/** @import { App, Draft, Moved } from "./state/state.js" */

/**
 * Switches to another puzzle, with its stored draft, at once if its board is here; a pending order and a notice belonged
 * to the previous one. Resolves to whether it was opened: not if its board does not arrive, or another puzzle was chosen
 * meanwhile.
 * @type {(app: App, puzzle: CatalogPuzzle, draft?: Draft) => Promise<boolean>}
 */
export async function choosePuzzle(app, puzzle, draft) {
  const { state } = app;
  state.visit.chosen = puzzle;
  if (!puzzle.shown && !(await fetchBoards(app))) return false;
  if (state.visit.chosen !== puzzle) return false;
  if (!state.bookshelf) state.visit.left.push(...draftsOf(state));
  const stored = loadDraft(puzzle);
  const speed = Math.min(state.speed, USUAL_SPEED);
  Object.assign(state, { puzzle, speed, borrowed: draft !== undefined, notice: null });
  noteStored(state);
  const moved = draft ? null : loadMoved(puzzle);
  const before = stored && moved ? [{ ...copyDraft(stored), options: moved.options }] : [];
  const past = draft && stored ? [stored] : before;
  openPuzzle(app, puzzle, draft ?? stored ?? emptyDraft(puzzle), past, { moved, revealed: loadRevealed(puzzle) });
  return true;
}

/** The drafts of the puzzle on the board: those undo restores, and the present one, unless it is only a link's. @type {(state: App["state"]) => { puzzle: CatalogPuzzle, draft: Draft }[]} */
const draftsOf = ({ puzzle, past, draft, borrowed }) =>
  [...past, ...(borrowed ? [] : [draft])].map((each) => ({ puzzle, draft: each }));

/** Waits for the boards of all puzzles; reports if they do not arrive, and returns whether they did. @type {(app: App) => Promise<boolean>} */
export async function fetchBoards({ state, draw }) {
  try {
    await bringBoards(state.catalog);
    return true;
  } catch {
    state.notice = { words: both((w) => w.pieceMissing), kind: "bad" };
    return false;
  } finally {
    draw();
  }
}

/** Data stored with a draft: where it was moved from, and its key if its solution was shown. @typedef {{ moved: Moved | null, revealed: string }} Known */

/**
 * Opens a puzzle with this draft; `past` are the drafts that undo restores.
 * @type {(app: App, puzzle: CatalogPuzzle, draft: Draft, past: Draft[], known?: Known) => void}
 */
export function openPuzzle(app, puzzle, draft, past, { moved, revealed } = { moved: null, revealed: "" }) {
  const { state } = app;
  closeSearches(app);
  state.run = null;
  state.play = createPlay();
  state.aid = { ...createAid(), revealed };
  state.clock = createClock();
  state.plan = createPlan();
  state.program = createProgram();
  state.race = createRace(state.race.limit);
  state.puzzle = puzzle;
  state.focus = 0;
  state.shown = usualBoard(puzzle);
  state.stale = false;
  state.faults = [];
  state.past = past;
  state.future = [];
  state.moved = moved;
  state.draft = draft;
  state.tree = createTreePanel(secondOf(state));
  endTyping(state);
  settle(app);
}

/** The second strategy, if it also grows a tree of this puzzle. @type {(state: App["state"]) => string} */
const secondOf = (state) =>
  treeStrategies(state).find(({ name }) => name === state.tree.beside && name !== comparable(state)?.name)?.name ?? "";

/** Processes a changed draft. @type {(app: App) => void} */
export function settle(app) {
  const { state } = app;
  if (isAlive(state.run) && state.run && isOutdated(state, state.run)) {
    stop(app);
    state.notice = { words: both((w) => w.endedByChange), kind: "good" };
  }
  state.view = { kind: "draft" };
  state.wanted = null;
  app.persist();
  refresh(app);
  app.draw();
}

/**
 * Asks every question about the draft; resolves when its board is there. If Python cannot answer, the faults of the
 * previous draft are removed.
 * @type {(app: App) => Promise<void>}
 */
export async function refresh(app) {
  const { state } = app;
  if (state.loading.stage !== "ready") state.faults = [];
  refreshProgram(app);
  if (state.puzzle.kind === "movement") return refreshBoard(app, askPosition);
  const isThere = areSame(state.puzzle, state.shown.options, state.draft.options);
  if (isThere) takeBoard(app, state.shown);
  const board = isThere ? null : refreshBoard(app, askShown);
  check(app);
  refreshPlan(app);
  beginWanted(app);
  await board;
}

/**
 * Asks for the board; the previous one stays until it comes, and a search waits for it.
 * @type {(app: App, ask: (app: App) => Promise<void>) => Promise<void>}
 */
async function refreshBoard(app, ask) {
  const { state } = app;
  state.stale = true;
  if (state.loading.stage !== "ready") return;
  state.coming += 1;
  try {
    await ask(app);
  } finally {
    state.coming -= 1;
    beginWanted(app);
  }
}

/** @type {(app: App) => Promise<void>} */
async function askPosition(app) {
  const { state } = app;
  const answer = await askAbout(app, () => ({ type: "fit", task: taskOf(state) }));
  if (!answer) return;
  if (answer.type === "position") takePosition(app, answer.position);
  else if (answer.type === "refused") {
    refuse(app, answer.faults);
    state.play.waiting = [];
  }
  app.draw();
}

/** Reports refused options, which are not stored. @type {(app: App, faults: Fault[]) => void} */
function refuse(app, faults) {
  app.state.faults = faults;
  app.persist();
}

/** @type {(app: App, position: Position) => void} */
function takePosition(app, position) {
  const { state } = app;
  const [start, moves] = position.fitted ?? ["", []];
  const notice = both((w) => (state.past.length > 0 ? w.leftOut : w.leftOutForGood));
  if (position.faults?.length) state.notice = { words: notice, kind: "bad" };
  Object.assign(state.draft, { start, moves });
  adopt(state.puzzle, state.draft, position);
  app.persist();
  state.faults = [];
  state.stale = false;
  place(state, position);
  takeUpTouches(app);
  weigh(app);
}

/** @type {(app: App) => Promise<void>} */
async function askShown(app) {
  const { state } = app;
  const options = { ...state.draft.options };
  const answer = await askAbout(app, ({ puzzle, draft }) => ({
    type: "show",
    puzzle: puzzle.name,
    options: { ...draft.options },
  }));
  if (!answer) return;
  if (answer.type === "shown") {
    closeRun(app, state.run);
    state.run = null;
    state.view = { kind: "draft" };
    takeBoard(app, { ...answer.shown, options });
    check(app);
    refreshPlan(app);
  } else if (answer.type === "refused") refuse(app, answer.faults);
  app.draw();
}

/** Handles the arrival of the board of the draft's options. @type {(app: App, shown: Shown) => void} */
function takeBoard(app, shown) {
  const { state } = app;
  const before = cellCount(state.shown);
  Object.assign(state, { shown, stale: false });
  if (putAside(state)) state.notice = { words: both((w) => w.putAside), kind: "good", undo: true };
  else if (cellCount(shown) !== before) leaveOut(state);
  else return;
  app.persist();
}

/** Removes the content of cells, and the colours of spots, that the board does not have. @type {(state: App["state"]) => void} */
function leaveOut({ draft, shown }) {
  const cells = cellCount(shown);
  const within = (/** @type {Record<number, any>} */ byPlace, /** @type {number} */ places) =>
    Object.fromEntries(Object.entries(byPlace).filter(([place]) => Number(place) < places));
  Object.assign(draft, {
    givens: within(draft.givens, cells),
    posed: draft.posed.filter((cell) => cell < cells),
    marks: within(draft.marks, cells),
    centred: within(draft.centred, cells),
    colours: within(draft.colours, shown.drawing.spots.length),
  });
}

/** Asks for the faults of the draft. @type {(app: App) => Promise<void>} */
async function check(app) {
  const { state } = app;
  forgetSaid(app);
  if (state.loading.stage !== "ready") return;
  doWanted(app);
  renewCandidates(app);
  const answer = await askAbout(app, () => ({ type: "check", task: taskOf(state) }));
  if (answer?.type !== "checked") return;
  state.faults = answer.faults;
  Object.assign(state.aid, { checked: keyOf(state.draft), met: answer.met });
  app.draw();
  if (answer.faults.length === 0 && restOf(state.shown) !== null) checkWhole(app);
}

/** Asks whether the puzzle is solved if nothing more is drawn; an empty board is not asked about. @type {(app: App) => Promise<void>} */
async function checkWhole(app) {
  const { state } = app;
  if (filledCells(state).length === 0) return;
  const answer = await askAbout(app, () => ({ type: "check", task: { ...taskOf(state), givens: wholeGivens(state) } }));
  if (answer?.type !== "checked" || answer.faults.length > 0) return;
  state.aid.fits = keyOf(state.draft);
  app.draw();
}
