/**
 * Carry: what is taken away from the page and brought back to it. The board and a line as pictures, solutions as
 * tables, files of ours read back, worksheets to print.
 * What is saved has the light colours, whatever the page wears: it lies on paper.
 */

export { save } from "./download.js";
export { readFile } from "./file_reader.js";
export { canSaveSolutions, saveLine, savePng, saveSolutions, saveSvg, stopSaving } from "./files.js";
export { cellsPicture } from "./shapes.js";
export { MOST_PUZZLES, makeSheet, stopSheet } from "./worksheet.js";
