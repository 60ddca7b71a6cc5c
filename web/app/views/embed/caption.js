/** The caption above the board: the puzzle and its options, but for clues and files, which the board shows. */

import { html, nothing } from "../../dom/html.js";
import { boardTitle } from "../../state/index.js";

/** @import { Option } from "../../../worker/protocol.js" */
/** @import { Frame } from "../../embed/frame_state.js" */
/** @import { Lang } from "../../state/state.js" */

/** The most characters of an option that is shown. */
const LONGEST = 40;

/** @type {(frame: Frame) => unknown} */
export function caption({ app, options }) {
  if (options.barred) return nothing; // the puzzle is unknown
  const { puzzle, draft, lang } = app.state;
  const chosen = puzzle.options.filter(({ name, default: usual }) => {
    const { [name]: typed = usual } = draft.options;
    return typed !== usual && typed.length <= LONGEST;
  });
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
  return found ? found.title[lang] : `${option.title[lang].replace(/\s*[（(].*/, "")} ${typed}`;
}
