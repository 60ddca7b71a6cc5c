/** Slots of a sheet: those of a tool, and the slot of a drawn shape. */

/** @import { ClueSheet, Slot, Tool } from "../../worker/protocol.js" */

/** @type {(sheet: ClueSheet, name: string) => Tool | undefined} */
export const toolOf = ({ tools }, name) => tools.find((tool) => tool.name === name);

/** Whether a tool draws on squares; otherwise it types into slots. @type {(sheet: ClueSheet, name: string) => boolean} */
export const isDrawn = (sheet, name) => (toolOf(sheet, name)?.does ?? "write") !== "write";

/** Whether shapes drawn with a tool have a typed clue. @type {(sheet: ClueSheet, name: string) => boolean} */
export function isClued(sheet, name) {
  const most = toolOf(sheet, name)?.most;
  return most !== undefined && (most === null || most.length > 0);
}

/** The indices of a tool's slots. @type {(sheet: ClueSheet, name: string) => number[]} */
export const slotsOf = ({ slots }, name) => slots.flatMap(({ tool }, at) => (tool === name ? [at] : []));

/**
 * The slot of a shape that a tool drew on some squares: one with these squares, or with these among others; for a path,
 * in the same order. -1 for none.
 * @type {(sheet: ClueSheet, name: string, squares: number[]) => number}
 */
export function slotOf(sheet, name, squares) {
  const own = slotsOf(sheet, name);
  const isAbout = (/** @type {number} */ at) => squares.every((square) => cellsOf(sheet, at).includes(square));
  const isAlong = (/** @type {number} */ at) => {
    const order = squares.map((square) => cellsOf(sheet, at).indexOf(square));
    return order.every((along, at) => at === 0 || along > (order[at - 1] ?? -1));
  };
  const isWay = toolOf(sheet, name)?.does === "path";
  const about = own.filter(isAbout);
  const same = about.find((at) => cellsOf(sheet, at).length === squares.length && (!isWay || isAlong(at)));
  return same ?? about.find((at) => !isWay || isAlong(at)) ?? -1;
}

/** @type {(sheet: ClueSheet, at: number) => number[]} */
const cellsOf = ({ slots }, at) => slots[at]?.cells ?? [];

/** The distance from its middle within which a pointer hits a clue. */
const NEAR = 0.4;

/**
 * The slot of a tool at a point; a slot in a corner is hit on any of its squares. -1 for none.
 * @type {(sheet: ClueSheet, name: string, point: { x: number, y: number }, square: number) => number}
 */
export function slotAt(sheet, name, { x, y }, square) {
  const isThere = (/** @type {Slot} */ slot) =>
    slot.where === "corner" ? slot.cells.includes(square) : Math.hypot(slot.x - x, slot.y - y) <= NEAR;
  return sheet.slots.findIndex((slot) => slot.tool === name && isThere(slot));
}
