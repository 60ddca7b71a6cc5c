/** Transcribing: entering the clues of a book on the board. */

export { transcriptSheet } from "../transcribe/index.js";
