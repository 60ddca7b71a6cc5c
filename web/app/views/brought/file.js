/** A file that was chosen or dropped: one of ours goes on the board, any other is read as text. */

import { growAnew } from "../../compare/index.js";
import { edit, tooLong } from "../../draft/index.js";
import { choosePuzzle } from "../../draft_effects.js";
import { copyDraft } from "../../state/index.js";
import { cleanDraft } from "../../storage/index.js";
import { inBoth, withUndo } from "../../words/foreign.js";
import { readFile, textOf } from "./file_reader.js";
import { useText } from "./use.js";

/** @import { Text } from "../../../worker/protocol.js" */
/** @import { App } from "../../state/state.js" */

/** The most bytes of a table of ours, of which only the head is read. */
const LARGEST_TABLE = 500_000_000;
/** Characters of a file name that are shown. */
const LONGEST_NAME = 60;

/** Opens the one file of those that were dropped together. @type {(app: App, files: File[]) => Promise<void>} */
export async function openFiles(app, [file, another]) {
  if (another)
    return say(
      app,
      inBoth((w) => w.oneFile),
      "bad",
    );
  if (file) await openFile(app, file);
}

/** @type {(app: App, file: File) => Promise<void>} */
async function openFile(app, file) {
  const { state } = app;
  const { text: most } = state.catalog.limits;
  state.notice = null; // the message about another file
  const ours = /\.(csv|json)$/i.test(file.name) && file.size <= LARGEST_TABLE;
  const text = textOf(await file.slice(0, most).arrayBuffer());
  if (text === null)
    return say(
      app,
      inBoth((w) => w.notText(file.name.slice(0, LONGEST_NAME))),
      "bad",
    );
  const read = readFile(text, state.shown.names, state.shown.places);
  if (read.kind === "puzzle" && ours) return openPuzzleOf(app, read.raw);
  if (read.kind === "cells" && ours) return fill(app, read.values);
  if (file.size > most) return say(app, tooLong(most), "bad");
  if (read.kind !== "text") return;
  await useText(app, read.text);
  if (state.dialog !== "text") growAnew(app);
}

/** The puzzle of a file, on the board. @type {(app: App, raw: Record<string, unknown>) => Promise<void>} */
async function openPuzzleOf(app, raw) {
  const { state } = app;
  const puzzle = state.catalog.puzzles.find(({ name }) => name === raw.puzzle);
  if (!puzzle)
    return say(
      app,
      inBoth((w) => w.fileElsewhere),
      "bad",
    );
  const draft = cleanDraft(puzzle, raw);
  if (puzzle === state.puzzle) edit(app, (now) => Object.assign(now, copyDraft(draft)));
  else if (!(await choosePuzzle(app, puzzle, draft))) return;
  growAnew(app);
  say(
    app,
    withUndo(
      state,
      inBoth((w) => w.fileOpened),
    ),
    "good",
  );
}

/** The first solution of a table of this puzzle. @type {(app: App, values: string[]) => void} */
function fill(app, values) {
  const raw = { ...app.state.draft, givens: Object.fromEntries(values.entries()), posed: [] };
  const { givens } = cleanDraft(app.state.puzzle, raw);
  edit(app, (draft) => Object.assign(draft, { givens, posed: [] }));
  say(
    app,
    withUndo(
      app.state,
      inBoth((w) => w.fileOpened),
    ),
    "good",
  );
}

/** @type {(app: App, said: Text, kind: "good" | "bad") => void} */
function say(app, said, kind) {
  app.state.notice = { words: said, kind };
  app.state.dialog = null;
  app.draw();
}
