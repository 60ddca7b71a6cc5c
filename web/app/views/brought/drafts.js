/** Puzzles of other programs, as drafts. */

import { askAbout, edit, pose } from "../../draft/index.js";

/** @import { Answer, Brought } from "../../../worker/protocol.js" */
/** @import { App, Draft } from "../../state/state.js" */

/**
 * The puzzles of a text, or why there are none; null if the worker was ended. If it must be `certain`, forms that may be a
 * board of ours do not count.
 * @type {(app: App, text: string, certain: boolean) => Promise<Extract<Answer, { type: "brought" | "refused" }> | null>}
 */
export async function bringText(app, text, certain) {
  const answer = await askAbout(app, () => ({ type: "bring", text, certain }));
  return answer?.type === "brought" || answer?.type === "refused" ? answer : null;
}

/** A puzzle as the content of a draft, from untrusted data as any. @type {(brought: Brought) => Record<string, unknown>} */
export const rawDraft = ({ options, givens, own, marks, start }) => ({
  options,
  givens,
  posed: Object.keys(givens)
    .map(Number)
    .filter((cell) => !own.includes(cell)),
  marks,
  start,
  moves: [],
});

/** Puts a placement that was brought onto the board of the same puzzle. @type {(app: App, brought: Brought) => void} */
export function putBrought(app, { options, givens, own, marks }) {
  edit(app, (/** @type {Draft} */ draft) => {
    pose(Object.assign(draft, { options: { ...options } }), givens);
    draft.posed = draft.posed.filter((cell) => !own.includes(cell));
    draft.marks = { ...marks };
  });
}
