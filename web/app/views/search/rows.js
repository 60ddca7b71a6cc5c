/** The table that a search writes while it runs: bounds or levels, with their nodes and their time. */

import { html, nothing } from "../../dom/html.js";
import { brief, count, words } from "../../words/index.js";

/** @import { App, Lang } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function rows({ state: { run, lang } }) {
  const all = (run?.progress?.rows ?? []).filter((row) => "bound" in row || "level" in row);
  if (all.length === 0) return nothing;
  const w = words(lang);
  const most = Math.max(...all.map(sizeOf));
  const bounded = all.some((row) => "bound" in row);
  return html`<table class="rows">
    <thead>
      <tr><th>${w.reach}</th><th colspan="2">${bounded ? w.nodes : w.positions}</th><th>${w.stepTime}</th></tr>
    </thead>
    <tbody>
      ${all.map((row, index) => {
        const took = row.seconds - (all[index - 1]?.seconds ?? 0);
        return html`<tr>
          <td>${reach(lang, row)}</td>
          <td aria-hidden="true"><meter max=${most} .value=${sizeOf(row)}></meter></td>
          <td>${count(lang, sizeOf(row))}</td>
          <td>${brief(lang, took)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @type {(row: Record<string, any>) => number} */
const sizeOf = (row) => row.nodes ?? row.states;

/** @type {(lang: Lang, row: Record<string, any>) => string} */
function reach(lang, row) {
  const w = words(lang);
  if ("bound" in row) return w.bound(row.bound);
  if (row.end === "start") return w.fromStart(row.level);
  return row.end === "goal" ? w.fromGoal(row.level) : w.level(row.level);
}
