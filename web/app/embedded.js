/** Wiring of a frame in another site's page: the workbench's rooms, without storage and other parts of an own visit. */

import { lookForConflict } from "./assist/index.js";
import { bringBoards, loadCatalogue, loadOtherBoards } from "./catalogue.js";
import { keepingFocus } from "./dom/focus.js";
import { html, nothing, render } from "./dom/html.js";
import { createFrames } from "./dom/render_loop.js";
import { refresh, settle } from "./draft_effects.js";
import {
  begin,
  createFrame,
  followBeside,
  giveBack,
  goOnAfterRenewal,
  guarded,
  hold,
  isWaiting,
  listenToEscape,
  listenToHost,
  open,
  post,
  postFaults,
  postState,
  readCarried,
  readOptions,
  renewExercise,
  renewIfReplaced,
  restWhileUnseen,
  start,
  wake,
} from "./embed/index.js";
import { createEngine } from "./engine/index.js";
import { listenToKeys } from "./keys.js";
import { tickLine } from "./moves/index.js";
import { isGoingOn, pursue, refreshReason, tick as tickPlayer } from "./search/index.js";
import { loadIfNewer, takeCarried } from "./start/newer_version.js";
import { boardTitle, createState, SPEEDS } from "./state/index.js";
import { wear } from "./storage/index.js";
import { amiss, bar, caption, guide, isUnfinished, loadStudy, startOf, views } from "./views/embed/index.js";
import { announce, endNotices, notice } from "./views/frame/index.js";
import { furnishShelf } from "./views/search/index.js";
import { takeReport } from "./worker_reports.js";

/** @import { App } from "./state/state.js" */
/** @import { Habits } from "./storage/preferences.js" */
/** @import { OtherBoards } from "../worker/protocol.js" */

/** @type {(id: string) => HTMLElement} */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const [root, main, foot] = [place("page"), place("main"), place("foot")];
/** The number of visible pixels that is enough, and the fractions of the frame at which it is checked. */
const MUCH = 300;
/** Milliseconds after which changes are shown although the browser has requested no frame. */
const LATE = 300;
const SHARES = { threshold: [0.1, 0.2, 0.3, 0.4, 0.5] };

const carried = readCarried(takeCarried());
const catalog = await hereOrNewer(loadCatalogue);
await hereOrNewer(() => bringBoards(catalog));
const browsers = /^ja\b/i.test(navigator.language) ? "ja" : "en";
const options = readOptions(catalog, location.hash, browsers);
const state = createState(catalog, options.puzzle, options.lang);
state.loading.stage = "asleep";

/** Python is there: what the reader asked for begins. */
function ready() {
  begin(frame);
  loadStudy(frame);
}
const drawSoon = createFrames(show, plays, tick);
/** Queue: draws if the browser requests no frame in time. @type {ReturnType<typeof setTimeout> | undefined} */
let late;
const engine = guarded(
  createEngine((report) => {
    hold(frame);
    const take = () => takeReport(app, report, ready);
    if (report.type !== "stage" || report.stage !== "failed") take();
    else renewIfReplaced(frame).then((isRenewed) => isRenewed || take());
  }),
  () => frame.options.isPlayOnly,
);
/** @type {App} */
const app = {
  ...{ state, engine, pool: null, draw },
  settle: () => settle(app),
  missed: () => void renewIfReplaced(frame),
  persist() {},
  bring: async () => {},
};
const frame = createFrame(app, options);
/** Settings here are for this visit only: nothing is stored. @type {Habits} */
const habits = {
  speak() {},
  nextTheme() {},
  savePanels() {},
  write(change) {
    state.writing = { ...state.writing, ...change };
  },
  setTidy() {},
  showClock() {},
  setCores() {},
  setSpeed(step) {
    state.speed = SPEEDS[step] ?? state.speed;
    app.draw();
  },
};
/** Cache: the boards of other options, once requested. @type {Promise<OtherBoards> | undefined} */
let others;
const otherBoards = () => {
  others ??= hereOrNewer(loadOtherBoards);
  return others;
};

listenToKeys(app);
listenToEscape();
listenToHost(frame, take);
endNotices(app);
addEventListener("hashchange", () => {
  if (!frame.options.isPlayOnly || readOptions(catalog, location.hash, browsers).isPlayOnly) take(location.hash);
});
if (carried) giveBack(frame, catalog, carried);
open(frame, otherBoards).then(present);

/** Draws the first board, and tells the page around. */
function present() {
  renewExercise(frame);
  root.querySelector(".unstarted")?.remove();
  frame.presented = true;
  show();
  new ResizeObserver(postSize).observe(root);
  addEventListener("resize", () => {
    if (innerWidth === frame.size?.width) draw();
    else show(); // a narrow frame has a pad
    postSize();
  });
  post("ready", { puzzle: state.puzzle.name, title: boardTitle(state)[state.lang] });
  startWhenSeen();
  restWhileUnseen(frame, root);
  if (carried) goOnAfterRenewal(frame, carried, startOf(frame));
}

