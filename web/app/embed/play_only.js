/** Playing only: with `play=only`, a frame tells its reader nothing beyond the rules, however it is asked. */

import { Ended } from "../engine/index.js";

/** @import { App } from "../state/state.js" */

/** Questions about the reader's own board; all others need a search or a solution. */
const ABOUT_THE_BOARD = new Set(["show", "check", "read", "fit", "paste", "edit", "whyNot"]);

/** An engine that refuses all other questions while `isOnly` holds. @type {(engine: App["engine"], isOnly: () => boolean) => App["engine"]} */
export const guarded = (engine, isOnly) => ({
  ...engine,
  ask: (question) =>
    isOnly() && !ABOUT_THE_BOARD.has(question.type) ? Promise.reject(new Ended()) : engine.ask(question),
});
