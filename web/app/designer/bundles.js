/**
 * Bundles: sets of rules that are added to the cells of a grid at once.
 *
 * grid  the cells by column and row, if all are whole steps apart
 * full  a grid with as many rows as columns and a cell at every position
 */

import { areSame, filled, MOST_LINES, valuesFrom } from "./figure.js";

/** @import { DesignedFigure, DesignedLine, LineRule } from "../state/designer.js" */

/** @typedef {"latin" | "regions" | "diagonals" | "rays" | "attacks" | "magic"} Bundle */
/**
 * `cells` holds their numbers; `at` finds one, -1 for none.
 * @typedef {{ columns: number, rows: number, isFull: boolean, at: (column: number, row: number) => number }} Grid
 */

/** The distance within which a cell counts as on its grid position. */
const NEARLY = 0.02;

/**
 * The lines that a bundle adds, and the values that it requires.
 * @type {Record<Bundle, (grid: Grid) => { lines: DesignedLine[], values: number[], differs: boolean }>}
 */
const BUNDLES = {
  latin: (grid) => different(grid, straight(grid)),
  regions: (grid) => ({
    ...different(grid, []),
    lines: boxes(grid).map((cells) => ({ ...line(cells, "different"), look: "cage" })),
  }),
  diagonals: (grid) => different(grid, long(grid)),
  rays: (grid) => different(grid, slanting(grid)),
  attacks: (grid) => ({
    lines: [
      ...straight(grid).map((cells) => line(cells, "sum", 1)),
      ...slanting(grid).map((cells) => line(cells, "most", 1)),
    ],
    values: [0, 1],
    differs: false,
  }),
  magic: (grid) => ({
    lines: [...straight(grid), ...long(grid)].map((cells) => line(cells, "same")),
    values: valuesFrom(1, grid.columns * grid.rows),
    differs: true,
  }),
};
const NAMES = /** @type {Bundle[]} */ (Object.keys(BUNDLES));

/** @type {(cells: number[], rule: LineRule, number?: number | null) => DesignedLine} */
const line = (cells, rule, number = null) => ({ cells, look: "none", rule, number, differs: false });

/** @type {(grid: Grid, all: number[][]) => { lines: DesignedLine[], values: number[], differs: boolean }} */
const different = ({ columns, rows }, all) => ({
  lines: all.map((cells) => line(cells, "different")),
  values: valuesFrom(1, Math.max(columns, rows)),
  differs: false,
});

/** @type {(number: number) => number[]} */
const upTo = (number) => [...Array(number).keys()];

/** The cells at some grid positions; positions without a cell are omitted. @type {(grid: Grid, places: [column: number, row: number][]) => number[]} */
const cellsAt = ({ at }, places) => places.map(([column, row]) => at(column, row)).filter((cell) => cell >= 0);

/** Rows, then columns. @type {(grid: Grid) => number[][]} */
function straight(grid) {
  const { columns, rows } = grid;
  const all = [
    ...upTo(rows).map((row) =>
      cellsAt(
        grid,
        upTo(columns).map((column) => [column, row]),
      ),
    ),
    ...upTo(columns).map((column) =>
      cellsAt(
        grid,
        upTo(rows).map((row) => [column, row]),
      ),
    ),
  ];
  return all.filter((cells) => cells.length > 1);
}

/** The two main diagonals of a full grid. @type {(grid: Grid) => number[][]} */
const long = (grid) =>
  grid.isFull
    ? [
        cellsAt(
          grid,
          upTo(grid.columns).map((at) => [at, at]),
        ),
        cellsAt(
          grid,
          upTo(grid.columns).map((at) => [at, grid.columns - 1 - at]),
        ),
      ]
    : [];

/** All diagonals, including the short ones. @type {(grid: Grid) => number[][]} */
function slanting(grid) {
  const { columns, rows } = grid;
  const falling = upTo(columns + rows - 1).map((off) =>
    cellsAt(
      grid,
      upTo(columns).map((at) => [at, at + off - columns + 1]),
    ),
  );
  const rising = upTo(columns + rows - 1).map((sum) =>
    cellsAt(
      grid,
      upTo(columns).map((at) => [at, sum - at]),
    ),
  );
  return [...falling, ...rising].filter((cells) => cells.length > 1);
}

/** The regions of a full grid: as many as it has rows, each with that many cells, and as close to square as possible. @type {(grid: Grid) => number[][]} */
function boxes(grid) {
  const size = grid.columns;
  const high = upTo(Math.floor(Math.sqrt(size)) + 1)
    .filter((each) => each > 1 && size % each === 0)
    .at(-1);
  if (!grid.isFull || high === undefined) return [];
  const wide = size / high;
  return upTo(size).map((box) =>
    cellsAt(
      grid,
      upTo(size).map((at) => [
        (box % high) * wide + (at % wide),
        Math.floor(box / high) * high + Math.floor(at / wide),
      ]),
    ),
  );
}

/** The grid of the cells; null if they are not on one. @type {(figure: DesignedFigure) => Grid | null} */
function gridOf({ cells }) {
  if (cells.length < 2) return null;
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  /** @type {Map<string, number>} */
  const known = new Map();
  let [columns, rows] = [0, 0];
  for (const [cell, { x, y }] of cells.entries()) {
    const [column, row] = [Math.round(x - left), Math.round(y - top)];
    if (Math.hypot(x - left - column, y - top - row) > NEARLY) return null;
    [columns, rows] = [Math.max(columns, column + 1), Math.max(rows, row + 1)];
    known.set(`${column} ${row}`, cell);
  }
  const at = (/** @type {number} */ column, /** @type {number} */ row) => known.get(`${column} ${row}`) ?? -1;
  return { columns, rows, isFull: columns === rows && cells.length === columns * rows, at };
}

/** The figure with cells to add rules to: an empty grid is filled. @type {(figure: DesignedFigure) => DesignedFigure} */
const withCells = (figure) =>
  figure.cells.length === 0 && figure.ground.kind === "grid" ? (filled(figure) ?? figure) : figure;

/** The bundles that suit the cells; none if they are not on a grid. @type {(figure: DesignedFigure) => Bundle[]} */
export function bundlesFor(figure) {
  const grid = gridOf(withCells(figure));
  return grid ? NAMES.filter((name) => BUNDLES[name](grid).lines.length > 0) : [];
}

/** Adds the missing lines of a bundle and its values; null if nothing is missing. @type {(figure: DesignedFigure, name: Bundle) => DesignedFigure | null} */
export function withBundle(figure, name) {
  const full = withCells(figure);
  const grid = gridOf(full);
  if (!grid) return null;
  const { lines, values, differs } = BUNDLES[name](grid);
  const more = lines.filter(
    ({ cells, rule, number }) =>
      !full.lines.some((each) => each.rule === rule && each.number === number && areSame(each.cells, cells)),
  );
  if (more.length === 0 || full.lines.length + more.length > MOST_LINES) return null;
  return { ...full, values, differs, lines: [...full.lines, ...more] };
}
