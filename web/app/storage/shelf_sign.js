/** The beginning of a shelf's file: enough to distinguish it from a puzzle, before the part that reads it is loaded. */

const BEGINNING = /^\u{FEFF}?\s*\{\s*"edagari"\s*:\s*"shelf"/u;
/** The bytes to read, with room for spaces. */
const ENOUGH = 200;

/** Whether files that were chosen together are a shelf. @type {(files: File[]) => Promise<boolean>} */
export const isShelfFile = async ([file, another]) =>
  file !== undefined && another === undefined && BEGINNING.test(await file.slice(0, ENOUGH).text());
