/**
 * Programs from files, such as those of a class: read together and opened one after another, each listed with its result.
 *
 * notebook   an .ipynb file: its program is that of its code cells, without lines for the notebook itself (%, !)
 */

import { standingOf } from "./exercise.js";

/** @import { Standing } from "./exercise.js" */
/** @import { ProgramRecord } from "./record.js" */
/** @import { Exercise } from "./starts.js" */

/** The most files read at once, and the most bytes of one. */
export const MOST = { files: 100, bytes: 1_000_000 };
/** The most characters of a program. */
const LONGEST = 100_000;

/**
 * The result of a program: how far it got in the exercise ("open" without one), and its figures.
 * @typedef {{ standing: Standing, nodes: number, solutions: number }} Result
 */
/** `source` is null if the file contains no readable program. @typedef {{ name: string, source: string | null, result: Result | null }} ClassFile */

/** Reads files, up to the limit. @type {(files: Iterable<File>) => Promise<ClassFile[]>} */
export const readFiles = (files) =>
  Promise.all(
    [...files].slice(0, MOST.files).map(async (file) => ({
      name: file.name,
      source: file.size > MOST.bytes ? null : sourceIn(file.name, await file.text().catch(() => "")),
      result: null,
    })),
  );

/** The program in a file; null if there is none. @type {(name: string, text: string) => string | null} */
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

/** The result of a program that has ended, or was ended. @type {(exercise: Exercise | null, record: ProgramRecord) => Result} */
export function resultOf(exercise, record) {
  const { ended, counts } = record;
  const isWhole = ended !== null && !ended.trouble && !ended.stopped;
  const { nodes, solutions } = counts;
  if (!isWhole) return { standing: "failed", nodes, solutions };
  return { standing: exercise ? standingOf(exercise, record) : "open", nodes, solutions };
}

/** Opens files dropped on an element, before any listener inside it. @type {(element: HTMLElement, open: (files: FileList) => void) => void} */
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
