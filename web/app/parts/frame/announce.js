/** What is said aloud to those who do not see the page: stages and verdicts, not every number on the way. */

import { isAlive, isRunning } from "../../engine/index.js";
import { words } from "../../words/index.js";

/** @import { State } from "../../state/state.js" */

let said = "";

/** @type {(state: State) => void} */
export function announce({ loading, run, lang }) {
  const w = words(lang);
  let now = loading.stage === "ready" || loading.stage === "asleep" ? "" : w[loading.stage];
  if (run && !isAlive(run)) now = run.progress?.verdict[lang] ?? "";
  else if (isRunning(run)) now = w.search;
  else if (run?.stage === "opening" && run.progress) now = run.progress.verdict[lang];
  if (now === said) return;
  said = now;
  const place = document.getElementById("said");
  if (place) place.textContent = now;
}
