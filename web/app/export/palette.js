/**
 * The colours of a drawing outside the page, by the looks of its shapes; and the colours of exported images, which are those
 * of the light theme, because they may be printed.
 */

/** @import { Look } from "../drawing/elements.js" */

/** As in styles/frame/colours.css. */
export const INK = {
  paper: "#f4efe3",
  sheet: "#fdfaf2",
  ink: "#22291f",
  soft: "#5f6656",
  faint: "#d8d0bd",
  bark: "#948460",
  green: "#1f5a41",
  leaf: "#dbe7d6",
  "leaf-ink": "#17472f",
  cut: "#b8371f",
  "cut-soft": "#f7ddd3",
  "on-green": "#fbf8ef",
};

/** Pale colours for parts without meaning on paper: the tray and the pieces of a movement. */
const ON_PAPER = {
  felt: INK.faint,
  "felt-deep": INK.bark,
  "wood-top": INK.sheet,
  "wood-ink": INK.ink,
  "black-low": INK.ink,
  "white-top": INK.sheet,
  peg: INK.green,
  rim: INK.bark,
};

/**
 * A colour by its name on the page, with its share in a mixture with the sheet; or a literal colour.
 * @typedef {string | [name: string, share: number]} Colour
 */
/** Translucent colours are mixed with the sheet in an exported image. @typedef {{ fill?: Colour, edge?: Colour, opacity?: number }} Colours */

/** The light and the dark of dots, discs and the numbers in them, in any theme. */
const [LIGHT, DARK] = ["#fdfaf2", "#22291f"];
const EMPTY_SPOT = { fill: "sheet", edge: "bark" };
const NEW = { fill: "leaf", edge: "green" };
const [GREEN, VIOLET, BLUE] = ["#2f9e5b", "#a45bc0", "#3f8fd0"];

/** The colours of each look; a look without an entry has those of its first word. @type {Record<string, Colours>} */
export const LOOKS = {
  paper: { fill: "paper" },
  line: { edge: "bark" },
  border: { edge: "ink" },
  cage: { edge: "ink" },
  block: { fill: ["bark", 0.42], edge: "bark" },
  clue: { fill: "ink" },
  "clue white": { fill: DARK },
  "clue disc": { fill: DARK },
  "clue black": { fill: LIGHT },
  "sketch shade": { fill: "bark", edge: "bark", opacity: 0.28 },
  "sketch green": { fill: GREEN, edge: GREEN, opacity: 0.45 },
  "sketch violet": { fill: VIOLET, edge: VIOLET, opacity: 0.45 },
  "sketch blue": { fill: BLUE, edge: BLUE, opacity: 0.45 },
  "sketch line": { edge: "soft" },
  "sketch white": { fill: LIGHT, edge: "ink" },
  "sketch black": { fill: DARK, edge: "ink" },
  spot: EMPTY_SPOT,
  "spot tinted": { fill: ["bark", 0.2], edge: "bark" },
  "spot given": { fill: "green", edge: "green" },
  "spot touching": { fill: ["green", 0.17], edge: "bark" },
  "spot new": NEW,
  "spot solved": NEW,
  "spot refused": { fill: "cut-soft", edge: "cut" },
  number: { fill: "ink" },
  "number given": { fill: "on-green" },
  "number filled": { fill: "green" },
  "number new": { fill: "leaf-ink" },
  "number solved": { fill: "leaf-ink" },
  "number refused": { fill: "cut" },
  man: { fill: "green" },
  "man square": { fill: "ink" },
  tray: { fill: "felt", edge: "felt" },
  "face empty": { fill: "felt-deep" },
  "face black": { fill: "black-low", edge: "rim" },
  "face white": { fill: "white-top", edge: "rim" },
  "face peg": { fill: "peg", edge: "rim" },
  "face label": { fill: "wood-top", edge: "wood-top" },
  "face sign": { fill: "wood-ink" },
};

/** The entry of a look in that table. @type {(look: string) => string} */
export const lineOf = (look) => (look in LOOKS ? look : (look.split(" ")[0] ?? ""));

/**
 * A colour of a palette, by the page's names; undefined if it has none.
 * @type {(colour: Colour | undefined, palette: Record<string, string>) => string | undefined}
 */
export function colourIn(colour, palette) {
  if (colour === undefined) return undefined;
  if (typeof colour === "string") return colour.startsWith("#") ? colour : palette[colour];
  const [name, share] = colour;
  return mixed(palette[name] ?? "", share, palette.sheet ?? "");
}

/**
 * The colours of a shape in an exported image; shapes of a group have those of the group.
 * @type {(look: Look) => { fill?: string | undefined, edge?: string | undefined }}
 */
export function paintOf(look) {
  if (typeof look !== "string") return look;
  const { fill, edge, opacity = 1 } = LOOKS[lineOf(look)] ?? {};
  const [inside, rim] = [fill, edge].map((colour) => colourIn(colour, { ...INK, ...ON_PAPER }));
  const opaque = (/** @type {string | undefined} */ colour) => colour && mixed(colour, opacity, INK.sheet);
  return { fill: opaque(inside), edge: opaque(rim) };
}

/**
 * A mixture of two colours, computed as the page does.
 * @type {(one: string, share: number, other: string) => string}
 */
export function mixed(one, share, other) {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) * share + (b ?? 0) * (1 - share));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
