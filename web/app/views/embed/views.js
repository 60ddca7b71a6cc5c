/**
 * The views that an author can choose, alone or two side by side.
 *
 * part     a piece of a view; a part is not repeated if an earlier view of the same frame shows it
 * room     the box of a part; styles/embed/rooms.css gives each room a height, the same before and after Start, and taller
 *          content scrolls in it
 * start    the action of the Start button, once Python is ready
 * promise  that action in words, for a view whose parts mention buttons that only appear with Python
 * idle     whether there is nothing to start at present; the view itself says what is missing
 */

import { foundNone } from "../../assist/index.js";
import { board, pad, places, positionThumbnail, thumbnail } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { hasSecondBoard, isBarred, isPlacement, isPlayed, OFFERS, openExercise, PLACE } from "../../embed/index.js";
import { toggleRace } from "../../explain/index.js";
import { lineNow, toggleSurvey } from "../../moves/index.js";
import { begin, reach } from "../../search/index.js";
import { can, positionOf, reportsSteps } from "../../state/index.js";
import { beginBeside } from "../../tree/index.js";
import { count, words } from "../../words/index.js";
import { aids } from "../assist/index.js";
import { faults, onceThere, panel, within } from "../frame/index.js";
import { farthest, line, playing } from "../moves/index.js";
import { controls, gallery, opened, player, results, rows } from "../search/index.js";
import { STUDY } from "./parts.js";
import { second } from "./second.js";

/** @import { Frame } from "../../embed/frame_state.js" */
/** @import { AuthorsExercise, ViewName } from "../../embed/options.js" */
/** @import { Habits } from "../../storage/preferences.js" */
/** @import { State } from "../../state/state.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Offer } from "../../embed/offers.js" */

/** @typedef {(frame: Frame, habits: Habits) => unknown} Part */
/**
 * @typedef {object} Shown
 * @property {Part[]} parts
 * @property {(frame: Frame) => void} start
 * @property {(words: Words, frame: Frame) => string} [promise]
 * @property {(state: State) => boolean} [idle]
 */
/** @typedef {Offer & Shown} View */

/** @type {Part} */
const drawnBoard = ({ app, drawn }) => {
  const { state } = app;
  if (!drawn) return html`<p class="note waits">${words(state.lang).boardWaits}</p>`;
  return state.puzzle.kind === "placement" ? board(app) : places(app);
};

/** The actions on the board by hand. @type {Part} */
const hand = ({ app, options, drawn }) => {
  const { state } = app;
  if (!drawn) return nothing;
  if (state.puzzle.kind === "placement")
    return html`${options.bare ? nothing : pad(app)} ${opened(app)} ${faults(app)}`;
  if (lineNow(state)) return line(app);
  return options.bare ? nothing : playing(app);
};

/** What may be done about the answer to a question. @type {(frame: Frame) => unknown} */
const answered = (frame) =>
  frame.app.state.aid.answer ? onceThere(frame.app, STUDY, ({ afterAnswer }) => afterAnswer(frame.app)) : nothing;

/** The actions with hints, for a placement that the reader solves. @type {Part} */
const help = (frame, habits) => {
  const { app, options } = frame;
  return html`${hand(frame, habits)} ${app.state.loading.stage === "ready" && !options.bare ? [aids(app), answered(frame)] : nothing}`;
};

/** @type {Part} */
const tape = (frame, habits) => {
  const { app } = frame;
  const { state } = app;
  const mended = state.run?.curve.points.length ? within(app, STUDY, ({ curve }) => curve(state)) : nothing;
  return html`${lineNow(state) ? line(app) : player(app, habits)} ${mended} ${faults(app)}`;
};

/** @type {Part} */
const orders = ({ app, options }) =>
  app.state.loading.stage === "ready" && !options.bare && !options.isPlayOnly ? controls(app) : nothing;

