/** Entries of the shelf as a list: each with its thumbnail, its time and date, a link to open it, and a button to remove it. */

import { positionThumbnail, thumbnail } from "../../board/index.js";
import { boardNamed, lookAtBoards, openEntry, putBack, puzzleOf, shelfIn, takeAway } from "../../bookshelf/index.js";
import { guard, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { shelfWords } from "../../words/bookshelf.js";
import { timer, words } from "../../words/index.js";

/** @import { CatalogPuzzle, Position, Shown } from "../../../worker/protocol.js" */
/** @import { Entry } from "../../state/bookshelf.js" */
/** @import { App, Lang } from "../../state/state.js" */

/** @type {(app: App, entries: Entry[]) => unknown} */
export function list(app, entries) {
  const seen = entries.flatMap((entry) => {
    const puzzle = puzzleOf(app.state.catalog, entry);
    return puzzle ? [{ puzzle, entry }] : [];
  });
  lookAtBoards(app, seen);
  return html`<ul class="brought bookshelf">${seen.map(({ puzzle, entry }) => item(app, puzzle, entry))}</ul>`;
}

/** @type {(app: App, puzzle: CatalogPuzzle, entry: Entry) => unknown} */
function item(app, puzzle, entry) {
  const { state } = app;
  const { lang } = state;
  const w = shelfWords(lang);
  const { draft, done, day, when } = entry;
  const board = boardNamed(state, puzzle, entry);
  const title = (board?.title ?? puzzle.title)[lang];
  const seconds = done?.seconds || entry.seconds;
  const far = [
    ...(seconds > 0 ? [timer(seconds)] : []),
    ...(draft.moves.length > 0 ? [w.moves(draft.moves.length)] : []),
    ...(done?.helped ? [w.helped] : []),
  ].join(" · ");
  return html`<li>
    <button @click=${() => openEntry(app, entry)}>
      ${guard([board, entry], () => (board ? still(board, entry) : html`<span class="no-picture"></span>`))}
      <strong>${title}</strong>
      ${day ? html`<span>${w.ofDay(dateOf(lang, day))}</span>` : nothing}
      <span>${choicesOf(lang, puzzle, entry)}</span>
      <span>${far}</span>
      <span>${momentOf(lang, done?.when ?? when)}</span>
      <span class="way">${done ? w.look : w.goOn}</span>
    </button>
    <button class="round" aria-label=${w.remove(title)} title=${w.remove(title)} @click=${() => takeAway(app, entry)}>${icon("clear")}</button>
  </li>`;
}

/** @type {(board: Shown | Position, entry: Entry) => unknown} */
function still(board, { draft: { givens, posed } }) {
  if ("faces" in board) return positionThumbnail(board.drawing, board.faces);
  const own = Object.fromEntries(posed.map((cell) => [cell, givens[cell] ?? ""]));
  return thumbnail(board.drawing, givens, own);
}

/** The last change to the shelf, with a button to undo it. @type {(app: App) => unknown} */
export function said(app) {
  const { lang, catalog } = app.state;
  const { removed, word } = shelfIn(app.state);
  if (removed) {
    const title = puzzleOf(catalog, removed)?.title[lang] ?? "";
    return html`<p class="note">${shelfWords(lang).removed(title)}
      <button class="quiet" @click=${() => putBack(app)}>${words(lang).undo}</button></p>`;
  }
  return word ? html`<p class="note ${word.kind}">${word.words[lang]}</p>` : nothing;
}

/** The options of an entry that are not the usual ones, in words; no lines of clues. @type {(lang: Lang, puzzle: CatalogPuzzle, entry: Entry) => string} */
export function choicesOf(lang, { options }, { draft }) {
  const { colon } = words(lang);
  return options
    .flatMap((option) => {
      const typed = draft.options[option.name] ?? option.default;
      if (option.kind === "line" || typed === option.default) return [];
      const chosen = option.kind === "choice" ? option.choices.find(({ word }) => word === typed)?.title[lang] : typed;
      return [`${option.title[lang]}${colon}${chosen ?? typed}`];
    })
    .join(" · ");
}

/** @type {(lang: Lang, when: number) => string} */
const momentOf = (lang, when) => new Date(when).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });

/** The date of a YYYYMMDD. @type {(lang: Lang, day: string) => string} */
export const dateOf = (lang, day) =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6))).toLocaleDateString(lang, {
    dateStyle: "long",
  });
