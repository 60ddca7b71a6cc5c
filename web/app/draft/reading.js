/** Boards as text, pasted or typed into the dialog, put into the draft. */

import { taskOf } from "../state/index.js";
import { count, words } from "../words/index.js";
import { askAbout } from "./asking.js";
import { adopt, edit, pose } from "./draft.js";

/** @import { Answer, Fault, Position, Question, Text } from "../../worker/protocol.js" */
/** @import { App, Draft, State } from "../state/state.js" */

/**
 * Puts a text on the board. Returns its faults; null if the board has changed since, and the text was not used.
 * @type {(app: App, text: string) => Promise<Fault[] | null>}
 */
export async function readText(app, text) {
  const { limits } = app.state.catalog;
  if (text.length > limits.text) return [{ cell: null, option: null, words: tooLong(limits.text) }];
  const answer = await askAbout(app, (state) => reading(state, text));
  app.state.sought = "board";
  if (answer?.type === "givens") edit(app, (draft) => putBoard(draft, answer));
  if (answer?.type === "position") startFrom(app, answer.position);
  if (answer?.type === "refused") return answer.faults;
  return answer && [];
}

/** Opens the dialogue with a whole text and its faults. @type {(state: State, text: string, faults: Fault[]) => void} */
export function showText(state, text, faults) {
  Object.assign(state, { text, textFaults: faults, dialog: "text" });
}

/** Puts a board into the draft: locked givens, with added numbers and marks. @type {(draft: Draft, read: Extract<Answer, { type: "givens" }>) => void} */
function putBoard(draft, { givens, own, marks }) {
  pose(draft, givens);
  draft.posed = draft.posed.filter((cell) => !own.includes(cell));
  draft.marks = { ...marks };
}

/** The message that a text or a file is too long. @type {(limit: number) => Text} */
export const tooLong = (limit) => ({
  en: words("en").textTooLong(count("en", limit)),
  ja: words("ja").textTooLong(count("ja", limit)),
});

/** @type {(state: State, text: string) => Question} */
function reading(state, text) {
  const task = taskOf(state);
  if (state.puzzle.kind === "movement") return { type: "paste", task, text };
  return { type: "read", puzzle: task.puzzle, options: task.options, text };
}

/** Starts a game from this position. @type {(app: App, position: Position) => void} */
export function startFrom(app, position) {
  edit(app, (draft) => {
    Object.assign(draft, { start: position.state, moves: [] });
    adopt(app.state.puzzle, draft, position);
  });
}
