/** The workshop over the workbench: about the puzzle on the board, with a lane in the race. */

import { OWN, positionOf, taskOf } from "../state/index.js";
import { linkOfBoard, unpacked } from "../storage/index.js";
import { both } from "../words/index.js";
import { callOf } from "./board_call.js";
import { overPage } from "./mounting.js";
import { areSame } from "./same_board.js";
import { shelfOf } from "./shelf.js";
import { courseFor } from "./starts.js";
import { openWorkshop } from "./workshop.js";

/** @import { App } from "../state/state.js" */
/** @import { LinkedProgram } from "../storage/program_link.js" */
/** @import { Found, Ran } from "./subject.js" */

/**
 * Opens the workshop with the content of a link; `save` saves a file.
 * @type {(app: App, save: (name: string, file: Blob) => void, link?: LinkedProgram) => Promise<void>}
 */
export async function openOverPage(app, save, link) {
  const { state } = app;
  const { lang, puzzle } = state;
  const program = link?.program ? await unpacked(link.program) : null;
  if (link?.program && program === null) {
    state.notice = { words: both((w) => w.badLink), kind: "bad" };
    return app.draw();
  }
  const { title, kind } = puzzle;
  const ours = link?.ours ?? null;
  const { exercises } = await courseFor(puzzle.name, kind);
  if (ours !== null && !exercises.some(({ name }) => name === ours)) {
    state.notice = { words: both((w) => w.badLink), kind: "bad" };
    return app.draw();
  }
  const task = taskOf(state);
  const { options } = state.shown;
  const here = { puzzle: puzzle.name, options, givens: task.givens, start: positionOf(state)?.faces ?? [] };
  /** Adds the program to the race if it was about this board. @type {(ran: Ran) => void} */
  const ran = ({ board, ...figures }) => {
    if (!areSame(board, here)) return;
    const unknown = { nodes: null, seconds: null };
    const lap = {
      ...figures,
      strategy: OWN,
      state: /** @type {const} */ ("done"),
      part: 1,
      seed: null,
      in_all: unknown,
      factor: unknown,
    };
    state.race.own = { key: JSON.stringify(task), lap };
    app.draw();
  };
  /** @type {Found | null} */
  const found = program === null ? null : { source: program, from: "link", by: "" };
  const shelf = shelfOf(puzzle.name);
  const address = new URL(linkOfBoard(state), location.href).href;
  const brought = link?.exercise ?? null;
  await openWorkshop(
    {
      page: app,
      lang,
      task,
      call: callOf(state),
      address,
      title,
      kind,
      save,
      ran,
      failed() {},
      found,
      shelf,
      set: null,
      brought,
      ours,
    },
    overPage,
  );
}
