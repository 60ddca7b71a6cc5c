/**
 * A line of a movement as an image: an animation, or a strip of all its positions.
 *
 * beat   the time of a position and of the move to the next one
 * track  the spot and face of one piece in every position; null if it is off the board
 */

import { boxOf, faceAt, textAt, trayOf } from "../drawing/index.js";
import { createPlay, follow } from "../state/index.js";
import { short } from "./elements.js";
import { INK } from "./palette.js";
import { onPaper, paper, position } from "./shapes.js";
import { fileOf, shapeInk, svgOf } from "./svg.js";

/** @import { Drawing, FoundLine } from "../../worker/protocol.js" */
/** @import { Shape } from "../drawing/elements.js" */
/** @import { ShapeImage } from "./svg.js" */

/** Seconds of a beat, the part of it for the position, and the additional beats of the first and the last position. */
const BEAT = 1;
const REST = 0.5;
const PAUSE = 1;
const MARGIN = 0.16;
/** Positions in a row of a strip, and the space between them. */
const IN_A_ROW = 6;
const GAP = 0.5;

/** @typedef {({ spot: number, face: string } | null)[]} Track */

/** @type {(line: FoundLine) => Track[]} */
export function tracksOf({ faces, moves }) {
  const play = createPlay();
  /** @type {Map<number, Track>} */
  const tracks = new Map();
  faces.forEach((each, index) => {
    follow(play, { text: "", faces: each, moves, index, track: "film" });
    for (const { name, spot, face } of play.pieces) {
      const track = tracks.get(name) ?? faces.map(() => null);
      track[index] = { spot, face };
      tracks.set(name, track);
    }
  });
  return [...tracks.values()];
}

/** @type {(drawing: Drawing, line: FoundLine, title: string) => string} */
export function filmOf(drawing, line, title) {
  const holes = drawing.spots.flatMap(({ x, y }) => faceAt(drawing.shape, "hole", x, y));
  const { box, shapes } = onPaper(drawing, [trayOf(drawing), ...holes]);
  const last = line.faces.length - 1;
  const beats = last + 2 * PAUSE;
  const pieces = tracksOf(line).map((track) => pieceText(drawing, track, beats));
  return fileOf(box, title, [...shapes.map(shapeInk), ...pieces].join("\n"));
}

/** One piece with all its moves. @type {(drawing: Drawing, track: Track, beats: number) => string} */
function pieceText(drawing, track, beats) {
  const dur = `dur="${short(beats * BEAT)}s" repeatCount="indefinite"`;
  const at = (/** @type {number} */ beat) => short(Math.min(1, beat / beats));
  const first = track.findIndex((each) => each !== null);
  /** @type {[time: number, place: string][]} */
  const stops = [];
  let there = placeOf(drawing, track[first]?.spot ?? 0);
  const begin = there;
  stops.push([0, there]);
  track.forEach((each, index) => {
    if (index === 0 || !each) return;
    const place = placeOf(drawing, each.spot);
    if (place === there) return;
    stops.push([at(PAUSE + index - 1 + REST), there], [at(PAUSE + index), place]);
    there = place;
  });
  stops.push([1, there]);
  const moves =
    stops.length > 2
      ? `<animateTransform attributeName="transform" type="translate" ${dur} keyTimes="${stops.map(([time]) => time).join(";")}" values="${stops.map(([, place]) => place).join(";")}"/>`
      : "";
  const faces = [...new Set(track.flatMap((each) => (each ? [each.face] : [])))];
  const sides = faces.map((face) => {
    const shown = track.map((each) => (each?.face === face ? 1 : 0));
    const drawn = faceAt(drawing.shape, face).map(shapeInk).join("");
    if (shown.every(Boolean)) return drawn;
    const times = [0, ...shown.slice(1).map((_, index) => at(PAUSE + index + (1 + REST) / 2))];
    return `<g opacity="${shown[0]}"><animate attributeName="opacity" calcMode="discrete" ${dur} keyTimes="${times.join(";")}" values="${shown.join(";")}"/>${drawn}</g>`;
  });
  return `<g transform="translate(${begin})">${moves}${sides.join("")}</g>`;
}

/** @type {(drawing: Drawing, spot: number) => string} */
function placeOf({ spots }, spot) {
  const { x, y } = spots.find(({ cell }) => cell === spot) ?? { x: 0, y: 0 };
  return `${short(x)} ${short(y)}`;
}

/** All positions in rows, numbered. @type {(drawing: Drawing, line: FoundLine) => ShapeImage} */
export function stripOf(drawing, { faces }) {
  const one = boxOf(drawing, MARGIN);
  const columns = Math.max(1, Math.min(faces.length, Math.floor((IN_A_ROW * 4) / Math.max(4, one.width))));
  const [wide, tall] = [one.width + GAP, one.height + GAP + 0.4];
  const shapes = faces.flatMap((each, index) => {
    const [dx, dy] = [(index % columns) * wide - one.x, Math.floor(index / columns) * tall - one.y];
    const number = textAt(
      one.width / 2 + dx + one.x,
      dy + one.y + one.height + 0.25,
      String(index),
      { fill: INK.soft },
      0.36,
      400,
    );
    return [...position(drawing, each).shapes.map((shape) => moved(shape, dx, dy)), number];
  });
  const [width, height] = [columns * wide - GAP, Math.ceil(faces.length / columns) * tall];
  const box = { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + MARGIN };
  return { box, shapes: [paper(box), ...shapes] };
}

/** @type {(shape: Shape, dx: number, dy: number) => Shape} */
const moved = (shape, dx, dy) => {
  if (shape.kind === "group") return shape; // positions have none
  if (shape.kind !== "path") return { ...shape, x: shape.x + dx, y: shape.y + dy };
  return { ...shape, points: shape.points.map(([x, y]) => [x + dx, y + dy]) };
};

/** @type {(drawing: Drawing, line: FoundLine, title: string) => string} */
export const stripFileOf = (drawing, line, title) => svgOf(stripOf(drawing, line), title);
