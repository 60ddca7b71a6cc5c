/** The program of the chosen strategy: requested while its panel is open, coloured, and highlighted along with the search. */

import { ended } from "../engine/index.js";
import {
  activeLines,
  CUT,
  eventBefore,
  isProgramCurrent,
  isSeen,
  MOVED,
  NO_VALUE,
  PLACED,
  programText,
  reportsSteps,
  stateAt,
  taskOf,
  unpack,
} from "../state/index.js";
import { refreshPlan } from "./plan.js";

/** @import { Program } from "../../worker/protocol.js" */
/** @import { Token } from "../state/program.js" */
/** @import { Run } from "../state/run.js" */
/** @import { App, Lang, State } from "../state/state.js" */
/** @import { Event } from "../state/events.js" */

/** A cell, or a spot of a movement, and its value. @typedef {{ cell: number, value: number }} Held */
/**
 * The state of the program at the moment on the board.
 * @typedef {object} ProgramMoment
 * @property {Event | null} event the last event
 * @property {number[]} activeLines the lines that show it
 * @property {Held[]} path the values on the board in the order of placing; of a movement its moves
 * @property {Held | null} newest the value just placed
 * @property {Held | null} tried the value that was just tried and cut
 * @property {Run} run
 */

/** Handles opening and closing of its panel. @type {(app: App) => void} */
export function programToggled(app) {
  refreshProgram(app);
  refreshPlan(app);
}

/** Unfolds or folds the code that really runs. @type {(app: App, open: boolean) => void} */
export function lookInside(app, open) {
  if (app.state.program.inside === open) return;
  app.state.program.inside = open;
  refreshPlan(app);
  app.draw();
}

/** Requests the program of the draft; the worker abandons one that is still being written. @type {(app: App) => Promise<void>} */
export async function refreshProgram(app) {
  const { state } = app;
  const panel = state.program;
  if (!isSeen(state, "program") || state.loading.stage !== "ready") return;
  const key = programKey(state);
  if (panel.key === key) return;
  panel.key = key;
  const [task, strategy, language, form] = JSON.parse(key);
  bringColours(); // while the program is being written
  const answer = await app.engine.ask({ type: "program", task, strategy, language, form }).catch(ended);
  if (state.program !== panel || panel.key !== key) return; // overtaken by a newer request
  if (!answer)
    panel.key = ""; // the worker was ended: the next one will be asked
  else if (answer.type === "written") Object.assign(panel, { program: answer.program, answeredKey: key, faults: [] });
  else if (answer.type === "refused") panel.faults = answer.faults;
  app.draw();
}

/** @type {(state: State) => string} */
const programKey = (state) =>
  JSON.stringify([taskOf(state), state.draft.strategy, state.writing.language, state.writing.form]);

/** The state of the program; null if the board shows no moment of its search. @type {(state: State) => ProgramMoment | null} */
export function momentOfProgram(state) {
  const { run, view, program: panel } = state;
  if (!run || view.kind !== "run" || !panel.program || !isProgramCurrent(state) || !reportsSteps(state)) return null;
  const [task, strategy] = JSON.parse(panel.answeredKey);
  if (JSON.stringify([run.task, run.strategy]) !== JSON.stringify([task, strategy])) return null;
  const event = eventBefore(run.tape, run.at);
  const { board, path } = stateAt(run.tape, run.at);
  const isPlaced = event !== null && board.includes(event.value + 1);
  return {
    event,
    activeLines: event ? activeLines(panel.program, event, isPlaced) : [],
    path: path.map(unpack),
    newest: event && (event.kind === PLACED || event.kind === MOVED) ? event : null,
    tried: isTried(event, path) ? event : null,
    run,
  };
}

/**
 * The newest value of each variable, by the line that sets it, and whether it was refused; nothing if no line sets
 * so for one variable alone, as in a recursion.
 * @type {(program: Program, now: ProgramMoment) => Map<number, { cell: number, value: string, refused: boolean }>}
 */
export function heldByLine({ lines, steps, variables }, { path, tried, event, run }) {
  const lineOf = new Map();
  for (const [at, { lit }] of lines.entries()) {
    const step = lit.find((light) => light.event === "choose" || light.event === "determine")?.step ?? null;
    if (step !== null && variables.length > 0) lineOf.set(steps[step], at);
  }
  const held = path.map(({ cell, value }) => ({ cell, value: String(run.values[value] ?? "?"), refused: false }));
  const missed = event?.kind === CUT && event.value === NO_VALUE ? run.reasons.get(run.at)?.value : undefined;
  if (tried) held.push({ cell: tried.cell, value: String(run.values[tried.value] ?? "?"), refused: true });
  if (event && typeof missed === "number") held.push({ cell: event.cell, value: String(missed), refused: true });
  return new Map(held.filter(({ cell }) => lineOf.has(cell)).map((each) => [lineOf.get(each.cell), each]));
}

/** Whether an event cuts a value that was never placed. @type {(event: Event | null, path: number[]) => boolean} */
const isTried = (event, path) =>
  event?.kind === CUT && event.value !== NO_VALUE && !path.some((packed) => unpack(packed).cell === event.cell);

/** Cache: the module that colours code, once it is loaded; null if it failed to load. @type {Promise<typeof import("./highlighting.js") | null> | null} */
let colouring = null;
/** Cache: the program coloured last. @type {{ program: Program | null, lang: Lang, lines: Token[][] | null }} */
let coloured = { program: null, lang: "en", lines: null };

/**
 * The lines of the program in coloured pieces; null until the module that colours them is loaded, when `draw` is
 * called.
 * @type {(program: Program, lang: Lang, draw: () => void) => Token[][] | null}
 */
export function colours(program, lang, draw) {
  if (coloured.program === program && coloured.lang === lang) return coloured.lines;
  const wanted = { program, lang, lines: /** @type {Token[][] | null} */ (null) };
  coloured = wanted;
  bringColours().then((module) => {
    if (!module) return; // the program stays uncoloured, and the next one requests the module again
    wanted.lines = module.colour(programText(program, lang), program.language);
    if (coloured === wanted) draw();
  });
  return null;
}

/** Loads the module that colours code, unless it is loaded or requested. */
function bringColours() {
  colouring ??= import(new URL("./highlighting.js", import.meta.url).href).catch(() => {
    colouring = null;
    return null;
  });
  return colouring;
}
