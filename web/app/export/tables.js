/** Solutions and lines as tables: CSV (RFC 4180) and JSON, a piece at a time. */

import { chosenIn, lineIn, valuesIn } from "../state/index.js";

/** @import { Chosen, Found, Text } from "../../worker/protocol.js" */
/** @import { Lang } from "../state/state.js" */

/**
 * The text before the solutions, between their pieces and after them.
 * @typedef {object} Table
 * @property {string} type the MIME type of the file
 * @property {string} head
 * @property {(found: (Found | Chosen)[], first: number) => string} piece `first` is the number of the first one
 * @property {string} foot
 */
/**
 * Data about the search.
 * @typedef {{ puzzle: string, options: Record<string, string>, givens: Record<number, string>, strategy: string, verdict: Text }} About
 */

/** The byte order mark by which spreadsheets recognise UTF-8. */
const MARK = "\u{FEFF}";

/** @type {(entries: (string | number)[]) => string} */
const row = (entries) => `${entries.map(field).join(",")}\r\n`;

/** @type {(entry: string | number) => string} */
const field = (entry) => (/[",\r\n]/.test(String(entry)) ? `"${String(entry).replaceAll('"', '""')}"` : String(entry));

/**
 * One row per solution and one column per cell, with data about kinds and images.
 * @type {(names: Text[], lang: Lang, beside: { images: string, how: string }, sample: Found | Chosen | null) => Table}
 */
export function csvOfSolutions(names, lang, beside, sample) {
  const { images, how } = chosenIn(sample) ?? {};
  const more = images !== undefined ? [beside.images] : how ? [beside.how] : [];
  return {
    type: "text/csv;charset=utf-8",
    head: MARK + row([...names.map((name) => name[lang]), ...more]),
    piece: (found) =>
      found
        .map((each) => {
          const chosen = chosenIn(each);
          const last = chosen?.images ?? chosen?.how?.[lang];
          return row([...(valuesIn(each) ?? []), ...(last === undefined ? [] : [last])]);
        })
        .join(""),
    foot: "",
  };
}

/** One row for each position of each line. @type {(head: string[]) => Table} */
export const csvOfLines = (head) => ({
  type: "text/csv;charset=utf-8",
  head: MARK + row(head),
  piece: (found, first) =>
    found
      .flatMap((each, index) => {
        const line = lineIn(each);
        return (line?.states ?? []).map((state, at) =>
          row([first + index + 1, at, ...(line?.moves[at - 1] ?? ["", ""]), state]),
        );
      })
      .join(""),
  foot: "",
});

/** All data about the search, and the solutions by cell, or the lines. @type {(about: About, names: Text[], lang: Lang) => Table} */
export function jsonOf(about, names, lang) {
  const json = JSON.stringify({ edagari: 1, ...about, cells: names.map((name) => name[lang]) }, null, 1);
  let first = true;
  return {
    type: "application/json",
    head: `${json.slice(0, -2)},\n "solutions": [`,
    piece(found) {
      const text = found.map((each) => `\n  ${JSON.stringify(each)}`).join(",");
      const parted = first || text === "" ? text : `,${text}`;
      first &&= text === "";
      return parted;
    },
    foot: "\n ]\n}\n",
  };
}
