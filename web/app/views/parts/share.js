/** Share: the dialogues for exporting, importing and help, and many puzzles at once. */

export { batch } from "../batch/index.js";
export { broughtList, openBrought, openFiles, useText } from "../brought/index.js";
export { embedSheet } from "../embedding/index.js";
export { saveSheet, worksheet } from "../export/index.js";
export { helpSheet } from "../help/index.js";
