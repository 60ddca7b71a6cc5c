/** The workshop, in which people write programs of their own: loaded when it is first opened. */

import { OWN, taskOf } from "../state/index.js";

/** @import { Shown } from "../../worker/protocol.js" */
/** @import { Ran } from "../python/workshop.js" */
/** @import { App } from "../state/state.js" */

/** Opens it for the puzzle on the board; `packed` is a program from a link, `save` saves a file. @type {(app: App, save: (name: string, file: Blob) => void, packed?: string) => Promise<void>} */
export async function openWorkshop(app, save, packed) {
  const { state, engine } = app;
  const { lang, puzzle } = state;
  /** @type {typeof import("../python/index.js")} */
  const python = await import(new URL("../python/index.js", import.meta.url).href);
  const program = packed ? await python.unpacked(packed) : null;
  /** @type {(name: string, options: Record<string, string>) => Promise<Shown | null>} */
  const show = async (name, options) => {
    const answer = await engine.ask({ type: "show", puzzle: name, options }).catch(() => null);
    return answer?.type === "shown" ? answer.shown : null;
  };
  const task = taskOf(state);
  const board = JSON.stringify(state.shown.options);
  /** Gives it its lane in the race, if it was about this board. @type {(ran: Ran) => void} */
  const ran = ({ shown, givens, ...figures }) => {
    if (state.puzzle !== puzzle || JSON.stringify(shown.options) !== board || !areAlike(givens, task.givens)) return;
    const unknown = { nodes: null, seconds: null };
    const lap = {
      ...figures,
      strategy: OWN,
      state: /** @type {const} */ ("done"),
      part: 1,
      in_all: unknown,
      factor: unknown,
    };
    state.race.own = { key: JSON.stringify(task), lap };
    app.draw();
  };
  const found = program === null ? null : { source: program, from: /** @type {const} */ ("link"), by: "" };
  const shelf = {
    kept: () => python.keptProgram(puzzle.name),
    keep: (/** @type {string} */ source) => python.keepProgram(puzzle.name, source),
  };
  const { title, kind } = puzzle;
  await python.openWorkshop({ lang, task, title, kind, show, save, ran, found, shelf, set: null }, python.overPage);
}

/** @type {(one: Record<string, string>, other: Record<string, string>) => boolean} */
const areAlike = (one, other) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([cell, value]) => other[Number(cell)]?.trim() === value);
