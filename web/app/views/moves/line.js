/** The line on the board: controls for stepping through its moves, and the moves as a strip of positions, which may be long. */

import { positionThumbnail } from "../../board/index.js";
import { classMap, guard, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import {
  findLine,
  goTo,
  lineBack,
  lineForward,
  lineNow,
  lineText,
  moveName,
  openLine,
  playOn,
  toggleLine,
} from "../../moves/index.js";
import { solution } from "../../state/index.js";
import { count, words } from "../../words/index.js";
import { copy, key, keysFirst, turner } from "../frame/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** @type {(app: App) => unknown} */
export function line(app) {
  const { state } = app;
  const { run, view, lang, play } = state;
  if (!run || view.kind !== "solution") return nothing;
  const w = words(lang);
  const open = lineNow(state);
  const end = open?.moves.length ?? 0;
  return html`<section class="line" aria-label=${w.line}>
    ${inOrder(state, heading(app, run, view.number), transport(app, end))}
    <p class="moment" role="status">${w.moveOf(play.cursor, end)}</p>
    <div class="orders">
      <button @click=${() => playOn(app)}>${w.playOn}</button>
      <button ?disabled=${!open} @click=${() => open && copy(app, lineText(open), "lineCopied")}>
        ${icon("copy")}${w.copyLine}
      </button>
      <button class="quiet" @click=${() => app.settle()}>${w.backToGame}</button>
    </div>
    ${strip(app, run)}
  </section>`;
}

/** In visual order: on a phone the keys come first, as in the player. @type {(state: App["state"], head: unknown, keys: unknown) => unknown} */
const inOrder = (state, head, keys) => (keysFirst(state) ? html`${keys} ${head}` : html`${head} ${keys}`);

/** The number of the line, and the buttons for the others. @type {(app: App, run: Run, number: number) => unknown} */
function heading(app, run, number) {
  const { lang } = app.state;
  const w = words(lang);
  const listed = run.progress?.listed ?? 0;
  const name = w.lineOf(count(lang, number + 1), count(lang, listed));
  const back = number <= 0 ? null : () => openLine(app, number - 1);
  const on = number + 1 >= listed ? null : () => openLine(app, number + 1);
  return html`<p class="narration solution">
    ${turner(lang, html`<span class="said solved">${name}</span>`, back, on)}
    ${app.state.lasting ? html`<button class="quiet" @click=${() => findLine(app, number)}>${w.inList}</button>` : nothing}
    ${run.lost && !solution(run.gallery, number) ? html`<span class="note bad">${w.notReceived}</span>` : nothing}
  </p>`;
}

/** @type {(app: App, end: number) => unknown} */
function transport(app, end) {
  const { lang, play } = app.state;
  const w = words(lang);
  const { cursor, playing } = play;
  return html`<div class="transport">
    <div class="keys">
      ${key(w.toStart, "start", cursor === 0, () => goTo(app, 0))}
      ${key(w.moveBack, "back", cursor === 0, () => lineBack(app))}
      ${key(playing ? w.hold : w.play, playing ? "hold" : "play", end === 0, () => toggleLine(app), "big")}
      ${key(w.moveForward, "forward", cursor >= end, () => lineForward(app))}
      ${key(w.toEnd, "end", cursor >= end, () => goTo(app, end))}
    </div>
  </div>`;
}

/** @type {(app: App, run: Run) => unknown} */
function strip(app, run) {
  const { play, lang } = app.state;
  const open = lineNow(app.state);
  if (!open) return nothing;
  const { drawing } = run.shown;
  return html`<ol class="strip ${classMap({ rows: drawing.rows.length === 1 })}">
    ${open.faces.map((faces, at) => {
      const move = open.moves[at - 1];
      return html`<li>
        <button aria-current=${at === play.cursor ? "step" : "false"} @click=${() => goTo(app, at)}>
          <span class="number">${at}</span>
          ${guard([faces, drawing], () => positionThumbnail(drawing, faces))}
          <span class="move">${move ? moveName(open.faces[at - 1] ?? [], move) : words(lang).lineStart}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}
