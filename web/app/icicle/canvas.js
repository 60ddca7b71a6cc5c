/**
 * The icicle on a canvas: painted off screen in slices, one per frame, and shown when complete. A growing tree is repainted
 * now and then, a changed view immediately.
 */

import { isCalm } from "../dom/screen.js";
import { paint } from "./icicle.js";
import { pathTo } from "./lookup.js";
import { placesOf } from "./places.js";

/** @import { Bar } from "./icicle.js" */
/** @import { Layout, Place } from "./layout.js" */
/** @import { Tree } from "../tree/store.js" */
/** @import { View } from "./view.js" */

/**
 * @typedef {object} Scene
 * @property {Tree} tree
 * @property {number} root
 * @property {View} view
 * @property {Layout} layout
 * @property {number} rows the number of levels that fit
 * @property {number} tall the height of a level in pixels
 * @property {number} standing the current node at the moment on the board
 * @property {number} over the number of levels that the search is about to jump back from there; 0 for no jump
 * @property {number} picked the node selected by keys
 * @property {number[]} flags nodes with a bookmark
 * @property {(bar: Bar) => string} ink the CSS variable of a bar's colour
 * @property {(bar: Bar) => number} strength the strength of that colour, up to 1
 * @property {string} how changes when bars change their strength
 */
/**
 * @typedef {object} Painting
 * @property {string} part the part of the tree being painted, and its size
 * @property {number} end the moment up to which the tree had grown
 * @property {number} folds
 * @property {Generator<void>} slices
 */
/**
 * @typedef {object} Surface
 * @property {Scene} scene
 * @property {HTMLCanvasElement} canvas
 * @property {HTMLCanvasElement} aside the canvas off screen
 * @property {HTMLCanvasElement} whole the last complete painting
 * @property {Painting | null} painting
 * @property {Painting | null} shown the last complete painting
 * @property {number} began the time when the last painting started
 * @property {boolean} requested whether a frame has been requested
 */

/** Milliseconds between two paintings of a growing tree; more with reduced motion. */
const PACE = 150;
const CALM_PACE = 700;
/** The size of a flag in pixels. */
const FLAG = 11;
/** The distance of hatching lines in pixels. */
export const HATCHING = 6;
/** The sideways reach of a jump's arc, and the size of its arrowhead, in pixels. */
const [BOW, POINT] = [28, 4];
/** The width in pixels above which bars have a gap between them. */
const ROOM_FOR_GAP = 4;

/** @type {WeakMap<HTMLCanvasElement, Surface>} */
const surfaces = new WeakMap();

/** Shows a scene on a canvas, soon. @type {(canvas: HTMLCanvasElement, scene: Scene) => void} */
export function drawOn(canvas, scene) {
  const surface = surfaces.get(canvas);
  if (!surface) return createSurface(canvas, scene);
  surface.scene = scene;
  drawLater(surface);
}

/**
 * Paints a new canvas once it has its size: in the frame after the one that lays out its surroundings.
 * @type {(canvas: HTMLCanvasElement, scene: Scene) => void}
 */
function createSurface(canvas, scene) {
  const [aside, whole] = [document.createElement("canvas"), document.createElement("canvas")];
  /** @type {Surface} */
  const surface = { scene, canvas, aside, whole, painting: null, shown: null, began: -Infinity, requested: false };
  surfaces.set(canvas, surface);
  new ResizeObserver(() => drawLater(surface)).observe(canvas);
}

/** @type {(surface: Surface) => void} */
function drawLater(surface) {
  if (surface.requested) return;
  surface.requested = true;
  requestAnimationFrame((now) => runFrame(surface, now));
}

/** Runs one frame: a slice of the painting, and the overlay. @type {(surface: Surface, now: number) => void} */
function runFrame(surface, now) {
  const { scene, canvas } = surface;
  surface.requested = false;
  if (!canvas.isConnected || canvas.clientWidth === 0) return;
  const part = partOf(surface);
  const { painting } = surface;
  if (painting && (painting.part !== part || painting.folds !== scene.tree.folds)) surface.painting = null;
  if (!surface.painting && isDue(surface, part, now)) begin(surface, part, now);
  if (surface.painting?.slices.next().done) finish(surface, surface.painting);
  if (surface.shown) cover(surface);
  if (surface.painting || surface.shown?.part !== part || surface.shown.end !== scene.tree.end) drawLater(surface);
}

