/** Designer: drawing a figure, with its rules. */

export { designerSheet } from "../designer/index.js";
