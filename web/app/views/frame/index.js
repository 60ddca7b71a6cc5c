/**
 * Frame: the views that every puzzle has. Header, footer, dialogs, options, tools, faults and notices, and
 * announcements for screen readers. Long lists, keys of a player, field values and the copy button are used by the
 * other rooms of views.
 */

export { announce } from "./announce.js";
export { chooser, takeOpening, title } from "./chooser.js";
export { dialog, moveDialogs } from "./dialog.js";
export { failure, faults, faultsShown } from "./faults.js";
export { isTicked, numberIn, valueIn } from "./fields.js";
export { listenToFiles } from "./file.js";
export { footer } from "./footer.js";
export { header } from "./header.js";
export { interrupted } from "./interrupted.js";
export { key, keysFirst } from "./key.js";
export { entriesOf, pager, shelf, turner } from "./long_list.js";
export { compare, modes } from "./modes.js";
export { endNotices, notice, STAYS, timeNotice } from "./notice.js";
export { examples, options, rules } from "./options.js";
export { panel, sheetId } from "./panel.js";
export { contentOf, createPart, isComing, loadWhenIdle, onceThere, within } from "./part.js";
export { copy, enterClues, openText, textDialog, tools, travelKeys, travelsByThumb } from "./tools.js";
