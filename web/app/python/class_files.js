/**
 * Programs from files, as of a class: read together, opened one after another, each with what became of it beside it.
 *
 * notebook   a file .ipynb: its program is that of its cells of code; lines for the notebook itself (%, !) are left out
 */

import { standingOf } from "./exercise.js";

/** @import { Standing } from "./exercise.js" */
/** @import { ProgramRecord } from "./record.js" */
/** @import { Exercise } from "./starts.js" */

/** Files that are read at once, and bytes of one of them. */
export const MOST = { files: 100, bytes: 1_000_000 };
/** Characters of a program. */
const LONGEST = 100_000;

/** What became of a program: how far it came in the exercise ("open" without one), and its figures. @typedef {{ standing: Standing, nodes: number, solutions: number }} Result */
/** `source` is null if the file holds no program that can be read. @typedef {{ name: string, source: string | null, result: Result | null }} ClassFile */

/** Reads files, the first of them if there are too many. @type {(files: Iterable<File>) => Promise<ClassFile[]>} */
export const readFiles = (files) =>
  Promise.all(
    [...files].slice(0, MOST.files).map(async (file) => ({
      name: file.name,
      source: file.size > MOST.bytes ? null : sourceIn(file.name, await file.text().catch(() => "")),
      result: null,
    })),
  );

/** The program in a file, null if there is none. @type {(name: string, text: string) => string | null} */
export function sourceIn(name, text) {
  const source = name.toLowerCase().endsWith(".ipynb") ? notebookSource(text) : text;
  return source === null || source.trim() === "" || source.length > LONGEST || source.includes("\0") ? null : source;
}

/** @type {(text: string) => string | null} */
function notebookSource(text) {
  try {
    const { cells } = JSON.parse(text);
    const code = cells.filter((/** @type {any} */ cell) => cell.cell_type === "code");
    return code
      .map((/** @type {any} */ cell) => `${withoutMagic([cell.source ?? ""].flat().map(String).join(""))}\n`)
      .join("");
  } catch {
    return null; // not a notebook
  }
}

/** @type {(source: string) => string} */
const withoutMagic = (source) =>
  source
    .split("\n")
    .filter((line) => !/^\s*[%!]/.test(line))
    .join("\n");

/** What became of a program that has ended, or was ended. @type {(exercise: Exercise | null, record: ProgramRecord) => Result} */
export function resultOf(exercise, record) {
  const { ended, counts } = record;
  const isWhole = ended !== null && !ended.trouble && !ended.stopped;
  const { nodes, solutions } = counts;
  if (!isWhole) return { standing: "failed", nodes, solutions };
  return { standing: exercise ? standingOf(exercise, record) : "open", nodes, solutions };
}

/** Has files that are dropped on an element read, before anything in it hears of them. @type {(element: HTMLElement, open: (files: FileList) => void) => void} */
export function takeDrops(element, open) {
  for (const kind of ["dragover", "drop"]) {
    element.addEventListener(
      kind,
      (event) => {
        const { dataTransfer } = /** @type {DragEvent} */ (event);
        if (!dataTransfer?.types.includes("Files")) return;
        event.preventDefault();
        event.stopPropagation();
        if (kind === "drop") open(dataTransfer.files);
      },
      { capture: true },
    );
  }
}
