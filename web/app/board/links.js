/** The links of a hint, drawn as lines between marks: strong ones solid, weak ones dashed. */

import { svg } from "../dom/html.js";
import { currentHint } from "../state/index.js";
import { pencilling, roomOf } from "./marks.js";

/** @import { Drawing, Mark } from "../../worker/protocol.js" */
/** @import { Pencil } from "../assist/candidates.js" */
/** @import { State } from "../state/state.js" */

/** The gap between the middle of a mark and a line's end, as a fraction of the mark's height. */
const CLEAR = 0.62;
/** The sideways bend of a line, as a fraction of its length, so that it does not cover the marks in between. */
const BEND = 0.12;

/** The position of a mark on the board, and its height. @typedef {{ x: number, y: number, tall: number }} Seat */

/** @type {(state: State, drawing: Drawing, pencils: Pencil[], values: number[]) => unknown} */
export function links({ aid, view }, drawing, pencils, values) {
  if (view.kind !== "draft" || !aid.hint) return [];
  return (currentHint(aid.hint).links ?? []).map(([one, other, isStrong]) => {
    const ends = [one, other].map((mark) => seatOf(mark, drawing, pencils, values));
    const [from, to] = ends;
    return from && to ? svg`<path class="link ${isStrong ? "strong" : "weak"}" d=${between(from, to)} />` : [];
  });
}

/** @type {(mark: Mark, drawing: Drawing, pencils: Pencil[], values: number[]) => Seat | null} */
function seatOf([cell, value], drawing, pencils, values) {
  const spot = drawing.spots.find((each) => each.cell === cell);
  const pencil = pencils[cell];
  if (!spot || !pencil) return null;
  const { tall, seats } = pencilling(pencil, values, roomOf(drawing));
  const seat = seats.find((each) => each.value === value);
  return seat ? { x: spot.x + seat.x, y: spot.y + seat.y, tall } : null;
}

/** A bent path between two marks that starts and ends beside them. @type {(from: Seat, to: Seat) => string} */
function between(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const [right, down] = [dx / far, dy / far];
  const start = [from.x + right * CLEAR * from.tall, from.y + down * CLEAR * from.tall];
  const end = [to.x - right * CLEAR * to.tall, to.y - down * CLEAR * to.tall];
  const middle = [from.x + dx / 2 - dy * BEND, from.y + dy / 2 + dx * BEND];
  return `M${written(start)}Q${written(middle)} ${written(end)}`;
}

/** @type {(point: number[]) => string} */
const written = (point) => point.map((each) => each.toFixed(3)).join(" ");
