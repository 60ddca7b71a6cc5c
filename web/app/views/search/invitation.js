/**
 * The invitation to watch the search of the chosen strategy, or of the best one that can be watched. On an empty board it
 * says how much that one saves, in numbers counted beforehand; after typing it is about the board as it is. It keeps its
 * place, so that neither typing nor a search moves anything.
 */

import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { bestWatched, isUsual, watchable } from "../../state/index.js";
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
  const watched = watchable(state);
  if (!invites(state) || !watched) return nothing;
  const w = words(state.lang);
  const promised = promise(state, watched);
  return html`<div class="invitation ${classMap({ greets: state.fresh && state.past.length === 0 })}">
    <button class=${isInvited(state) ? "main" : ""} ?disabled=${state.wanted !== null} @click=${() => enterWatch(app, watched.name)}>
      ${icon("play")}<span>${w.watchWith(watched.title[state.lang])}${promised && html`${w.colon}<b>${promised}</b>`}</span>
    </button>
    ${promises(state) ? html`<p class="note">${w.aboutSaving}</p>` : nothing}
  </div>`;
}

/** How much the pruning saves; it was counted for the best of the watched strategies. @type {(state: State, watched: CatalogStrategy) => string | null} */
function promise(state, watched) {
  const { lang, puzzle } = state;
  if (!puzzle.saving || !promises(state) || watched !== bestWatched(state)) return null;
  return words(lang).nodesBecome(inWords(lang, puzzle.saving.plain), count(lang, puzzle.saving.watched));
}
