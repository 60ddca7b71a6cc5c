/**
 * The height of a frame before it has loaded, so that its space in the page is reserved from the start.
 *
 * part     a piece of a view, as composed by web/app/views/embed/views.js; its height is that of its room
 *          (web/styles/embed/rooms.css) or of the board
 * narrow   a width at which the style sheets give rooms other heights
 *
 * All lengths are pixels: a frame has a font size of its own. tests/site/test_embed_reserved.py compares them with the frames.
 */

import { SHAPES } from "./shapes.js";

/** @import { Shape } from "./shapes.js" */

/** Text sizes in pixels: the default, and that of `size="large"`. */
const [USUAL_SIZE, LARGE_SIZE] = [16, 26];
/** Border and margin of both sides together. */
const SIDES = 34;
/** Border, margin and heading together. */
const HEAD = 65.9;
const FOOT = { wide: 97.6, narrow: 121.6 };
/** The greatest width of a narrow view, and the least at which two are side by side. */
const NARROW = 688;
const BESIDE = 736;
const [GAP, ROW_GAP, COLUMN_GAP] = [12.8, 20, 32];
const SMALL_SCREEN = 640;
/** The longest side of a board. For a movement: the widths of a spot and of a scrolling tray, and the space around it. */
const BOARD = 432;
const [SPOT, LEAST_SPOT, WIDEST, TRAY] = [86.4, 33.6, 1024, 32];
/** The shape assumed for an unknown board. @type {Shape} */
const USUAL = [1, 1, ""];

/** The parts of each view, in order. @type {Record<string, string[]>} */
const PARTS = {
  board: ["drawn board", "hand", "orders", "figures"],
  player: ["drawn board", "second", "tape", "orders", "figures"],
  race: ["race"],
  plan: ["plan"],
  program: ["program"],
  tree: ["tree"],
  map: ["map"],
  classes: ["drawn board", "hand", "orders", "figures", "kinds"],
  watch: ["watch"],
  python: ["python"],
};
/** The parts of Watch. */
const IN_WATCH = ["drawn board", "second", "hand", "tape", "orders", "program", "tree"];
/** Heights of rooms, in a wide and in a narrow view. @type {Record<string, [wide: number, narrow: number]>} */
const ROOMS = {
  hand: [112, 128],
  "hand m": [144, 208],
  "hand p": [224, 224],
  help: [152, 208],
  "help p": [288, 288],
  second: [240, 240],
  tape: [232, 344],
  orders: [91.2, 91.2],
  figures: [152, 176],
  kinds: [448, 448],
  tree: [832, 832],
  python: [992, 992],
  watch: [768, 768],
};
const SHEET = 704;
/** The heights of the author's comments, with the space below: in a wide view, and up to a width in a narrow one. */
const GUIDE = { wide: 67.2, narrow: 102.4, narrowest: 480 };
/** Views that show a moment of the search. */
const PLAYING = ["board", "player", "program", "tree", "classes"];

/** The heights that frames have reported, by width and address. @type {Map<string, number>} */
const told = new Map();

/** Remembers the reported height of a frame of this width. @type {(address: string, width: number, height: number) => void} */
export const rememberHeight = (address, width, height) => void told.set(`${width} ${address}`, height);

/**
 * The height of a frame with this address and width: the last one reported, otherwise the height its views need.
 * @type {(address: string, width: number) => number}
 */
export const heightOf = (address, width) =>
  told.get(`${width} ${address}`) ?? needed(new URLSearchParams(address), width);

/** @type {(parts: URLSearchParams, width: number) => number} */
function needed(parts, width) {
  const size = parts.get("size");
  const scale = (size === "large" ? LARGE_SIZE : Number.parseFloat(size ?? "") || USUAL_SIZE) / USUAL_SIZE;
  const isSmall = width <= SMALL_SCREEN || matchMedia("(pointer: coarse)").matches;
  return Math.ceil(scale * usualHeight(parts, width / scale, isSmall));
}

/** On a small screen, numbers are typed on a pad. @type {(parts: URLSearchParams, width: number, isSmall: boolean) => number} */
function usualHeight(parts, width, isSmall) {
  const inner = width - SIDES;
  const names = (parts.get("view") ?? "board").split(/[\s,]+/).filter((name) => Object.hasOwn(PARTS, name));
  const views = [...new Set(names.length > 0 ? names : ["board"])].slice(0, 2);
  const isBeside = views.length > 1 && inner >= BESIDE;
  const column = isBeside ? (inner - COLUMN_GAP) / 2 : inner;
  const shape = shapeOf(parts);
  const shown = new Set(views.includes("watch") ? IN_WATCH : []);
  const isTaped = views.includes("player");
  if (!parts.has("beside") || views.includes("tree") || shape[2].includes("m")) shown.add("second");
  const heights = views.map((name) => {
    const fresh = (PARTS[name] ?? []).filter((part) => !shown.has(part) && !(isTaped && part === "hand"));
    for (const part of fresh) shown.add(part);
    const sizes = fresh.map((part) => partHeight(part, parts, shape, column, isSmall));
    return sizes.reduce((sum, size) => sum + size, GAP * Math.max(0, sizes.length - 1));
  });
  const all = isBeside ? Math.max(...heights) : heights.reduce((sum, each) => sum + ROW_GAP + each);
  const isGuided = parts.has("look") && parts.get("play") !== "only" && !views.includes("watch");
  const hasGuide = isGuided && views.some((name) => PLAYING.includes(name));
  const guide = hasGuide ? (inner <= GUIDE.narrowest ? GUIDE.narrow : GUIDE.wide) : 0;
  return HEAD + guide + all + (inner <= NARROW ? FOOT.narrow : FOOT.wide);
}

/** The shape of the board that matches most of the chosen options. @type {(parts: URLSearchParams) => Shape} */
function shapeOf(parts) {
  const boards = SHAPES[parts.get("puzzle") ?? Object.keys(SHAPES)[0] ?? ""] ?? {};
  let best = { shape: boards[""] ?? USUAL, size: 0 };
  for (const [key, shape] of Object.entries(boards)) {
    const wanted = [...new URLSearchParams(key)];
    const isChosen = wanted.every(([name, value]) => parts.get(`option.${name}`) === value);
    if (isChosen && wanted.length > best.size) best = { shape, size: wanted.length };
  }
  return best.shape;
}

/** @type {(part: string, parts: URLSearchParams, shape: Shape, column: number, isSmall: boolean) => number} */
function partHeight(part, parts, shape, column, isSmall) {
  const [, , kinds] = shape;
  if (part === "drawn board") return boardHeight(shape, column);
  const isMovement = kinds.includes("m");
  const isPlayed =
    !isMovement && parts.get("play") !== "only" && (kinds.includes("c") || parts.has("givens") || parts.has("given"));
  const isTyped = kinds.includes("p") && parts.get("controls") !== "none";
  const hasPad = isTyped && isSmall;
  const name = part === "hand" && isPlayed ? "help" : part;
  const [wide, narrow] = ROOMS[`${name} ${isMovement ? "m" : hasPad ? "p" : ""}`] ?? ROOMS[name] ?? [SHEET, SHEET];
  return column <= NARROW ? narrow : wide;
}

/** @type {(shape: Shape, column: number) => number} */
function boardHeight([wide, tall, kinds], column) {
  const highest = (BOARD * wide) / tall;
  if (!kinds.includes("m")) return (Math.min(column, BOARD, highest) * tall) / wide;
  const width = Math.max(Math.min(column, SPOT * wide, highest), Math.min(LEAST_SPOT * wide, WIDEST));
  return (width * tall) / wide + TRAY;
}
