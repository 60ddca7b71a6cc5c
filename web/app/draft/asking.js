/** Questions to the core about the state of the page, which may have changed by the time the answer comes. */

import { ended } from "../engine/index.js";

/** @import { Answer, Question } from "../../worker/protocol.js" */
/** @import { App, State } from "../state/state.js" */

/**
 * Asks the question that follows from the state. An answer to an outdated question is dropped: null, as when the worker
 * was ended.
 * @type {(app: App, questionOf: (state: State) => Question) => Promise<Answer | null>}
 */
export async function askAbout(app, questionOf) {
  const question = questionOf(app.state);
  const asked = JSON.stringify(question);
  const answer = await app.engine.ask(question).catch(ended);
  return answer && JSON.stringify(questionOf(app.state)) === asked ? answer : null;
}
