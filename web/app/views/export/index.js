/** Export: the content of the dialogues for saving, printing and worksheets, and the printed sheet. */

export { saveSheet } from "./save.js";
export { worksheet } from "./worksheet.js";
