/**
 * Every puzzle of the catalogue, from the page as it opens to its end by hand, with keys alone. That the keys come to the
 * board, and the same with fingers, needs a browser: tests/site/test_played_to_the_end.py.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage } from "../native/page.js";
import { solvedPuzzles } from "../native/solved.js";

/** @import { Workbench } from "../native/workbench.js" */

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
const { placements, movements } = solvedPuzzles();

/** Goes about a board with the arrow keys, and remembers where each leads. */
class Keys {
  /** Where a key leads from a place. @type {Map<string, string>} */
  #leads = new Map();
  #held;

  /** @param {Workbench} page @param {string} [held] */
  constructor(page, held = "") {
    this.page = page;
    this.#held = held;
    page.all("#board [tabindex='0']")[0]?.focus(); // to which the way past all that is before the board leads
  }

  /** The control that has the keyboard: its cell or spot, and its value if it is a square. */
  get here() {
    const { cell, spot, value } = /** @type {HTMLElement} */ (this.page.document.activeElement).dataset;
    assert.ok(cell ?? spot, "the keyboard has left the board");
    return [cell ?? spot, value].join();
  }

  /** Goes to the nearest control that is wanted; finds out where keys lead until it is found. @param {(at: string) => boolean} isWanted */
  async goTo(isWanted) {
    let here = this.here;
    while (!isWanted(here)) {
      const way = this.#way(here, isWanted);
      const key = /** @type {string} */ (way.pop());
      for (const step of way) this.page.pressed(this.#held + step);
      const before = this.here;
      this.page.pressed(this.#held + key);
      here = this.here;
      this.#leads.set(`${before} ${key}`, here);
    }
    return here;
  }

  /** @type {(here: string, isWanted: (at: string) => boolean) => string[]} */
  #way(here, isWanted) {
    /** @type {{ at: string, way: string[] }[]} */
    const waiting = [{ at: here, way: [] }];
    const seen = new Set([here]);
    for (const { at, way } of waiting)
      for (const key of ARROWS) {
        const there = this.#leads.get(`${at} ${key}`);
        if (there === undefined || isWanted(there)) return [...way, key];
        if (!seen.has(there)) waiting.push({ at: there, way: [...way, key] });
        seen.add(there);
      }
    assert.fail("the keys lead to none of them");
  }
}

for (const [name, { values, squares }] of Object.entries(placements))
  test(`${name} is solved with keys`, async () => {
    const page = await openPage(`#puzzle=${name}`);
    await page.ready();
    const keys = new Keys(page);
    /** What is pressed at each place. @type {Map<string, string[]>} */
    const left = new Map(squares.map((square) => [square, ["Enter"]]));
    if (squares.length === 0)
      for (const [cell, value] of Object.entries(values)) left.set(`${cell},`, [...String(value)]);
    while (left.size > 0) {
      const here = await keys.goTo((at) => left.has(at));
      await page.key(.../** @type {string[]} */ (left.get(here)));
      left.delete(here);
    }
    await page.says(".solved-place, .said.solved", "Solved");
  });

for (const [name, moves] of Object.entries(movements))
  test(`${name} is solved with keys`, async () => {
    const page = await openPage(`#puzzle=${name}`);
    await page.ready();
    await page.has(".place.can");
    const keys = new Keys(page, name === "sliding-tiles" ? "Shift+" : "");
    for (const [at, spots] of moves.entries()) {
      for (const spot of spots) {
        await keys.goTo((at) => at === `${spot},`);
        await page.key("Enter");
      }
      await page.reads("[data-figure=moves]", String(at + 1));
    }
    await page.says(".solved-place, .said.solved", "Solved");
  });
