/** Searches that have told events. */

import { receive } from "../../../web/app/engine/jobs.js";
import { PLACED } from "../../../web/app/state/index.js";
import { opened, workbench } from "../workbench.js";

/** @import { Command } from "../../../web/worker/protocol.js" */

/** Reports what the search of the job did since the last time, one event of each of these kinds. @type {(job: number, state: string, ...kinds: number[]) => void} */
export const report = (job, state, ...kinds) =>
  receive({
    type: "progress",
    job,
    progress: /** @type {any} */ ({ state, solutions: 0, listed: 0, rows: [], finished: 0.5 }),
    events: Uint32Array.from(kinds, (kind) => kind * 2 ** 27),
  });

export const many = (/** @type {number} */ count, kind = PLACED) => Array(count).fill(kind);

/** An app with a search that was given this order and has told these events. @type {(first: Command["type"], state: string, ...kinds: number[]) => Promise<any>} */
export async function searched(first, state, ...kinds) {
  const app = workbench();
  app.state.draft.strategy = "walk";
  const run = await opened(app, first);
  report(run.job, state, ...kinds);
  app.orders.length = 0;
  return { app, run, ordered: () => app.orders.map(({ type }) => type) };
}
