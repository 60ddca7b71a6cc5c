/** Help: the content of the dialogue that explains keys and words. */

export { helpSheet } from "./sheet.js";
