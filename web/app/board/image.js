/**
 * The board as one SVG file that needs nothing else: what it shows now, in the colours of the page.
 *
 * ink    the colours by name, as in styles/frame/colours.css
 */

import { now } from "../moves/index.js";
import { FACES, isEmpty } from "../state/index.js";
import { boxOf, HEXAGON, hullOf, viewBox } from "./geometry.js";
import { isTinted } from "./ground.js";
import { sceneOf, shownNow } from "./scene.js";

/** @import { Drawing, Spot } from "../../worker/protocol.js" */
/** @import { State } from "../state/state.js" */
/** @import { Place } from "./scene.js" */

/** @typedef {(name: string) => string} Ink */

/** Pixels of a spot in a file that is shown at its own size. */
const SPOT = 64;
const MARGIN = 0.16;
const FONT = "Palatino, 'Palatino Linotype', Georgia, 'Yu Mincho', serif";

/** Ground, edge and figure of a cell, by its look; the others are as an empty one. @type {Record<string, [ground: string, edge: string, figure: string]>} */
const LOOKS = {
  empty: ["sheet", "bark", "ink"],
  given: ["leaf", "green", "leaf-ink"],
  filled: ["sheet", "bark", "green"],
  new: ["leaf", "green", "leaf-ink"],
  solved: ["leaf", "green", "leaf-ink"],
  refused: ["cut-soft", "cut", "cut"],
};

/** @type {(text: string) => string} */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @type {(state: State, ink: Ink) => string} */
export function imageOf(state, ink) {
  const { drawing } = shownNow(state);
  const box = boxOf(drawing, MARGIN);
  const title = escaped(state.puzzle.title[state.lang]);
  const [wide, tall] = [box.width, box.height].map((each) => Math.round(each * SPOT));
  const drawn = state.puzzle.kind === "placement" ? cells(state, drawing, ink) : pieces(state, drawing, ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(box)}" width="${wide}" height="${tall}" role="img">
<title>${title}</title>
<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="${ink("paper")}"/>
${drawn}
</svg>
`;
}

/** @type {(state: State, drawing: Drawing, ink: Ink) => string} */
function cells(state, drawing, ink) {
  const places = sceneOf(state);
  const spots = drawing.spots.map((spot) => cell(drawing, spot, places[spot.cell], ink));
  return [...lines(drawing, false, ink), ...spots, ...lines(drawing, true, ink)].join("\n");
}

/** @type {(drawing: Drawing, thick: boolean, ink: Ink) => string[]} */
const lines = (drawing, thick, ink) =>
  drawing.lines
    .filter((line) => line.thick === thick)
    .map(
      ({ points }) =>
        `<polyline points="${points.join(" ")}" fill="none" stroke="${ink(thick ? "ink" : "bark")}" stroke-width="0.045"/>`,
    );

/** @type {(drawing: Drawing, spot: Spot, place: Place | undefined, ink: Ink) => string} */
function cell(drawing, spot, place, ink) {
  const text = place?.text ?? "";
  const here = spot.value === null || text === String(spot.value);
  const [ground, edge, figure] = LOOKS[here ? (place?.look ?? "empty") : "empty"] ?? ["sheet", "bark", "ink"];
  const fill = ground === "sheet" && isTinted(drawing, spot) ? ink("faint") : ink(ground);
  const size = text.length > 2 ? 0.32 : 0.52;
  const content =
    spot.value === null
      ? figureOf(escaped(text), ink(figure), size)
      : here
        ? `<circle r="0.28" fill="${ink("green")}"/>`
        : "";
  return `<g transform="translate(${spot.x} ${spot.y})">${shape(drawing.shape, fill, ink(edge))}${content}</g>`;
}

/** @type {(text: string, fill: string, size: number) => string} */
const figureOf = (text, fill, size) =>
  text === ""
    ? ""
    : `<text y="${size * 0.35}" font-family="${FONT}" font-size="${size}" text-anchor="middle" fill="${fill}">${text}</text>`;

/** @type {(kind: Drawing["shape"], fill: string, edge: string) => string} */
function shape(kind, fill, edge) {
  const paint = `fill="${fill}" stroke="${edge}" stroke-width="0.025"`;
  if (kind === "circle") return `<circle r="0.42" ${paint}/>`;
  if (kind === "hexagon") return `<polygon points="${HEXAGON}" ${paint}/>`;
  return `<rect x="-0.5" y="-0.5" width="1" height="1" ${paint}/>`;
}

/** @type {(state: State, drawing: Drawing, ink: Ink) => string} */
function pieces(state, drawing, ink) {
  const { faces } = now(state);
  const reach = drawing.shape === "square" ? [-0.42, 0.42] : [-0.36, 0.36];
  const corners = drawing.spots.flatMap(({ x, y }) =>
    reach.flatMap((dx) => reach.map((dy) => ({ x: x + dx, y: y + dy }))),
  );
  const outline = hullOf(corners).map(({ x, y }) => `${x},${y}`);
  const tray = `<polygon points="${outline.join(" ")}" fill="${ink("faint")}" stroke="${ink("faint")}" stroke-width="0.2" stroke-linejoin="round"/>`;
  return [tray, ...drawing.spots.map((spot) => piece(spot, faces[spot.cell], ink))].join("\n");
}

/** @type {(spot: Spot, face: string | undefined, ink: Ink) => string} */
function piece({ x, y }, face, ink) {
  return `<g transform="translate(${x} ${y})">${body(face, ink)}</g>`;
}

/** @type {(face: string | undefined, ink: Ink) => string} */
function body(face, ink) {
  if (face === undefined || isEmpty(face)) return `<circle r="0.12" fill="${ink("bark")}"/>`;
  const disc = (/** @type {string} */ fill) =>
    `<circle r="0.38" fill="${fill}" stroke="${ink("bark")}" stroke-width="0.03"/>`;
  if (face === "white") return disc("#fdfaf2");
  if (face === "black") return disc("#22291f");
  if (FACES.has(face)) return disc(ink("green"));
  const tile = `<rect x="-0.44" y="-0.44" width="0.88" height="0.88" rx="0.1" fill="${ink("sheet")}" stroke="${ink("bark")}" stroke-width="0.03"/>`;
  return tile + figureOf(escaped(face), ink("ink"), 0.44);
}
