/** Wiring: the state, the worker, the page, and the messages between them. */

import { lookForConflict, lookForCount, startClock } from "./assist/index.js";
import { isBoard } from "./board/index.js";
import { bringBoards, loadBoards, loadCatalogue } from "./catalogue.js";
import { growAnew } from "./compare/index.js";
import { save } from "./dom/download.js";
import { createFrames } from "./dom/render_loop.js";
import { keepViewWhenRotated } from "./dom/rotation.js";
import { listenToArrows } from "./dom/roving.js";
import { isOwn, showText } from "./draft/index.js";
import { choosePuzzle, settle } from "./draft_effects.js";
import { createEngine, createPool } from "./engine/index.js";
import { openWorkshop, refreshPlan, refreshProgram } from "./explain/index.js";
import { listenToKeys } from "./keys.js";
import { readWaiting, takeGivens } from "./link_givens.js";
import { tickLine } from "./moves/index.js";
import { show as showPage } from "./page.js";
import { lookForSavedSearch, pursue, reach, refreshReason, tick as tickPlayer } from "./search/index.js";
import { newerVersion } from "./start/newer_version.js";
import { reportMissing, started } from "./start/start_failure.js";
import { createState, createTreePanel, createWatch, emptyDraft, firstPuzzle, modeOf } from "./state/index.js";
import {
  createHabits,
  isShelfFile,
  lastPuzzle,
  linkOf,
  listenToBack,
  listenToTabs,
  loadDraft,
  loadHabits,
  momentLeft,
  nameOf,
  passBy,
  puzzleInHistory,
  readAddress,
  saveDraft,
  saveMoment,
  saveUndo,
  storeSite,
  takeBookmarks,
  takeUpCopy,
  takeUpUndo,
  textInAddress,
  wasCompared,
  wear,
  writeLink,
} from "./storage/index.js";
import { beginAwaited } from "./tree/index.js";
import {
  announce,
  compare,
  contentOf,
  endNotices,
  listenToFiles,
  takeOpening,
  timeNotice,
} from "./views/frame/index.js";
import { BOOKSHELF, loadAll, SHARE } from "./views/parts/index.js";
import { enterWatch, toggleWatch } from "./watch/index.js";
import { both } from "./words/index.js";
import { takeReport } from "./worker_reports.js";

/** @import { Catalog, Report } from "../worker/protocol.js" */
/** @import { Died } from "./engine/worker_client.js" */
/** @import { Journey } from "./search/seek.js" */
/** @import { App } from "./state/state.js" */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const habits = loadHabits();

/** Reports that come before the catalogue. @type {(Report | Died)[]} */
const early = [];
/** Queue: takes the reports, which wait in `early` until the catalogue is loaded. @type {(report: Report | Died) => void} */
let onReport = (report) => void early.push(report);
const engine = createEngine((report) => onReport(report));
engine.wake();

/** Whether the address or an earlier visit names a puzzle: its board is not in the catalogue, unless it is the first. */
const isAnother = document.documentElement.dataset.opens === "another";
if (isAnother) loadBoards().catch(() => {}); // beside the catalogue; a failure is reported below
const catalog = await loadCatalogue().catch(missing("catalog.json"));
if (isAnother) await bringBoards(catalog).catch(missing("boards.json"));
open(catalog);

/** @type {(file: string) => (error: unknown) => never} */
function missing(file) {
  return (error) => {
    reportMissing(`${file} (${error instanceof Error ? error.message : error})`);
    throw error;
  };
}

