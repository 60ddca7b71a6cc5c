/** The race of all strategies: its start and its end, and the table of its laps. */

import { html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { LIMITS } from "../../state/index.js";
import { EXPLAINING } from "../../words/explaining.js";
import { amount, words } from "../../words/index.js";
import { numberIn } from "../frame/index.js";
import { raceContents } from "./contents.js";
import { table } from "./laps.js";

/** @import { Panel } from "../frame/panel.js" */
/** @import { RaceContents } from "./contents.js" */

/** @type {Panel} */
export const RACE = {
  name: "race",
  title: (w) => w.race,
  beside: () => "",
  body: (app) => body(raceContents(app)),
};

/** @type {(race: RaceContents) => unknown} */
function body(race) {
  const { lang } = race;
  return html`<div class="start"><p class="note">${EXPLAINING.aboutRace[lang]}</p> ${orders(race)}</div>
    ${race.isBegun ? table(race) : nothing}
    <p class="verdict" role="status">${race.verdict || nothing}</p>
    ${race.isLost ? html`<p class="note bad">${words(lang).lost}</p>` : nothing}
    ${race.isOutdated ? html`<p class="note">${EXPLAINING.raceOutdated[lang]}</p>` : nothing}`;
}

/** @type {(race: RaceContents) => unknown} */
function orders(race) {
  const w = words(race.lang);
  const main = race.isRunning ? w.pause : race.takesOrders ? w.resume : w.raceStart;
  return html`<div class="orders">
    ${limit(race)}
    <button ?disabled=${!race.isReady} @click=${race.toggle}>${icon(race.isRunning ? "hold" : "play")}${main}</button>
    <button class="stop" aria-label="${w.stop}${w.colon}${w.race}" ?disabled=${!race.takesOrders} @click=${race.stop}>
      ${icon("stop")}${w.stop}
    </button>
  </div>`;
}

/** The time that each strategy gets. @type {(race: RaceContents) => unknown} */
const limit = ({ lang, limit: chosen, takesOrders, setLimit }) => html`<label>${EXPLAINING.raceLimit[lang]}
  <select name="limit" ?disabled=${takesOrders} @change=${(/** @type {Event} */ event) => setLimit(numberIn(event))}>
    ${LIMITS.map(
      (each) => html`<option value=${each} .selected=${each === chosen}>${amount(lang, each, "second")}</option>`,
    )}
  </select>
</label>`;
