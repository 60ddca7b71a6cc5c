/** Reading the page's own files: a JSON of solutions as its puzzle, a CSV as its first solution. */

import { LANGS } from "../../state/index.js";

/** @import { Text } from "../../../worker/protocol.js" */

/** The characters at the beginning of a file that contain everything to be read. */
const ENOUGH = 200_000;
const SOLUTIONS = /,\s*"solutions":\s*\[/;

/**
 * What a file holds: a puzzle as data (of a stranger), the values of all cells, or a text to be read as a board.
 * @typedef {{ kind: "puzzle", raw: Record<string, unknown> } | { kind: "cells", values: string[] } | { kind: "text", text: string }} Read
 */

/** The text of a file, or of its beginning; null if it contains a zero, as images and archives do. @type {(bytes: ArrayBuffer) => string | null} */
export function textOf(bytes) {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes("\0") ? null : text;
}

/** UTF-16 if it is marked so; what is not UTF-8 is Shift-JIS, as spreadsheets save Japanese tables. @type {(bytes: ArrayBuffer) => string} */
function encodingOf(bytes) {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true }); // its last character may be cut off
    return "utf-8";
  } catch {
    return "shift_jis";
  }
}

/**
 * `names` are those of the cells on the board, `places` where they are on a grid: either may head the columns.
 * @type {(text: string, names: Text[], places?: Text[]) => Read}
 */
export function readFile(text, names, places = []) {
  const head = text.slice(0, ENOUGH).replace(/^\u{FEFF}/u, "");
  if (/^\s*\{/.test(head)) {
    const raw = puzzleIn(head);
    if (raw) return { kind: "puzzle", raw };
  }
  const [first = "", second = ""] = head.split(/\r?\n/, 2);
  const columns = fieldsOf(first);
  const isHead = (/** @type {Text[]} */ said) =>
    said.length > 0 && LANGS.some((lang) => said.every((name, at) => name[lang] === columns[at]));
  if (isHead(names) || isHead(places)) return { kind: "cells", values: fieldsOf(second).slice(0, names.length) };
  return { kind: "text", text };
}

/** The part before the solutions. @type {(head: string) => Record<string, unknown> | null} */
function puzzleIn(head) {
  const end = head.search(SOLUTIONS);
  try {
    const raw = JSON.parse(end < 0 ? head : `${head.slice(0, end)}}`);
    const isOurs = typeof raw === "object" && raw !== null && raw.edagari === 1;
    return isOurs && typeof raw.puzzle === "string" ? raw : null; // a puzzle file names none: it is read as text
  } catch {
    return null;
  }
}

/** The fields of a row; a quoted one may hold commas and doubled quotes, no line end. @type {(row: string) => string[]} */
const fieldsOf = (row) =>
  [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
