/**
 * Export: saving from the page and reading files back. The board and a line as images, solutions as tables, reading files
 * written by the page, worksheets to print. Images have the light colours, whatever the page's theme, for printing.
 */

export { fileName } from "./file_name.js";
export { canSaveSolutions, saveLine, savePng, saveSolutions, saveSvg, stopSaving } from "./files.js";
export { leaveOtherSheet, MOST_PUZZLES, makeSheet, sourcesOf, stopSheet } from "./worksheet.js";
