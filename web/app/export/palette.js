/**
 * The colours of a drawing outside the page, by the looks of its shapes; and the colours of exported images, which are those
 * of the light theme, because they may be printed.
 */

import { DRAWN, INK } from "./looks.js";

export { INK };

/** @import { Look } from "../drawing/elements.js" */

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

/** The colours of each look; a look without an entry has those of its first word. @type {Record<string, Colours>} */
export const LOOKS = {
  ...DRAWN,
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
