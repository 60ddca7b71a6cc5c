/**
 * Export: saving from the page and reading it back. The board and a line as pictures, solutions as tables, reading our
 * own files, worksheets to print. Saved pictures have the light colours, whatever the page's theme, for printing.
 */

export { fileName } from "./file_name.js";
export { canSaveSolutions, saveLine, savePng, saveSolutions, saveSvg, stopSaving } from "./files.js";
export { leaveOtherSheet, MOST_PUZZLES, makeSheet, sourcesOf, stopSheet } from "./worksheet.js";
