/** The views next to the board: the program, the path, the whole tree, and the reasons for cuts. */

import { html, nothing } from "../../dom/html.js";
import { isVeryWide } from "../../dom/screen.js";
import { learns } from "../../lessons/index.js";
import { hasFrontier, hasSecond, tallyAt } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { watching } from "../../words/watching.js";
import { programContents, working, writingChoice } from "../explain/index.js";
import { keyWords } from "../search/index.js";
import {
  besideChoice,
  colourKey,
  colourOf,
  forestOf,
  here,
  icicle,
  isGrown,
  lessons,
  lessonsContents,
  pathHere,
  scaleOf,
  treeContents,
  treeSummary,
} from "../tree/index.js";
import { waits } from "./band.js";
import { bounds, turnToBound } from "./bounds.js";
import { frontierSummary, frontierView, pathOfState } from "./frontier.js";
import { secondPane } from "./second.js";

/** @import { App, Lang, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Pane } from "../../state/watch.js" */
/** @import { Habits } from "../../storage/preferences.js" */
/** @import { WatchingWords } from "../../words/watching.js" */
/** @import { Grown } from "../tree/scale.js" */

/** @type {Record<Pane, (words: WatchingWords) => string>} */
const TITLES = { program: (w) => w.programPane, path: (w) => w.pathPane, tree: (w) => w.treePane };

/** Whether a second tree replaces the program; a frontier cannot be compared. @type {(state: State) => boolean} */
const isCompared = (state) => hasSecond(state) && !hasFrontier(state, state.draft.strategy);

/** Whether the list of learned facts replaces the program, because there is none. @type {(state: State) => boolean} */
const isLearning = ({ run }) => run !== null && learns(run.tape);

/** The title of a pane; for a breadth-first search the levels replace the tree. @type {(state: State, pane: Pane) => string} */
export const titleOf = (state, pane) => {
  const w = watching(state.lang);
  if (pane === "program" && isCompared(state)) return w.secondPane;
  if (pane === "program" && isLearning(state)) return w.lessonsPane;
  return pane === "tree" && hasFrontier(state, state.draft.strategy) ? w.frontierPane : TITLES[pane](w);
};
/** The height of the whole tree in pixels: under the path, and in a column of its own. */
const [TALL_BELOW, TALL_ALONE] = [104, 220];
/** The most reasons that are listed separately. */
const MOST_REASONS = 9;

/** @type {(app: App, pane: Pane, beside: unknown, body: unknown) => unknown} */
const pane = (app, name, beside, body) => {
  const title = titleOf(app.state, name);
  return html`<section class="pane of-${name}" aria-label=${title}>
    <header><h2>${title}</h2>${beside}</header>
    ${body}
  </section>`;
};

/** The program, or what the search has learned, or a second tree to compare with. @type {(app: App, habits: Habits) => unknown} */
export function programPane(app, habits) {
  const { state } = app;
  if (isCompared(state)) return secondPane(app);
  const program = programContents(app, habits);
  if (state.run && isLearning(state))
    return pane(
      app,
      "program",
      besideChoice(treeContents(app), ""),
      html`${lessons(lessonsContents(app, state.run))} ${program.exists ? working(program) : nothing}`,
    );
  const choices = html`${program.isOfLevels ? nothing : besideChoice(treeContents(app), "")} ${writingChoice(program)}`;
  return pane(app, "program", choices, html`<div class="program">${working(program)}</div>`);
}

/** The scale by which a tree is drawn. @type {(app: App) => { run: Grown, side: Side, scale: ReturnType<typeof scaleOf> } | null} */
function drawn({ state: { run, tree } }) {
  if (!isGrown(run)) return null;
  const side = /** @type {Side} */ (tree.sides[0]);
  turnToBound(run, side);
  return { run, side, scale: scaleOf([run], [side], isVeryWide() ? TALL_ALONE : TALL_BELOW) };
}

/** What a pane says until the search begins. @type {(app: App) => unknown} */
const awaited = ({ state }) =>
  !state.run || state.run.stage === "opening" ? html`<p class="note">${waits(state)}</p>` : nothing;

/** The search on the board, if it goes level by level. @type {(app: App) => Run | null} */
const frontierOf = ({ state }) => (state.run && hasFrontier(state, state.run.strategy) ? state.run : null);

/** @type {(app: App) => unknown} */
export function pathPane(app) {
  const frontier = frontierOf(app);
  if (frontier) return pane(app, "path", nothing, pathOfState(app, frontier));
  const it = drawn(app);
  return pane(
    app,
    "path",
    keyWords(app.state.lang),
    it ? pathHere(forestOf(app), it.run, it.side, it.scale) : awaited(app),
  );
}

/** @type {(app: App) => unknown} */
export function treePane(app) {
  const frontier = frontierOf(app);
  if (frontier) {
    const summary = html`<span class="beside-title">${frontierSummary(app.state.lang, frontier)}</span>`;
    return pane(app, "tree", summary, frontierView(app, frontier));
  }
  const it = drawn(app);
  if (!it) return pane(app, "tree", nothing, awaited(app));
  const forest = forestOf(app);
  const summary = treeSummary(forest.lang, it.run, it.side);
  return pane(
    app,
    "tree",
    html`<span class="beside-title" title=${summary}>${summary}</span>`,
    html`<div class="whole">${colourKey(forest, it.scale)} ${here(forest, it.run, it.side)} ${icicle(forest, it.run, it.side, it.scale, summary)}</div> ${bounds(app, it.run)} ${reasons(app.state.lang, it.run, it.scale)}`,
  );
}

/**
 * The rules that cut up to the moment on the board, as bars, the most frequent first.
 * @type {(lang: Lang, run: Grown, scale: ReturnType<typeof scaleOf>) => unknown}
 */
function reasons(lang, run, scale) {
  const w = words(lang);
  /** @type {Map<string, { said: string, cuts: number, colour: number }>} */
  const byWords = new Map();
  for (const [rule, cuts] of tallyAt(run.tally, run.tape, run.at).byRule.entries()) {
    const said = run.rules[rule]?.words;
    const key = said?.en ?? "";
    const before = byWords.get(key)?.cuts ?? 0;
    if (cuts)
      byWords.set(key, { said: said?.[lang] || w.lookCut, cuts: before + cuts, colour: colourOf(scale, run, rule) });
  }
  const all = [...byWords.values()].sort((one, other) => other.cuts - one.cuts);
  const most = Math.max(1, ...all.map(({ cuts }) => cuts));
  const rest = all.slice(MOST_REASONS).reduce((sum, { cuts }) => sum + cuts, 0);
  return html`<div class="reasons">
    <h3>${watching(lang).whyCut}</h3>
    ${all.length === 0 ? html`<p class="note">${watching(lang).noCutsYet}</p>` : nothing}
    <ul>
      ${all.slice(0, MOST_REASONS).map(
        ({ said, cuts, colour }) => html`<li>
          <span>${said}</span> <b>${count(lang, cuts)}</b>
          <i class="cut-${colour}" .style=${`width:${(100 * cuts) / most}%`}></i>
        </li>`,
      )}
      ${rest > 0 ? html`<li><span>${watching(lang).otherReasons}</span> <b>${count(lang, rest)}</b></li>` : nothing}
    </ul>
  </div>`;
}
