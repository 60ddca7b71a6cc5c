/** What a sheet offers: which slots belong to a tool, and which one to what was drawn. */

/** @import { ClueSheet, Slot, Tool } from "../../worker/protocol.js" */

/** @type {(sheet: ClueSheet, name: string) => Tool | undefined} */
export const toolOf = ({ tools }, name) => tools.find((tool) => tool.name === name);

/** Whether a hand draws on squares with a tool; else slots are typed into. @type {(sheet: ClueSheet, name: string) => boolean} */
export const isDrawn = (sheet, name) => (toolOf(sheet, name)?.does ?? "write") !== "write";

/** Whether what is drawn gets a clue that is typed. @type {(sheet: ClueSheet, name: string) => boolean} */
export function isClued(sheet, name) {
  const most = toolOf(sheet, name)?.most;
  return most !== undefined && (most === null || most.length > 0);
}

/** The places of the slots of a tool. @type {(sheet: ClueSheet, name: string) => number[]} */
export const slotsOf = ({ slots }, name) => slots.flatMap(({ tool }, at) => (tool === name ? [at] : []));

/** The slot of what a tool has drawn on some squares: it is about these, or about them among others, for a way in their order; -1 for none. @type {(sheet: ClueSheet, name: string, squares: number[]) => number} */
export function slotOf(sheet, name, squares) {
  const own = slotsOf(sheet, name);
  const isAbout = (/** @type {number} */ at) => squares.every((square) => cellsOf(sheet, at).includes(square));
  const isAlong = (/** @type {number} */ at) => {
    const places = squares.map((square) => cellsOf(sheet, at).indexOf(square));
    return places.every((place, turn) => turn === 0 || place > (places[turn - 1] ?? -1));
  };
  const isWay = toolOf(sheet, name)?.does === "path";
  const about = own.filter(isAbout);
  const same = about.find((at) => cellsOf(sheet, at).length === squares.length && (!isWay || isAlong(at)));
  return same ?? about.find((at) => !isWay || isAlong(at)) ?? -1;
}

/** @type {(sheet: ClueSheet, at: number) => number[]} */
const cellsOf = ({ slots }, at) => slots[at]?.cells ?? [];

/** How far from its middle the place of a clue is touched. */
const NEAR = 0.4;

/** The slot of a tool at a point: one in a corner is touched on any square that it is about; -1 for none. @type {(sheet: ClueSheet, name: string, point: { x: number, y: number }, square: number) => number} */
export function slotAt(sheet, name, { x, y }, square) {
  const isThere = (/** @type {Slot} */ slot) =>
    slot.where === "corner" ? slot.cells.includes(square) : Math.hypot(slot.x - x, slot.y - y) <= NEAR;
  return sheet.slots.findIndex((slot) => slot.tool === name && isThere(slot));
}
