/** The map of all positions: how many there are at each distance, and the farthest ones, which can be played. */

import { positionThumbnail } from "../../board/index.js";
import { classMap, guard, html, nothing, svg } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isGoing, takesOrders } from "../../engine/index.js";
import { IN_SIGHT, look, playPosition, stopSurvey, toggleSurvey } from "../../moves/index.js";
import { lineIn, solution } from "../../state/index.js";
import { count, percent, roughly, words } from "../../words/index.js";
import { entriesOf, pager } from "../frame/index.js";

/** @import { Play } from "../../state/game.js" */
/** @import { App, Lang } from "../../state/state.js" */
/** @typedef {NonNullable<Play["survey"]>} Survey */

/** @type {(app: App) => unknown} */
export function farthest(app) {
  const { lang, play, loading, draft } = app.state;
  const { survey } = play;
  const w = words(lang);
  const alive = survey !== null && takesOrders(survey);
  const order = alive ? (isGoing(survey) ? w.pause : w.resume) : w.survey;
  const outdated = survey !== null && JSON.stringify(survey.task.options) !== JSON.stringify(draft.options);
  return html`<section class="farthest" aria-label=${w.farthest}>
    <h2>${w.farthest}</h2>
    <p class="note">${w.aboutFarthest}</p>
    <div class="orders">
      <button ?disabled=${loading.stage !== "ready"} @click=${() => toggleSurvey(app)}>
        ${icon(alive && isGoing(survey) ? "hold" : "play")}${order}
      </button>
      <button class="stop" aria-label="${w.stop}${w.colon}${w.farthest}" ?disabled=${!alive} @click=${() => stopSurvey(app)}>
        ${icon("stop")}${w.stop}
      </button>
      ${alive && survey.progress ? share(survey.progress.finished) : nothing}
    </div>
    ${survey?.progress ? map(app, survey) : nothing}
    ${outdated ? html`<p class="note">${w.surveyOutdated}</p>` : nothing}
  </section>`;
}

/** @type {(finished: number | null) => unknown} */
function share(finished) {
  if (finished === null) return nothing;
  const now = Math.floor(finished * 100);
  return html`<span class="share" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${now}>
    ${percent(finished)}
  </span>`;
}

/** @type {(app: App, survey: Survey) => unknown} */
function map(app, survey) {
  const { lang } = app.state;
  const listed = survey.progress?.listed ?? 0;
  const levels = (survey.progress?.rows ?? []).filter((row) => "level" in row).map((row) => Number(row.states));
  const turn = (/** @type {number} */ to) => look(app, to);
  const stretch = { from: survey.from, inSight: IN_SIGHT, all: listed, turn };
  return html`<p class="verdict" role="status">${survey.progress?.verdict[lang]}</p>
    ${survey.lost ? html`<p class="note bad">${words(lang).lost}</p>` : nothing}
    ${guard([levels.length, lang], () => histogram(lang, levels))}
    <ul class="positions ${classMap({ rows: survey.shown.drawing.rows.length === 1 })}">
      ${entriesOf(stretch, (number) => tile(app, survey, number))}
    </ul>
    ${pager(lang, stretch)}`;
}

/** @type {(app: App, survey: Survey, number: number) => unknown} */
function tile(app, survey, number) {
  const found = lineIn(solution(survey.gallery, number));
  if (!found) return html`<li></li>`;
  const { drawing } = survey.shown;
  const label = words(app.state.lang).playThis(found.states[0] ?? "");
  return html`<li>
    <button title=${label} @click=${() => playPosition(app, found)}>
      ${guard([found, drawing], () => positionThumbnail(drawing, found.faces[0] ?? []))}
      <span class="unseen">${label}</span>
    </button>
  </li>`;
}

/** Sizes of the histogram, in its own units. */
const TALL = 100;
const BAR = 20;
/** The least number of bars that it leaves room for. */
const LEAST_BARS = 8;
/** The most bars labelled with the number of their states, and the most labelled with their level. */
const MOST_NUMBERED = 14;
const MOST_NAMED = 16;

/** A bar for each level. @type {(lang: Lang, levels: number[]) => unknown} */
function histogram(lang, levels) {
  if (levels.length === 0) return nothing;
  const wide = BAR * Math.max(LEAST_BARS, levels.length);
  return html`<svg class="histogram" viewBox="0 -14 ${wide} ${TALL + 32}" role="img" aria-label=${words(lang).farthest}>
    ${levels.map((states, level) => {
      const title = words(lang).levelBar(level, count(lang, states));
      return bar(states, level, title, levels);
    })}
  </svg>`;
}

/** @type {(states: number, level: number, title: string, levels: number[]) => unknown} */
function bar(states, level, title, levels) {
  const tall = Math.max(1, (TALL * states) / Math.max(...levels));
  const numbered = levels.length <= MOST_NUMBERED;
  const named = level % Math.ceil(levels.length / MOST_NAMED) === 0;
  return svg`<g transform="translate(${BAR * level} 0)">
    <title>${title}</title>
    <rect class="ground" width=${BAR} height=${TALL} />
    <rect class="bar" x="1.5" y=${TALL - tall} width=${BAR - 3} height=${tall} rx="1.5" />
    ${numbered ? svg`<text class="states" x=${BAR / 2} y=${TALL - tall - 4}>${roughly("en", states)}</text>` : nothing}
    ${named ? svg`<text x=${BAR / 2} y=${TALL + 13}>${level}</text>` : nothing}
  </g>`;
}
