/** Designer: the dialogue in which a figure is drawn, with its rules and what follows from them. */

export { designerSheet } from "./sheet.js";