/**
 * What is fetched; if it is gone because a newer version has replaced this one, that one is loaded.
 * It is asked for when no line of the module itself is running, and so is the first board drawn: where requests and
 * messages are watched, as by developer tools, the places of all lines that are running are looked up, and for those of the
 * module the whole bundle is read again.
 * @template T @param {() => Promise<T>} fetched
 */
async function hereOrNewer(fetched) {
  try {
    return await Promise.resolve().then(fetched);
  } catch (error) {
    await loadIfNewer();
    throw error;
  }
}

/** Another address: parts that are not about the puzzle do not affect the search. @type {(address: string) => Promise<void>} */
async function take(address) {
  const before = frame.options;
  const next = readOptions(catalog, address, browsers);
  Object.assign(frame, { options: next, address });
  const [same, other] = [before, next].map(({ puzzle, draft, givens, barred }) =>
    JSON.stringify([puzzle.name, draft, givens, barred]),
  );
  if (same !== other) await open(frame, otherBoards);
  else {
    Object.assign(state, { lang: next.lang, theme: next.theme });
    frame.faults = frame.barred ? frame.faults : next.faults;
    state.panels = next.views;
    refresh(app);
    app.draw();
  }
  frame.size = null;
  show();
  if (same !== other || isOther(before, next)) {
    frame.drafts = new Map();
    renewExercise(frame);
  }
  if (next.step !== before.step && next.step !== null && state.loading.stage === "ready") startOf(frame)(frame);
  if (next.autoplay && !before.autoplay) startWhenSeen();
}

/** Whether the author wants another exercise, or has it in another place. @type {(before: typeof options, next: typeof options) => boolean} */
const isOther = (before, next) =>
  JSON.stringify([before.exercise, before.views]) !== JSON.stringify([next.exercise, next.views]);

/** Browsers do not request animation frames from a frame that is out of sight, so actions must not wait for one. */
function draw() {
  if (!frame.presented) return;
  drawSoon();
  late ??= setTimeout(show, LATE);
}

function show() {
  clearTimeout(late);
  late = undefined;
  wear(state);
  state.isPlayOnly = frame.options.isPlayOnly;
  pursue(frame);
  followBeside(frame);
  if (isWaiting(state)) wake(frame);
  const { stage } = state.loading;
  if (stage === "ready" && !state.stale) frame.drawn = true;
  const held = frame.comeback !== null && stage === "ready";
  const said = state.faults.length > 0 ? nothing : notice(app); // the faults are shown in the frame, all of them visible
  keepingFocus(() => {
    if (!held) render(html`${caption(frame)} ${amiss(frame)} ${said}${guide(frame)}${views(frame, habits)}`, main);
    render(bar(frame), foot);
  });
  furnishShelf(app);
  document.documentElement.classList.toggle("bare", frame.options.bare);
  document.documentElement.classList.toggle("fixed", frame.options.fixed);
  const { textSize } = frame.options;
  document.documentElement.style.fontSize = textSize === null ? "" : `${textSize}px`;
  document.documentElement.classList.toggle("rested", frame.rested !== "");
  document.documentElement.classList.toggle("asleep", stage === "asleep");
  document.documentElement.classList.toggle("awake", stage === "ready");
  document.documentElement.classList.toggle("early", stage !== "ready" && !state.run);
  document.documentElement.classList.toggle("held", frame.rested !== "" && isGoingOn(state));
  announce(state);
  refreshReason(app);
  lookForConflict(app);
  postState(frame);
  postFaults(frame);
  if (frame.size === null) postSize();
  return false;
}

function plays() {
  return Boolean(state.run?.playing || state.play.playing || frame.target !== null);
}

/** @type {(passed: number, now: number) => void} */
function tick(passed, now) {
  if (frame.target === null) tickPlayer(app, passed / 1000);
  tickLine(app, now);
}

/**
 * From Start on the height for a width stays, and taller content scrolls in the frame: the page around must not move.
 * Firefox keeps scroll bars that were needed only until the page around had made room: removes them.
 */
function postSize() {
  if (isUnfinished()) return; // the place that is kept for the frame stays
  const { height } = root.getBoundingClientRect();
  const whole = height <= innerHeight && root.scrollWidth <= innerWidth;
  document.documentElement.classList.toggle("whole", whole);
  if (frame.wokeAt === 0 || frame.size?.width !== innerWidth)
    frame.size = { width: innerWidth, height: Math.ceil(height) };
  post("size", { height: frame.size.height });
}

/** With `autoplay`: starts as soon as half of it is visible, or as much as a small window shows. */
function startWhenSeen() {
  if (!frame.options.autoplay) return;
  const eye = new IntersectionObserver(([seen]) => {
    if (!seen || (seen.intersectionRatio < 0.5 && seen.intersectionRect.height < MUCH)) return;
    eye.disconnect();
    if (state.loading.stage === "asleep") start(frame, startOf(frame));
  }, SHARES);
  eye.observe(root);
}
