/**
 * The event at the moment on the board, its reason, and the counts up to there. Its height never changes; on a phone
 * the whole of a long reason is laid over the board while it has the focus, as after a tap.
 */

import { classMap, html, nothing } from "../../dom/html.js";
import { isAlive } from "../../engine/index.js";
import { isRefused, whyNotStarted } from "../../search/index.js";
import {
  BOUND,
  CUT,
  eventBefore,
  MOVED,
  PLACED,
  REACHED,
  SOLVED,
  savingAt,
  sparedOf,
  strategiesOf,
  tallyAt,
  treeStrategies,
  untriedOf,
} from "../../state/index.js";
import { leaveWatch } from "../../watch/index.js";
import { anySize, count, percent, words } from "../../words/index.js";
import { watching } from "../../words/watching.js";
import { happened, liveness, moreNodes, savedNodes } from "../search/index.js";
import { lessonLinks, linksOf } from "../tree/index.js";
import { wordNow } from "./bookmarks.js";
import { isPausedHere } from "./first_cuts.js";

/** @import { App, Lang, State } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** @type {Partial<Record<number, string>>} */
const LOOKS = {
  [CUT]: "cut",
  [PLACED]: "placed",
  [MOVED]: "placed",
  [SOLVED]: "solved",
  [BOUND]: "placed",
  [REACHED]: "placed",
};

/** @type {(app: App) => unknown} */
export function band(app) {
  const { state } = app;
  const { run, lang } = state;
  const w = watching(lang);
  if (isRefused(state))
    return html`<div class="band-place"><section class="band cut" tabindex="0" aria-label=${w.momentReason}><p class="narration" aria-live="polite">${whyNotStarted(state, lang)} ${correction(app)}</p></section></div>`;
  if (!run || run.stage === "opening")
    return html`<div class="band-place"><section class="band"><p class="narration"><span class="rule">${waits(state)}</span></p></section></div>`;
  const event = eventBefore(run.tape, run.at);
  const links = linksOf(app);
  return html`<div class="band-place"><section class="band ${classMap({ [LOOKS[event?.kind ?? -1] ?? "plain"]: true })}" tabindex="0" aria-label=${w.momentReason}>
    <p class="narration" aria-live=${liveness(run)}>${pointer(state)}${happened(state, run)} ${links ? lessonLinks(links) : nothing} ${outcome(state, run)}</p>
    <div class="counts" title=${run.shown.values ? `${w.momentCountsHint}\n${w.momentUnits}` : w.momentCountsHint}>
      <p class="paused" role="status">${isPausedHere(state) ? w.pausedAtCut : nothing}</p>
      ${counts(lang, run)}
    </div>
  </section></div>`;
}

/** A link to what must be corrected; a frame in another page has none. @type {(app: App) => unknown} */
const correction = (app) =>
  app.state.lasting
    ? html`<button class="quiet" @click=${() => leaveWatch(app, "solve")}>${watching(app.state.lang).correct}</button>`
    : nothing;

/** The text of the bookmark at this moment. @type {(state: State) => unknown} */
function pointer(state) {
  const word = wordNow(state);
  return word ? html`<b class="look">${watching(state.lang).bookmark(word)}</b>` : nothing;
}

/** @type {(run: Run) => boolean} */
const isAtEnd = (run) => !isAlive(run) && run.at === run.tape.end;

/**
 * At the last moment of a finished search: what it found, and its nodes compared with those of the plainest strategy.
 * @type {(state: State, run: Run) => unknown}
 */
function outcome(state, run) {
  if (!isAtEnd(run) || !run.progress) return nothing;
  const titleOf = (/** @type {string | undefined} */ strategy) =>
    strategiesOf(state).find(({ name }) => name === strategy)?.title[state.lang] ?? "";
  const [plainest, watched] = [treeStrategies(state)[0]?.name, run.strategy].map(titleOf);
  const saved = savedNodes(state, run);
  const sentences = [run.progress.verdict[state.lang]];
  if (saved) {
    sentences.push(watching(state.lang).nodesTaken(plainest ?? "", saved.plain, watched ?? "", saved.nodes));
    sentences.push(moreNodes(state, run.tally.all));
  }
  return sentences.filter(Boolean).map((said) => html`<b class="outcome">${said}</b> `);
}

/** The message before there is a search. @type {(state: State) => string} */
export function waits({ run, wanted, loading, lang }) {
  const w = words(lang);
  if (loading.stage === "ready") return run || wanted ? w.treeOpens : w.startOfRun;
  return loading.stage === "asleep" ? w.startPlays : w[loading.stage];
}

/** @type {(lang: Lang, run: Run) => unknown} */
function counts(lang, run) {
  const w = watching(lang);
  const counted = tallyAt(run.tally, run.tape, run.at);
  const { nodes, cuts, deadEnds, solved } = counted;
  const each = (/** @type {number} */ number) => count(lang, number);
  const isUncut = cuts === 0 && deadEnds > 0; // it tries only what fits
  const isPlacement = run.shown.values !== undefined;
  const saving = isPlacement ? savingAt(run.tally, run.tape, run.at) : null;
  return html`<p>${w.momentCounts(each(nodes), isUncut ? "" : each(cuts), deadEnds > 0 ? each(deadEnds) : "", each(solved))}</p>
    ${saving && saving.cells > 0 && saving.ways > 0 ? html`<p class="spares">${w.spares(ways(lang, saving))}</p>` : nothing}
    ${isPlacement && run.seed === null ? sparedSoFar(lang, run, counted) : nothing}`;
}

/**
 * How many of all arrangements were spared; a randomized search meets some of them repeatedly.
 * @type {(lang: Lang, run: Run, counted: ReturnType<typeof tallyAt>) => unknown}
 */
function sparedSoFar(lang, run, counted) {
  const w = watching(lang);
  const { all } = run.tally;
  const isDone = isAtEnd(run) && run.progress?.state === "done";
  const spared = sparedOf(counted, all, isDone);
  if (spared <= 0) return nothing;
  const untried = isDone ? untriedOf(counted, all) : 0;
  return html`<p class="so-far">${shareSpared(lang, spared, all, isDone ? counted.full : 0)}</p>
    ${untried > 0 ? html`<p class="so-far">${w.neverTried(anySize(lang, untried))}</p>` : nothing}`;
}

/**
 * So many of all, but where both would be rounded to the same number: then all but the `made` at the end, or the share
 * before.
 * @type {(lang: Lang, spared: number, all: number, made: number) => string}
 */
function shareSpared(lang, spared, all, made) {
  const w = watching(lang);
  const [part, whole] = [anySize(lang, spared), anySize(lang, all)];
  if (part !== whole || spared === all) return w.sparedSoFar(part, whole);
  return made > 0 ? w.sparedAllBut(count(lang, made), whole) : w.sparedShare(percent(spared / all), whole);
}

/** A number of arrangements; all orders of n values also as n!. @type {(lang: Lang, saving: { cells: number, ways: number }) => string} */
function ways(lang, { cells, ways: number }) {
  let factorial = 1;
  for (let nth = 2; nth <= cells; nth += 1) factorial *= nth;
  const size = anySize(lang, number);
  return number === factorial && cells > 2 ? `${cells}! = ${size}` : size;
}
