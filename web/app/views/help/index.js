/** Help: what the dialogue with keys and words shows. */

export { helpSheet } from "./sheet.js";
