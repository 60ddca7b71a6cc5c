/** Export: the dialog for saving and printing, the one for worksheets, and the sheet as it is printed. */

export { saveDialog } from "./save.js";
export { sheetDialog } from "./worksheet.js";
