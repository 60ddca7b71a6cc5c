/** @type {(board: Shown | Position, givens: Record<number, string>) => unknown} */
const still = (board, givens) =>
  "faces" in board ? positionThumbnail(board.drawing, board.faces) : thumbnail(board.drawing, givens, givens);

/** What a text holds, to be opened; before that, that it waits for Python. */

import { positionThumbnail, thumbnail } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { foreignWords } from "../../words/foreign.js";
import { count } from "../../words/index.js";
import { pager } from "../frame/index.js";
import { lookAt, OFFERED, openBrought } from "./use.js";

/** @import { Position, Shown } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** @type {(app: App) => unknown} */
export function broughtList(app) {
  const { brought, broughtFrom: from, lang, catalog } = app.state;
  const w = foreignWords(lang);
  if (brought.length === 0) return html`<p class="note" role="status">${w.awaited}</p>`;
  const stretch = { from, inSight: OFFERED, all: brought.length, turn: (/** @type {number} */ to) => lookAt(app, to) };
  return html`<p class="brought-head">${w.holds(count(lang, brought.length))}</p>
    <ul class="brought">${brought.slice(from, from + OFFERED).map((each, index) => {
      const puzzle = catalog.puzzles.find(({ name }) => name === each.puzzle);
      const title = (each.board?.title ?? puzzle?.title)?.[lang] ?? each.puzzle;
      const name = brought.length > 1 ? `${count(lang, from + index + 1)} ${title}` : title;
      return html`<li>
        <button @click=${() => openBrought(app, each)} aria-label=${w.openBrought(name)}>
          ${each.board ? still(each.board, each.givens) : nothing}
          <strong>${name}</strong><span>${each.form[lang]}</span>
          ${each.leftOut.map((left) => html`<span>${w.missing(left[lang])}</span>`)}
        </button>
      </li>`;
    })}</ul>
    ${pager(lang, stretch)}`;
}
