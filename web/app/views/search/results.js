/** The state of the search: the verdict, and the four figures. */

import { classMap, html, nothing } from "../../dom/html.js";
import { mark } from "../../dom/icons.js";
import { isAlive } from "../../engine/index.js";
import { canPick, choose, isWatched, pickBy } from "../../search/index.js";
import {
  isEvery,
  isFarMore,
  isOutdated,
  listedOn,
  oneSolution,
  savingOf,
  strategiesOf,
  titleOfEarlier,
} from "../../state/index.js";
import { anySize, clock, count, inWords, words } from "../../words/index.js";
import { goToShelf } from "./gallery.js";

/** @import { Progress } from "../../../worker/protocol.js" */
/** @import { Run } from "../../state/run.js" */
/** @import { App, Lang, State } from "../../state/state.js" */

/** The results; `why` says why there are none, `more` leads to where several differ. @type {(app: App, why?: unknown, more?: unknown) => unknown} */
export function results(app, why = nothing, more = nothing) {
  const { state } = app;
  const { run, lang } = state;
  if (!run?.progress) return nothing;
  const w = words(lang);
  const outdated = isOutdated(state, run);
  const earlier = titleOfEarlier(state, run);
  const moving = state.puzzle.kind === "movement";
  const over = !isAlive(run) && !outdated; // results for other numbers are dimmed
  const saved = savedNodes(state, run);
  return html`<section class="results">
    <p class="verdict ${classMap({ over })}">
      ${over ? html`<span class="seal">${mark()}</span>` : nothing}<span>${run.progress.verdict[lang]}</span>
    </p>
    ${orbits(state, run, over)} ${bySymmetry(state, run)}
    ${saved === null ? nothing : html`<p class="saved">${w.nodesSaved(saved.plain, saved.nodes)}</p>`}
    ${over ? stoppedEarly(app, run) : nothing}
    <p class="ways">${toShelf(app, run)} ${kinds(app, run, over)} ${more}</p> ${why}
    ${run.lost ? html`<p class="note bad">${w.lost}</p>` : nothing}
    ${run.progress.dropped > 0 ? html`<p class="note">${w.unlisted(count(lang, run.progress.dropped))}</p>` : nothing}
    ${run.progress.earlier > 0 ? html`<p class="note">${w.earlier(count(lang, run.progress.earlier))}</p>` : nothing}
    ${outdated ? html`<p class="note">${moving ? w.outdatedPosition : w.outdated}</p>` : nothing}
    ${run.seed === null ? nothing : html`<p class="note">${w.searchSeed + w.colon + run.seed}</p>`}
    ${earlier === null ? nothing : html`<p class="note">${w.foundBy(earlier)}</p>`}
    ${handedOver(lang, run.progress)}
    ${figures(lang, isEvery(run), run.progress, moving)}
    ${isWatched(state) ? html`<p class="note ${classMap({ absent: !isAhead(state, run) })}">${w.ahead}</p>` : nothing}
  </section>`;
}

/**
 * Whether the search has reported more than the board shows. While it plays that is almost always so. As long as it is
 * watched the message keeps its space: otherwise the content below would move each time that the board reaches the end.
 * @type {(state: State, run: Run) => boolean}
 */
const isAhead = ({ view }, run) =>
  isAlive(run) && view.kind === "run" && !run.follow && (run.playing || run.at < run.tape.end);

/**
 * All solutions as so many kinds, each with as many images: where only one of each kind is listed, as many as it
 * stands for; where all are, those that are the same turned or reflected.
 * @type {(state: State, run: Run, over: boolean) => unknown}
 */
function orbits({ lang, by }, run, over) {
  const { solutions = 0, state, positions = 1 } = run.progress ?? {};
  const listed = listedOn(run);
  const each = listed < solutions ? solutions / listed : positions;
  if (!over || state !== "done" || by !== "" || listed === 0 || each < 2 || !Number.isInteger(each)) return nothing;
  const different = count(lang, solutions / each);
  return html`<p class="orbits">${words(lang).orbits(count(lang, solutions), different, count(lang, each))}</p>`;
}

/**
 * The promise of the invitation, kept: the nodes of the plainest strategy, and these; null if it was about another
 * search, or the estimate is too near.
 * @type {(state: State, run: Run) => { plain: string, nodes: string } | null}
 */
export function savedNodes({ puzzle, lang }, { task, progress }) {
  const saving = savingOf(puzzle, task);
  if (!saving || progress?.state !== "done" || !isFarMore(saving.plain, progress.nodes)) return null;
  return { plain: inWords(lang, saving.plain), nodes: count(lang, progress.nodes) };
}

