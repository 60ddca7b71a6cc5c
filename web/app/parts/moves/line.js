/** The line on the board: its moves as a strip of positions, and the way through them. */

import { picture } from "../../board/index.js";
import { icon } from "../../icons.js";
import { guard, html, nothing } from "../../lit.js";
import {
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
import { copy } from "../frame/index.js";

/** @import { App } from "../../state/state.js" */
/** @import { Run } from "../../state/run.js" */

/** @type {(app: App) => unknown} */
export function line(app) {
  const { state } = app;
  const { run, view, lang, play } = state;
  if (!run || view.kind !== "solution") return nothing;
  const w = words(lang);
  const open = lineNow(state);
  const listed = run.progress?.listed ?? 0;
  const { number } = view;
  const end = open?.moves.length ?? 0;
  return html`<section class="line" aria-label=${w.line}>
    <p class="narration solution">
      <button class="round" ?disabled=${number <= 0} aria-label=${w.previous} @click=${() => openLine(app, number - 1)}>${icon("back")}</button>
      <span class="said solved">${w.lineOf(count(lang, number + 1), count(lang, listed))}</span>
      <button class="round" ?disabled=${number + 1 >= listed} aria-label=${w.next} @click=${() => openLine(app, number + 1)}>${icon("forward")}</button>
      ${run.lost && !solution(run.gallery, number) ? html`<span class="note bad">${w.notReceived}</span>` : nothing}
    </p>
    <div class="transport">
      <div class="keys">
        ${key("toStart", "start", play.cursor === 0, () => goTo(app, 0))}
        ${key("moveBack", "back", play.cursor === 0, () => lineBack(app))}
        ${key(play.playing ? "hold" : "play", play.playing ? "hold" : "play", end === 0, () => toggleLine(app), "big")}
        ${key("moveForward", "forward", play.cursor >= end, () => lineForward(app))}
        ${key("toEnd", "end", play.cursor >= end, () => goTo(app, end))}
      </div>
    </div>
    <p class="moment" role="status">${w.moveOf(play.cursor, end)}</p>
    ${strip(app, run)}
    <div class="orders">
      <button @click=${() => playOn(app)}>${w.playOn}</button>
      <button ?disabled=${!open} @click=${() => open && copy(app, lineText(open), "lineCopied")}>${icon("copy")}${w.copyLine}</button>
      <button class="quiet" @click=${() => app.settle()}>${w.backToGame}</button>
    </div>
  </section>`;

  /** @type {(name: "toStart" | "moveBack" | "play" | "hold" | "moveForward" | "toEnd", picture: Parameters<typeof icon>[0], off: boolean, act: () => void, look?: string) => unknown} */
  function key(name, picture, off, act, look = "") {
    return html`<button class="key ${look}" title=${w[name]} aria-label=${w[name]} ?disabled=${off} @click=${act}>${icon(picture)}</button>`;
  }
}

/** @type {(app: App, run: Run) => unknown} */
function strip(app, run) {
  const { play, lang } = app.state;
  const open = lineNow(app.state);
  if (!open) return nothing;
  const { drawing } = run.shown;
  return html`<ol class="strip ${drawing.rows.length === 1 ? "rows" : ""}">
    ${open.faces.map((faces, at) => {
      const move = open.moves[at - 1];
      return html`<li>
        <button aria-current=${at === play.cursor ? "step" : "false"} @click=${() => goTo(app, at)}>
          <span class="number">${at}</span>
          ${guard([faces, drawing], () => picture(drawing, faces))}
          <span class="move">${move ? moveName(open.faces[at - 1] ?? [], move) : words(lang).lineStart}</span>
        </button>
      </li>`;
    })}
  </ol>`;
}
