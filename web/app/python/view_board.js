/** The board at a moment: drawn, and in words for screen readers. */

import { faceName, positionThumbnail, thumbnail } from "../board/index.js";
import { html } from "../dom/html.js";
import { words } from "../words/index.js";
import { boardOf, isMovement } from "./record.js";
import { wordsOf } from "./words.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */
/** @import { ProgramRecord } from "./record.js" */

/** @type {(record: ProgramRecord, lang: Lang) => unknown} */
export function board(record, lang) {
  const { shown, opened } = record;
  if (!shown || !opened) return html`<p class="note">${wordsOf(lang).noBoard}</p>`;
  const values = boardOf(record);
  const drawn = isMovement(opened)
    ? positionThumbnail(
        shown.drawing,
        values.map((face) => face ?? ""),
      )
    : thumbnail(shown.drawing, Object.fromEntries(values.flatMap(filled)), opened.givens);
  return html`<div class="drawn" role="img" aria-label=${boardInWords(shown.names, values, isMovement(opened), lang)}>${drawn}</div>`;
}

/** @type {(value: string | undefined, cell: number) => [cell: number, value: string][]} */
const filled = (value, cell) => (value === undefined ? [] : [[cell, value]]);

/** The content of the cells, by name. @type {(names: Text[], values: (string | undefined)[], areFaces: boolean, lang: Lang) => string} */
export function boardInWords(names, values, areFaces, lang) {
  const each = values.flatMap(filled).map(([cell, value]) => {
    const name = names[cell]?.[lang] ?? String(cell);
    return words(lang).twigAt(name, areFaces ? faceName(lang, value) : value);
  });
  return each.join("; ") || wordsOf(lang).emptyBoard;
}