/** @type {Part} */
const figures = (frame) => {
  const { app } = frame;
  const why = foundNone(app.state) ? within(app, STUDY, ({ conflict }) => conflict(app)) : nothing;
  return html`${results(app, why)} ${rows(app)}`;
};

/** @type {Part} */
const laps = (frame, habits) => within(frame.app, STUDY, ({ RACE }) => panel(frame.app, habits, RACE, null));
/** @type {Part} */
const steps = (frame, habits) => within(frame.app, STUDY, ({ PLAN }) => panel(frame.app, habits, PLAN, null));
/** @type {Part} */
const listing = (frame, habits) => within(frame.app, STUDY, ({ PROGRAM }) => panel(frame.app, habits, PROGRAM, null));
/** @type {Part} */
const trees = (frame, habits) => within(frame.app, STUDY, ({ TREE }) => panel(frame.app, habits, TREE, null));
/** @type {Part} */
const four = (frame, habits) =>
  frame.drawn
    ? within(frame.app, STUDY, ({ watchRoom }) => watchRoom(frame.app, habits))
    : html`<p class="note waits">${words(frame.app.state.lang).boardWaits}</p>`;
/** @type {Part} */
const kinds = ({ app }) => gallery(app);
/** The author's exercise: shown as text before Start, then opened in the same place. @type {Part} */
const exercise = ({ options, leaveExercise }) => html`
  ${leaveExercise ? nothing : unopened(options.exercise)}
  <div class=${PLACE}></div>
`;
/** @type {Part} */
const survey = ({ app }) => farthest(app);

/** The CSS classes of each part's room. @type {Map<Part, string>} */
const ROOMS = new Map([
  [hand, "hand"],
  [help, "help"],
  [second, "second-room"],
  [tape, "tape"],
  [orders, "orders-of-search"],
  [figures, "figures-of-search"],
  [kinds, "kinds"],
  [laps, "sheet race-room"],
  [steps, "sheet plan-room"],
  [listing, "sheet program-room"],
  [trees, "sheet tree-room"],
  [survey, "sheet map-room"],
  [exercise, "sheet python-room"],
]);

/** @type {(exercise: AuthorsExercise) => unknown} */
const unopened = ({ task, code }) => html`
  ${task ? html`<p class="task">${task}</p>` : nothing} ${code ? html`<pre tabindex="0"><code>${code}</code></pre>` : nothing}
`;

/** A small board above views that show it only after Start. @type {(frame: Frame) => unknown} */
function preview({ app: { state }, drawn }) {
  if (!drawn) return nothing;
  const { drawing } = state.shown;
  const position = positionOf(state);
  const { givens } = state.draft;
  const small = position ? positionThumbnail(drawing, position.faces) : thumbnail(drawing, givens);
  return html`<div class="preview">${small}</div>`;
}

/** The views by the names that authors use. @type {Record<ViewName, View>} */
export const VIEWS = {
  board: {
    ...OFFERS.board,
    parts: [drawnBoard, hand, orders, figures],
    start: (frame) => (isPlayed(frame) ? undefined : begin(frame.app, "run")),
    promise: (w, frame) =>
      frame.options.isPlayOnly ? w.startChecks : frame.options.bare || !isPlayed(frame) ? "" : w.startHelps,
  },
  player: {
    ...OFFERS.player,
    parts: [drawnBoard, second, tape, orders, figures],
    start: watch,
    promise: (w, { app: { state } }) => (reportsSteps(state) ? w.startPlays : w.startSolves),
  },
  race: {
    ...OFFERS.race,
    parts: [laps],
    start: ({ app }) => toggleRace(app),
  },
  plan: {
    ...OFFERS.plan,
    parts: [steps],
    start: () => {},
  },
  program: {
    ...OFFERS.program,
    parts: [listing],
    start: () => {},
  },
  tree: {
    ...OFFERS.tree,
    parts: [trees],
    start: ({ app }) => {
      begin(app, "run");
      beginBeside(app);
    },
    promise: (w) => w.startGrows,
    idle: (state) => !reportsSteps(state),
  },
  map: {
    ...OFFERS.map,
    parts: [survey],
    start: ({ app }) => toggleSurvey(app),
  },
  classes: {
    ...OFFERS.classes,
    parts: [drawnBoard, hand, orders, figures, kinds],
    start: ({ app }) => begin(app, "run"),
  },
  watch: {
    ...OFFERS.watch,
    parts: [four],
    start: watch,
    promise: (w) => w.startPlays,
  },
  python: {
    ...OFFERS.python,
    parts: [exercise],
    start: openExercise,
    promise: (w) => w.startEdits,
  },
};

