/**
 * The colours of every saved picture, by name: those of the light theme, because it may be printed; and texts in it.
 */

/** @import { Shape } from "./shapes.js" */

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

/** A text in the middle of a spot. @type {(x: number, y: number, text: string, fill: string, size: number, bold?: boolean) => Shape & { kind: "text" }} */
export const words = (x, y, text, fill, size, bold = false) => ({
  kind: "text",
  x,
  y: y + size * 0.35,
  size,
  text,
  bold,
  paint: { fill },
});

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
