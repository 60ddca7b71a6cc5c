/** Keys of the whole page. */

import { travel } from "./draft.js";
import { back, forward, toCut, toEnd, togglePlay, toSolved, toStart } from "./player.js";
import { step, stop, toggle } from "./run.js";

/** @import { App } from "./state.js" */

/** Keys that work while nothing is being typed. @type {Record<string, (app: App) => void>} */
const KEYS = {
  s: toggle,
  n: step,
  x: stop,
  " ": togglePlay,
  ArrowLeft: back,
  ArrowRight: forward,
  "Shift+ArrowLeft": (app) => toCut(app, -1),
  "Shift+ArrowRight": (app) => toCut(app, 1),
  "[": (app) => toSolved(app, -1),
  "]": (app) => toSolved(app, 1),
  Home: toStart,
  End: toEnd,
  "?": ({ state, draw }) => {
    state.dialog = "help";
    draw();
  },
};

/** @type {(app: App) => void} */
export function listenToKeys(app) {
  document.addEventListener("keydown", (event) => {
    if (app.state.dialog || event.defaultPrevented || event.isComposing) return;
    const act = keyOf(event);
    if (!act) return;
    event.preventDefault();
    act(app);
  });
}

/** @type {(event: KeyboardEvent) => ((app: App) => void) | undefined} */
function keyOf(event) {
  const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const target = /** @type {HTMLElement} */ (event.target);
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (target.matches("textarea, input:not(.cell):not([type=radio]):not([type=range])")) return undefined;
    if (letter === "z") return (app) => travel(app, event.shiftKey ? "redo" : "undo");
    if (letter === "y") return (app) => travel(app, "redo");
    return undefined;
  }
  if (event.altKey || target.closest("input, textarea, select, dialog")) return undefined;
  if (letter === " " && target.closest("button, a, summary, label")) return undefined;
  return KEYS[event.shiftKey && letter.startsWith("Arrow") ? `Shift+${letter}` : letter];
}
