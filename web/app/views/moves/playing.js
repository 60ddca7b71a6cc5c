/** Under the board of a movement: messages about the position, the number of moves, advice, and editing. */

import { allSlide, faceName, faceThumbnail } from "../../board/index.js";
import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { isHandheld } from "../../dom/screen.js";
import { advise, bestOf, dropAdvice, quietWord, takeBrush } from "../../moves/index.js";
import { positionOf } from "../../state/index.js";
import { count, words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function playing(app) {
  const { state } = app;
  const { play, lang } = state;
  const w = words(lang);
  const editing = play.brush !== null;
  const palette = positionOf(state)?.palette ?? [];
  const toggle = () => takeBrush(app, editing ? null : (palette[0] ?? null));
  return html`<section class="playing">
    <p class="word ${classMap({ no: play.refused !== null })}" role="status">${word(app)}</p>
    <div class="orders">
      <span class="moves">${w.moveCount} <strong data-figure="moves">${state.draft.moves.length}</strong></span>
      ${state.isPlayOnly ? nothing : advisers(app)}
      <button class="edit" aria-pressed=${editing} @click=${toggle}>
        ${icon("pencil")}${editing ? w.endEditing : w.editPosition}
      </button>
    </div>
    ${editing ? brushes(app, palette) : nothing}
  </section>`;
}

/** @type {(app: App) => unknown} */
function advisers(app) {
  const w = words(app.state.lang);
  return html`<button class="hint" @click=${() => advise(app, "hint")}>${icon("bulb")}${w.hint}</button>
    <button class="how-many" @click=${() => advise(app, "count")}>${w.howMany}</button>`;
}

/** @type {(app: App) => unknown} */
function word(app) {
  const { play, lang, draft } = app.state;
  const w = words(lang);
  if (play.advice) {
    const nodes = count(lang, play.advice.search.progress?.nodes ?? 0);
    return html`${w.thinking(nodes)} <button class="quiet" @click=${() => dropAdvice(app)}>${w.stop}</button>`;
  }
  if (play.word) return play.word[lang];
  if (play.brush !== null) return nothing; // a click sets a piece now, as is said beside them
  const position = positionOf(app.state);
  const made = draft.moves.length;
  if (position?.stuck) return position.stuck[lang];
  if (position?.done && made > 0)
    return html`<strong class="said solved">${w.solvedIn(made, bestOf(app.state))}</strong>`;
  return made > 0
    ? html`<span class="quiet">${quietWord(app.state, lang)}</span>`
    : w.invitationToPlay(app.state.shown.piece?.[lang], !isHandheld() && position !== null && allSlide(position));
}

/** @type {(app: App, palette: string[]) => unknown} */
function brushes(app, palette) {
  const { play, lang } = app.state;
  return html`<div class="brushes" role="radiogroup" aria-label=${words(lang).brush}>
    <span>${words(lang).brush}</span>
    ${palette.map((face) => {
      const name = faceName(lang, face);
      const take = () => takeBrush(app, face);
      return html`<button
        role="radio"
        class="brush"
        aria-checked=${face === play.brush}
        aria-label=${name}
        title=${name}
        @click=${take}
      >${faceThumbnail(face)}</button>`;
    })}
  </div>`;
}
