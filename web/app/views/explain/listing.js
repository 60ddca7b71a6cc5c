/** The lines of the program: coloured, and lit where the search is at work. */

import { nameOf } from "../../board/index.js";
import { guard, html, nothing, ref } from "../../dom/html.js";
import { colours } from "../../explain/index.js";
import { BOUND, lineText } from "../../state/index.js";
import { words } from "../../words/index.js";
import { scrollTo } from "./scroll.js";

/** @import { Program } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */
/** @import { Token } from "../../state/program.js" */
/** @import { Standing } from "../../explain/program.js" */

/** @type {(app: App, program: Program, now: Standing | null) => unknown} */
export function listing(app, program, now) {
  const { lang } = app.state;
  const coloured = colours(app, program);
  const lit = new Set(now?.lit);
  const last = Math.max(...lit);
  const lines = program.lines.map((line, at) => {
    const pieces = guard([program, lang, coloured], () => {
      const tokens = coloured?.[at];
      return tokens ? tokens.map(piece) : lineText(program, line, lang);
    });
    const beside = at === last && now ? html`<b class="beside" aria-hidden="true">${told(program, now)}</b>` : nothing;
    return html`<span class=${lit.has(at) ? "line lit" : "line"}>${pieces}${beside}
</span>`;
  });
  return html`<pre class="listing" tabindex="0" role="region" aria-label=${words(lang).programLines} ${ref((box) => scrollTo(box, ".lit"))}><code>${lines}</code></pre>`;
}

/** @type {(token: Token) => unknown} */
const piece = ({ text, kind }) => (kind ? html`<span class=${kind}>${text}</span>` : text);

/** What has just got into a variable, by the letters of the program. @type {(program: Program, now: Standing) => string} */
function told({ variables }, { event, newest, tried, run }) {
  if (event?.kind === BOUND) return `bound = ${event.cell * 512 + event.value}`;
  const held = tried ?? newest;
  if (!held) return "";
  if (variables.length === 0) return `${held.cell} → ${held.value}`;
  return `${variables[held.cell]} = ${nameOf(run, held.value)}`;
}
