/** The values beside a recursion, frame by frame on the call stack. */

import { nameOf } from "../../board/index.js";
import { classMap, html, nothing, ref } from "../../dom/html.js";
import { EXPLAINING } from "../../words/explaining.js";
import { scrollTo } from "./scroll.js";

/** @import { Program } from "../../../worker/protocol.js" */
/** @import { Held, ProgramMoment } from "../../explain/program.js" */
/** @import { ProgramContents } from "./contents.js" */

/** @type {(contents: ProgramContents, program: Program) => unknown} */
export function values(contents, program) {
  const { lang, now } = contents;
  const title = EXPLAINING.callStack[lang];
  if (!now)
    return html`<aside class="values"><h3>${title}</h3><p class="note">${EXPLAINING.programLit[lang]}</p></aside>`;
  const newest = now.newest && now.path.at(-1);
  return html`<aside class="values" tabindex="0" aria-label=${title} ${ref((box) => scrollTo(box, "li"))}>
    <h3>${title}</h3>
    <ol>
      ${now.path.map((held, depth) => entry(contents, program, now, held, depth, held === newest ? "new" : ""))}
      ${now.tried ? entry(contents, program, now, now.tried, now.path.length, "cut") : nothing}
    </ol>
  </aside>`;
}

/**
 * A value that stands, in its call.
 * @type {(contents: ProgramContents, program: Program, now: ProgramMoment, held: Held, depth: number, look: "" | "new" | "cut") => unknown}
 */
function entry({ shown, lang }, { variables, call }, { run }, { cell, value }, depth, look) {
  const looks = classMap({ new: look === "new", cut: look === "cut" });
  const frame = call ? html`<code class="call">${callOf(call, depth, cell)}</code> ` : nothing;
  if (variables.length === 0) return html`<li class=${looks}>${frame}<code>${cell} → ${value}</code></li>`;
  return html`<li class=${looks}>${frame}<code>${variables[cell]} = ${nameOf(run, value)}</code> <small>${shown.names[cell]?.[lang]}</small></li>`;
}

/** A function with the number that it was called with. @type {(call: string, depth: number, cell: number) => string} */
const callOf = (call, depth, cell) => call.replace("(step)", `(${depth})`).replace("(cell)", `(${cell})`);
