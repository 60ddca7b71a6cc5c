/**
 * Transcribing: the clues of a book entered on the board where they are printed, by the sheet that the core makes of an
 * option. Nothing here knows a puzzle: slots are typed into, tools are used on squares, and the option's text follows.
 */

export {
  clear,
  draw,
  enter,
  erase,
  finish,
  free,
  goBack,
  goOn,
  goTo,
  isTurnedOn,
  open,
  press,
  resize,
  sign,
  takeRubber,
  takeTool,
  turn,
  typeInto,
} from "./orders.js";
export { isClued, isDrawn, slotAt, toolOf } from "./slots.js";
export { keyOf } from "./typing.js";
