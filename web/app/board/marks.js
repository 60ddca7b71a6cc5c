/** The notes in a cell: its marks in a small grid, or one value written large and light; and its colour. */

import { classMap, guard, html, nothing, svg } from "../dom/html.js";
import { isCornered } from "../drawing/index.js";

/** @import { Drawing } from "../../worker/protocol.js" */
/** @import { Pencil } from "../assist/candidates.js" */

/** The most values that each have a fixed position in the grid; beyond that, the marked ones share the space. */
const MOST_PLACES = 9;
/**
 * The part of a cell for the marks, in width and height, and how far its middle is below that of the cell. Round cells
 * have less room, and so have those of a drawing with numbers in corners.
 */
const ROOMS = {
  round: { spread: 0.6, lower: 0 },
  square: { spread: 0.88, lower: 0 },
  cornered: { spread: 0.72, lower: 0.11 },
};

/** @typedef {keyof typeof ROOMS} Room */

/** @type {(drawing: Drawing) => Room} */
export function roomOf(drawing) {
  if (isCornered(drawing)) return "cornered";
  return drawing.shape === "square" ? "square" : "round";
}

/** As fractions of the height of a mark: the width of a character, the space between two marks, and the line height. */
const [WIDE, GAP, LINE] = [0.64, 0.35, 1.15];
/** The height of the largest mark, still smaller than a number. */
const TALLEST = 0.36;
/** The least number of lines: a single mark is not in the middle, where the number goes. */
const LEAST_LINES = 2;

/** The radius of the colour behind a mark, as a fraction of its height. */
const ROUND = 0.58;

/** The positions of the marks in a cell, and their height. @typedef {{ tall: number, seats: { value: number, x: number, y: number }[] }} Seating */

/** Makes marks as large as there is room for. @type {(marked: number[], values: number[], room: Room) => Seating} */
export function seatingOf(marked, values, room) {
  const hasPlaces = values.length <= MOST_PLACES && marked.every((value) => values.includes(value));
  const all = hasPlaces ? values : marked;
  const { spread, lower } = ROOMS[room];
  const wide = WIDE * Math.max(...all.map((value) => String(value).length)) + GAP;
  const layouts = all.map((_, before) => {
    const columns = before + 1;
    const rows = Math.max(LEAST_LINES, Math.ceil(all.length / columns));
    return { columns, rows, tall: Math.min(TALLEST, spread / columns / wide, spread / rows / LINE) };
  });
  const { columns, rows, tall } = layouts.reduce((best, each) => (each.tall > best.tall ? each : best));
  const seats = marked.map((value) => {
    const index = all.indexOf(value);
    const [x, y] = [(index % columns) - (columns - 1) / 2, Math.floor(index / columns) - (rows - 1) / 2];
    return { value, x: (spread / columns) * x, y: (spread / rows) * y + lower };
  });
  return { tall, seats };
}

/** The lines of a cell with marks in the middle: one above it and one below for the others. */
const AROUND = 3;

/** The seats of marks in two lines, which leave the middle free. @type {(marked: number[], room: Room) => Seating} */
function seatingAround(marked, room) {
  const { spread, lower } = ROOMS[room];
  const above = Math.ceil(marked.length / 2);
  const wide = WIDE * Math.max(...marked.map((value) => String(value).length)) + GAP;
  const tall = Math.min(TALLEST, spread / above / wide, spread / AROUND / LINE);
  const seats = marked.map((value, index) => {
    const [before, many] = index < above ? [index, above] : [index - above, marked.length - above];
    const y = ((index < above ? -1 : 1) * spread) / AROUND + lower;
    return { value, x: tall * wide * (before - (many - 1) / 2), y };
  });
  return { tall, seats };
}

/**
 * All notes in an empty cell: its marks, and the centre marks as one text.
 * @type {(pencil: Pencil, values: number[], room: Room) => Seating & { middle: { text: string, tall: number, y: number } | null }}
 */
export function pencilling({ marks: marked, centred }, values, room) {
  if (centred.length === 0) return { ...seatingOf(marked, values, room), middle: null };
  const { spread, lower } = ROOMS[room];
  const text = centred.join(centred.some((value) => String(value).length > 1) ? " " : "");
  const tall = Math.min(TALLEST, spread / AROUND, spread / text.length / WIDE);
  return { ...seatingAround(marked, room), middle: { text, tall, y: lower } };
}

/** @type {(pencil: Pencil, values: number[], room: Room) => unknown} */
export function marks(pencil, values, room) {
  const { marks: marked, centred, gone, tints, value, certain, own } = pencil;
  if (value !== null) return svg`<text class="pencilled ${classMap({ certain })}" y="0.02">${value}</text>`;
  if (marked.length + centred.length === 0) return nothing;
  const draw = () => {
    const { tall, seats, middle } = pencilling(pencil, values, room);
    const tinted = new Map(tints);
    return svg`<g class="marks ${classMap({ own })}">
      ${seats.map(({ value: mark, x, y }) =>
        tinted.has(mark)
          ? svg`<circle class="tint-${tinted.get(mark)}" cx=${x} cy=${y} r=${(tall * ROUND).toFixed(3)} />`
          : [],
      )}
      ${seats.map(
        ({ value: mark, x, y }) =>
          svg`<text class=${classMap({ gone: gone.includes(mark) })} font-size=${tall.toFixed(3)} x=${x} y=${y}>${mark}</text>`,
      )}
      ${middle ? svg`<text class="middle" font-size=${middle.tall.toFixed(3)} y=${middle.y}>${middle.text}</text>` : nothing}
    </g>`;
  };
  return guard([marked.join(), centred.join(), gone.join(), tints.join(), own, values.join(), room], draw);
}

/** A square that a piece may go to, as the core has found. */
export const possible = svg`<circle class="possible" r="0.09" />`;
/** A square that the user has marked as possible. */
export const crossed = svg`<path class="crossed" d="M-0.14 -0.14L0.14 0.14M0.14 -0.14L-0.14 0.14" />`;

/** The colours, each with a pattern, so that they differ without colour vision too. */
const PATTERNS = [
  "M-0.05 0.05L0.05 -0.05M0 0.2L0.2 0M0.15 0.25L0.25 0.15",
  "M0.1 0.1h0.001",
  "M0 0.1h0.2",
  "M-0.05 0.15L0.05 0.25M0 0L0.2 0.2M0.15 -0.05L0.25 0.05",
  "M0.1 0v0.2",
  "M0.1 0v0.2M0 0.1h0.2",
  "M0 0L0.2 0.2M0 0.2L0.2 0",
  "M0.04 0.1a0.06 0.06 0 1 0 0.12 0a0.06 0.06 0 1 0 -0.12 0",
];

/** The SVG patterns that the spots refer to. */
export const paints = svg`<defs>
  ${PATTERNS.map(
    (
      lines,
      at,
    ) => svg`<pattern id="paint-${at + 1}" class="paint p${at + 1}" width="0.2" height="0.2" patternUnits="userSpaceOnUse">
      <rect width="0.2" height="0.2" /><path d=${lines} />
    </pattern>`,
  )}
</defs>`;

/** A swatch of a colour, for choosing one. @type {(colour: number) => unknown} */
export const swatch = (colour) =>
  html`<svg class="swatch" viewBox="-0.5 -0.5 1 1" aria-hidden="true">
    <circle r="0.46" fill="url(#paint-${colour})" />
  </svg>`;
