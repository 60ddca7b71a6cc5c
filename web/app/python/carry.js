/** Exporting a program: as a file, as a notebook, as a link. */

import { partsOfProgram } from "../storage/index.js";
import { withCall } from "./board_call.js";
import { WHEELS } from "./files.js";
import { notebookOf } from "./notebook.js";
import { wordsOf } from "./words.js";

/** @import { LinkedExercise } from "../storage/program_link.js" */
/** @import { Subject } from "./subject.js" */

/** @type {(subject: Subject, source: string) => void} */
export const saveFile = (subject, source) =>
  subject.save?.(`${subject.task.puzzle}.py`, new Blob([carried(subject, source)], { type: "text/x-python" }));

/** @type {(subject: Subject, source: string) => void} */
export function saveNotebook(subject, source) {
  const { save, task, title, lang } = subject;
  const notebook = JSON.stringify(notebookOf(carried(subject, source), title[lang], WHEELS), null, 1);
  save?.(`${task.puzzle}.ipynb`, new Blob([notebook], { type: "application/json" }));
}

/** The exported program, which also opens the page's board. @type {(subject: Subject, source: string) => string} */
const carried = ({ call, lang }, source) => withCall(source, call, wordsOf(lang).boardCall);

/**
 * Copies a link to the board with the program and its exercise; returns the outcome.
 * @type {(subject: Subject, source: string, exercise: LinkedExercise | null) => Promise<"copied" | "linkIsLong">}
 */
export async function copyLink({ address }, source, exercise) {
  const parts = await partsOfProgram(source, exercise);
  if (parts === null) return "linkIsLong";
  await navigator.clipboard.writeText(address + parts);
  return "copied";
}
