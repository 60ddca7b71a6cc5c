/**
 * The notebook about figures (docs/figures.ipynb), saved ready to run: it installs the package from this site and ends
 * with the drawn figure.
 */

import { save } from "../dom/download.js";
import { designerWords } from "../words/designer.js";
import { fileOf } from "./file.js";

/** @import { DesignedFigure } from "../state/designer.js" */
/** @import { Lang } from "../state/state.js" */

/** @typedef {Record<string, unknown> & { cells: Record<string, unknown>[] }} Notebook */

const NAME = "figures.ipynb";

/** Saves it; false if it cannot be fetched. @type {(figure: DesignedFigure, lang: Lang) => Promise<boolean>} */
export async function saveNotebook(figure, lang) {
  const answer = await fetch(new URL(NAME, document.baseURI)).catch(() => null);
  if (!answer?.ok) return false;
  const whole = withFigure(await answer.json(), figure, lang, new URL("python/wheels.html", document.baseURI).href);
  save(NAME, new Blob([JSON.stringify(whole, null, 1)], { type: "application/json" }));
  return true;
}

/**
 * The notebook with the package from the page `wheels`, and with the figure if it has cells.
 * @type {(notebook: Notebook, figure: DesignedFigure, lang: Lang, wheels: string) => Notebook}
 */
export function withFigure(notebook, figure, lang, wheels) {
  const w = designerWords(lang);
  const [title, ...steps] = notebook.cells;
  const install = code("install", `%pip install --quiet --upgrade --no-index --find-links ${wheels} edagari`);
  const mine =
    figure.cells.length === 0
      ? []
      : [
          { cell_type: "markdown", id: "mine", metadata: {}, source: `## ${w.mine}` },
          // a JSON string is a Python string too
          code("figure", `mine = Figure.from_json(${JSON.stringify(fileOf(figure).text)})\nmine`),
          code("solve", "mine.draw(next(mine.solve()))"),
        ];
  return { ...notebook, cells: [...(title ? [title] : []), install, ...steps, ...mine] };
}

/** @type {(id: string, source: string) => Record<string, unknown>} */
const code = (id, source) => ({ cell_type: "code", id, execution_count: null, metadata: {}, outputs: [], source });
