/** Two tabs of the designer: nothing drawn in either is lost to the other. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { changedCell, filled } from "../../../web/app/designer/figure.js";
import { edit, goBack } from "../../../web/app/designer/orders.js";
import { designerIn } from "../../../web/app/designer/room.js";
import { takeOver } from "../../../web/app/designer/tabs.js";
import { placed } from "../../../web/app/storage/storage_key.js";
import { furnish, workbench } from "../workbench.js";

beforeEach(furnish);

/** A tab whose designer is open. */
function tab() {
  const app = workbench("square");
  designerIn(app.state);
  return app;
}
/** @type {(app: ReturnType<typeof tab>) => number} */
const cells = ({ state }) => designerIn(state).figure.cells.length;

test("what was drawn in another tab is taken over, and undo brings back the figure before", () => {
  const there = tab();
  const here = tab();
  edit(here, filled);
  assert.equal(cells(here), 25);
  localStorage.setItem(placed("designer"), JSON.stringify({ v: 1, figure: designerIn(there.state).figure, used: "" }));
  takeOver(here);
  assert.equal(cells(here), 0);
  assert.match(designerIn(here.state).said?.en ?? "", /another tab/);
  goBack(here, "undo");
  assert.equal(cells(here), 25);
  takeOver(here);
  assert.equal(cells(here), 25, "its own text is no news");
});

test("a change that changes nothing is no step", () => {
  const app = tab();
  edit(app, filled);
  const { past } = designerIn(app.state);
  const isChanged = edit(app, (figure) => changedCell(figure, 3, { sign: "" }));
  assert.equal(isChanged, false);
  assert.equal(designerIn(app.state).past, past);
});

test("what is stored and no figure leaves the tab as it is", () => {
  const app = tab();
  edit(app, filled);
  for (const text of ["", "{}", "null", '{"figure":{"cells":[]}}']) {
    localStorage.setItem(placed("designer"), text);
    takeOver(app);
    assert.equal(cells(app), 25);
  }
});
