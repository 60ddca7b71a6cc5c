/** Resuming an interrupted search of the board. */

import { taskOf } from "../state/index.js";
import { nameOfSearch } from "../storage/index.js";
import { createAutosave } from "./autosave.js";

/** @import { State } from "../state/state.js" */

/** The key of a search of the draft. @type {(state: State) => string | null} */
const nameNow = (state) =>
  state.lasting && state.puzzle.kind === "placement"
    ? nameOfSearch({ task: taskOf(state), strategy: state.draft.strategy })
    : null;

export const {
  start: startAutosave,
  follow,
  saveLast,
  look: lookForSavedSearch,
  putAway,
  refuse: refuseSavedSearch,
} = createAutosave({
  nameNow,
  shown: ({ run }) => run,
  report: (state, saved) => {
    state.interrupted = saved;
  },
});
