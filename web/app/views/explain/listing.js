/** The lines of the program: coloured, the current ones highlighted. */

import { nameOf } from "../../board/index.js";
import { classMap, guard, html, nothing, ref } from "../../dom/html.js";
import { colours, heldByLine } from "../../explain/index.js";
import { BOUND, CUT, lineText } from "../../state/index.js";
import { EXPLAINING } from "../../words/explaining.js";
import { scrollTo } from "./scroll.js";

/** @import { Program } from "../../../worker/protocol.js" */
/** @import { Token } from "../../state/program.js" */
/** @import { ProgramMoment } from "../../explain/program.js" */
/** @import { ProgramContents } from "./contents.js" */

/** How deep the lines of a program are, and the deepest. @typedef {{ depths: number[], deepest: number }} Indentation */

/** @type {WeakMap<Program, Indentation>} */
const known = new WeakMap();

/** @type {(contents: ProgramContents, program: Program) => unknown} */
export function listing({ lang, now, draw }, program) {
  const coloured = colours(program, lang, draw);
  const active = new Set(now?.activeLines);
  const beside = now ? besideLines(program, now) : new Map();
  const { depths, deepest } = indentationOf(program);
  const first = program.lines.findIndex((line) => line.lit.length > 0);
  const lines = program.lines.map((line, at) => {
    const pieces = guard([program, lang, coloured], () => {
      return indented(coloured?.[at] ?? [{ text: lineText(program, line, lang), kind: "" }]);
    });
    const looks = {
      line: true,
      lit: active.has(at),
      refused: active.has(at) && now?.event?.kind === CUT,
      ahead: at < first,
    };
    return html`<span class=${classMap(looks)} .style=${`--deep:${depths[at]}`}>${pieces}${beside.get(at) ?? nothing}
</span>`;
  });
  return html`<pre class="listing" .style=${`--deepest:${deepest}`} tabindex="0" role="region" aria-label=${EXPLAINING.programLines[lang]} ${ref((box) => scrollTo(box, ".lit"))}><code>${lines}</code></pre>`;
}

/** Counted once: it is the same at every moment. @type {(program: Program) => Indentation} */
function indentationOf(program) {
  const counted = known.get(program);
  if (counted) return counted;
  const depths = program.lines.map(({ code }) => depthOf(code));
  const fresh = { depths, deepest: Math.max(1, ...depths) };
  known.set(program, fresh);
  return fresh;
}

/** How many spaces are before the text of a line, or of its beginning. @type {(text: string) => number} */
const depthOf = (text) => text.length - text.trimStart().length;

/** @type {(token: Token) => unknown} */
const piece = ({ text, kind }) => (kind ? html`<span class=${kind}>${text}</span>` : text);

/** Its indentation is separate, so that it can be shown narrower. @type {(tokens: Token[]) => unknown} */
function indented([first, ...others]) {
  if (!first) return nothing;
  const deep = depthOf(first.text);
  return [
    html`<span class="indent">${first.text.slice(0, deep)}</span>`,
    piece({ ...first, text: first.text.slice(deep) }),
    ...others.map(piece),
  ];
}

/** The ends of lines: the values of their variables, or the newest value of one. @type {(program: Program, now: ProgramMoment) => Map<number, unknown>} */
function besideLines(program, now) {
  const held = heldByLine(program, now);
  const last = Math.max(...now.activeLines);
  const lines = new Map();
  const said = held.size > 0 ? "" : assignment(program, now);
  if (said && last >= 0) lines.set(last, html`<b class="beside" aria-hidden="true">${said}</b>`);
  for (const [at, { cell, value, refused }] of held) {
    const looks = { beside: true, refused };
    lines.set(at, html`<b class=${classMap(looks)}>${program.variables[cell]} = ${value}</b>`);
  }
  return lines;
}

/** The newest value of a variable, or the one refused there. @type {(program: Program, now: ProgramMoment) => unknown} */
export function newestBeside(program, now) {
  const lines = besideLines(program, now);
  const [line] = [...heldByLine(program, now)].find(([, { cell }]) => cell === now.event?.cell) ?? [
    Math.max(...now.activeLines),
  ];
  return lines.get(line) ?? nothing;
}

/** The newest value of a variable, with the letters of the program. @type {(program: Program, now: ProgramMoment) => string} */
function assignment({ variables }, { event, newest, tried, run }) {
  if (event?.kind === BOUND) return `bound = ${event.bound}`;
  const held = tried ?? newest;
  if (!held) return "";
  if (variables.length === 0) return `${held.cell} → ${held.value}`;
  return `${variables[held.cell]} = ${nameOf(run, held.value)}`;
}
