/**
 * Designer: a figure that a person draws, as data; its puzzle file; and the core's findings about it. Only the actions
 * change the figure. Each change can be undone and is saved in the browser.
 */

export { ask, broughtFrom } from "./asking.js";
export { bundlesFor } from "./bundles.js";
export {
  allowedIn,
  cellAt,
  changedCell,
  emptyFigure,
  filled,
  LONGEST_SIGN,
  LONGEST_TITLE,
  LOOSE,
  MOST_VALUES,
  NUMBERED,
  onGround,
  signOf,
  signsOf,
  unruled,
} from "./figure.js";
export { distance, freePlaces, KINDS, placesOf, SIZES } from "./grounds.js";
export { numbersIn, rowsIn, typedList, typedRows } from "./lists.js";
export { bandOf, clueOf, outlineIn, pointsOf } from "./marking.js";
export { saveNotebook } from "./notebook.js";
export {
  actAt,
  addBundle,
  beginFromPage,
  changeLine,
  copyLine,
  edit,
  finishLine,
  giveUpLine,
  goBack,
  goOn,
  leave,
  moveCell,
  refuse,
  removeCell,
  removeLine,
  takeTool,
  usedIn,
} from "./orders.js";
export { designerIn, saveDrawing } from "./room.js";
export { phraseOf } from "./saying.js";
export { followTabs } from "./tabs.js";
