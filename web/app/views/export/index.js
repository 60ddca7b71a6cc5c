/** Carry: the dialogue in which things are saved or printed, the one of worksheets, and the sheet as it is printed. */

export { saveDialog } from "./save.js";
export { sheetDialog } from "./worksheet.js";
