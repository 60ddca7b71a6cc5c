/** The whole of Watch: its header, the event, the four views, the player. */

import { board, places } from "../../board/index.js";
import { classMap, html, noChange, nothing, ref } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isRunning } from "../../engine/index.js";
import { watch } from "../../search/index.js";
import { boardTitle, PANES, strategiesOf, watchedStrategies } from "../../state/index.js";
import { linkOfPage } from "../../storage/index.js";
import { words } from "../../words/index.js";
import { watching } from "../../words/watching.js";
import { copy, modes, valueIn } from "../frame/index.js";
import { band } from "./band.js";
import { boardKey } from "./key.js";
import { narrow } from "./narrow.js";
import { pathPane, programPane, titleOf, treePane } from "./panes.js";
import { scrubber } from "./scrubber.js";

/** @import { CatalogStrategy } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */
/** @import { Pane } from "../../state/watch.js" */
/** @import { Habits } from "../../storage/preferences.js" */

/** Events per second above which each drawing updates only one pane: all of them would take too long. */
const SLOW = 10;

/** Whether events pass too fast to be read, in a search or in the player. @type {(state: State) => boolean} */
const isFast = ({ run, speed }) => isRunning(run) || (run?.playing === true && (speed > SLOW || run.until !== null));

/** @type {(app: App, habits: Habits) => unknown} */
export function watchRoom(app, habits) {
  const { state } = app;
  const { watch, puzzle, visit } = state;
  const next = isFast(state) ? PANES[visit.pane++ % PANES.length] : null;
  const inTurn = (/** @type {Pane} */ pane, /** @type {() => unknown} */ draw) =>
    next === null || next === pane || !document.querySelector(`.pane.of-${pane}`) ? draw() : noChange;
  const looks = Object.fromEntries(PANES.map((pane) => [`no-${pane}`, watch.shut.includes(pane)]));
  return html`<main class="watch-mode"><div class="watch-room ${classMap(looks)}" data-tab=${watch.tab}>
    ${head(app, habits)} ${band(app)}
    <div class="four">
      <section class="pane of-board">
        <div class="fit">${puzzle.kind === "placement" ? board(app) : places(app)}</div>
        ${boardKey(state)}
      </section>
      ${narrow(app)}
      ${inTurn("program", () => programPane(app, habits))}
      <div class="growth">${inTurn("path", () => pathPane(app))} ${inTurn("tree", () => treePane(app))}</div>
    </div>
    ${scrubber(app, habits)}
  </div></main>`;
}

/** @type {(app: App, habits: Habits) => unknown} */
function head(app, habits) {
  const { state } = app;
  const w = words(state.lang);
  const title = boardTitle(state)[state.lang];
  const link = () => location.href.split("#")[0] + linkOfPage(state);
  const openHelp = () => {
    state.dialog = "help";
    app.draw();
  };
  return html`<header class="watch-head">
    ${state.lasting ? modes(app, habits) : nothing}
    ${state.lasting ? html`<h1 tabindex="-1" aria-label=${watching(state.lang).watchOf(title)} ${ref(focusOnce)}>${title}</h1>` : nothing}
    ${strategyChoice(app)}
    <div class="toggles" role="group" aria-label=${watching(state.lang).panes}>${PANES.map((pane) => toggle(app, pane))}</div>
    <button class="to-moment" title=${watching(state.lang).momentLink} @click=${() => copy(app, link(), "momentLinked")}>${icon("link")}<span>${watching(state.lang).momentLink}</span></button>
    ${state.lasting ? html`<button class="round help-button" title=${w.help} aria-label=${w.help} @click=${openHelp}>${icon("help")}</button>` : nothing}
  </header>`;
}

/** Focus starts at its header. @type {(heading: Element | undefined) => void} */
const focusOnce = (heading) => {
  if (heading && document.activeElement === document.body)
    queueMicrotask(() => /** @type {HTMLElement} */ (heading).focus());
};

/** The strategies; those that report no steps cannot be watched, and say so. @type {(app: App) => unknown} */
function strategyChoice(app) {
  const { state } = app;
  const { lang } = state;
  const watched = watchedStrategies(state);
  const named = (/** @type {CatalogStrategy} */ each) =>
    watched.includes(each) ? each.title[lang] : watching(lang).showsNoSteps(each.title[lang]);
  return html`<select class="of-strategy" aria-label=${words(lang).strategy}
    @change=${(/** @type {Event} */ event) => watch(app, valueIn(event))}>
    ${strategiesOf(state).map((each) => html`<option value=${each.name} .selected=${each.name === state.draft.strategy} ?disabled=${!watched.includes(each)}>${named(each)}</option>`)}
  </select>`;
}

/** @type {(app: App, pane: Pane) => unknown} */
function toggle(app, pane) {
  const { watch } = app.state;
  const isShut = watch.shut.includes(pane);
  const toggle = () => {
    watch.shut = isShut ? watch.shut.filter((each) => each !== pane) : [...watch.shut, pane];
    app.draw();
  };
  return html`<button aria-pressed=${!isShut} @click=${toggle}>${titleOf(app.state, pane)}</button>`;
}
