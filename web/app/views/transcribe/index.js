/** Transcribing: the sheet on which the clues of a book are entered. */

export { transcriptSheet } from "./sheet.js";
