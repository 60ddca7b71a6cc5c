/** The page: its parts and their order. A new part is a file in parts/ and a line in one of the rooms here. */

import { reloadWithUpdate } from "./shelf.js";
import { html, render } from "./lit.js";
import { lineNow } from "./line.js";
import { aids } from "./parts/aids.js";
import { batch } from "./parts/batch.js";
import { board } from "./parts/board.js";
import { chooser, title } from "./parts/chooser.js";
import { controls } from "./parts/controls.js";
import { moveDialogs } from "./parts/dialog.js";
import { failure, faults, notice } from "./parts/faults.js";
import { footer } from "./parts/footer.js";
import { gallery, measureShelf } from "./parts/gallery.js";
import { farthest } from "./parts/farthest.js";
import { generate } from "./parts/generate.js";
import { header } from "./parts/header.js";
import { help } from "./parts/help.js";
import { line } from "./parts/line.js";
import { lines } from "./parts/lines.js";
import { examples, options, rules } from "./parts/options.js";
import { pad } from "./parts/pad.js";
import { places } from "./parts/places.js";
import { plan } from "./parts/plan.js";
import { player } from "./parts/player.js";
import { playing } from "./parts/playing.js";
import { race } from "./parts/race.js";
import { results } from "./parts/results.js";
import { rows } from "./parts/rows.js";
import { strategy, study } from "./parts/strategy.js";
import { textDialog, tools } from "./parts/tools.js";
import { isWatched } from "./player.js";

/** @import { CatalogPuzzle } from "../worker/protocol.js" */
/** @import { App } from "./state.js" */
/** @import { Habits } from "./habits.js" */

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
