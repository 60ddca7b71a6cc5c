/**
 * The display of the story: the plainest strategy and the best one that can be watched, each with its nodes so far and a bar,
 * below the board; beside it the ideas that lead from one to the other, each a link to a moment of its search. In one column
 * the two strategies are shown briefly at the foot of the screen, and the ideas below the board. All figures were counted
 * beforehand (pycore/handlers/pruning_gain.py).
 */

import { guard, html, nothing, ref } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isCalm, isOneColumn } from "../../dom/screen.js";
import { bestWatched, cellCount, createTally, strategiesOf, treeStrategies, usualBoard } from "../../state/index.js";
import { count, inWords, words } from "../../words/index.js";
import { STORY } from "../../words/story.js";
import { moreNodes } from "../search/index.js";
import { nodesAt, SECONDS, tell } from "./telling.js";

/** @import { CatalogPuzzle } from "../../../worker/protocol.js" */
/** @import { App, Lang, State } from "../../state/state.js" */

/** The fraction that must be visible before it starts. */
const HALF = 0.5;

/** @type {(app: App) => unknown} */
export const story = ({ state }) => guard([state.lang, state.puzzle], () => display(state));

/** @type {(app: App) => unknown} */
export function brief(app) {
  const { lang, puzzle, told } = app.state;
  const close = () => {
    app.state.told = true;
    app.draw();
  };
  return told ? nothing : guard([lang, puzzle], () => narrow(app.state, close));
}

/** @type {(app: App) => unknown} */
export const ideas = ({ state }) => guard([state.lang, state.puzzle, isOneColumn()], () => list(state));

/** @type {(state: State) => unknown} */
function display(state) {
  const { lang } = state;
  const { watched, pace, lanes } = race(state);
  return html`<section class="story" aria-label=${STORY.storyTitle[lang]} ${ref((place) => begin(state, place))} data-fewest=${watched}>
    <p class="pace">${pace}</p>
    ${lanes}
    <button class="quiet">${STORY.skip[lang]}</button>
  </section>`;
}

/** @type {(state: State, close: () => void) => unknown} */
function narrow(state, close) {
  const { lang } = state;
  const { watched, pace, lanes } = race(state);
  return html`<section class="brief" aria-label=${STORY.storyTitle[lang]} ${ref((place) => begin(state, place))} data-fewest=${watched}>
    <div><p>${pace}</p>${lanes}</div>
    <button class="quiet">${STORY.skip[lang]}</button>
    <button class="key close" aria-label=${words(lang).close} @click=${close}>${icon("clear")}</button>
  </section>`;
}

/**
 * The two strategies, the nodes of the better one, and its nodes per second, far fewer than in a real search.
 * @type {(state: State) => { watched: number, pace: string, lanes: unknown }}
 */
function race(state) {
  const { lang } = state;
  const { plain, watched } = figuresOf(state);
  const [plainest] = treeStrategies(state);
  const pace = watched / SECONDS;
  const lanes = html`<div class="lanes">
    ${lane(lang, plainest?.title[lang], plain, STORY.doneByThen[lang](count(lang, Number((plain / watched).toPrecision(2)))), true)}
    ${lane(lang, bestWatched(state)?.title[lang], watched, allFound(state))}
  </div>`;
  return { watched, pace: STORY.pace[lang](count(lang, Math.round(pace))), lanes };
}

/** The result of the better one when it is done: of several images of a solution it may find only one. @type {(state: State) => string} */
function allFound({ lang, puzzle }) {
  const images = Math.max(1, ...puzzle.ideas.map((idea) => idea.images ?? 1));
  return images > 1 ? STORY.doneOnce[lang](images) : STORY.done[lang];
}

/** The nodes of the two strategies. @type {(state: State) => { plain: number, watched: number }} */
function figuresOf(state) {
  const { plain = 0, nodes = {} } = state.puzzle.saving ?? {};
  return { plain, watched: nodes[bestWatched(state)?.name ?? ""] ?? 0 };
}

/** @type {(state: State) => unknown} */
function list(state) {
  const { lang, puzzle } = state;
  const { plain, watched } = figuresOf(state);
  const shown = usualBoard(puzzle);
  const { all } = createTally(shown, cellCount(shown));
  return html`<div class="story because">
    <p>${STORY.because[lang](inWords(lang, plain), count(lang, watched))}</p>
    <p class="node">${isOneColumn() ? words(lang).aboutNodes : nothing} ${moreNodes(state, all)}</p>
    <ol>${puzzle.ideas.map((idea) => entry(state, idea))}</ol>
  </div>`;
}

/** @type {(lang: Lang, title: string | undefined, all: number, end: string, isEstimate?: boolean) => unknown} */
const lane = (lang, title, all, end, isEstimate = false) => html`<div class="lane">
  <h2>${title}</h2>
  <p aria-hidden="true"><b class="so-far" data-all=${all} lang=${lang}></b><span>${isEstimate ? STORY.ofAbout[lang](inWords(lang, all)) : STORY.ofSoMany[lang](count(lang, all))}</span></p>
  <div class="bar" aria-hidden="true"><i></i></div>
  <p class="end">${end}</p>
</div>`;

/** @type {(state: State, idea: CatalogPuzzle["ideas"][number]) => unknown} */
function entry(state, { strategy, at, images, upon }) {
  const { lang, puzzle } = state;
  const left = puzzle.saving?.nodes[strategy];
  const [its, plainer] = [strategy, upon].map((each) => strategiesOf(state).find(({ name }) => name === each));
  const idea = images && plainer ? STORY.oneOfThem[lang](plainer.title[lang], images) : its?.about[lang];
  const link = `#puzzle=${puzzle.name}&strategy=${strategy}&at=${at}&view=watch&v=2`;
  return html`<li><a href=${link}>${its?.title[lang]}</a> ${left === undefined ? nothing : count(lang, left)}
    <small>${idea}</small></li>`;
}

/** Starts once half of it is visible, once for each element. @type {(state: State, place: Element | undefined) => void} */
function begin({ visit }, place) {
  if (!(place instanceof HTMLElement) || place.dataset.begun) return;
  place.dataset.begun = "true";
  const eye = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return;
      eye.disconnect();
      const end = tell(visit, (part) => show(place, part), isCalm());
      place.querySelector("button")?.addEventListener("click", end);
    },
    { threshold: HALF },
  );
  eye.observe(place);
}

/** Writes the figures directly, without redrawing the page. @type {(place: HTMLElement, part: number) => boolean} */
function show(place, part) {
  for (const figure of place.querySelectorAll(".so-far")) {
    const { all = "0" } = /** @type {HTMLElement} */ (figure).dataset;
    const now = nodesAt(part, Number(all), Number(place.dataset.fewest));
    figure.textContent = count(/** @type {Lang} */ (/** @type {HTMLElement} */ (figure).lang), now);
    const bar = figure.closest(".lane")?.querySelector("i");
    if (bar) bar.style.scale = `${now / Number(all)} 1`;
  }
  place.classList.toggle("told", part === 1);
  return place.isConnected;
}
