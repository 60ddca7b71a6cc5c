/** Known distances of positions: those on a shortest line. */

import { positionOf } from "../state/index.js";

/** @import { FoundLine } from "../../worker/protocol.js" */
/** @import { Known } from "../state/game.js" */
/** @import { State } from "../state/state.js" */

/** The known distance of the position on the board. @type {(state: State) => Known | undefined} */
export function recall(state) {
  const { known } = state.play;
  return known.rules === rulesOf(state) ? known.positions.get(positionOf(state)?.state ?? "") : undefined;
}

/** Stores the distance of each position on a shortest line. @type {(state: State, line: FoundLine) => void} */
export function learn(state, { states, moves }) {
  const { play } = state;
  const rules = rulesOf(state);
  if (play.known.rules !== rules) play.known = { rules, positions: new Map() };
  for (const [index, text] of states.entries()) {
    play.known.positions.set(text, { left: moves.length - index, next: moves[index] ?? null });
  }
}

/** @type {(state: State) => string} */
const rulesOf = ({ shown }) => JSON.stringify(shown.options);