/** How much an estimate must exceed the arrangements: it counts a regular tree, and is nearer than those of other trees. */
const CLEARLY = 1.3;

/** Why the plainest strategy has more nodes than there are arrangements, if it has. @type {(state: State, all: number) => string} */
export function moreNodes({ puzzle, lang }, all) {
  const plain = puzzle.saving?.plain ?? 0;
  return plain > CLEARLY * all ? words(lang).moreNodes(inWords(lang, plain), anySize(lang, all)) : "";
}

/** How many of the solutions the search came to itself, if more are listed: why they can outnumber the nodes. @type {(state: State, run: Run) => unknown} */
function bySymmetry({ lang }, { progress }) {
  const { state, found = 0, solutions = 0, listed = 0, earlier = 0, dropped = 0 } = progress ?? {};
  if (state !== "done" || found >= listed + earlier + dropped) return nothing;
  return html`<p class="note by-symmetry">${words(lang).bySymmetry(count(lang, found), count(lang, solutions - found))}</p>`;
}

/**
 * What is to be said of a search that was stopped: that symmetric solutions come together; or, where it has found none,
 * which strategy may find one sooner, with a way to choose it.
 * @type {(app: App, run: Run) => unknown}
 */
function stoppedEarly(app, { progress, strategy }) {
  const { state } = app;
  const { found = 0, solutions = 0 } = progress ?? {};
  if (progress?.state !== "stopped" || state.puzzle.kind === "movement") return nothing;
  const w = words(state.lang);
  if (solutions > found) return html`<p class="note">${w.foundTogether}</p>`;
  const other = oneSolution(state);
  if (solutions > 0 || !other || !strategiesOf(state).some((each) => each.name === strategy && each.complete))
    return nothing;
  const title = other.title[state.lang];
  return html`<p class="note">${w.foundSooner(title)}
    ${state.lasting ? html`<button class="quiet" @click=${() => choose(app, other.name)}>${w.chooseOther(title)}</button>` : nothing}</p>`;
}

/** That the search went on in another way. @type {(lang: Lang, progress: Progress) => unknown} */
const handedOver = (lang, { handed_over: nodes }) =>
  nodes === undefined
    ? nothing
    : html`<p class="note handed-over">${words(lang).wentOnLearning(count(lang, nodes), nodes)}</p>`;

/** The link to the solutions, if they are below open panels. @type {(app: App, run: Run) => unknown} */
function toShelf(app, run) {
  const { state } = app;
  const isBelow = state.lasting && state.panels.length > 0 && state.puzzle.kind === "placement";
  if (!isBelow || listedOn(run) === 0) return nothing;
  return html`<button class="quiet" @click=${() => goToShelf(app, run)}>${words(state.lang).toSolutions}</button>`;
}

/** The link to one of each kind, while all are shown. @type {(app: App, run: Run, over: boolean) => unknown} */
function kinds(app, run, over) {
  const { state } = app;
  const isOffered = state.lasting && state.by === "" && state.puzzle.kind === "placement"; // a frame has its views
  if (!over || !isOffered || listedOn(run) < 2 || !canPick(run)) return nothing;
  const show = () => {
    pickBy(app, "drawing");
    state.sought = "gallery";
    /** @type {HTMLElement | null} */ (document.querySelector("#gallery select"))?.focus({ preventScroll: true });
  };
  return html`<button class="quiet" @click=${show}>${words(state.lang).oneOfEach}</button>`;
}

/** @type {(lang: Lang, every: boolean, progress: Progress, moving: boolean) => unknown} */
function figures(lang, every, { nodes, cuts, solutions, elapsed }, moving) {
  const w = words(lang);
  const cutsToo = !moving || cuts > 0;
  return html`<dl class="figures">
    ${figure("nodes", w.nodes, count(lang, nodes), moving ? nothing : w.nodesHint)}
    ${cutsToo ? figure("cuts", w.cuts, count(lang, cuts), w.cutsHint) : nothing}
    ${figure("solutions", !moving ? w.solutions : every ? w.lines : w.linesFound, count(lang, solutions), nothing)}
    ${figure("elapsed", w.elapsed, clock(lang, elapsed), nothing)}
  </dl>`;
}

/** @type {(id: string, name: string, value: string, hint: unknown) => unknown} */
const figure = (id, name, value, hint) =>
  html`<div title=${hint}><dt>${name}</dt><dd data-figure=${id}>${value}</dd></div>`;
