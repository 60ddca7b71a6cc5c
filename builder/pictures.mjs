// Draws boards for pages without scripts: node pictures.mjs BOARDS; prints, as JSON, the elements of each, and the style
// sheet for each palette. They are the page's own drawing (web/app/drawing/), and their colours those of saved pictures
// (web/app/export/palette.js).
//
// BOARDS   a file with `boards`, each what a catalogue shows and the givens in it; and `palettes`, colours by the page's
//          names
// elements SVG with classes, and the box that it fills

import { readFileSync } from "node:fs";
import { boxOf, isTinted, layersOf, outlineAt, positionOf } from "../web/app/drawing/index.js";
import { cellsOf } from "../web/app/export/cells.js";
import { shapeText } from "../web/app/export/elements.js";
import { colourIn, LOOKS, lineOf } from "../web/app/export/palette.js";

const [file = ""] = process.argv.slice(2);
const { boards, palettes } = JSON.parse(readFileSync(file, "utf8"));

/** @import { Drawing } from "../web/worker/protocol.js" */
/** @import { Shape } from "../web/app/drawing/elements.js" */

/** `classOf` gives a look its classes. @type {(shapes: Shape[], classOf: (look: string) => string) => string} */
const elements = (shapes, classOf) => shapes.map((shape) => shapeText(shape, (each) => named(each, classOf))).join("");

/** @type {(shape: Shape, classOf: (look: string) => string) => string} */
const named = (shape, classOf) => {
  const classes = classOf(String(shape.look));
  return classes ? ` class="${classes}"` : "";
};

/** @type {(board: { shown: any, givens: Record<string, string> }) => object} */
function drawn({ shown: { drawing, faces }, givens }) {
  const { x, y, width, height } = boxOf(drawing);
  const texts = Object.entries(givens).map(([cell, text]) => [cell, { text, look: "given" }]);
  const shapes = faces ? positionOf(drawing, faces) : cellsOf(drawing, Object.fromEntries(texts));
  return {
    box: [x, y, width, height],
    content: elements(shapes, lineOf),
    empty: emptyBoard(drawing),
  };
}

/** A board without content, with the classes that the page gives to its elements. @type {(drawing: Drawing) => string} */
function emptyBoard(drawing) {
  const { under, on, borders, top } = layersOf(drawing);
  const spots = drawing.spots.map((spot) => {
    const look = isTinted(drawing, spot) ? "spot empty tinted" : "spot empty";
    return /** @type {Shape} */ ({ kind: "group", look, shapes: [outlineAt(drawing.shape, spot.x, spot.y, "")] });
  });
  return elements([...under, ...spots, ...on, ...borders, ...top], String);
}

/** @type {(palette: Record<string, string>) => string} */
const styleIn = (palette) =>
  Object.entries(LOOKS)
    .map(([look, { fill, edge, opacity }]) => {
      const rim = colourIn(edge, palette);
      const rules = [
        `fill:${colourIn(fill, palette) ?? "none"}`,
        ...(rim ? [`stroke:${rim}`] : []),
        ...(opacity ? [`opacity:${opacity}`] : []),
      ];
      return `.${look.replaceAll(" ", ".")}{${rules.join(";")}}`;
    })
    .join("");

const styles = Object.fromEntries(
  Object.entries(palettes).map(([name, palette]) => [name, styleIn(/** @type {any} */ (palette))]),
);
process.stdout.write(JSON.stringify({ boards: boards.map(drawn), styles }));
