/** The race as bars: a row for each strategy, its time and its nodes on logarithmic scales. The picture is a table. */

import { isAlive, isRunning } from "../../engine/index.js";
import { icon } from "../../icons.js";
import { html, nothing } from "../../lit.js";
import { LIMITS, lapsOf, strategiesOf, taskOf } from "../../state/index.js";
import { nodeScale, stopRace, timeScale, toggleRace } from "../../study/index.js";
import { clock, count, percent, span, words } from "../../words/index.js";

/** @import { Lap } from "../../../worker/protocol.js" */
/** @import { App, Lang } from "../../state/state.js" */
/** @import { Scale } from "../../study/scale.js" */

/** Brings the race into sight, and starts it. @type {(app: App) => unknown} */
export function raceButton(app) {
  const { race, lang, loading } = app.state;
  const go = () => {
    if (!isAlive(race.search)) toggleRace(app);
    document.querySelector("section.race")?.scrollIntoView({ block: "center" });
  };
  return html`<button class="quiet" ?disabled=${loading.stage !== "ready"} @click=${go}>${words(lang).raceAll}</button>`;
}

/** @type {(app: App) => unknown} */
export function race(app) {
  const { state } = app;
  const { lang, loading } = state;
  const { search, limit } = state.race;
  if (strategiesOf(state).length < 2) return nothing;
  const w = words(lang);
  const alive = isAlive(search);
  const main = alive ? (isRunning(search) ? w.pause : w.resume) : w.raceStart;
  const outdated = search && JSON.stringify(search.task) !== JSON.stringify(taskOf(state));
  const choose = (/** @type {Event} */ event) => {
    state.race.limit = Number(/** @type {HTMLSelectElement} */ (event.target).value);
    app.draw();
  };
  return html`<section class="race" aria-label=${w.race}>
    <header>
      <div><h2>${w.race}</h2><p class="note">${w.aboutRace}</p></div>
      <div class="orders">
        <label>${w.raceLimit}
          <select name="limit" ?disabled=${alive} @change=${choose}>
            ${LIMITS.map((each) => html`<option value=${each} .selected=${each === limit}>${w.raceSeconds(each)}</option>`)}
          </select>
        </label>
        <button ?disabled=${loading.stage !== "ready"} @click=${() => toggleRace(app)}>${icon(isRunning(search) ? "hold" : "play")}${main}</button>
        <button class="stop" aria-label="${w.stop}: ${w.race}" ?disabled=${!alive} @click=${() => stopRace(app)}>${icon("stop")}${w.stop}</button>
      </div>
    </header>
    ${search?.progress ? table(app, lapsOf(state.race), alive) : nothing}
    <p class="verdict" role="status">${search?.progress && !alive ? search.progress.verdict[lang] : nothing}</p>
    ${search?.lost ? html`<p class="note bad">${w.lost}</p>` : nothing}
    ${outdated ? html`<p class="note">${w.raceOutdated}</p>` : nothing}
  </section>`;
}

/** What a lap takes in all where it is over and that is known; else what it took so far. @type {(lap: Lap, what: "seconds" | "nodes") => number} */
const wholeOf = (lap, what) => (lap.state === "running" ? lap[what] : (lap.in_all[what] ?? lap[what]));

/** @type {(app: App, laps: Lap[], alive: boolean) => unknown} */
function table(app, laps, alive) {
  const { state } = app;
  const { lang } = state;
  const w = words(lang);
  const times = timeScale(lang, [...laps.map((lap) => lap.seconds), ...laps.map((lap) => wholeOf(lap, "seconds"))]);
  const nodes = nodeScale(lang, [1, ...laps.map((lap) => wholeOf(lap, "nodes"))]);
  const waiting = strategiesOf(state).filter(({ name }) => alive && !laps.some((lap) => lap.strategy === name));
  const titleOf = (/** @type {string} */ name) =>
    state.catalog.strategies.find((each) => each.name === name)?.title[lang] ?? name;
  return html`<table class="laps">
    <caption class="unseen">${w.raceTable}</caption>
    <thead>
      <tr><th scope="col">${w.strategy}</th><th scope="col">${w.elapsed}</th><th scope="col">${w.nodes}</th></tr>
    </thead>
    <tbody>
      ${laps.map((lap, number) => {
        const over = lap.state !== "running" || !alive;
        const rough = laps[number - 1]?.state !== "done" || lap.state !== "done";
        return html`<tr class=${lap.state.replace(" ", "-")}>
          <th scope="row">${titleOf(lap.strategy)}</th>
          <td class="time">${bar(times, lap, "seconds", over)}<p>${timeWords(lang, lap, over)} ${factor(lang, lap.factor.seconds, rough, over, "faster", "slower")}</p></td>
          <td class="nodes">${bar(nodes, lap, "nodes", over)}<p data-label=${w.nodes}>${nodeWords(lang, lap, over)} ${factor(lang, lap.factor.nodes, rough, over, "fewer", "more")}</p></td>
        </tr>`;
      })}
      ${waiting.map(
        ({ title }) => html`<tr class="waiting">
          <th scope="row">${title[lang]}</th>
          <td class="time"><div class="track" aria-hidden="true">${ticks(times)}</div><p></p></td>
          <td class="nodes"><div class="track" aria-hidden="true">${ticks(nodes)}</div><p></p></td>
        </tr>`,
      )}
    </tbody>
    <tfoot aria-hidden="true">
      <tr><td></td><td class="time">${axis(times)}</td><td class="nodes">${axis(nodes)}</td></tr>
    </tfoot>
  </table>`;
}

