/** Wiring: the state, the worker, the page, and what goes between them. */

import { isWorking, takeText } from "./aid/index.js";
import { isBoard } from "./board/index.js";
import { loadCatalogue } from "./catalogue.js";
import { createEngine } from "./engine/index.js";
import { createFrames } from "./frames.js";
import { listenToKeys } from "./keys.js";
import {
  createHabits,
  keepDraft,
  keepSite,
  lastPuzzle,
  listenToTabs,
  loadDraft,
  loadHabits,
  nameOf,
  readLink,
  takeUpCopy,
  wear,
  writeLink,
} from "./memory/index.js";
import { tickLine } from "./moves/index.js";
import { show as showPage } from "./page.js";
import { announce } from "./parts/frame/index.js";
import { takeReport } from "./reports.js";
import { lookForStand, tick as tickPlayer } from "./search/index.js";
import { choosePuzzle, settle } from "./settle.js";
import { createState, emptyDraft, firstPuzzle } from "./state/index.js";
import { both } from "./words/index.js";

/** @import { Catalog, Report } from "../worker/protocol.js" */
/** @import { Died } from "./engine/engine.js" */
/** @import { App } from "./state/state.js" */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
const habits = loadHabits();

/** Reports that come before the catalogue. @type {(Report | Died)[]} */
const early = [];
/** @type {(report: Report | Died) => void} */
let hear = (report) => void early.push(report);
const engine = createEngine((report) => hear(report));
engine.wake();

try {
  open(await loadCatalogue());
} catch (error) {
  root.append(`catalog.json: ${error instanceof Error ? error.message : error}`); // after the words of index.html
  throw error;
}

/** @type {(catalog: Catalog) => void} */
function open(catalog) {
  root.replaceChildren();
  const state = createState(catalog, firstPuzzle(catalog), habits.lang);
  Object.assign(state, habits, { lasting: true });
  /** @type {App} */
  const app = { state, engine, draw: createFrames(show, plays, tick), settle: () => settle(app), keep };
  const changes = createHabits(app);

  hear = (report) => takeReport(app, report, () => keepSite(app)); // its downloads do not slow down those of Python
  listenToKeys(app);
  listenToTabs(app);
  addEventListener("focus", () => lookForStand(app)); // another tab may have begun or ended with it
  document.addEventListener("paste", (event) => paste(app, event));
  addEventListener("hashchange", () => openLink(app));
  addEventListener("resize", app.draw);
  openLink(app);
  for (const report of early) hear(report);

  function show() {
    wear(state);
    showPage(app, changes, root);
    announce(state);
  }

  function keep() {
    keepDraft(state);
    writeLink(state);
    lookForStand(app);
    takeUpCopy(app, nameOf(state.puzzle));
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

/** Opens what the address asks for, or what was open the last time. @type {(app: App) => void} */
function openLink(app) {
  const { state } = app;
  const link = readLink(state.catalog, location.hash);
  const puzzle = link?.puzzle ?? lastPuzzle(state.catalog) ?? firstPuzzle(state.catalog);
  const kept = loadDraft(puzzle);
  const foreign =
    link?.puzzle && JSON.stringify({ ...(kept ?? emptyDraft(puzzle)), posed: [] }) !== JSON.stringify(link.draft);
  choosePuzzle(app, puzzle, foreign ? link.draft : undefined);
  if (link && !link.puzzle) state.notice = { words: both((w) => w.unknownPuzzle), kind: "bad" };
  else if (link && !link.whole) state.notice = { words: both((w) => w.badLink), kind: "bad" };
  else if (foreign && kept) state.notice = { words: both((w) => w.linkUndo), kind: "good" };
}

/** @type {(app: App, event: ClipboardEvent) => void} */
async function paste(app, event) {
  const { state } = app;
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const elsewhere = /** @type {HTMLElement} */ (event.target).closest("textarea, input:not(.cell)");
  if (state.dialog || elsewhere || !isBoard(text, state.puzzle.kind)) return;
  event.preventDefault();
  const faults = await takeText(app, text);
  if (!faults) return;
  state.textFaults = faults;
  if (faults.length > 0) {
    state.text = text.slice(0, 20000);
    state.dialog = "text";
  } else if (!isWorking(state.aid.batch)) state.notice = { words: both((w) => w.pasted), kind: "good" };
  app.draw();
}
