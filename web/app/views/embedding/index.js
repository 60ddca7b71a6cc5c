/** Embedding: what the dialogue of the workbench shows that puts the board into another page. */

export { embedSheet } from "./sheet.js";
