/** What the board says to those who hear it, and what the pad is called. */

import { text } from "./text.js";

export const BOARD = {
  board: text("Board", "盤面"),
  cell: text(
    (/** @type {number} */ cell) => `cell ${cell}`,
    (cell) => `マス ${cell}`,
  ),
  cellName: text(
    (/** @type {number} */ cell) => `Cell ${cell}`,
    (cell) => `マス ${cell}`,
  ),
  cellValue: text(
    (/** @type {number} */ cell, /** @type {number} */ value) => `cell ${cell}, value ${value}`,
    (cell, value) => `マス ${cell} の ${value}`,
  ),
  given: text("given", "初めの数"),
  placeName: text(
    (/** @type {number} */ spot, /** @type {string} */ face, /** @type {boolean} */ can) =>
      `place ${spot}, ${face}${can ? ", can move" : ""}`,
    (spot, face, can) => `${spot} 番、${face}${can ? "、動かせます" : ""}`,
  ),
  faces: text(
    /** @type {Record<string, string>} */ ({
      black: "black",
      white: "white",
      gap: "gap",
      peg: "peg",
      hole: "empty hole",
    }),
    { black: "黒", white: "白", gap: "空き", peg: "石", hole: "空の穴" },
  ),
  pad: text("Values", "入れる数"),
  erase: text("Erase", "消す"),
};