/** @type {(place: number) => string} */
const across = (place) => `${(100 * place).toFixed(3)}%`;

/** @type {(scale: Scale) => unknown} */
const ticks = (scale) => scale.ticks.map(({ place }) => html`<i .style=${`left:${across(place)}`}></i>`);

/** @type {(scale: Scale) => unknown} */
const axis = (scale) =>
  html`<div class="axis">${scale.ticks.map(({ place, label }) => html`<span .style=${`left:${across(place)}`}>${label}</span>`)}</div>`;

/** What was done is solid; what is left of a tree that was not finished is hatched, and open at its end. @type {(scale: Scale, lap: Lap, what: "seconds" | "nodes", over: boolean) => unknown} */
function bar(scale, lap, what, over) {
  const end = scale.place(lap[what]);
  const whole = lap.in_all[what];
  const torn = over && lap.state !== "done";
  const reach = whole === null ? 1 : scale.place(whole);
  return html`<div class="track" aria-hidden="true">
    ${ticks(scale)}
    ${torn ? html`<b class="rest ${whole === null || !scale.reaches(whole) ? "endless" : ""}" .style=${`left:${across(end)};width:${across(Math.max(reach - end, 0.02))}`}></b>` : nothing}
    <b class="done" .style=${`width:max(3px, ${across(end)})`}></b>
  </div>`;
}

/** @type {(lang: Lang, lap: Lap, over: boolean) => unknown} */
function timeWords(lang, { state, seconds, part, in_all }, over) {
  const w = words(lang);
  if (!over) return html`${clock(lang, seconds)}${part ? ` · ${percent(part)}` : ""}`;
  if (state === "done") return html`<strong>${clock(lang, seconds)}</strong>`;
  if (state === "gave up") return html`<strong>${w.gaveUp}</strong>`;
  return html`<strong>${in_all.seconds === null ? w.notFinished : w.wouldTake(span(lang, in_all.seconds))}</strong>`;
}

/** @type {(lang: Lang, lap: Lap, over: boolean) => unknown} */
function nodeWords(lang, { state, nodes, in_all }, over) {
  const w = words(lang);
  if (state === "done") return html`<strong>${count(lang, nodes)}</strong>`;
  if (!over || in_all.nodes === null) return w.soFar(count(lang, nodes));
  return html`<strong>${w.wouldNeed(roughCount(lang, in_all.nodes))}</strong>`;
}

/** A number with two digits that mean something. @type {(lang: Lang, number: number) => string} */
const roughCount = (lang, number) =>
  number < 1e16
    ? new Intl.NumberFormat(lang, { notation: "compact", maximumSignificantDigits: 2 }).format(number)
    : number.toExponential(0).replace("e+", " × 10^");

/** How a lap compares with the one before. @type {(lang: Lang, times: number | null, rough: boolean, over: boolean, better: "faster" | "fewer", worse: "slower" | "more") => unknown} */
function factor(lang, times, rough, over, better, worse) {
  if (!over || times === null || (times > 0.95 && times < 1.05)) return nothing;
  const w = words(lang);
  const many = times > 1 ? times : 1 / times;
  const digits = rough || many < 10 ? 2 : 3;
  const figure = many < 1e7 ? count(lang, Number(many.toPrecision(digits))) : roughCount(lang, many);
  const text = times > 1 ? w[better](figure) : w[worse](figure);
  return html`<span class="factor ${times > 1 ? "better" : "worse"}">${rough ? w.roughly(text) : text}</span>`;
}
