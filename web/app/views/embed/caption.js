/** The caption above the board: the puzzle and its options. */

import { html, nothing } from "../../dom/html.js";
import { boardTitle } from "../../state/index.js";
import { abridged } from "../../words/index.js";

/** @import { Option } from "../../../worker/protocol.js" */
/** @import { Frame } from "../../embed/frame_state.js" */
/** @import { Lang } from "../../state/state.js" */

/** @type {(frame: Frame) => unknown} */
export function caption({ app, options }) {
  if (options.barred) return nothing; // the puzzle is unknown
  const { puzzle, draft, lang } = app.state;
  const chosen = puzzle.options.filter(
    ({ name, default: usual }) => draft.options[name] !== undefined && draft.options[name] !== usual,
  );
  const choices = chosen.map((option) => saying(option, draft.options[option.name] ?? "", lang)).join(" · ");
  return html`<h1>${boardTitle(app.state)[lang]} ${choices ? html`<small>${choices}</small>` : nothing}</h1>`;
}

/**
 * An option and its value in words. The part of the title in brackets only helps when typing, and is omitted.
 * @type {(option: Option, typed: string, lang: Lang) => string}
 */
function saying(option, typed, lang) {
  const named = option.kind === "choice" ? option.choices : option.kind === "line" ? option.suggestions : [];
  const found = named.find(({ word }) => word === typed);
  return found ? found.title[lang] : `${option.title[lang].replace(/\s*[（(].*/, "")} ${abridged(typed)}`;
}
