/** The page: its parts and their order. A new part is a file in parts/ and a line in one of the rooms here. */

import { board } from "./board/cells.js";
import { pad } from "./board/pad.js";
import { places } from "./board/places.js";
import { html, render } from "./lit.js";
import { reloadWithUpdate } from "./memory/shelf.js";
import { lineNow } from "./moves/line.js";
import { aids } from "./parts/aid/aids.js";
import { batch } from "./parts/aid/batch.js";
import { generate } from "./parts/aid/generate.js";
import { chooser, title } from "./parts/frame/chooser.js";
import { moveDialogs } from "./parts/frame/dialog.js";
import { failure, faults, notice } from "./parts/frame/faults.js";
import { footer } from "./parts/frame/footer.js";
import { header } from "./parts/frame/header.js";
import { help } from "./parts/frame/help.js";
import { examples, options, rules } from "./parts/frame/options.js";
import { textDialog, tools } from "./parts/frame/tools.js";
import { farthest } from "./parts/moves/farthest.js";
import { line } from "./parts/moves/line.js";
import { lines } from "./parts/moves/lines.js";
import { playing } from "./parts/moves/playing.js";
import { controls } from "./parts/search/controls.js";
import { gallery, measureShelf } from "./parts/search/gallery.js";
import { player } from "./parts/search/player.js";
import { results } from "./parts/search/results.js";
import { rows } from "./parts/search/rows.js";
import { strategy, study } from "./parts/search/strategy.js";
import { plan } from "./parts/study/plan.js";
import { race } from "./parts/study/race.js";
import { isWatched } from "./search/player.js";

/** @import { CatalogPuzzle } from "../worker/protocol.js" */
/** @import { App } from "./state/state.js" */
/** @import { Habits } from "./memory/habits.js" */

/** The two kinds of puzzles, each with its board and what goes with it. @type {Record<CatalogPuzzle["kind"], (app: App, habits: Habits) => unknown>} */
const ROOMS = {
  placement: (app, habits) => html`
    <div class="hero">${board(app)} ${faults(app)} ${aids(app)} ${pad(app)} ${player(app, habits)} ${tools(app)} ${batch(app)}</div>
    <div class="side">
      ${failure(app)} ${notice(app)} ${rules(app)} ${options(app)} ${strategy(app)} ${study(app)} ${controls(app)} ${results(app)}
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
  ${chooser(app)} ${textDialog(app)} ${help(app)}
`;

/** Shows the state. @type {(app: App, habits: Habits, root: HTMLElement) => void} */
export function show(app, habits, root) {
  render(page(app, habits), root);
  moveDialogs();
  measureShelf(app);
}