/** @type {(catalog: Catalog) => Promise<void>} */
async function open(catalog) {
  const state = createState(catalog, firstPuzzle(catalog), habits.lang);
  Object.assign(state, habits, { lasting: true, fresh: lastPuzzle(catalog) === undefined });
  const failed = () => {
    state.notice = { words: both((w) => w.helperFailed), kind: "bad" };
    app.draw();
  };
  const pool = createPool(engine, () => state.cores, failed);
  const draw = createFrames(show, plays, tick);
  /** @type {App} */
  const app = { state, engine, pool, draw, settle: () => settle(app), missed() {}, persist, bring };
  const changes = createHabits(app);
  /** @type {Journey} */
  const journey = { app, target: null, comeback: null };

  onReport = (report) => {
    takeReport(app, report, storeEverything); // its downloads do not slow down those of Python
    if (report.type === "stage" && report.stage === "failed") noteNewerVersion(app);
  };
  listenToArrows(root); // before the keys of the page, which ignore handled events
  listenToKeys(app);
  listenToTabs(app);
  listenToBack(app, showLayers, () => openLink(app, journey, true));
  startClock(app);
  listenToFiles(app);
  addEventListener("focus", lookForSavedWork); // another tab may have started or finished it
  document.addEventListener("paste", (event) => paste(app, event));
  addEventListener("resize", app.draw);
  keepViewWhenRotated();
  endNotices(app);
  await openLink(app, journey);
  takeUpUndo(state);
  addEventListener("pagehide", () => {
    saveUndo(state);
    saveMoment(state);
  });
  for (const report of early) onReport(report);

  /** @type {(news: boolean) => boolean} */
  function show(news) {
    if (root.querySelector(".still")) root.replaceChildren(); // the static initial board is replaced
    wear(state);
    pursue(journey);
    beginAwaited(app);
    const isLeft = showPage(app, changes, root, news);
    passBy(state);
    started();
    announce(state);
    timeNotice(app);
    refreshReason(app);
    lookForConflict(app);
    BOOKSHELF.content?.noteOnShelf(app);
    return isLeft;
  }

  function persist() {
    saveDraft(state);
    writeLink(state);
    lookForSavedWork();
    takeUpCopy(app, nameOf(state.puzzle));
  }

  /** @type {App["bring"]} */
  async function bring(what) {
    if (typeof what !== "string" && (await isShelfFile(what))) return bringShelf(what);
    const content = await contentOf(app, SHARE);
    if (content) return typeof what === "string" ? content.useText(app, what) : content.openFiles(app, what);
    const missing = both((w) => w.pieceMissing);
    if (typeof what === "string") showText(state, what, [{ cell: null, option: null, words: missing }]);
    else state.notice = { words: missing, kind: "bad" };
    app.draw();
  }

  /** Adds the entries of a file to the shelf, and opens it. @type {(files: File[]) => Promise<void>} */
  async function bringShelf([file]) {
    const content = await contentOf(app, BOOKSHELF);
    state.dialog = "bookshelf"; // which says so if the part is missing
    if (content && file) await content.takeFile(app, file);
    app.draw();
  }

  /** Loads everything the page may need, on this visit and offline. */
  function storeEverything() {
    loadAll(app);
    bringBoards(catalog).catch(() => {}); // a click requests them again
    storeSite(app);
    readWaiting(app);
  }

  /** @type {(layers: string[]) => void} */
  function showLayers(layers) {
    if (layers.includes("compare") !== state.compared) compare(app, changes, !state.compared);
    if (layers.includes("watch") !== state.watch.open) toggleWatch(app); // back to the mode below it
  }

  function lookForSavedWork() {
    lookForSavedSearch(app);
    lookForCount(app);
  }

  function plays() {
    return Boolean(state.run?.playing || state.play.playing);
  }

  /** @type {(passed: number, now: number) => void} */
  function tick(passed, now) {
    tickPlayer(app, passed / 1000);
    tickLine(app, now);
  }
}

/**
 * Opens the puzzle of the address, or that of the last visit; one that is `followed` is opened in the mode of the page,
 * if it names none.
 * @type {(app: App, journey: Journey, followed?: boolean) => Promise<void>}
 */
async function openLink(app, journey, followed = false) {
  const { state } = app;
  const from = textInAddress(state);
  const link = from === null ? readAddress(state) : null;
  const left = momentLeft();
  const gone = state.catalog.puzzles.find(({ name }) => name === puzzleInHistory()); // back to, or forward
  const puzzle = link?.puzzle ?? gone ?? lastPuzzle(state.catalog) ?? firstPuzzle(state.catalog);
  if (link?.puzzle) await takeGivens(app, link);
  const stored = loadDraft(puzzle);
  const linkOfStored = linkOf({ ...state, puzzle, draft: stored ?? emptyDraft(puzzle) });
  const foreign = link?.puzzle && !link.bare && linkOfStored !== linkOf({ ...state, puzzle, draft: link.draft });
  if (!(await choosePuzzle(app, puzzle, foreign ? link.draft : undefined))) return;
  if (link?.bare) takeOpening(app);
  if (link && !link.puzzle) {
    state.notice = { words: both((w) => (link.named ? w.unknownPuzzle : w.unreadLink)), kind: "bad" };
  } else if (link?.newer) state.notice = { words: both((w) => w.newerLink), kind: "bad" };
  else if (link && !link.whole) state.notice = { words: both((w) => w.badLink), kind: "bad" };
  else if (foreign && stored && isOwn(puzzle, stored)) state.notice = { words: both((w) => w.linkUndo), kind: "good" };
  if (link?.panels) {
    state.panels = link.panels;
    refreshPlan(app);
    refreshProgram(app);
  }
  state.compared = wasCompared() && modeOf(state) === "compare";
  if (link?.beside) state.tree = { ...createTreePanel(link.beside, true), inWatch: link.watch };
  Object.assign(journey, { target: null, comeback: null });
  state.watch = createWatch();
  if (left !== null || link?.watch) enterWatch(app);
  else if (followed && !link?.panels) growAnew(app);
  takeBookmarks(state, link?.bookmarks ?? []);
  const at = left || link?.at;
  if (at) reach(journey, at);
  if (link?.program || link?.ours) openWorkshop(app, save, link);
  readWaiting(app);
  if (from !== null) {
    showText(state, from, []); // visible until Python can read it
    app.bring(from);
  }
}

/** Notes whether what did not arrive is gone, because a newer version has replaced this one. @type {(app: App) => Promise<void>} */
async function noteNewerVersion(app) {
  app.state.replaced = (await newerVersion()) !== null;
  app.draw();
}

/** @type {(app: App, event: ClipboardEvent) => void} */
async function paste(app, event) {
  const { state } = app;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const elsewhere = /** @type {HTMLElement} */ (event.target).closest("textarea, input:not(.cell)");
  if (state.dialog || elsewhere || !isBoard(text, state.puzzle.kind)) return;
  event.preventDefault();
  await app.bring(text);
}