/** Parts of Watch, and parts that make no sense beside it. */
const IN_WATCH = [drawnBoard, hand, tape, orders, listing, trees];

/** @type {(frame: Frame) => void} */
function watch({ app }) {
  begin(app, reportsSteps(app.state) ? "slice" : "run");
}

/** The requested views. @type {(frame: Frame) => View[]} */
const chosen = ({ options }) => options.views.map((name) => VIEWS[name]);

/** The view that the Start button starts. @type {(frame: Frame) => View | undefined} */
const starting = (frame) => chosen(frame).find(({ suits, idle }) => suits(frame.app.state) && !idle?.(frame.app.state));

/** Whether there is something to start. @type {(frame: Frame) => boolean} */
export const canStart = (frame) => starting(frame) !== undefined;

/** The action of the Start button: goes to the author's step, or starts the first view that can be started. @type {(frame: Frame) => (frame: Frame) => void} */
export function startOf(frame) {
  const { step } = frame.options;
  if (step !== null && reportsSteps(frame.app.state)) return () => reach(frame, step);
  return starting(frame)?.start ?? (() => {});
}

/** The action of the Start button in words; "" if it is obvious. @type {(frame: Frame) => string} */
export function promiseOf(frame) {
  const { state } = frame.app;
  const { step } = frame.options;
  const w = words(state.lang);
  if (step !== null && reportsSteps(state)) return w.startReaches(count(state.lang, step));
  return starting(frame)?.promise?.(w, frame) ?? "";
}

/** @type {(frame: Frame, habits: Habits) => unknown} */
export function views(frame, habits) {
  if (isBarred(frame)) return nothing;
  const { state } = frame.app;
  /** @type {Set<Part>} */
  const shown = new Set();
  const all = chosen(frame);
  if (all.includes(VIEWS.watch)) for (const part of IN_WATCH) shown.add(part);
  const taped = all.some(({ parts }) => parts.includes(tape)); // the tape includes the content of `hand`
  const helped = !frame.options.isPlayOnly && isPlacement(state) && isPlayed(frame) && can(state, "hint");
  const isDrawn = all.some(({ parts, suits }) => suits(state) && (parts.includes(drawnBoard) || parts.includes(four)));
  const columns = all.map(({ parts, suits }, at) => {
    const small = !isDrawn && at === 0 ? preview(frame) : nothing;
    if (!suits(state))
      return html`<section class="view">${small}<p class="note">${words(state.lang).noSuchView}</p></section>`;
    const fresh = parts
      .map((part) => (part === hand && helped ? help : part))
      .filter((part) => part !== second || hasSecondBoard(frame))
      .filter((part) => !shown.has(part) && !(taped && (part === hand || part === help)));
    for (const part of fresh) shown.add(part);
    return html`<section class="view">${fresh.map((part, place) => {
      const content = html`${place === 0 && frame.wokeAt === 0 ? small : nothing} ${part(frame, habits)}`;
      return ROOMS.has(part) ? html`<div class="room ${ROOMS.get(part)}">${content}</div>` : content;
    })}</section>`;
  });
  return html`<div class="views ${state.puzzle.kind}">${columns}</div>`;
}
