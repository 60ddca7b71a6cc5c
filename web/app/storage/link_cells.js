/**
 * The cells in a link:
 *
 *     given=0:1,1:2 & own=2:4 & marks=3:1.4.12 & centred=3:1.4 & colours=0:2
 *
 * Givens from a link are locked. Own numbers and pencil marks of both kinds, by cell, and colours, by spot, were added to them; links
 * of early versions have only givens.
 */

import { filledCells } from "../state/index.js";

/** @import { Draft, State } from "../state/state.js" */

export const IN_CELLS = ["given", "own", "marks", "centred", "colours"];

/** The parts of a link about cells, none of them empty. @type {(played: Pick<State, "puzzle" | "draft">) => [name: string, value: string][]} */
export function cellParts(played) {
  const { draft } = played;
  const own = new Set(filledCells(played));
  const givens = Object.entries(draft.givens).map(([cell, typed]) => ({
    mine: own.has(Number(cell)),
    entry: `${cell}:${written(typed)}`,
  }));
  /** @type {[string, string[]][]} */
  const parts = [
    ["given", givens.filter(({ mine }) => !mine).map(({ entry }) => entry)],
    ["own", givens.filter(({ mine }) => mine).map(({ entry }) => entry)],
    ["marks", entriesOfMarks(draft.marks)],
    ["centred", entriesOfMarks(draft.centred)],
    ["colours", Object.entries(draft.colours).map(([spot, colour]) => `${spot}:${colour}`)],
  ];
  return parts.filter(([, entries]) => entries.length > 0).map(([name, entries]) => [name, entries.join(",")]);
}

/** @type {(marks: Draft["marks"]) => string[]} */
const entriesOfMarks = (marks) => Object.entries(marks).map(([cell, values]) => `${cell}:${values.join(".")}`);

/** An entry without the separators of a list of entries. @type {(typed: string) => string} */
const written = (typed) => typed.replace(/[%:,]/g, encodeURIComponent);

/** Undoes only the output of `written`, so that older links are read as before. @type {(entry: string) => string} */
const readEntry = (entry) => entry.replace(/%(25|3A|2C)/gi, decodeURIComponent);

/**
 * The content of the cells in the parts of a link, unchecked, and the number of entries.
 * @type {(parts: URLSearchParams) => { raw: Pick<Draft, "givens" | "posed" | "marks" | "centred" | "colours">, asked: number }}
 */
export function readCells(parts) {
  const listed = (/** @type {string} */ name) => parts.getAll(name).flatMap(entriesOf);
  const [given, own, colours] = [listed("given"), listed("own"), listed("colours")];
  const [marks, centred] = [listed("marks"), listed("centred")];
  const asked = [given, own, marks, centred, colours].flat().length;
  const read = (/** @type {[string, string][]} */ entries) => entries.map(([cell, typed]) => [cell, readEntry(typed)]);
  const raw = {
    givens: Object.fromEntries(read([...given, ...own])),
    posed: given.map(([cell]) => whole(cell)),
    marks: marksIn(marks),
    centred: marksIn(centred),
    colours: Object.fromEntries(colours.map(([spot, colour]) => [spot, whole(colour)])),
  };
  return { raw, asked };
}

/** @type {(entries: [string, string][]) => Record<string, number[]>} */
const marksIn = (entries) => Object.fromEntries(entries.map(([cell, values]) => [cell, values.split(".").map(whole)]));

/** A whole number in the form in which the page writes it; anything else is refused. @type {(typed: string) => number} */
const whole = (typed) => (/^-?[1-9]\d*$|^0$/.test(typed) ? Number(typed) : NaN);

/** The number of the requested entries that a draft has. @type {(draft: Draft) => number} */
export const entriesIn = ({ givens, marks, centred, colours }) =>
  [givens, marks, centred, colours].reduce((sum, each) => sum + Object.keys(each).length, 0);

/** @type {(list: string) => [string, string][]} */
const entriesOf = (list) =>
  list.split(",").map((entry) => {
    const colon = entry.indexOf(":");
    return [entry.slice(0, Math.max(0, colon)), entry.slice(colon + 1)];
  });
