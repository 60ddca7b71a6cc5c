/** The files that can be saved: the board, the open line, all solutions in the gallery. */

import { save } from "../dom/download.js";
import { ended } from "../engine/index.js";
import { lineNow } from "../moves/index.js";
import { boardTitle, listedOn, shelfOf, solution } from "../state/index.js";
import { words } from "../words/index.js";
import { fileName } from "./file_name.js";
import { filmOf, stripFileOf } from "./film.js";
import { pngOf } from "./png.js";
import { boardImage } from "./shapes.js";
import { svgOf } from "./svg.js";
import { csvOfLines, csvOfSolutions, jsonOf } from "./tables.js";

/** @import { Run } from "../state/run.js" */
/** @import { App, State } from "../state/state.js" */
/** @import { Table } from "./tables.js" */

/** Solutions per request: in between the worker handles messages. */
const PIECE = 1000;

const SVG = "image/svg+xml";

/** @type {(state: State) => void} */
export function saveSvg(state) {
  const svg = svgOf(boardImage(state), boardTitle(state)[state.lang]);
  save(fileName(state, [], "svg"), new Blob([svg], { type: SVG }));
}

/** @type {(state: State) => Promise<void>} */
export async function savePng(state) {
  const name = fileName(state, [], "png");
  save(name, await pngOf(boardImage(state)));
}

/** The line on the board, as an animation or a strip. @type {(state: State, what: "film" | "strip") => void} */
export function saveLine(state, what) {
  const line = lineNow(state);
  const { run } = state;
  if (!line || !run) return;
  const make = what === "film" ? filmOf : stripFileOf;
  const svg = make(run.shown.drawing, line, boardTitle(state)[state.lang]);
  save(fileName(state, [what, String(line.moves.length), "moves"], "svg"), new Blob([svg], { type: SVG }));
}

/** Whether there are solutions that the worker can still list. @type {(state: State) => boolean} */
export const canSaveSolutions = ({ run }) => run !== null && !run.lost && listedOn(run) > 0;

/** All solutions in the gallery, fetched piece by piece. @type {(app: App, ending: "csv" | "json") => Promise<void>} */
export async function saveSolutions(app, ending) {
  const { state } = app;
  const { run } = state;
  if (!run || !canSaveSolutions(state)) return;
  const shelf = shelfOf(run);
  const all = listedOn(run);
  const moving = state.puzzle.kind === "movement";
  const name = fileName(state, [String(all), moving ? "lines" : "solutions"], ending);
  const table = tableOf(state, run, ending);
  const saving = { done: 0, all };
  state.saving = saving;
  app.draw();
  const parts = [table.head];
  while (saving.done < all) {
    const question = /** @type {const} */ ({ type: "list", job: shelf.job, first: saving.done, count: PIECE });
    const answer = await app.engine.ask(question).catch(ended);
    if (state.saving !== saving) return; // stopped
    const found = answer?.type === "listed" ? answer.found.slice(0, all - saving.done) : [];
    if (found.length === 0) break;
    parts.push(table.piece(/** @type {Parameters<Table["piece"]>[0]} */ (found), saving.done));
    saving.done += found.length;
    app.draw();
  }
  state.saving = null;
  if (saving.done === all) save(name, new Blob([...parts, table.foot], { type: table.type }));
  app.draw();
}

/** @type {(app: App) => void} */
export function stopSaving(app) {
  app.state.saving = null;
  app.draw();
}

/** @type {(state: State, run: Run, ending: "csv" | "json") => Table} */
function tableOf(state, run, ending) {
  const { lang, puzzle } = state;
  const w = words(lang);
  const { options, givens } = run.task;
  const verdict = run.progress?.verdict ?? { en: "", ja: "" };
  if (ending === "json") {
    return jsonOf({ puzzle: puzzle.name, options, givens, strategy: run.strategy, verdict }, run.shown.names, lang);
  }
  if (puzzle.kind === "movement") return csvOfLines(w.lineColumns);
  const sample = solution(shelfOf(run).gallery, 0);
  return csvOfSolutions(run.shown.names, lang, { images: w.imagesColumn, how: w.symmetryColumn }, sample);
}
