/** The workbench from a user's side: things to click, type and choose, by name. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { clickOn, fill, pasteInto, pressKey } from "./acting.js";
import { fits, isShown, nameOf, Reading } from "./reading.js";
import { releaseWorkers, runInWorker } from "./worker.js";

/** @import { Place, Words } from "./reading.js" */

/** The panels of the mode Compare. */
const COMPARING = ["Tree", "Race"];
/** Those in which a link that was followed is read and drawn. */
const FRAMES = 2;
const SCRIPTS = new URL("../../support/scripts/", import.meta.url);

export class Workbench extends Reading {
  /** @param {Document} document @param {() => boolean} hasAllFiles whether the page has every file that it has asked for */
  constructor(document, hasAllFiles) {
    super(document);
    this.hasAllFiles = hasAllFiles;
  }

  /** Presses the one of this name, once it is there and takes it. @param {Words} name @param {string} [kinds] */
  async press(name, kinds) {
    const there = () => this.named(name, kinds).filter((each) => !each.hasAttribute("disabled"));
    await this.until(
      () => there().length > 0,
      () => `nothing to press is called ${name}`,
    );
    const [found, ...others] = there();
    assert.deepEqual(others.map(nameOf), [], `more than one is called ${name}`);
    if (found) clickOn(found);
    await this.drawn();
  }

  /** Clicks on what is there, once it is. @param {Place} place */
  async click(place) {
    await this.has(place);
    clickOn(/** @type {HTMLElement} */ (this.all(place).find(isShown)));
    await this.drawn();
  }

  /** Presses a key where the keyboard is, "Shift+ArrowRight" say. @param {string[]} keys */
  async key(...keys) {
    for (const key of keys) {
      this.pressed(key);
      await this.drawn();
    }
  }

  /** Presses a key, whatever is to be drawn. @param {string} key */
  pressed(key) {
    pressKey(this.document, key);
  }

  /** Types into the cells of the board. @param {Record<number, string>} values */
  async type(values) {
    for (const [cell, value] of Object.entries(values)) {
      await this.has(`.board [data-cell='${cell}']`);
      fill(this.cell(Number(cell)), value);
      await this.drawn();
    }
  }

  /** Types into a field and leaves it. @param {Place} place @param {string} value */
  async fill(place, value) {
    await this.has(place);
    const field = this.one(place);
    fill(field, value);
    field.dispatchEvent(new Event("change", { bubbles: true }));
    field.blur();
    await this.drawn();
  }

  /** Chooses from a list, by the value or by what is read there. @param {Place} place @param {Words} option */
  async select(place, option) {
    await this.has(place);
    const list = /** @type {HTMLSelectElement} */ (this.one(place));
    const found = () =>
      [...list.options].find((each) => each.value === option || fits(each.textContent?.trim() ?? "", option));
    await this.until(found, () => [...list.options].map((each) => each.textContent));
    list.focus();
    list.value = /** @type {HTMLOptionElement} */ (found()).value;
    for (const type of ["input", "change"]) list.dispatchEvent(new Event(type, { bubbles: true }));
    await this.drawn();
  }

  /** What has this label, once it is shown. @param {Words} name */
  async labelledOnce(name) {
    await this.until(
      () => this.labelled(name).length > 0,
      () => `nothing is labelled ${name}`,
    );
    return /** @type {HTMLInputElement} */ (this.labelled(name)[0]);
  }

  /** Pastes a text there, or on the page. @param {string} text @param {Place} [place] */
  async paste(text, place = "body") {
    pasteInto(this.one(place), text);
    await this.drawn();
  }

  /** Goes to another link, as one that is followed within the page. @param {string} link */
  async go(link) {
    history.pushState(null, "", link);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    await this.drawn();
    await this.allThere();
  }

  /** The same, and waits for Python. @param {string} link */
  async follow(link) {
    await this.go(link);
    await this.ready();
  }

  /** Waits until what has happened is drawn: after a frame, the page draws in a task of its own (dom/render_loop.js). */
  async drawn() {
    for (let frame = 0; frame < FRAMES; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve)); // tasks begin in their order
    }
  }

  /** Waits until the page has every file that it has asked for, of which a board may be one, and has drawn what is in them. */
  async allThere() {
    await this.until(this.hasAllFiles, () => "a file has not come");
    await this.drawn();
  }

  /** Waits for Python; Watch does not say that it is there. */
  async ready() {
    await this.has(".stage.ready, .watch-mode");
  }

  /** Opens a fold of the page ("settings", "more", "generate"). @param {string} fold */
  async unfold(fold) {
    await this.has(`details.${fold}`);
    const details = /** @type {HTMLDetailsElement} */ (this.one(`details.${fold}`));
    if (!details.open) clickOn(/** @type {HTMLElement} */ (details.querySelector("summary")));
    await this.drawn();
  }

  /** Presses a button of the folded help. @param {string} question */
  async ask(question) {
    await this.unfold("more");
    await this.press(question);
  }

  /** @param {string} name */
  async takeExample(name) {
    await this.unfold("settings");
    await this.press(name);
    await this.drawn();
  }

  /** @param {string} name @param {string} value */
  async setOption(name, value) {
    await this.unfold("settings");
    await this.fill(`.option [name='${name}']`, value);
  }

  /** @param {string} name @param {string} value */
  async selectOption(name, value) {
    await this.unfold("settings");
    await this.select(`.option [name='${name}']`, value);
  }

  /** @param {string} strategy */
  async choose(strategy) {
    await this.select(".strategy select", strategy);
  }

  /** Goes to Solve, Watch or Compare. @param {string} mode */
  async enter(mode) {
    await this.press(mode, "[role=tab]");
    await this.drawn();
  }

  /** Opens a panel; Compare opens both of its own, of which the other is closed. @param {string} name */
  async openPanel(name) {
    const isIn = () => this.all("[role=tab][aria-selected=true]").some((each) => nameOf(each) === "Compare");
    if (!COMPARING.includes(name) || isIn()) return this.press(name, "button[aria-expanded=false]");
    await this.enter("Compare");
    for (const other of COMPARING) if (other !== name) await this.press(other, "button[aria-expanded=true]");
  }

  async solve() {
    await this.ready();
    await this.press("Solve");
  }

  /** Waits for the verdict at the end of a search. @param {Words} verdict */
  async over(verdict) {
    await this.reads(".results .verdict.over", verdict);
  }

  /** Takes steps, each when the one before has come. @param {number} times @param {string} [name] */
  async step(times, name = "Step") {
    for (let step = 0; step < times; step++) await this.changes(".moment", () => this.press(name));
  }

  /** Goes back from a search or a solution to the input. */
  async goBack() {
    await this.press(/^Back to (my numbers|my board|the empty board)$/);
  }

  /** Holds each job of this kind in the worker until it is ended or released (tests/support/scripts/held_worker.js). @param {string} what */
  async hold(what) {
    await this.ready();
    runInWorker(`${readFileSync(new URL("held_worker.js", SCRIPTS), "utf8").replace(/;\s*$/, "")}`, what);
  }

  /** Lets a Python that is late start. */
  async letPythonStart() {
    releaseWorkers();
    await this.ready();
  }

  /** Lets the worker go on with what is held, and hold nothing more. */
  release() {
    runInWorker("() => self.release()");
  }
}
