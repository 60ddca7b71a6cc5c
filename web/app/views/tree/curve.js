/** The curve of a local search: the error of the board from the start; higher is worse. */

import { html, nothing, svg } from "../../dom/html.js";
import { stateAt } from "../../state/index.js";
import { CURVE } from "../../words/curve.js";
import { count } from "../../words/index.js";

/** @import { State } from "../../state/state.js" */

/** Units of the drawing. */
const [WIDE, TALL] = [600, 90];

/** @type {(state: Pick<State, "run" | "lang">) => unknown} */
export function curve({ run, lang }) {
  const [first] = run?.curve.points ?? [];
  if (!run || !first) return nothing;
  const { points } = run.curve;
  const most = Math.max(...points.map(({ wrong }) => wrong), 1);
  const across = (/** @type {number} */ at) =>
    ((WIDE * (at - first.at)) / Math.max(1, run.tape.end - first.at)).toFixed(1);
  const up = (/** @type {number} */ wrong) => (TALL * (1 - Math.log1p(wrong) / Math.log1p(most))).toFixed(1);
  const now = stateAt(run.tape, run.at).wrong ?? first.wrong;
  const least = Math.min(now, ...points.map(({ wrong }) => wrong));
  const [begin, best, here] = [first.wrong, least, now].map((each) => count(lang, each));
  const line = points.map(({ at, wrong }) => `${across(at)} ${up(wrong)}`).join("L");
  return html`<figure class="curve">
    <figcaption><b>${CURVE.curve[lang]}</b> <span>${CURVE.curveSays[lang](begin ?? "", best ?? "", here ?? "")}</span></figcaption>
    <svg viewBox="0 -3 ${WIDE} ${TALL + 6}" preserveAspectRatio="none" aria-hidden="true">
      ${svg`<path class="base" d="M0 ${TALL}H${WIDE}" /><path class="wrong" d="M${line}" />
        <path class="here" d="M${across(Math.max(run.at, first.at))} 0V${TALL}" />`}
    </svg>
  </figure>`;
}
