/**
 * Changes of a figure: each returns another figure, or null if nothing would change.
 *
 * image  a line after a rotation of the ground, or a reflection; it adds any cells that are missing
 */

import { distance, freePlaces, middleOf, mirrored, NEAR, SIZES, shapeOn, turned, turnsOf } from "./grounds.js";

/** @import { DesignedCell, DesignedFigure, DesignedLine, Ground, LineRule, Point, Rest } from "../state/designer.js" */

export const MOST_CELLS = 400;
export const MOST_LINES = 400;
export const MOST_VALUES = 1000;
/** The largest number that is typed here. */
export const LARGEST = 999_999;
export const LONGEST_SIGN = 12;
export const LONGEST_TITLE = 80;

/** The line rules that have a number. */
export const NUMBERED = /** @type {LineRule[]} */ (["sum", "most", "difference", "apart", "product", "ratio"]);
/** The line rules that allow equal numbers unless `differs` is set. */
export const LOOSE = /** @type {LineRule[]} */ (["sum", "same", "most", "product", "difference", "ratio"]);

/** @type {() => Rest} */
export const nothingElse = () => ({ rules: [], drawing: {}, entries: {} });

/** @type {(ground?: Ground) => DesignedFigure} */
export const emptyFigure = (ground = { kind: "grid", size: SIZES.grid.usual }) => ({
  title: "",
  ground,
  shape: shapeOn(ground.kind),
  values: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  differs: true,
  cells: [],
  lines: [],
  rest: nothingElse(),
});

/** The whole numbers of a range. @type {(low: number, high: number) => number[]} */
export const valuesFrom = (low, high) =>
  Array.from({ length: Math.max(1, Math.min(MOST_VALUES, high - low + 1)) }, (_, at) => low + at);

/** The cell at a point; -1 for none. @type {(figure: DesignedFigure, at: Point) => number} */
export const cellAt = ({ cells }, at) => cells.findIndex((cell) => distance(cell, at) < NEAR);

/** @type {(figure: DesignedFigure, at: Point) => DesignedFigure | null} */
export function withCell(figure, at) {
  if (figure.cells.length >= MOST_CELLS || cellAt(figure, at) >= 0) return null;
  return grown({ ...figure, cells: [...figure.cells, { x: at.x, y: at.y, sign: "", name: null, given: null }] });
}

/** If no number may repeat, there are as many values as cells: values that count from 1 are extended. @type {(figure: DesignedFigure) => DesignedFigure} */
function grown(figure) {
  const { values, differs, cells } = figure;
  const isCounted = values[0] === 1 && values.at(-1) === values.length;
  return differs && isCounted && values.length < cells.length
    ? { ...figure, values: valuesFrom(1, cells.length) }
    : figure;
}

/** Adds a cell at every free place of the ground. @type {(figure: DesignedFigure) => DesignedFigure | null} */
export function filled(figure) {
  const free = freePlaces(figure.ground, figure.cells);
  const room = free.slice(0, MOST_CELLS - figure.cells.length);
  if (room.length === 0) return null;
  const more = room.map(({ x, y }) => ({ x, y, sign: "", name: null, given: null }));
  return grown({ ...figure, cells: [...figure.cells, ...more] });
}

/** @type {(figure: DesignedFigure, cell: number, change: Partial<DesignedCell>) => DesignedFigure} */
export const changedCell = (figure, cell, change) => ({
  ...figure,
  cells: figure.cells.map((each, at) => (at === cell ? { ...each, ...change } : each)),
});

/** Gives a cell these values alone; with null, all of them. @type {(figure: DesignedFigure, cell: number, values: number[] | null) => DesignedFigure} */
export const allowedIn = (figure, cell, values) => ({
  ...figure,
  cells: figure.cells.map((each, at) => {
    const { allowed: _before, ...free } = each;
    if (at !== cell) return each;
    return values ? { ...free, allowed: values } : free;
  }),
});

