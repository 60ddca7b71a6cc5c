/** The values beside the program: of its variables, or frame by frame on the call stack. */

import { nameOf } from "../../board/index.js";
import { classMap, html, nothing, ref } from "../../lit.js";
import { words } from "../../words/index.js";
import { scrollTo } from "./sight.js";

/** @import { Program } from "../../../worker/protocol.js" */
/** @import { State } from "../../state/state.js" */
/** @import { Held, Standing } from "../../study/program.js" */

/** @type {(state: State, program: Program, now: Standing | null) => unknown} */
export function values(state, program, now) {
  const w = words(state.lang);
  const title = program.form === "loops" ? w.variables : w.callStack;
  if (!now) return html`<aside class="values"><h3>${title}</h3><p class="note">${w.programLit}</p></aside>`;
  const newest = now.newest && now.path.at(-1);
  return html`<aside class="values" tabindex="0" aria-label=${title} ${ref((box) => scrollTo(box, "li"))}>
    <h3>${title}</h3>
    <ol>
      ${now.path.map((held) => entry(state, program, now, held, held === newest ? "new" : ""))}
      ${now.tried ? entry(state, program, now, now.tried, "cut") : nothing}
    </ol>
  </aside>`;
}

/** @type {(state: State, program: Program, now: Standing, held: Held, look: "" | "new" | "cut") => unknown} */
function entry({ shown, lang }, { variables, form }, { run }, { cell, value }, look) {
  const looks = classMap({ new: look === "new", cut: look === "cut" });
  if (variables.length === 0) return html`<li class=${looks}><code>${cell} → ${value}</code></li>`;
  const name = form === "loops" ? nothing : html` <small>${shown.names[cell]?.[lang]}</small>`;
  return html`<li class=${looks}><code>${variables[cell]} = ${nameOf(run, value)}</code>${name}</li>`;
}
