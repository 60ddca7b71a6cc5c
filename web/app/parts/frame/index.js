/**
 * Frame: the parts that every puzzle has. Header, footer, dialogues, options, tools, faults and notices,
 * and what a screen reader is told.
 * The pager and the copy button are lent to the other rooms of parts.
 */

export { announce } from "./announce.js";
export { chooser, title } from "./chooser.js";
export { moveDialogs } from "./dialog.js";
export { failure, faults, notice } from "./faults.js";
export { footer } from "./footer.js";
export { header } from "./header.js";
export { help } from "./help.js";
export { examples, options, rules } from "./options.js";
export { pager } from "./pager.js";
export { copy, textDialog, tools } from "./tools.js";
