/** A figure as a puzzle file, and back (docs/puzzle-files.md). The files read here come from the core or from storage. */

import { inBoth } from "../words/designer.js";
import { emptyFigure, MOST_CELLS, MOST_LINES, valuesFrom } from "./figure.js";
import { groundUnder, KINDS, rounded, SIZES } from "./grounds.js";
import { marksOf, unmarked } from "./marking.js";
import { linesIn, rulesOf, takesAllowed } from "./rules.js";
import { aboutOf } from "./saying.js";

/** @import { DesignedFigure } from "../state/designer.js" */
/** @import { Owner } from "./rules.js" */

/** @typedef {Record<string, any>} Fields */

/** The file of a figure, and the line that each of its rules comes from. @type {(figure: DesignedFigure) => { text: string, owners: Owner[] }} */
export function fileOf(figure) {
  const { cells, values, rest, shape } = figure;
  const owned = rulesOf(figure);
  const { drawing, entries } = rest;
  const marks = marksOf(figure);
  const listed = (/** @type {"lines" | "outlines" | "sketches" | "labels"} */ key) => {
    const all = [...marks[key], .../** @type {Fields[]} */ (drawing[key] ?? [])];
    return all.length > 0 ? { [key]: all } : {};
  };
  const [first = 0, last = first] = [values[0], values.at(-1)];
  const isRange = values.length > 2 && last - first === values.length - 1;
  const givens = cells.flatMap(({ given }, cell) => (given === null ? [] : [[cell, given]]));
  const file = {
    edagari: 1,
    ...entries,
    title: titleOf(figure),
    about: entries.about ?? aboutOf(figure),
    values: isRange ? { from: first, to: last } : values,
    cells: cells.map(({ x, y, sign, name }) => ({
      at: [rounded(x), rounded(y)],
      ...(name ? { name } : {}),
      ...(sign ? { sign } : {}),
    })),
    rules: owned.map(({ fields }) => fields),
    ...(givens.length > 0 ? { givens } : {}),
    drawing: {
      ...{ ...drawing, shape },
      ...{ ...listed("lines"), ...listed("outlines"), ...listed("sketches"), ...listed("labels") },
    },
  };
  return { text: JSON.stringify(file), owners: owned.map(({ owner }) => owner) };
}

/** The title as typed, or in all the languages of the file if it was not changed. @type {(figure: DesignedFigure) => unknown} */
function titleOf({ title, rest }) {
  const before = rest.entries.title;
  const isKept = typeof before === "object" && before !== null && Object.values(before).includes(title);
  return isKept ? before : title.trim() || inBoth((w) => w.untitled);
}

/**
 * The figure of a file that the core has written; null if it cannot be drawn here, because its cells are at several
 * positions.
 * @type {(text: string, lang: string) => DesignedFigure | null}
 */
export function figureIn(text, lang) {
  const {
    edagari: _version,
    values,
    cells,
    rules = [],
    givens = [],
    drawing = {},
    ...entries
  } = /** @type {Fields} */ (JSON.parse(text));
  if (drawing.spots || cells.length > MOST_CELLS) return null;
  const { lines: found, differs, rest } = linesIn(rules, cells.length);
  const known = new Map(/** @type {[number, number][]} */ (givens));
  for (const { rule, cell, value } of rest) if (rule === "given") known.set(Number(cell), Number(value));
  const placed = /** @type {Fields[]} */ (cells).map(({ at: [x, y], sign = "", name = null }, cell) => ({
    ...{ x: rounded(x), y: rounded(y), sign, name },
    given: known.get(cell) ?? null,
  }));
  const others = rest.filter((fields) => fields.rule !== "given" && !takesAllowed(placed, fields));
  const { shape = "circle", ...look } = drawing;
  const { lines, drawing: unclaimed } = unmarked(found, placed, look);
  if (lines.length > MOST_LINES) return null;
  const titles = entries.title;
  return {
    ...emptyFigure(groundUnder(placed)),
    title: typeof titles === "string" ? titles : (titles[lang] ?? titles.en ?? Object.values(titles)[0] ?? ""),
    shape,
    values: Array.isArray(values) ? values : valuesFrom(values.from, values.to),
    differs,
    cells: placed,
    lines,
    rest: { rules: others, drawing: unclaimed, entries },
  };
}

/** A stored figure after checking it; null if it is invalid. @type {(raw: unknown) => DesignedFigure | null} */
export function cleanFigure(raw) {
  try {
    const figure = /** @type {DesignedFigure} */ (raw);
    const { title, ground, values, cells, lines } = figure;
    const isNumber = (/** @type {unknown} */ each) =>
      Number.isFinite(each) && Math.abs(Number(each)) <= Number.MAX_SAFE_INTEGER; // as in a file
    const isCell = (/** @type {number} */ each) => Number.isInteger(each) && each >= 0 && each < cells.length;
    const isSound = [
      typeof title === "string" && KINDS.includes(ground.kind) && Number.isInteger(ground.size),
      ground.size >= SIZES[ground.kind]?.low && ground.size <= SIZES[ground.kind]?.high,
      !ground.fit || [ground.fit.x, ground.fit.y, ground.fit.scale].every(isNumber),
      values.length > 0 && values.length <= 1000 && values.every(isNumber),
      cells.length <= MOST_CELLS &&
        cells.every(({ x, y, sign }) => isNumber(x) && isNumber(y) && typeof sign === "string"),
      cells.every(({ allowed = [0] }) => allowed.length > 0 && allowed.every(isNumber)),
      lines.every(({ cells: through, rows = [] }) =>
        rows.every((row) => row.length === through.length && row.every(isNumber)),
      ),
      lines.length <= MOST_LINES && lines.every((line) => line.cells.every(isCell)),
    ].every(Boolean);
    if (!isSound) return null;
    const known = { ...emptyFigure(), ...figure };
    fileOf(known); // any other fault throws here, or is reported by the core
    return known;
  } catch {
    return null; // from another version or another program: treated as nothing stored
  }
}
