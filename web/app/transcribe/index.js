/**
 * Transcribing: entering the clues of a printed puzzle at their positions on the board. The core describes an option as a
 * sheet; this room knows no puzzle. Clues are typed into slots, tools draw on squares, and the option's text follows.
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
  isSwitchedOn,
  open,
  press,
  resize,
  setSwitch,
  sign,
  takeRubber,
  takeTool,
  typeInto,
} from "./orders.js";
export { isClued, isDrawn, slotAt, toolOf } from "./slots.js";
export { keyOf } from "./typing.js";
