/** Outlines as SVG path data. */

/** @import { Outline } from "./elements.js" */

/** A circle or polygon as path data, so that many can share one element. @type {(shape: Outline) => string} */
export function pathData(shape) {
  if (shape.kind === "path") return `M${shape.points.join("L")}${shape.closed ? "z" : ""}`;
  const { x, y, r } = shape;
  return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;
}
