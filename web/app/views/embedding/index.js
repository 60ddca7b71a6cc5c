/** Embedding: the content of the workbench's dialogue that puts the board into another page. */

export { embedSheet } from "./sheet.js";
