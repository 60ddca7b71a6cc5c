/** Transcribing: the sheet on which a reader enters the clues of a printed puzzle. */

export { transcriptSheet } from "./sheet.js";
