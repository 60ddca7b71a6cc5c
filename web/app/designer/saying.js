/** The rules of a figure in words, for its file: in both languages. */

import { designerWords } from "../words/designer.js";

/** @import { DesignedFigure } from "../state/designer.js" */
/** @import { Lang } from "../state/state.js" */

/** The values, and each sort of line with how many there are. @type {(figure: DesignedFigure) => { en: string, ja: string }} */
export const aboutOf = (figure) => ({ en: inOne(figure, "en"), ja: inOne(figure, "ja") });

/** @type {(figure: DesignedFigure, lang: Lang) => string} */
function inOne({ values, differs, lines, rest }, lang) {
  const w = designerWords(lang);
  /** @type {Map<string, { rule: (typeof lines)[number]["rule"], number: number | null, times: number }>} */
  const sorts = new Map();
  for (const { rule, number } of lines) {
    if (rule === "none") continue;
    const key = `${rule} ${number}`;
    const before = sorts.get(key) ?? { rule, number, times: 0 };
    sorts.set(key, { ...before, times: before.times + 1 });
  }
  const [low = 0, high = low] = [values[0], values.at(-1)];
  const isRange = high - low === values.length - 1;
  const first = isRange ? w.aboutValues(low, high, differs) : w.aboutList(values.join(w.between), differs);
  const told = [...sorts.values()].map(({ rule, number, times }) => w.aboutLines(times, w.says[rule](number)));
  const more = rest.rules.length > 0 ? [w.aboutRest(rest.rules.length)] : [];
  const all = [first, ...told, ...more].join(w.gap);
  return all.length > 2000 ? first : all;
}
