/**
 * The invitation to watch the search of the chosen strategy, or of the best one that can be watched, and then why. On an
 * empty board it says how much that one saves, if its nodes were counted beforehand; after typing it is about the board as
 * it is. It keeps its place, so that neither typing nor a search moves anything.
 */

import { classMap, html, nothing } from "../../dom/html.js";
import { icon } from "../../dom/icons.js";
import { chosenStrategy, isFarMore, isUsual, treeStrategies, watchable } from "../../state/index.js";
import { enterWatch } from "../../watch/index.js";
import { count, inWords, words } from "../../words/index.js";

/** @import { CatalogStrategy } from "../../../worker/protocol.js" */
/** @import { App, State } from "../../state/state.js" */

/** Whether there is an invitation. @type {(state: State) => boolean} */
export const invites = ({ puzzle, draft }) => puzzle.saving !== null && isUsual(puzzle, draft);

/** Whether it quotes the figures counted beforehand: the board is untouched. @type {(state: State) => boolean} */
const promises = (state) => invites(state) && !state.stale && Object.keys(state.draft.givens).length === 0;

/** Whether it is the main action. @type {(state: State) => boolean} */
export const isInvited = (state) => promises(state) && state.run === null;

/** @type {(app: App) => unknown} */
export function invitation(app) {
  const { state } = app;
  const watched = watchable(state);
  if (!invites(state) || !watched) return nothing;
  const w = words(state.lang);
  const promised = promise(state, watched);
  return html`<div class="invitation ${classMap({ greets: state.fresh && !state.run && state.past.length === 0 })}">
    <button class=${isInvited(state) ? "main" : ""} ?disabled=${state.wanted !== null} @click=${() => enterWatch(app, watched.name)}>
      ${icon("play")}<span>${w.watchWith(watched.title[state.lang])}${promised && html`${w.colon}<b>${promised}</b>`}</span>
    </button>
    <p class="note"><span>${w.aboutNodes}</span> ${why(state, watched)}</p>
  </div>`;
}

/**
 * Why the chosen strategy is not the one that is watched; if it is, why it saves so much. Either takes one line on a
 * desk: choosing moves nothing.
 * @type {(state: State, watched: CatalogStrategy) => string}
 */
function why(state, watched) {
  const { lang } = state;
  const w = words(lang);
  const chosen = chosenStrategy(state);
  return !chosen || chosen === watched ? w.aboutCutting : w.stepless(chosen.title[lang], watched.title[lang]);
}

/**
 * How much pruning saves, or the size of the unpruned search, if that was counted beforehand.
 * @type {(state: State, watched: CatalogStrategy) => string | null}
 */
function promise(state, watched) {
  const { lang, puzzle } = state;
  const { saving } = puzzle;
  if (!saving || !promises(state)) return null;
  const w = words(lang);
  const plain = inWords(lang, saving.plain);
  const nodes = saving.nodes[watched.name];
  if (nodes !== undefined)
    return isFarMore(saving.plain, nodes)
      ? w.nodesBecome(plain, count(lang, nodes))
      : w.nodesInAll(nodes, count(lang, nodes));
  return watched === treeStrategies(state)[0] ? w.aboutNodesInAll(plain) : null;
}
