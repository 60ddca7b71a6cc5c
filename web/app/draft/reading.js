/** Boards in text form, pasted or typed into the dialogue, put into the draft. */

import { ended } from "../engine/index.js";
import { taskOf } from "../state/index.js";
import { adopt, edit, pose } from "./draft.js";

/** @import { Fault } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** Returns what is wrong with the text. @type {(app: App, text: string) => Promise<Fault[]>} */
export async function readText(app, text) {
  const { state, engine } = app;
  const task = taskOf(state);
  /** @type {import("../../worker/protocol.js").Question} */
  const question =
    state.puzzle.kind === "movement"
      ? { type: "paste", task, text }
      : { type: "read", puzzle: task.puzzle, options: task.options, text };
  const answer = await engine.ask(question).catch(ended);
  if (answer?.type === "givens") edit(app, (draft) => pose(draft, answer.givens));
  if (answer?.type === "position") startFrom(app, answer.position);
  return answer?.type === "refused" ? answer.faults : [];
}

/** A game from this position on. @type {(app: App, position: import("../../worker/protocol.js").Position) => void} */
export function startFrom(app, position) {
  edit(app, (draft) => {
    Object.assign(draft, { start: position.state, moves: [] });
    adopt(app.state.puzzle, draft, position);
  });
}
