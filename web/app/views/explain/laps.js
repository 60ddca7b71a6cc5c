/**
 * The laps of a race as a table: a row for each strategy, its time and its nodes as bars, and in words.
 *
 * over     the lap has ended
 * rough    what the lap or the one before took in all is an estimate, and so is a comparison of the two; if they differ by
 * less than estimates can be wrong, neither is called the better one
 */

import { classMap, html, nothing } from "../../dom/html.js";
import { CURVE } from "../../words/curve.js";
import { EXPLAINING } from "../../words/explaining.js";
import { clock, count, percent, roughly, span, words } from "../../words/index.js";
import { axis, bar, emptyTrack } from "./bars.js";
import { areApart, isExact } from "./lap_comparison.js";
import { nodeScale, timeScale } from "./scale.js";

/** @import { RaceLap } from "../../state/race.js" */
/** @import { Lang } from "../../state/state.js" */
/** @import { RaceContents } from "./contents.js" */
/** @import { Scale } from "./scale.js" */

/** @type {(race: Pick<RaceContents, "lang" | "laps" | "waiting" | "titleOf">) => unknown} */
export function table({ lang, laps, waiting, titleOf }) {
  const w = words(lang);
  const times = timeScale(lang, [...laps.map((lap) => lap.seconds), ...laps.map((lap) => wholeOf(lap, "seconds"))]);
  const nodes = nodeScale(lang, [1, ...laps.map((lap) => wholeOf(lap, "nodes"))]);
  return html`<table class="laps">
    <caption class="unseen">${EXPLAINING.raceTable[lang]}</caption>
    <thead>
      <tr><th scope="col">${w.strategy}</th><th scope="col">${w.elapsed}</th><th scope="col">${w.nodes}</th></tr>
    </thead>
    <tbody>
      ${laps.map((lap, number) => {
        const over = lap.state !== "running";
        return row(lang, titleOf(lap.strategy), lap, laps[number - 1], { times, nodes, over });
      })}
      ${waiting.map((title) => waitingRow(title, times, nodes))}
    </tbody>
    <tfoot aria-hidden="true">
      <tr><td></td><td class="time">${axis(times)}</td><td class="nodes">${axis(nodes)}</td></tr>
    </tfoot>
  </table>`;
}

/** The total of a lap if it is over and that is known; otherwise the cost so far. @type {(lap: RaceLap, what: "seconds" | "nodes") => number} */
const wholeOf = (lap, what) => (lap.state === "running" ? lap[what] : (lap.in_all[what] ?? lap[what]));

/** @type {(lang: Lang, title: string, lap: RaceLap, before: RaceLap | undefined, how: { times: Scale, nodes: Scale, over: boolean }) => unknown} */
function row(lang, title, lap, before, { times, nodes, over }) {
  const w = words(lang);
  const faster = over && before ? factor(lang, lap, before, "seconds", w.faster, w.slower) : nothing;
  const fewer = over && before ? factor(lang, lap, before, "nodes", w.fewer, w.more) : nothing;
  return html`<tr class=${lap.state.replace(" ", "-")}>
    <th scope="row">${title}${seedOf(lang, lap)}</th>
    <td class="time">${bar(times, lap, "seconds", over)}<p>${timeWords(lang, lap, over)} ${faster}</p></td>
    <td class="nodes">
      ${bar(nodes, lap, "nodes", over)}<p data-label=${w.nodes}>${nodeWords(lang, lap, over)} ${fewer}</p>
    </td>
  </tr>`;
}

/** @type {(lang: Lang, lap: RaceLap) => unknown} */
const seedOf = (lang, { seed }) => (seed === null ? nothing : html` <small>${words(lang).seed} ${seed}</small>`);

/** @type {(title: string, times: Scale, nodes: Scale) => unknown} */
const waitingRow = (title, times, nodes) => html`<tr class="waiting">
  <th scope="row">${title}</th>
  <td class="time">${emptyTrack(times)}<p></p></td>
  <td class="nodes">${emptyTrack(nodes)}<p></p></td>
</tr>`;

/** @type {(lang: Lang, lap: RaceLap, over: boolean) => unknown} */
function timeWords(lang, { state, seconds, part, in_all }, over) {
  const w = words(lang);
  if (!over) return html`${clock(lang, seconds)}${part ? ` · ${percent(part)}` : ""}`;
  if (state === "done") return html`<strong>${clock(lang, seconds)}</strong>`;
  if (state === "found") return html`<strong>${clock(lang, seconds)}</strong> ${CURVE.oneOnly[lang]}`;
  if (state === "gave up") return html`<strong>${EXPLAINING.gaveUp[lang]}</strong>`;
  return html`<strong>${in_all.seconds === null ? EXPLAINING.notFinished[lang] : w.wouldTake(span(lang, in_all.seconds))}</strong>`;
}

/** @type {(lang: Lang, lap: RaceLap, over: boolean) => unknown} */
function nodeWords(lang, { state, nodes, in_all, isCounted }, over) {
  const w = words(lang);
  if (state === "done" || state === "found") return html`<strong>${count(lang, nodes)}</strong>`;
  if (!over || in_all.nodes === null) return w.soFar(count(lang, nodes));
  if (isCounted) return html`<strong>${EXPLAINING.needsExactly[lang](count(lang, in_all.nodes))}</strong>`;
  return html`<strong>${w.wouldNeed(estimate(lang, in_all.nodes))}</strong>`;
}

/** A number that is only known roughly. @type {(lang: Lang, number: number) => string} */
const estimate = (lang, number) =>
  number < 1e16 ? roughly(lang, number) : number.toExponential(0).replace("e+", " × 10^");

/**
 * How a lap compares with the one before.
 * @type {(lang: Lang, lap: RaceLap, before: RaceLap, what: "seconds" | "nodes", better: (figure: string) => string, worse: (figure: string) => string) => unknown}
 */
function factor(lang, lap, before, what, better, worse) {
  const times = lap.factor[what];
  if (times === null) return nothing;
  if (!areApart(lap, before, what)) return html`<span class="factor unclear">${EXPLAINING.tooClose[lang]}</span>`;
  if (times > 0.95 && times < 1.05) return nothing;
  const rough = !isExact(lap, what) || !isExact(before, what);
  const gains = times > 1;
  const many = gains ? times : 1 / times;
  const digits = rough || many < 10 ? 2 : 3;
  const figure = many < 1e7 ? count(lang, Number(many.toPrecision(digits))) : estimate(lang, many);
  const text = gains ? better(figure) : worse(figure);
  return html`<span class="factor ${classMap({ better: gains, worse: !gains })}">
    ${rough ? words(lang).roughly(text) : text}
  </span>`;
}
