/** Fills in the user's notes, or cleans them up, by one condition at a time. */

import { cleanUpMarks, fillInMarks } from "../draft/index.js";
import { isOfPieces, marksOf } from "../state/index.js";
import { both } from "../words/index.js";
import { begin } from "./hints.js";
import { endWork, startWork, whenReady } from "./work.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { App } from "../state/state.js" */

/** Notes the possible values of each empty cell; on a board of pieces, crosses where none is possible. @type {(app: App) => void} */
export const fillInNotes = (app) =>
  ask(app, (possible) => {
    const { state } = app;
    const values = state.shown.values ?? [];
    const kind = marksOf(state.aid.mode) ?? "marks";
    const noted = isOfPieces(state)
      ? possible.map((left) => values.filter((value) => !left.includes(value)))
      : possible;
    fillInMarks(app, kind, noted);
    return both((w) => w.notesFilled);
  });

/** Removes the notes that one condition excludes, and no other. @type {(app: App) => void} */
export const cleanUpNotes = (app) =>
  ask(app, (possible) => {
    const gone = cleanUpMarks(app, possible);
    return both((w) => w.notesGone(gone));
  });

/** Passes the remaining values to `take`, which returns the answer in words. @type {(app: App, take: (possible: number[][]) => Text) => void} */
function ask(app, take) {
  begin(app);
  whenReady(app, () => {
    startWork(app, "answer", "notes", {}, (_work, { state, result }) => {
      if (state !== "done" || !result?.possible) return;
      endWork(app, "answer");
      app.state.aid.word = take(result.possible);
    });
  });
}
