/** What is pencilled into a cell: its marks in a small grid, or one value written large and light. */

import { classMap, guard, nothing, svg } from "../lit.js";

/** @import { Pencil } from "../aid/candidates.js" */

/** The part of a cell that the marks take. */
const SPREAD = 0.88;

/** @type {(pencil: Pencil, values: number[]) => unknown} */
export function marks({ marks: marked, gone, value, certain }, values) {
  if (value !== null) return svg`<text class="pencilled ${classMap({ certain })}" y="0.02">${value}</text>`;
  if (marked.length === 0) return nothing;
  const columns = Math.ceil(Math.sqrt(values.length));
  const step = SPREAD / columns;
  const at = (/** @type {number} */ place) => step * (place - (columns - 1) / 2);
  const mark = (/** @type {number} */ value) => {
    const place = values.indexOf(value);
    const [x, y] = [at(place % columns), at(Math.floor(place / columns))];
    return svg`<text class=${classMap({ gone: gone.includes(value) })} x=${x} y=${y}>${value}</text>`;
  };
  return guard(
    [marked.join(), gone.join()],
    () => svg`<g class="marks" font-size=${(step * 0.82).toFixed(3)}>
      ${marked.map(mark)}
    </g>`,
  );
}
