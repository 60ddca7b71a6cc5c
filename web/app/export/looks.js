/**
 * The font of pictures, the colours of the light theme, and the looks in them (see palette.js).
 * Written from pycore/figures/elements.py: python3 -m builder.written
 */

export const FONT = "Palatino, 'Palatino Linotype', Georgia, 'Yu Mincho', serif";

export const INK = {
  paper: "#f4efe3",
  sheet: "#fdfaf2",
  ink: "#22291f",
  soft: "#5f6656",
  faint: "#d8d0bd",
  bark: "#948460",
  green: "#1f5a41",
  leaf: "#dbe7d6",
  "leaf-ink": "#17472f",
  cut: "#b8371f",
  "cut-soft": "#f7ddd3",
  "on-green": "#fbf8ef",
};

/** @type {Record<string, import("./palette.js").Colours>} */
export const DRAWN = {
  block: { fill: ["bark", 0.42], edge: "bark" },
  line: { edge: "bark" },
  border: { edge: "ink" },
  "sketch shade": { fill: "bark", edge: "bark", opacity: 0.28 },
  "sketch green": { fill: "#2f9e5b", edge: "#2f9e5b", opacity: 0.45 },
  "sketch violet": { fill: "#a45bc0", edge: "#a45bc0", opacity: 0.45 },
  "sketch blue": { fill: "#3f8fd0", edge: "#3f8fd0", opacity: 0.45 },
  "sketch line": { edge: "soft" },
  "sketch white": { fill: "#fdfaf2", edge: "ink" },
  "sketch black": { fill: "#22291f", edge: "ink" },
  cage: { edge: "ink" },
  clue: { fill: "ink" },
  "clue name": { fill: "ink", edge: "paper" },
  "clue white": { fill: "#22291f" },
  "clue black": { fill: "#fdfaf2" },
  "clue disc": { fill: "#22291f" },
  paper: { fill: "paper" },
  spot: { fill: "sheet", edge: "bark" },
  "spot tinted": { fill: ["bark", 0.2], edge: "bark" },
  "spot given": { fill: "green", edge: "green" },
  "spot touching": { fill: ["green", 0.17], edge: "bark" },
  "spot new": { fill: "leaf", edge: "green" },
  "spot solved": { fill: "leaf", edge: "green" },
  "spot refused": { fill: "cut-soft", edge: "cut" },
  number: { fill: "ink" },
  "number given": { fill: "on-green" },
  "number filled": { fill: "green" },
  "number new": { fill: "leaf-ink" },
  "number solved": { fill: "leaf-ink" },
  "number refused": { fill: "cut" },
  man: { fill: "green" },
  "man square": { fill: "ink" },
};
