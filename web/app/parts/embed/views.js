/**
 * The views that an author may choose, one or two side by side.
 *
 * part    a piece of a view; one that an earlier view of the same frame shows is not shown again
 * start   what the Start button does, once Python is there
 */

import { board, pad, places } from "../../board/index.js";
import { reach } from "../../embed/index.js";
import { html, nothing } from "../../lit.js";
import { lineNow, toggleSurvey } from "../../moves/index.js";
import { begin } from "../../search/index.js";
import { strategiesOf, tellsSteps } from "../../state/index.js";
import { toggleRace } from "../../study/index.js";
import { words } from "../../words/index.js";
import { faults } from "../frame/index.js";
import { farthest, line, playing } from "../moves/index.js";
import { controls, opened, player, results, rows } from "../search/index.js";
import { plan, race } from "../study/index.js";

/** @import { Frame } from "../../embed/frame.js" */
/** @import { Habits } from "../../memory/habits.js" */

/** @typedef {(frame: Frame, habits: Habits) => unknown} Part */
/** @typedef {{ parts: Part[], start: (frame: Frame) => void }} View */

/** @type {Part} */
const picture = ({ app, drawn }) => {
  const { state } = app;
  if (!drawn) return html`<p class="note waits">${words(state.lang).boardWaits}</p>`;
  return html`${state.puzzle.kind === "placement" ? board(app) : places(app)} ${faults(app)}`;
};

/** What is done with the board by hand. @type {Part} */
const hand = ({ app, wish }) => {
  const { state } = app;
  if (state.puzzle.kind === "placement") return html`${opened(app)} ${wish.bare ? nothing : pad(app)}`;
  if (lineNow(state)) return line(app);
  return wish.bare ? nothing : playing(app);
};

/** @type {Part} */
const tape = ({ app }, habits) => (lineNow(app.state) ? line(app) : player(app, habits));

/** @type {Part} */
const orders = ({ app, wish }) => (app.state.loading.stage === "ready" && !wish.bare ? controls(app) : nothing);

/** @type {Part} */
const figures = ({ app }) => html`${results(app)} ${rows(app)}`;

/** A part that some puzzles do not have. @type {(has: (frame: Frame) => boolean, part: Part) => Part} */
const where = (has, part) => (frame, habits) =>
  has(frame) ? part(frame, habits) : html`<p class="note">${words(frame.app.state.lang).noSuchView}</p>`;

/** @type {Part} */
const laps = where(
  ({ app }) => strategiesOf(app.state).length > 1,
  ({ app }) => race(app),
);
/** @type {Part} */
const steps = ({ app }) => plan(app);
/** @type {Part} */
const survey = where(
  ({ app }) => app.state.puzzle.kind === "movement",
  ({ app }) => farthest(app),
);

/** @type {Record<string, View>} */
const VIEWS = {
  board: {
    parts: [picture, hand, orders, figures],
    start: ({ app }) => app.state.puzzle.kind === "placement" && begin(app, "run"),
  },
  player: {
    parts: [picture, tape, orders, figures],
    start: ({ app }) => begin(app, tellsSteps(app.state) ? "slice" : "run"),
  },
  race: { parts: [laps], start: ({ app }) => toggleRace(app) },
  plan: { parts: [steps], start: () => {} },
  map: { parts: [survey], start: ({ app }) => toggleSurvey(app) },
};

/** The views asked for, by name; those that there are not are left out. @type {(frame: Frame) => View[]} */
function chosen({ wish }) {
  const named = wish.views.flatMap((name) => (Object.hasOwn(VIEWS, name) ? [/** @type {View} */ (VIEWS[name])] : []));
  return named.length > 0 ? named : [/** @type {View} */ (VIEWS.board)];
}

/** What Start does: it goes to the step that the author asked for, or does what the first view is there for. @type {(frame: Frame) => (frame: Frame) => void} */
export function startOf(frame) {
  const { step } = frame.wish;
  if (step !== null && tellsSteps(frame.app.state)) return () => reach(frame, step);
  return /** @type {View} */ (chosen(frame)[0]).start;
}

/** @type {(frame: Frame, habits: Habits) => unknown} */
export function views(frame, habits) {
  /** @type {Set<Part>} */
  const shown = new Set();
  const columns = chosen(frame).map(({ parts }) => {
    const fresh = parts.filter((part) => !shown.has(part));
    for (const part of fresh) shown.add(part);
    return html`<section class="view">${fresh.map((part) => part(frame, habits))}</section>`;
  });
  return columns;
}
