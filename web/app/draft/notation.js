/**
 * Boards as text, read without Python: only unambiguous forms. pycore/model/notation.py reads these in the same way (a
 * test compares the two); everything else is left to Python.
 *
 * entry   a number or a sign for an empty cell, one per cell in the order of the drawing's rows
 * grid    a square of entries with one character each, as Sudokus are written; A is 10
 */

import { FACES } from "../state/index.js";

/** @import { Drawing, Position } from "../../worker/protocol.js" */

/** Characters that Python may interpret: signs that are not on keyboards. */
const RARE = /[^\t\n\r -~]/;
const ENTRY = /^(?:[._]|[+-]?[0-9]{1,9})$/;
const LETTERS = "123456789ABCDEFGHIJKLMNOP";

/** The givens in a text, by cell; null if Python must read it. @type {(text: string, drawing: Drawing, grid: boolean) => Record<number, string> | null} */
export function readCells(text, drawing, grid) {
  if (RARE.test(text)) return null;
  return grid ? readGrid(text, drawing) : readEntries(text, drawing);
}

/** @type {(text: string, drawing: Drawing) => Record<number, string> | null} */
function readEntries(text, drawing) {
  const cells = drawing.rows.flat();
  const entries = text.match(/[^\s,|]+/g) ?? [];
  if (entries.length === 0) return {};
  if (entries.length !== cells.length || !entries.every((entry) => ENTRY.test(entry))) return null;
  if (entries.some((entry) => Number(entry) === 0)) return null; // a value, or an empty cell
  const given = cells.flatMap((cell, at) => {
    const entry = entries[at] ?? ".";
    return entry === "." || entry === "_" ? [] : [[cell, String(Number(entry))]];
  });
  return Object.fromEntries(given);
}

/** @type {(text: string, drawing: Drawing) => Record<number, string> | null} */
function readGrid(text, drawing) {
  const size = drawing.rows.length;
  const signs = text.replace(/[\s|]/g, "").toUpperCase();
  if (text.trim() === "") return {};
  if (signs.length !== size * size) return null;
  /** @type {Record<number, string>} */
  const givens = {};
  for (const [cell, sign] of [...signs].entries()) {
    const value = LETTERS.slice(0, size).indexOf(sign) + 1;
    if (value > 0) givens[cell] = String(value);
    else if (!".0_*?".includes(sign)) return null;
  }
  return givens;
}

/**
 * The faces of a position as text, by the signs of the default position and its neighbours; null if Python must read it,
 * for example one of another size, or with other labels.
 * @type {(text: string, usual: Position) => string[] | null}
 */
export function readFaces(text, usual) {
  const spots = usual.faces.length;
  /** @type {Map<string, string>} */
  const meaning = new Map();
  for (const { state, faces } of [usual, ...usual.moves]) {
    signsOf(state, spots)?.forEach((sign, spot) => {
      meaning.set(sign, faces[spot] ?? "");
    });
  }
  const faces = signsOf(text, spots)?.map((sign) => meaning.get(sign) ?? null);
  if (!faces || faces.includes(null)) return null;
  const read = /** @type {string[]} */ (faces);
  return fixedIn(read) === fixedIn(usual.faces) ? read : null;
}

/** The part that all positions have in common: labels and gaps. Discs flip, and pegs disappear. @type {(faces: string[]) => string} */
const fixedIn = (faces) =>
  faces
    .filter((face) => face === "gap" || !FACES.has(face))
    .sort()
    .join();

/** The signs of a position: words, or characters if there is one for each spot. @type {(text: string, spots: number) => string[] | null} */
function signsOf(text, spots) {
  const words = text.split(/[\s/]+/).filter(Boolean);
  if (words.length === spots) return words;
  const characters = [...words.join("")];
  return characters.length === spots ? characters : null;
}
