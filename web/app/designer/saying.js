/** The rules of a figure in words, for its file, in both languages. */

import { designerWords } from "../words/designer.js";
import { typedList } from "./lists.js";

/** @import { DesignedFigure, DesignedLine } from "../state/designer.js" */
/** @import { Lang } from "../state/state.js" */

/** The rule of a line as a phrase. @type {(line: DesignedLine, lang: Lang) => string} */
export const phraseOf = ({ rule, number, rows = [] }, lang) =>
  designerWords(lang).says[rule](rule === "table" ? rows.length : number);

/** The values, and each kind of line with its count. @type {(figure: DesignedFigure) => { en: string, ja: string }} */
export const aboutOf = (figure) => ({ en: inOne(figure, "en"), ja: inOne(figure, "ja") });

/** @type {(figure: DesignedFigure, lang: Lang) => string} */
function inOne({ values, differs, cells, lines, rest }, lang) {
  const w = designerWords(lang);
  /** @type {Map<string, number>} */
  const sorts = new Map();
  for (const line of lines) {
    if (line.rule === "none") continue;
    const phrase = phraseOf(line, lang);
    sorts.set(phrase, (sorts.get(phrase) ?? 0) + 1);
  }
  const [low = 0, high = low] = [values[0], values.at(-1)];
  const isRange = high - low === values.length - 1;
  const first = isRange ? w.aboutValues(low, high, differs) : w.aboutList(typedList(values), differs);
  const told = [...sorts].map(([phrase, times]) => w.aboutLines(times, phrase));
  const fewer = cells.filter(({ allowed }) => allowed).length;
  if (fewer > 0) told.push(w.aboutAllowed(fewer));
  const more = rest.rules.length > 0 ? [w.aboutRest(rest.rules.length)] : [];
  const all = [first, ...told, ...more].join(w.gap);
  return all.length > 2000 ? first : all;
}
