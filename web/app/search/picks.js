/** Selecting from the solutions of a run: the worker goes through all of them, the page shows the selection. */

import { closeSearch, isAlive, runSearch } from "../engine/index.js";
import { createPick, listedOn } from "../state/index.js";
import { fetchMissing, findOnShelf, layOut } from "./fetch.js";

/** @import { Question } from "../../worker/protocol.js" */
/** @import { By, Filter, Order, Pick } from "../state/picks.js" */
/** @import { Run } from "../state/run.js" */
/** @import { App } from "../state/state.js" */

/** @typedef {Omit<Question & { type: "select" }, "type" | "job">} Query */

/** Shows one solution of each kind, or all. @type {(app: App, by: By) => void} */
export function pickBy(app, by) {
  app.state.by = by;
  leaveKind(app);
  renewPicks(app);
}

/** @type {(app: App, run: Run, order: Order | null) => void} */
export function sortBy(app, run, order) {
  run.picking.order = order;
  renewPicks(app);
}

/** Shows only solutions with a value in a cell; a cell has one filter. @type {(app: App, run: Run, filter: Filter) => void} */
export function addFilter(app, run, filter) {
  run.picking.values = [...run.picking.values.filter(([cell]) => cell !== filter[0]), filter];
  renewPicks(app);
}

/** @type {(app: App, run: Run, cell: number) => void} */
export function dropFilter(app, run, cell) {
  run.picking.values = run.picking.values.filter((each) => each[0] !== cell);
  renewPicks(app);
}

/** Shows all images of a kind, its representative first. @type {(app: App, run: Run, kind: number) => void} */
export function openKind(app, run, kind) {
  run.picking.kind = kind;
  renewPicks(app);
  app.state.view = { kind: "solution", number: 0 };
  app.state.sought = "picked";
  app.draw();
}

/** Returns to the list of all kinds, at the one that was open. @type {(app: App) => void} */
export function closeKind(app) {
  const kind = leaveKind(app);
  renewPicks(app);
  if (kind === null || app.state.view.kind !== "solution") return;
  layOut(app, kind);
  findOnShelf(app, kind);
}

/** The number of the kind that was open. @type {(app: App) => number | null} */
function leaveKind(app) {
  const { run } = app.state;
  if (!run) return null;
  const { kind } = run.picking;
  run.picking.kind = null;
  drop(app, run, "images");
  return kind;
}

/** Selects again if the query has changed, or if more was found and the search is paused. @type {(app: App) => void} */
export function renewPicks(app) {
  const { run, by } = app.state;
  if (!run || run.lost || app.state.puzzle.kind === "movement") return;
  const { values, order, kind, pick } = run.picking;
  if (kind !== null && pick) {
    ensureSelection(app, run, "images", { of: pick.job, kind, by: "", values, order });
  } else if (by !== "" || values.length > 0 || order) {
    ensureSelection(app, run, "pick", { of: run.job, kind: null, by, values, order });
  } else drop(app, run, "pick");
  app.draw();
}

/** Handles the progress of the search. @type {(app: App, run: Run) => void} */
export function followWithPicks(app, run) {
  if (run.progress?.state !== "running" && run.picking.kind === null) renewPicks(app);
}

/** Ends all selections, in the worker too. @type {(app: App, run: Run | null) => void} */
export function closePicks(app, run) {
  if (!run) return;
  drop(app, run, "images");
  drop(app, run, "pick");
}

/** @type {(app: App, run: Run, slot: "pick" | "images") => void} */
function drop(app, run, slot) {
  closeSearch(app, run.picking[slot]);
  run.picking[slot] = null;
}

/** Selects again unless the present selection is the requested one. @type {(app: App, run: Run, slot: "pick" | "images", query: Query) => void} */
function ensureSelection(app, run, slot, query) {
  const listed = run.progress?.listed ?? 0;
  const key = JSON.stringify([query, listed]);
  if (listed === 0 || run.picking[slot]?.key === key) return;
  drop(app, run, slot);
  begin(app, run, slot, createPick(run, key, slot), query);
}

/** @type {(app: App, run: Run, slot: "pick" | "images", pick: Pick, query: Query) => Promise<void>} */
async function begin(app, run, slot, pick, query) {
  run.picking[slot] = pick;
  if (app.state.view.kind === "solution") app.state.view = { kind: "solution", number: 0 };
  const listener = {
    report() {
      const { view } = app.state;
      const open = app.state.run === run && view.kind === "solution" ? view : null;
      if (open && listedOn(run) > 0) {
        layOut(app, open.number); // sorting implies looking at the list
      } else {
        fetchMissing(app);
        if (open && pick.progress?.state === "done") app.state.view = { kind: "draft" };
      }
      app.draw();
    },
    lose: () => app.draw(),
  };
  const answer = await runSearch(app, pick, listener, { type: "select", job: pick.job, ...query });
  if (answer?.type !== "opened" && run.picking[slot] === pick) run.picking[slot] = null;
  app.draw();
}

/** Whether there are solutions to select from, and a worker that can do it. @type {(run: Run) => boolean} */
export const canPick = (run) => !run.lost && (run.progress?.listed ?? 0) > 1 && (!isAlive(run) || run.stage === "open");