/** Moves a cell to a free point. @type {(figure: DesignedFigure, cell: number, to: Point) => DesignedFigure | null} */
export function movedCell(figure, cell, to) {
  const there = cellAt(figure, to);
  if (there >= 0 && there !== cell) return null;
  const from = figure.cells[cell];
  return from && distance(from, to) > 0 ? changedCell(figure, cell, { x: to.x, y: to.y }) : null;
}

/** A cell's number after another cell was removed; -1 for the removed one. @type {(removed: number) => (cell: number) => number} */
const after = (removed) => (cell) => (cell === removed ? -1 : cell > removed ? cell - 1 : cell);

/** Removes a cell, also from its lines and from any other rules that name it. @type {(figure: DesignedFigure, cell: number) => DesignedFigure} */
export function withoutCell(figure, cell) {
  const to = after(cell);
  const lines = figure.lines
    .map((line) => ({ ...line, cells: line.cells.map(to).filter((each) => each >= 0) }))
    .filter(({ cells }) => cells.length > 0);
  return { ...figure, cells: figure.cells.filter((_, at) => at !== cell), lines, rest: restWithout(figure.rest, to) };
}

/** The fields of a rule that name cells, in any kind of rule (pycore/figures/rules.py). */
const ABOUT_CELLS = ["cells", "groups", "smaller", "larger", "cell"];

/**
 * The rest without rules that name a removed cell; drawn elements stay only if they name no cells.
 * @type {(rest: Rest, to: (cell: number) => number) => Rest}
 */
function restWithout({ rules, drawing, entries }, to) {
  const remaining = rules.flatMap((rule) => {
    if ("words" in rule) return []; // a written sum is meaningless without one of its letters
    const moved = ABOUT_CELLS.flatMap((key) => (key in rule ? [[key, deep(rule[key], to)]] : []));
    return moved.some(([, part]) => names(part, -1)) ? [] : [{ ...rule, ...Object.fromEntries(moved) }];
  });
  const { rows: _rows, tinted: _tinted, labels, sketches, ...look } = drawing;
  const about = (/** @type {unknown} */ all) =>
    (Array.isArray(all) ? all : []).flatMap((each) => {
      const cells = (each.cells ?? []).map(to);
      return cells.includes(-1) ? [] : [{ ...each, cells }];
    });
  const { names: lines, facts: _facts, ...others } = entries;
  return {
    rules: remaining,
    drawing: {
      ...look,
      ...(labels ? { labels: about(labels) } : {}),
      ...(sketches ? { sketches: about(sketches) } : {}),
    },
    entries: { ...others, ...(lines ? { names: about(lines) } : {}) },
  };
}

/** @type {(part: unknown, to: (cell: number) => number) => unknown} */
const deep = (part, to) =>
  Array.isArray(part) ? part.map((each) => deep(each, to)) : typeof part === "number" ? to(part) : part;

/** @type {(part: unknown, number: number) => boolean} */
const names = (part, number) => (Array.isArray(part) ? part.some((each) => names(each, number)) : part === number);

/** @type {(figure: DesignedFigure, line: DesignedLine) => DesignedFigure | null} */
export function withLine(figure, line) {
  if (line.cells.length === 0 || figure.lines.length >= MOST_LINES) return null;
  return { ...figure, lines: [...figure.lines, line] };
}

/** @type {(figure: DesignedFigure, line: number, change: Partial<DesignedLine>) => DesignedFigure} */
export const changedLine = (figure, line, change) => ({
  ...figure,
  lines: figure.lines.map((each, at) => (at === line ? { ...each, ...change } : each)),
});

/** @type {(figure: DesignedFigure, line: number) => DesignedFigure} */
export const withoutLine = (figure, line) => ({
  ...figure,
  lines: figure.lines.filter((_, at) => at !== line),
});

/**
 * The figure without its file's description and counts, if its rules have changed.
 * @type {(figure: DesignedFigure, before: DesignedFigure) => DesignedFigure}
 */
