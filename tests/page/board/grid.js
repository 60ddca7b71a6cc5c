/** A small placement for tests: a grid whose cells are numbered by rows, and a page that shows it. */

import { createRun, createState } from "../../../web/app/state/index.js";

/** @import { Drawing } from "../../../web/worker/protocol.js" */

/** A drawing with nothing but the cells of a grid. @type {(size: number) => Drawing} */
export function drawingOf(size) {
  const cells = [...Array(size * size).keys()];
  return {
    shape: "square",
    spots: cells.map((cell) => ({ cell, x: cell % size, y: Math.floor(cell / size), value: null })),
    lines: [],
    rows: [...Array(size).keys()].map((row) => cells.slice(size * row, size * (row + 1))),
    tinted: [],
    outlines: [],
    labels: [],
    sketches: [],
    blocks: [],
    piece: "disc",
  };
}

/** A grid with the values 1 to its size. @type {(size: number) => any} */
export const grid = (size) => ({
  drawing: drawingOf(size),
  values: [...Array(size).keys()].map((value) => value + 1),
  rules: { en: "", ja: "" },
});

/** The state of a page with such a grid and these givens. @type {(size: number, givens?: Record<number, string>) => any} */
export function gridState(size, givens = {}) {
  const puzzle = {
    name: "grid",
    kind: "placement",
    shown: grid(size),
    strategies: ["plain"],
    unwritten: [],
    strategy: "plain",
    abilities: [],
    options: [],
  };
  const catalog = {
    puzzles: [puzzle],
    strategies: [
      { name: "plain", walked: true, forms: "tree", complete: true, seed: null, planned: true, deduces: false },
    ],
    first: "grid",
  };
  const state = createState(/** @type {any} */ (catalog), /** @type {any} */ (puzzle), "en");
  state.draft.givens = givens;
  return state;
}

/** Begins a run for the draft of `state`, and shows it. @type {(state: any) => any} */
export function watchRun(state) {
  state.run = { ...createRun(state), values: state.shown.values };
  state.view = { kind: "run" };
  return state.run;
}
