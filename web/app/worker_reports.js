/** The worker's reports, stored in the state. */

import { refresh } from "./draft_effects.js";
import { loseSearches, receive as receiveReport, restart } from "./engine/index.js";
import { both } from "./words/index.js";

/** @import { Report } from "../worker/protocol.js" */
/** @import { Died } from "./engine/worker_client.js" */
/** @import { App } from "./state/state.js" */

/**
 * `ready` is called when Python is ready and has been asked every question about the draft.
 * @type {(app: App, report: Report | Died, ready: () => void) => void}
 */
export function takeReport(app, report, ready) {
  const { state } = app;
  switch (report.type) {
    case "stage":
      return takeStage(app, report, ready);
    case "progress":
      return receiveReport(report);
    case "died":
      if (report.reason) console.error(report.reason);
      loseSearches();
      state.notice = { words: both((w) => w.died), kind: "bad" };
      return app.draw();
    case "broken":
      console.error(report.reason);
      state.notice = { words: both((w) => `${w.broken} ${report.reason}`), kind: "bad" };
      if (report.job !== null) restart(app);
      app.draw();
  }
}

/** @type {(app: App, report: Report & { type: "stage" }, ready: () => void) => void} */
function takeStage(app, { stage, part, bytes, how, reason }, ready) {
  const { state } = app;
  state.loading = { stage, part, bytes, how, reason };
  if (stage === "failed") state.wanted = null;
  if (stage === "ready") {
    refresh(app);
    ready();
  }
  app.draw();
}