export function unsaid(figure, before) {
  const isSame = [
    figure.cells.length === before.cells.length,
    figure.differs === before.differs,
    figure.cells.every(({ allowed }, cell) => allowed === before.cells[cell]?.allowed),
  ].every(Boolean);
  if (isSame && figure.lines === before.lines && figure.values === before.values) return figure;
  const { about: _about, facts: _facts, ...entries } = figure.rest.entries;
  return { ...figure, rest: { ...figure.rest, entries } };
}

/** The figure on another ground; its cells keep their positions. @type {(figure: DesignedFigure, ground: Ground) => DesignedFigure} */
export const onGround = (figure, ground) => ({
  ...figure,
  ground,
  shape: figure.cells.length === 0 ? shapeOn(ground.kind) : figure.shape,
});

/** The cells on the straight way from one cell to another, without the first. @type {(figure: DesignedFigure, from: number, to: number) => number[]} */
export function between({ cells }, from, to) {
  const [a, b] = [cells[from], cells[to]];
  if (!a || !b) return [];
  const way = distance(a, b);
  return cells
    .map((cell, number) => ({ number, cell, far: distance(a, cell) }))
    .filter(({ number, cell, far }) => number !== from && Math.abs(far + distance(cell, b) - way) < 0.02)
    .toSorted((one, other) => one.far - other.far)
    .map(({ number }) => number);
}

/**
 * Adds the images of a line under all rotations of the ground, or its mirror image.
 * @type {(figure: DesignedFigure, line: number, way: "turned" | "mirrored") => DesignedFigure | null}
 */
export function withImages(figure, line, way) {
  const middle = middleOf(figure.ground);
  const turns = turnsOf(figure.ground);
  const moves =
    way === "mirrored"
      ? [mirrored(middle)]
      : Array.from({ length: turns - 1 }, (_, at) => turned(middle, (at + 1) / turns));
  const made = moves.reduce((now, move) => withImage(now, line, move), figure);
  return made === figure ? null : made;
}

/** @type {(figure: DesignedFigure, line: number, move: (from: Point) => Point) => DesignedFigure} */
function withImage(figure, line, move) {
  const from = figure.lines[line];
  if (!from) return figure;
  let now = figure;
  const cells = from.cells.map((cell) => {
    const to = move(/** @type {Point} */ (figure.cells[cell]));
    now = withCell(now, to) ?? now;
    return cellAt(now, to);
  });
  const isThere = now.lines.some((each) => each.rule === from.rule && areSame(each.cells, cells));
  if (isThere || cells.includes(-1)) return figure;
  return withLine(now, { ...from, cells }) ?? figure;
}

/** Whether two lines have the same cells, in any order. @type {(one: number[], other: number[]) => boolean} */
export const areSame = (one, other) => one.length === other.length && one.every((cell) => other.includes(cell));

/** The cells that no line or rule mentions, except that all numbers may have to differ. @type {(figure: DesignedFigure) => number[]} */
export function unruled({ cells, lines, rest }) {
  const ruled = new Set([
    ...lines.filter(({ rule, differs }) => rule !== "none" || differs).flatMap((line) => line.cells),
    ...rest.rules.flatMap((rule) => ABOUT_CELLS.flatMap((key) => [rule[key]].flat(2))),
  ]);
  return [...cells.keys()].filter((cell) => !ruled.has(cell) && !cells[cell]?.allowed);
}

/** A cell's name, or the letter that the core gives it. @type {(figure: DesignedFigure, cell: number) => string} */
export const signOf = ({ cells }, cell) =>
  cells[cell]?.sign || (cells.length <= 26 ? String.fromCharCode(97 + cell) : `x${cell}`);

/** @type {(figure: DesignedFigure, cells: number[]) => string} */
export const signsOf = (figure, cells) => cells.map((cell) => signOf(figure, cell)).join(" ");
