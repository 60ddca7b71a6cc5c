/** Texts of the board for screen readers, and of the pad. */

import { joined, text } from "./text.js";

export const BOARD = {
  board: text("Board", "盤"),
  inColumn: text(
    (/** @type {string} */ piece, /** @type {string | number} */ column) => `${piece} in column ${column}`.trim(),
    (piece, column) => (piece ? joined(`${column} 列目の`, piece) : `${column} 列目`),
  ),
  isGiven: text(
    (/** @type {string} */ name) => `${name}, given`,
    (name) => `${name}、初めの数`,
  ),
  isRefused: text("Refused.", "ここには置けません。"),
  isComputed: text("Computed.", "計算で決まります。"),
  isPicked: text("Chosen together with others.", "ほかのマスと一緒に選んでいます。"),
  isCrossed: text("Crossed out.", "×をつけたマスです。"),
  pencilledIn: text(
    (/** @type {string} */ values) => `pencilled in: ${values}.`,
    (values) => `メモ：${values}。`,
  ),
  colours: text(
    [
      "Amber, striped upwards",
      "Blue, dotted",
      "Rose, striped across",
      "Grey, striped downwards",
      "Green, striped upright",
      "Violet, a grid",
      "Orange, a lattice",
      "Turquoise, rings",
    ],
    [
      "黄（右上がりの線）",
      "青（点）",
      "紅（横線）",
      "灰（右下がりの線）",
      "緑（縦線）",
      "紫（格子）",
      "橙（斜め格子）",
      "水色（輪）",
    ],
  ),
  placeName: text(
    (/** @type {string} */ place, /** @type {string} */ face, /** @type {boolean} */ can) =>
      `${place}, ${face}${can ? ", can move" : ""}`,
    (place, face, can) => `${place}、${face}${can ? "、動かせます" : ""}`,
  ),
  faces: text(
    /** @type {Record<string, string>} */ ({
      black: "black",
      white: "white",
      gap: "gap",
      peg: "peg",
      hole: "empty hole",
    }),
    { black: "黒", white: "白", gap: "空き", peg: "ペグ", hole: "空の穴" },
  ),
  holdHint: text(
    "A long press holds this value: each cell you touch then takes it.",
    "長押しすると、この数のまま、触れたマスに次々と入れられます。",
  ),
  pad: text("Values", "入れる数"),
  erase: text("Erase", "消す"),
};