/** @type {(surface: Surface) => string} */
function partOf({ scene: { root, view, layout, rows, tall, how }, canvas }) {
  const { theme } = document.documentElement.dataset;
  return [root, view.left, view.right, layout.how, rows, tall, how, canvas.clientWidth, devicePixelRatio, theme].join();
}

/** @type {(surface: Surface, part: string, now: number) => boolean} */
function isDue({ shown, began, scene }, part, now) {
  if (shown?.part !== part) return true;
  return shown.end !== scene.tree.end && now - began >= (isCalm() ? CALM_PACE : PACE);
}

/** @type {(surface: Surface, part: string, now: number) => void} */
function begin(surface, part, now) {
  const { scene, canvas, aside } = surface;
  const { tree, root, view, layout, rows, tall } = scene;
  const wide = canvas.clientWidth;
  aside.width = Math.round(wide * devicePixelRatio);
  aside.height = Math.round(rows * tall * devicePixelRatio);
  const brush = /** @type {CanvasRenderingContext2D} */ (aside.getContext("2d"));
  brush.scale(devicePixelRatio, devicePixelRatio);
  const inks = inksOf(canvas);
  const hatchings = hatchingsOf(brush);
  const slices = paint(tree, { root, view, wide, rows, layout }, (bar) => {
    const gap = bar.wide > ROOM_FOR_GAP ? 1 : 0;
    const [from, to] = [sharp(bar.left), sharp(bar.left + bar.wide)];
    const ink = inks(scene.ink(bar));
    const [top, tallness] = [bar.top * tall, bar.rows * tall];
    if (!bar.lost && bar.filled === 1) brush.clearRect(from, top, to - from, tallness); // no hatching shows through
    brush.fillStyle = bar.lost ? hatchings(ink) : ink;
    brush.globalAlpha = scene.strength(bar);
    brush.fillRect(from, top, Math.max(to - from - gap, 1 / devicePixelRatio), tallness - Math.min(1, tall / 4));
  });
  surface.painting = { part, end: tree.end, folds: tree.folds, slices };
  surface.began = now;
}

/** The nearest edge of a device pixel, so that narrow bars are sharp. @type {(pixels: number) => number} */
const sharp = (pixels) => Math.round(pixels * devicePixelRatio) / devicePixelRatio;

/** The colours of the style sheet, each looked up once. @type {(canvas: HTMLCanvasElement) => (name: string) => string} */
function inksOf(canvas) {
  const look = getComputedStyle(canvas);
  /** @type {Map<string, string>} */
  const known = new Map();
  return (name) => {
    const ink = known.get(name) ?? look.getPropertyValue(`--${name}`).trim();
    known.set(name, ink);
    return ink;
  };
}

/** Hatching in a colour, each made once. @type {(brush: CanvasRenderingContext2D) => (ink: string) => CanvasPattern | string} */
function hatchingsOf(brush) {
  /** @type {Map<string, CanvasPattern | string>} */
  const known = new Map();
  return (ink) => {
    const hatching = known.get(ink) ?? hatched(brush, ink);
    known.set(ink, hatching);
    return hatching;
  };
}

/** @type {(brush: CanvasRenderingContext2D, ink: string) => CanvasPattern | string} */
function hatched(brush, ink) {
  const tile = document.createElement("canvas");
  tile.width = tile.height = Math.round(HATCHING * devicePixelRatio);
  const pen = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
  pen.scale(tile.width, tile.width);
  pen.strokeStyle = ink;
  pen.lineWidth = 0.18;
  pen.stroke(new Path2D("M-0.5 0.5L0.5 -0.5M-0.5 1.5L1.5 -0.5M0.5 1.5L1.5 0.5"));
  const pattern = brush.createPattern(tile, "repeat");
  pattern?.setTransform(new DOMMatrix().scale(HATCHING / tile.width));
  return pattern ?? ink;
}

