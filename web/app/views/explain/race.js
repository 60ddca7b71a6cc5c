/** The race of all strategies: its start and its end, and the table of its laps. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isAlive, isGoing, takesOrders } from "../../engine/index.js";
import { stopRace, toggleRace } from "../../explain/index.js";
import { LIMITS, lapsOf, seedOfRace, taskOf } from "../../state/index.js";
import { EXPLAINING } from "../../words/explaining.js";
import { amount, words } from "../../words/index.js";
import { numberIn } from "../frame/index.js";
import { table } from "./laps.js";

/** @import { App } from "../../state/state.js" */
/** @import { Panel } from "../frame/panel.js" */

/** @type {Panel} */
export const RACE = {
  name: "race",
  title: (w) => w.race,
  beside: () => "",
  body,
};

/** @type {(app: App) => unknown} */
function body(app) {
  const { state } = app;
  const { search } = state.race;
  const w = words(state.lang);
  const verdict = search?.progress && !isAlive(search) ? search.progress.verdict[state.lang] : nothing;
  const now = JSON.stringify([taskOf(state), seedOfRace(state)]);
  const outdated = search && JSON.stringify([search.task, search.seed]) !== now;
  return html`<div class="start"><p class="note">${EXPLAINING.aboutRace[state.lang]}</p> ${orders(app)}</div>
    ${search?.progress ? table(state, lapsOf(state), isAlive(search)) : nothing}
    <p class="verdict" role="status">${verdict}</p>
    ${search?.lost ? html`<p class="note bad">${w.lost}</p>` : nothing}
    ${outdated ? html`<p class="note">${EXPLAINING.raceOutdated[state.lang]}</p>` : nothing}`;
}

/** @type {(app: App) => unknown} */
function orders(app) {
  const { lang, loading, race } = app.state;
  const w = words(lang);
  const alive = takesOrders(race.search);
  const running = isGoing(race.search);
  const main = running ? w.pause : alive ? w.resume : w.raceStart;
  return html`<div class="orders">
    ${limit(app, alive)}
    <button ?disabled=${loading.stage !== "ready"} @click=${() => toggleRace(app)}>
      ${icon(running ? "hold" : "play")}${main}
    </button>
    <button class="stop" aria-label="${w.stop}${w.colon}${w.race}" ?disabled=${!alive} @click=${() => stopRace(app)}>
      ${icon("stop")}${w.stop}
    </button>
  </div>`;
}

/** The time that each strategy gets. @type {(app: App, off: boolean) => unknown} */
function limit(app, off) {
  const { lang, race } = app.state;
  const choose = (/** @type {Event} */ event) => {
    race.limit = numberIn(event);
    app.draw();
  };
  return html`<label>${EXPLAINING.raceLimit[lang]}
    <select name="limit" ?disabled=${off} @change=${choose}>
      ${LIMITS.map(
        (each) => html`<option value=${each} .selected=${each === race.limit}>${amount(lang, each, "second")}</option>`,
      )}
    </select>
  </label>`;
}
