/** The page: its parts and their order. A new part is a file in parts/ and a line in one of the rooms here. */

import { board, pad, places } from "./board/index.js";
import { html, render } from "./lit.js";
import { reloadWithUpdate } from "./memory/index.js";
import { lineNow } from "./moves/index.js";
import { aids, batch, generate } from "./parts/aid/index.js";
import { embedDialog } from "./parts/embed/index.js";
import {
  chooser,
  examples,
  failure,
  faults,
  footer,
  header,
  help,
  moveDialogs,
  notice,
  options,
  rules,
  textDialog,
  title,
  tools,
} from "./parts/frame/index.js";
import { farthest, line, lines, playing } from "./parts/moves/index.js";
import {
  controls,
  gallery,
  measureShelf,
  onward,
  player,
  results,
  rows,
  strategy,
  study,
} from "./parts/search/index.js";
import { plan, race } from "./parts/study/index.js";
import { isWatched } from "./search/index.js";

/** @import { CatalogPuzzle } from "../worker/protocol.js" */
/** @import { App } from "./state/state.js" */
/** @import { Habits } from "./memory/habits.js" */

/** The two kinds of puzzles, each with its board and what goes with it. @type {Record<CatalogPuzzle["kind"], (app: App, habits: Habits) => unknown>} */
const ROOMS = {
  placement: (app, habits) => html`
    <div class="hero">${board(app)} ${faults(app)} ${aids(app)} ${pad(app)} ${player(app, habits)} ${tools(app)} ${batch(app)}</div>
    <div class="side">
      ${failure(app)} ${notice(app)} ${rules(app)} ${options(app)} ${strategy(app)} ${study(app)} ${onward(app)} ${controls(app)} ${results(app)}
      ${plan(app)} ${gallery(app)} ${generate(app)} ${examples(app)}
    </div>
  `,
  movement: (app, habits) => html`
    <div class="hero">
      ${places(app)} ${faults(app)} ${lineNow(app.state) ? line(app) : isWatched(app.state) ? player(app, habits) : playing(app)}
      ${tools(app)} ${examples(app)} ${farthest(app)}
    </div>
    <div class="side">
      ${failure(app)} ${notice(app)} ${rules(app)} ${options(app)} ${strategy(app)} ${study(app)} ${controls(app)} ${results(app)}
      ${rows(app)} ${lines(app)}
    </div>
  `,
};

/** @type {(app: App, habits: Habits) => unknown} */
const page = (app, habits) => html`
  <header class="head">${header(app, habits)}</header>
  <main>
    ${title(app)}
    ${ROOMS[app.state.puzzle.kind](app, habits)} ${race(app)}
  </main>
  <footer>${footer(app, reloadWithUpdate)}</footer>
  ${chooser(app)} ${textDialog(app)} ${embedDialog(app)} ${help(app)}
`;

/** Shows the state. @type {(app: App, habits: Habits, root: HTMLElement) => void} */
export function show(app, habits, root) {
  render(page(app, habits), root);
  moveDialogs();
  measureShelf(app);
}
