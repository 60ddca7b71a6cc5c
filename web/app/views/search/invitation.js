/**
 * The invitation to watch a search. On an empty board it says how much the pruning saves, in numbers counted beforehand;
 * after typing it is about the board as it is. It keeps its place, so that neither typing nor a search moves anything.
 */

import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { bestWatched, isUsual, strategiesOf } from "../../state/index.js";
import { enterWatch } from "../../watch/index.js";
import { count, inWords, words } from "../../words/index.js";

/** @import { CatalogStrategy } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** Whether there is an invitation. @type {(state: State) => boolean} */
export const invites = ({ puzzle, draft }) => puzzle.saving !== null && isUsual(puzzle, draft);

/** Whether it quotes the figures counted beforehand: the board is untouched. @type {(state: State) => boolean} */
const promises = (state) => invites(state) && !state.stale && Object.keys(state.draft.givens).length === 0;

/** Whether it is the first thing to do. @type {(state: State) => boolean} */
export const isInvited = (state) => promises(state) && state.run === null;

/** @type {(app: App) => unknown} */
export function invitation(app) {
  const { state } = app;
  const best = bestWatched(state);
  if (!invites(state) || !best) return nothing;
  const w = words(state.lang);
  const saving = promises(state) ? promise(state, best) : null;
  return html`<div class="invitation ${classMap({ greets: state.fresh && state.past.length === 0 })}">
    <button class=${isInvited(state) ? "main" : ""} ?disabled=${state.wanted !== null} @click=${() => enterWatch(app, best.name)}>
      ${icon("play")}<span>${saving?.short ?? w.watchWith(best.title[state.lang])}</span>
    </button>
    ${saving ? html`<p class="note">${saving.long}</p>` : nothing}
  </div>`;
}

/** The saving, on the button and under it. @type {(state: State, watched: CatalogStrategy) => { short: string, long: string }} */
function promise(state, watched) {
  const { lang, puzzle } = state;
  const w = words(lang);
  const saving = /** @type {NonNullable<typeof puzzle.saving>} */ (puzzle.saving);
  const usual = strategiesOf(state).find(({ name }) => name === puzzle.strategy);
  const isFewer = usual && saving.usual < saving.watched;
  return {
    short: w.watchSaving(inWords(lang, saving.plain), count(lang, saving.watched)),
    long:
      w.aboutSaving(watched.title[lang]) + (isFewer ? w.fewerTries(usual.title[lang], count(lang, saving.usual)) : ""),
  };
}
