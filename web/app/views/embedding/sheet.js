/** The dialogue that puts the board into another page: as HTML or as an image. */

import { html, nothing } from "../../dom/html.js";
import { isAlive } from "../../engine/index.js";
import { saveSvg } from "../../export/index.js";
import { addedCells } from "../../state/index.js";
import { embeddingWords } from "../../words/embedding.js";
import { words } from "../../words/index.js";
import { copy } from "../frame/index.js";
import { choices } from "./choices.js";
import { htmlNow, strategyShown } from "./code.js";
import { preview } from "./preview.js";

/** @import { App, State } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function embedSheet(app) {
  const { state } = app;
  const w = embeddingWords(state.lang);
  const code = htmlNow(state);
  const other = strategyShown(state);
  return html`<p>${w.embedHint}</p>
    <div class="making">
      <div class="made">
        <div class="choices">${choices(app)}</div>
        <pre class="code" tabindex="0" role="region" aria-label=${w.embedCode}>${code}</pre>
        <div class="buttons">
          <button class="main" @click=${() => copy(app, code, "embedCopied")}>${words(state.lang).copy}</button>
          <button @click=${() => saveSvg(state)}>${w.savePicture}</button>
        </div>
        <p class="note">${w.pictureHint}</p>
      </div>
      <section class="live" aria-label=${w.embedPreview}>
        <h3>${w.embedPreview}</h3>
        ${hasNotes(state) ? html`<p class="note">${w.embedOmits}</p>` : nothing}
        ${other ? html`<p class="note">${w.embedWatches(other.title[state.lang])}</p>` : nothing}
        ${isAlive(state.run) ? html`<p class="note">${w.embedHolds}</p>` : nothing}
        ${preview(app)}
      </section>
    </div>`;
}

/** Whether there are additions to the givens, which are not included. @type {(state: State) => boolean} */
const hasNotes = (state) =>
  [addedCells(state), state.draft.marks, state.draft.centred, state.draft.colours].some(
    (all) => Object.keys(all).length > 0,
  );
