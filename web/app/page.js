/** The page: its parts and their order. A new part is a file in parts/ and a line here. */

import { reloadWithUpdate } from "./shelf.js";
import { html, render } from "./lit.js";
import { board } from "./parts/board.js";
import { chooser, title } from "./parts/chooser.js";
import { controls } from "./parts/controls.js";
import { moveDialogs } from "./parts/dialog.js";
import { failure, faults, notice } from "./parts/faults.js";
import { footer } from "./parts/footer.js";
import { gallery, measureShelf } from "./parts/gallery.js";
import { header } from "./parts/header.js";
import { help } from "./parts/help.js";
import { examples, options, rules } from "./parts/options.js";
import { player } from "./parts/player.js";
import { results } from "./parts/results.js";
import { strategy } from "./parts/strategy.js";
import { textDialog, tools } from "./parts/tools.js";

/** @import { App } from "./state.js" */
/** @import { Habits } from "./habits.js" */

/** @type {(app: App, habits: Habits) => unknown} */
const page = (app, habits) => html`
  <header class="head">${header(app, habits)}</header>
  <main>
    ${title(app)}
    <div class="hero">${board(app)} ${faults(app)} ${player(app, habits)} ${tools(app)}</div>
    <div class="side">
      ${failure(app)} ${notice(app)} ${rules(app)} ${options(app)} ${strategy(app)} ${controls(app)} ${results(app)}
      ${gallery(app)} ${examples(app)}
    </div>
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
