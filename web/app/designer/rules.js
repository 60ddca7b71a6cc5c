/** Converts the rules of lines to those of a puzzle file, and back. */

import { areSame, NUMBERED } from "./figure.js";

/** @import { DesignedCell, DesignedFigure, DesignedLine, LineRule } from "../state/designer.js" */

/** @typedef {Record<string, unknown>} Fields */
/**
 * The origin of a rule of the file: a line, or one line for each of its groups, by number; null for anything else.
 * @typedef {number | number[] | null} Owner
 */
/** @typedef {{ fields: Fields, owner: Owner }} Owned */

/** The name of each line rule in a file, and the field of its number. @type {[rule: LineRule, name: string, number: string | null][]} */
const FORMS = [
  ["sum", "sum is", "total"],
  ["most", "at most", "total"],
  ["product", "product is", "product"],
  ["difference", "largest minus rest", "difference"],
  ["ratio", "largest over rest", "quotient"],
  ["apart", "differ at least", "difference"],
  ["increasing", "increasing", null],
  ["consecutive", "consecutive", null],
  ["different", "all different", null],
];
const DIFFERENT = "all different";
const SAME = "equal sums";
const TABLE = "table";
const ONE_OF = "one of";

/** All rules of a figure. @type {(figure: DesignedFigure) => Owned[]} */
export function rulesOf({ cells, lines, differs, rest }) {
  const all = [...cells.keys()];
  const equal = lines.flatMap(({ rule }, line) => (rule === "same" ? [line] : []));
  const groups = equal.map((line) => lines[line]?.cells);
  return [
    ...(differs && all.length > 1 ? [{ fields: { rule: DIFFERENT, cells: all }, owner: null }] : []),
    ...lines.flatMap((line, owner) => ruleOf(line).map((fields) => ({ fields, owner }))),
    ...allowedIn(cells).map((fields) => ({ fields, owner: null })),
    ...(groups.length > 1 ? [{ fields: { rule: SAME, groups }, owner: equal }] : []),
    ...rest.rules.map((fields) => ({ fields, owner: null })),
  ];
}

/** Rules that restrict cells to certain numbers, one for each set of numbers. @type {(cells: DesignedCell[]) => Fields[]} */
function allowedIn(cells) {
  /** @type {Map<string, { cells: number[], values: number[] }>} */
  const sorts = new Map();
  for (const [cell, { allowed: values }] of cells.entries()) {
    if (!values) continue;
    const key = values.join();
    sorts.set(key, { cells: [...(sorts.get(key)?.cells ?? []), cell], values });
  }
  return [...sorts.values()].map((each) => ({ rule: ONE_OF, ...each }));
}

/**
 * Reads a rule that restricts cells to certain numbers; false if one of them is restricted already.
 * @type {(cells: DesignedCell[], fields: Fields) => boolean}
 */
export function takesAllowed(cells, fields) {
  const { rule, cells: named, values } = fields;
  if (rule !== ONE_OF || !Array.isArray(named) || !Array.isArray(values) || values.length === 0) return false;
  const about = named.flatMap((cell) => cells[cell] ?? []);
  if (about.length === 0 || about.some(({ allowed }) => allowed)) return false;
  for (const cell of about) cell.allowed = values.toSorted((one, other) => one - other);
  return true;
}

/** @type {(line: DesignedLine) => Fields[]} */
function ruleOf({ cells, rule, number, differs, rows = [] }) {
  if (rule === "table") return rows.length > 0 ? [{ rule: TABLE, cells, rows }] : [];
  const form = FORMS.find(([name]) => name === rule);
  const differ = differs && rule !== "different" ? [{ rule: DIFFERENT, cells }] : [];
  if (!form || (form[2] !== null && number === null)) return differ;
  return [{ rule: form[1], cells, ...(form[2] === null ? {} : { [form[2]]: number }) }, ...differ];
}

/** @type {(cells: unknown, rule: LineRule) => DesignedLine} */
const plainLine = (cells, rule) => ({
  ...{ cells: /** @type {number[]} */ (cells), look: "none", rule, number: null, differs: false },
});

/**
 * Reads the rules of a file as lines. `differs` tells whether all cells must differ; `rest` holds the rules that are no
 * lines.
 * @type {(rules: Fields[], size: number) => { lines: DesignedLine[], differs: boolean, rest: Fields[] }}
 */
export function linesIn(rules, size) {
  /** @type {DesignedLine[]} */
  const lines = [];
  /** @type {Fields[]} */
  const rest = [];
  let differs = false;
  let hasSame = false;
  /** @type {(cells: unknown, rule: LineRule, number?: number | null) => void} */
  const add = (cells, rule, number = null) => void lines.push({ ...plainLine(cells, rule), number });
  for (const fields of rules) {
    const { rule: name, cells, groups, smaller, larger } = fields;
    const form = FORMS.find(([, each]) => each === name);
    const known = Object.keys(fields).every((key) => ["rule", "cells", form?.[2]].includes(key));
    if (name === DIFFERENT && known && Array.isArray(cells) && cells.length === size) differs = true;
    else if (form && known) add(cells, form[0], form[2] === null ? null : Number(fields[form[2]]));
    else if (name === "less") add([smaller, larger], "increasing");
    else if (name === TABLE)
      lines.push({ ...plainLine(cells, "table"), rows: /** @type {number[][]} */ (fields.rows) });
    else if (name === SAME && !hasSame) {
      hasSame = true; // a second one has sums of its own
      for (const group of /** @type {unknown[]} */ (groups)) add(group, "same");
    } else rest.push(fields);
  }
  return { lines: joinedUp(lines), differs, rest };
}

/** Merges the two rules by which a file expresses a sum whose numbers differ. @type {(lines: DesignedLine[]) => DesignedLine[]} */
function joinedUp(lines) {
  const isPlain = (/** @type {DesignedLine} */ { rule }) => rule === "same" || NUMBERED.includes(rule);
  const differing = lines.filter(({ rule }) => rule === "different");
  return lines
    .map((line) =>
      isPlain(line) && differing.some(({ cells }) => areSame(cells, line.cells)) ? { ...line, differs: true } : line,
    )
    .filter(
      ({ rule, cells }, _, all) =>
        rule !== "different" || !all.some((each) => each.differs && areSame(each.cells, cells)),
    );
}
