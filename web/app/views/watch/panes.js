/** The views beside the board: the program, the path, the whole tree, and why branches were cut. */

import { html, nothing } from "../../dom/html.js";
import { isVeryWide } from "../../dom/screen.js";
import { tallyAt } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { working, writingChoice } from "../explain/index.js";
import { besideChoice, colourOf, icicle, isGrown, pathHere, scaleOf, treeSummary } from "../tree/index.js";
import { bounds, turnToBound } from "./bounds.js";
import { secondPane } from "./second.js";

/** @import { App, Lang } from "../../state/state.js" */
/** @import { Side } from "../../state/tree.js" */
/** @import { Pane } from "../../state/watch.js" */
/** @import { Habits } from "../../storage/preferences.js" */
/** @import { Words } from "../../words/words.js" */
/** @import { Grown } from "../tree/scale.js" */

/** @type {Record<Pane, (words: Words) => string>} */
export const TITLES = { program: (w) => w.programPane, path: (w) => w.pathPane, tree: (w) => w.treePane };
/** Pixels of the whole tree: under the path, and where it has a column of its own. */
const [TALL_BELOW, TALL_ALONE] = [104, 220];
/** The most reasons that are listed one by one. */
const MOST_REASONS = 9;

/** @type {(app: App, pane: Pane, beside: unknown, body: unknown) => unknown} */
const pane = (app, name, beside, body) => {
  const title = TITLES[name](words(app.state.lang));
  return html`<section class="pane of-${name}" aria-label=${title}>
    <header><h2>${title}</h2>${beside}</header>
    ${body}
  </section>`;
};

/** The program, or a second tree to compare with. @type {(app: App, habits: Habits) => unknown} */
export const programPane = (app, habits) =>
  app.state.tree.beside === ""
    ? pane(
        app,
        "program",
        html`${besideChoice(app)} ${writingChoice(app, habits)}`,
        html`<div class="program">${working(app)}</div>`,
      )
    : secondPane(app);

/** The scale by which a tree is drawn. @type {(app: App) => { run: Grown, side: Side, scale: ReturnType<typeof scaleOf> } | null} */
function drawn({ state: { run, tree } }) {
  if (!isGrown(run)) return null;
  const side = /** @type {Side} */ (tree.sides[0]);
  turnToBound(run, side);
  return { run, side, scale: scaleOf([run], [side], isVeryWide() ? TALL_ALONE : TALL_BELOW) };
}

/** @type {(app: App) => unknown} */
export function pathPane(app) {
  const it = drawn(app);
  return pane(app, "path", nothing, it ? pathHere(app, it.run, it.side, it.scale) : nothing);
}

/** @type {(app: App) => unknown} */
export function treePane(app) {
  const it = drawn(app);
  if (!it) return pane(app, "tree", nothing, nothing);
  const summary = treeSummary(app.state.lang, it.run, it.side);
  return pane(
    app,
    "tree",
    html`<span class="beside-title">${summary}</span>`,
    html`<div class="whole">${icicle(app, it.run, it.side, it.scale, summary)}</div> ${bounds(app, it.run)} ${reasons(app.state.lang, it.run, it.scale)}`,
  );
}

/** The rules that cut up to the moment on the board, as bars, the most frequent first. @type {(lang: Lang, run: Grown, scale: ReturnType<typeof scaleOf>) => unknown} */
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
    <h3>${w.whyCut}</h3>
    ${all.length === 0 ? html`<p class="note">${w.noCutsYet}</p>` : nothing}
    <ul>
      ${all.slice(0, MOST_REASONS).map(
        ({ said, cuts, colour }) => html`<li>
          <span>${said}</span> <b>${count(lang, cuts)}</b>
          <i class="cut-${colour}" .style=${`width:${(100 * cuts) / most}%`}></i>
        </li>`,
      )}
      ${rest > 0 ? html`<li><span>${w.otherReasons}</span> <b>${count(lang, rest)}</b></li>` : nothing}
    </ul>
  </div>`;
}
