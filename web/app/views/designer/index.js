/** Designer: the dialogue for drawing a figure, with its rules and their consequences. */

export { designerSheet } from "./sheet.js";
