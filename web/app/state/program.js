/** The page's state of the program of the chosen strategy. */

import { BOUND, CUT, LEVEL, MOVED, NO_VALUE, PLACED, REACHED, REMOVED, SOLVED, TAKEN, UNMOVED } from "./events.js";

/** @import { Fault, Light, Program } from "../../worker/protocol.js" */
/** @import { State } from "./state.js" */
/** @import { Event } from "./events.js" */

/** A piece of a line and its kind; "" for uncoloured text. @typedef {{ text: string, kind: string }} Token */

/** The way to write programs; `form` is null for the default. @typedef {Pick<Program, "language" | "form">} Writing */

export const LANGUAGES = /** @type {const} */ (["python", "c"]);
export const FORMS = /** @type {const} */ (["loops", "recursion"]);
/** @type {Writing} */
export const USUAL_WRITING = { language: "python", form: null };

/**
 * @typedef {object} ProgramPanel
 * @property {string} key the task, strategy, language and form of the last request
 * @property {Program | null} program the last one received
 * @property {string} answeredKey its task, strategy, language and form
 * @property {Fault[]} faults why there is none
 * @property {boolean} inside whether the compiled function is unfolded
 */

/** @type {() => ProgramPanel} */
export const createProgram = () => ({
  key: "",
  program: null,
  answeredKey: "",
  faults: [],
  inside: false,
});

/** Whether the program shown is that of the draft. @type {(state: State) => boolean} */
export const isProgramCurrent = ({ program }) =>
  program.program !== null && program.answeredKey === program.key && program.faults.length === 0;

/**
 * The events that highlight a line, by kind; a cut is treated separately.
 * @type {Partial<Record<number, Light["event"][]>>}
 */
const SHOWN_BY = {
  [PLACED]: ["choose", "determine"],
  [MOVED]: ["choose"],
  [REMOVED]: ["return"],
  [UNMOVED]: ["return"],
  [SOLVED]: ["found"],
  [BOUND]: ["bound"],
  [TAKEN]: ["choose"],
  [REACHED]: ["reach"],
  [LEVEL]: ["level"],
};

/**
 * The lines, by number, that show an event; `isPlaced` tells whether the value is already on the board.
 * @type {(program: Program, event: Event, isPlaced: boolean) => number[]}
 */
export function activeLines({ lines, steps }, event, isPlaced) {
  const { kind } = event;
  const here = steps.indexOf(event.cell);
  /** @type {(shines: (light: Light) => boolean) => number[]} */
  const where = (shines) =>
    lines.flatMap(({ lit }, at) =>
      lit.some((light) => (light.step === null || light.step === here) && shines(light)) ? [at] : [],
    );
  if (event.kind !== CUT) return where((light) => SHOWN_BY[kind]?.includes(light.event) ?? false);
  const { rule } = event;
  if (where((light) => light.event === "check" && light.rule === rule).length > 0)
    return where((light) => light.event === "check" && (light.rule === rule || light.rule === null));
  // not cut by a check: the computed number is no value, or is used elsewhere
  const [first, second] = isPlaced && event.value !== NO_VALUE ? ["taken", "missing"] : ["missing", "taken"];
  for (const wanted of [first, second, "check"]) {
    const found = where((light) => light.event === wanted);
    if (found.length > 0) return found;
  }
  return [];
}

/** The program as the text of a file. @type {(program: Program, lang: "en" | "ja") => string} */
export const programText = (program, lang) =>
  program.lines.map((line) => `${lineText(program, line, lang)}\n`).join("");

/** A line with its comment. @type {(program: Program, line: Program["lines"][number], lang: "en" | "ja") => string} */
export function lineText({ language }, { code, comment }, lang) {
  if (!comment) return code;
  const said = `${language === "python" ? "#" : "//"} ${comment[lang]}`;
  return code.trim() ? `${code}  ${said}` : `${code}${said}`;
}
