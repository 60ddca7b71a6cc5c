/** How a figure's file draws its lines: strokes, bands of cages, and the clues in their corners. */

import { areSame } from "./figure.js";
import { rounded } from "./grounds.js";
import { cellsInside, outlineOf } from "./outline.js";
import { phraseOf } from "./saying.js";

/** @import { DesignedFigure, DesignedLine, Point } from "../state/designer.js" */

/** @typedef {Record<string, unknown>} Fields */
/** @typedef {[number, number]} Pair */

const BAND = 0.84;
const THIN = 0.06;
const TUBE = 0.34;
const BULB = 0.7;
/** Cells of a cage at most this far apart are joined. */
const BESIDE = 1.5;
const SIGNS = /** @type {Record<string, string>} */ ({ most: "≤", product: "×", difference: "−", ratio: "÷" });

/** @type {(figure: DesignedFigure, line: DesignedLine) => Point[]} */
export const pointsOf = ({ cells }, line) => line.cells.flatMap((cell) => cells[cell] ?? []);

/** @type {(point: Point) => Pair} */
const pair = ({ x, y }) => [rounded(x), rounded(y)];

/** The strokes of a cage: between all neighbouring cells, with a disc for an isolated cell. @type {(points: Point[]) => Pair[][]} */
export function bandOf(points) {
  const near = points.flatMap((from, at) =>
    points.slice(at + 1).flatMap((to) => (Math.hypot(from.x - to.x, from.y - to.y) < BESIDE ? [[from, to]] : [])),
  );
  const straight = near.filter(([from, to]) => from && to && (from.x === to.x || from.y === to.y));
  const joined = straight.length > 0 ? straight : near;
  const alone = points.filter((point) => !joined.flat().includes(point));
  return [...joined, ...alone.map((point) => [point])].map((ends) => ends.map(pair));
}

/** The dashed outline of a cage of squares; null for any other line. @type {(figure: DesignedFigure, line: DesignedLine) => Pair[] | null} */
export const outlineIn = (figure, line) =>
  line.look === "cage" && figure.shape === "square" ? outlineOf(pointsOf(figure, line)) : null;

/** The clue of a cage, as shown in its corner. @type {(line: DesignedLine) => string} */
export const clueOf = ({ rule, number }) =>
  number === null || rule === "apart" ? "" : `${number}${SIGNS[rule] ?? ""}`;

/**
 * The elements that a figure's lines add to its drawing.
 * @type {(figure: DesignedFigure) => { lines: Fields[], outlines: Pair[][], sketches: Fields[], labels: Fields[] }}
 */
export function marksOf(figure) {
  const drawn = figure.lines.filter(({ look, cells }) => look === "line" && cells.length > 1);
  const cages = figure.lines.filter(({ look }) => look === "cage");
  const isOver = figure.shape !== "circle"; // touching cells would hide a line under them
  const way = (/** @type {DesignedLine} */ line) => pointsOf(figure, line).map(pair);
  const band = (/** @type {DesignedLine} */ line) => bandOf(pointsOf(figure, line));
  const outlined = cages.map((line) => outlineIn(figure, line));
  return {
    outlines: outlined.filter((outline) => outline !== null),
    lines: isOver ? [] : drawn.map((line) => ({ points: way(line) })),
    sketches: [
      ...cages
        .filter((_, at) => !outlined[at])
        .map((line) =>
          sketch(
            line,
            band(line).map((points) => ({ points, width: BAND })),
          ),
        ),
      ...(isOver ? drawn : []).map((line) => ({ ...sketch(line, [{ points: way(line), width: THIN }]), ink: "line" })),
      ...drawn.filter(({ rule }) => rule === "increasing").map((line) => thermometer(figure, line)),
    ],
    labels: cages.filter((line) => clueOf(line) !== "").map((line) => label(figure, line)),
  };
}

/** @type {(line: DesignedLine, strokes: Fields[]) => Fields} */
const sketch = (line, strokes) => ({ ink: "shade", strokes, cells: line.cells, words: wordsOf(line) });

