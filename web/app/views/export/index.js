/** Export: what the dialogues show for saving and printing, and for worksheets, and the sheet as it is printed. */

export { saveSheet } from "./save.js";
export { worksheet } from "./worksheet.js";