/** @type {(surface: Surface, painting: Painting) => void} */
function finish(surface, painting) {
  [surface.aside, surface.whole] = [surface.whole, surface.aside];
  surface.painting = null;
  surface.shown = painting;
}

/** Shows the last painting with the current path and the node selected by keys over it. @type {(surface: Surface) => void} */
function cover({ scene, canvas, whole }) {
  const { tree, view, layout, tall, standing, over, picked, flags } = scene;
  if (canvas.width !== whole.width) canvas.width = whole.width;
  if (canvas.height !== whole.height) canvas.height = whole.height;
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.clearRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(whole, 0, 0);
  brush.scale(devicePixelRatio, devicePixelRatio);
  const scale = canvas.clientWidth / (view.right - view.left);
  const inks = inksOf(canvas);
  /** @type {(place: Place, level: number, line: number) => void} */
  const outline = ({ left, share }, level, line) => {
    const wide = Math.max(share * scale - 1, 2);
    const at = (left - view.left) * scale + line / 2;
    brush.lineWidth = line;
    brush.strokeRect(at, level * tall + line / 2, Math.max(wide - line, 0.5), tall - 1 - line);
  };
  brush.strokeStyle = inks("ink");
  const stands = placesOf(tree, pathTo(tree, standing), layout);
  for (const [level, place] of stands.entries()) outline(place, level, 1.5);
  if (over > 0) {
    const levels = [stands.length - 1, Math.max(0, stands.length - 1 - over)];
    const [from, to] = levels.map((level) => {
      const { left, share } = /** @type {Place} */ (stands[level]);
      return { x: (left + share / 2 - view.left) * scale, y: (level + 0.5) * tall };
    });
    bow(brush, /** @type {Point} */ (from), /** @type {Point} */ (to), canvas.clientWidth, inks);
  }
  const path = pathTo(tree, picked);
  brush.fillStyle = inks("ink");
  for (const node of flags) {
    const above = pathTo(tree, node);
    const { left } = /** @type {Place} */ (placesOf(tree, above, layout).at(-1));
    flag(brush, (left - view.left) * scale, (above.length - 1) * tall, tall);
  }
  if (picked !== standing) outline(/** @type {Place} */ (placesOf(tree, path, layout).at(-1)), path.length - 1, 3);
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * Draws an arc from the search's present node to the node it will return to, on the side with room.
 * @type {(brush: CanvasRenderingContext2D, from: Point, to: Point, wide: number, inks: (name: string) => string) => void}
 */
function bow(brush, from, to, wide, inks) {
  const way = Math.max(from.x, to.x) + BOW < wide ? 1 : -1;
  const side = (way > 0 ? Math.max(from.x, to.x) : Math.min(from.x, to.x)) + way * BOW;
  const drawn = new Path2D(
    `M${from.x} ${from.y}C${side} ${from.y} ${side} ${to.y} ${to.x} ${to.y}` +
      `M${to.x + way * POINT} ${to.y - POINT}L${to.x} ${to.y}L${to.x + way * POINT} ${to.y + POINT}`,
  );
  for (const [ink, line] of /** @type {const} */ ([
    ["sheet", 5],
    ["ink", 2],
  ])) {
    brush.strokeStyle = inks(ink);
    brush.lineWidth = line;
    brush.stroke(drawn);
  }
}

/**
 * Draws a flag at the left edge of a node, with its pole down to the next row.
 * @type {(brush: CanvasRenderingContext2D, left: number, top: number, tall: number) => void}
 */
function flag(brush, left, top, tall) {
  const size = Math.min(FLAG, tall);
  brush.fillRect(left, top, 1.5, Math.max(tall, size));
  brush.fill(new Path2D(`M${left} ${top}l${size} ${size / 3}l${-size} ${size / 3}z`));
}