/** @type {(figure: DesignedFigure, line: DesignedLine) => Fields} */
function thermometer(figure, line) {
  const points = pointsOf(figure, line).map(pair);
  return sketch(line, [
    { points: points.slice(0, 1), width: BULB },
    { points, width: TUBE },
  ]);
}

/** @type {(figure: DesignedFigure, line: DesignedLine) => Fields} */
function label(figure, line) {
  const [first] = pointsOf(figure, line).toSorted((one, other) => one.y - other.y || one.x - other.x);
  const [x, y] = [rounded((first?.x ?? 0) - 0.4), rounded((first?.y ?? 0) - 0.32)];
  return { text: clueOf(line), x, y, where: "corner", cells: line.cells, words: wordsOf(line) };
}

/** @type {(line: DesignedLine) => { en: string, ja: string }} */
const wordsOf = (line) => ({ en: phraseOf(line, "en"), ja: phraseOf(line, "ja") });

/**
 * The lines with their looks, and the drawing without the elements made from them: those are drawn again whenever the
 * lines change.
 * @type {(lines: DesignedLine[], cells: Point[], drawing: Fields) => { lines: DesignedLine[], drawing: Fields }}
 */
export function unmarked(lines, cells, drawing) {
  const listed = (/** @type {string} */ key) => /** @type {Fields[]} */ (drawing[key] ?? []);
  const on = (/** @type {DesignedLine} */ line, /** @type {Fields} */ drawn) =>
    areSame(line.cells, cellsUnder(cells, /** @type {Pair[]} */ (drawn.points)));
  const about = (/** @type {DesignedLine} */ line, /** @type {Fields} */ drawn) =>
    (drawn.ink === "shade" || drawn.ink === "line") && areSame(line.cells, /** @type {number[]} */ (drawn.cells));
  const outlines = /** @type {Pair[][]} */ (drawing.outlines ?? []);
  const round = (/** @type {DesignedLine} */ line, /** @type {Pair[]} */ outline) =>
    outlineOf(line.cells.flatMap((cell) => cells[cell] ?? [])) !== null &&
    areSame(line.cells, cellsInside(cells, outline));
  const made = lines.map((line) => {
    if (listed("lines").some((drawn) => drawn.thick !== true && on(line, drawn))) return look(line, "line");
    if (outlines.some((outline) => round(line, outline))) return look(line, "cage");
    const sketched = listed("sketches").find((drawn) => about(line, drawn));
    if (!sketched) return line;
    return look(line, sketched.ink === "line" || line.rule === "increasing" ? "line" : "cage");
  });
  const ours = made.filter((line) => line.look !== "none");
  const cages = ours.filter((line) => line.look === "cage");
  const left = {
    lines: listed("lines").filter((drawn) => drawn.thick === true || !ours.some((line) => on(line, drawn))),
    outlines: outlines.filter((outline) => !cages.some((line) => round(line, outline))),
    sketches: listed("sketches").filter((drawn) => !ours.some((line) => about(line, drawn))),
    labels: listed("labels").filter(
      ({ where, cells: named }) =>
        where !== "corner" || !cages.some((line) => areSame(line.cells, /** @type {number[]} */ (named))),
    ),
  };
  const { lines: _lines, outlines: _outlines, sketches: _sketches, labels: _labels, ...others } = drawing;
  const filled = Object.entries(left).filter(([, list]) => list.length > 0);
  return { lines: made, drawing: { ...others, ...Object.fromEntries(filled) } };
}

/** @type {(line: DesignedLine, look: DesignedLine["look"]) => DesignedLine} */
const look = (line, look) => ({ ...line, look });

/** The cells under a stroke. @type {(cells: Point[], points: Pair[]) => number[]} */
function cellsUnder(cells, points) {
  const far = (/** @type {Point} */ { x, y }, /** @type {Pair} */ [px, py]) => Math.hypot(x - px, y - py);
  const ends = points.slice(1).map((to, at) => /** @type {[Pair, Pair]} */ ([points[at] ?? to, to]));
  return cells.flatMap((cell, number) =>
    ends.some(([a, b]) => far(cell, a) + far(cell, b) < Math.hypot(a[0] - b[0], a[1] - b[1]) + 0.02) ? [number] : [],
  );
}
