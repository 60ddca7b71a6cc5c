/** How a file of the shelf begins: enough to tell it from a puzzle, before the part that reads it is there. */

const BEGINNING = /^\u{FEFF}?\s*\{\s*"edagari"\s*:\s*"shelf"/u;
/** Bytes that hold it, with room for spaces. */
const ENOUGH = 200;

/** Whether the files that were chosen together are one of the shelf. @type {(files: File[]) => Promise<boolean>} */
export const isShelfFile = async ([file, another]) =>
  file !== undefined && another === undefined && BEGINNING.test(await file.slice(0, ENOUGH).text());
