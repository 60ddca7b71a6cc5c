/** Ways to carry a program away: as a file, as a notebook, as a link. */

import { partsOfProgram } from "../storage/index.js";
import { WHEELS } from "./files.js";
import { notebookOf } from "./notebook.js";

/** @import { LinkedExercise } from "../storage/program_link.js" */
/** @import { Subject } from "./subject.js" */

/** @type {(subject: Subject, source: string) => void} */
export const saveFile = ({ save, task }, source) =>
  save?.(`${task.puzzle}.py`, new Blob([source], { type: "text/x-python" }));

/** @type {(subject: Subject, source: string) => void} */
export function saveNotebook({ save, task, title, lang }, source) {
  const notebook = JSON.stringify(notebookOf(source, title[lang], WHEELS), null, 1);
  save?.(`${task.puzzle}.ipynb`, new Blob([notebook], { type: "application/json" }));
}

/** Copies a link to the board, with the program and its exercise; returns what came of it. @type {(subject: Subject, source: string, exercise: LinkedExercise | null) => Promise<"copied" | "linkIsLong">} */
export async function copyLink({ address }, source, exercise) {
  const parts = await partsOfProgram(source, exercise);
  if (parts === null) return "linkIsLong";
  await navigator.clipboard.writeText(address + parts);
  return "copied";
}
