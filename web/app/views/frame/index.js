/**
 * Frame: the parts that every puzzle has. Header, footer, dialogues, options, tools, faults and notices,
 * and what a screen reader is told.
 * Long lists, keys of a player, what fields say and the copy button are lent to the other rooms of parts.
 */

export { announce } from "./announce.js";
export { chooser, title } from "./chooser.js";
export { dialog, moveDialogs } from "./dialog.js";
export { failure, faults, faultsShown } from "./faults.js";
export { isTicked, numberIn, valueIn } from "./fields.js";
export { listenToDrops } from "./file.js";
export { footer } from "./footer.js";
export { header } from "./header.js";
export { help } from "./help.js";
export { interrupted } from "./interrupted.js";
export { key, keysFirst } from "./key.js";
export { entriesOf, pager, shelf, turner } from "./long_list.js";
export { endNotices, notice, timeNotice } from "./notice.js";
export { examples, options, rules } from "./options.js";
export { panel, sheetId } from "./panel.js";
export { copy, textDialog, tools, travelKeys, travelsByThumb } from "./tools.js";
