/** A page as somebody reads it. What is expected of it is waited for, however busy the machine is. */

import assert from "node:assert/strict";

/** Milliseconds after which a test gives up; a busy machine may be slow. Who writes a test may ask for less. */
const PATIENCE = Number(process.env.EDAGARI_PATIENCE ?? 240_000);
/** Milliseconds between two looks: the longer a test waits, the less often it looks, which takes as much work as it waits for. */
const LONGEST_PAUSE = 32;
/** Node's own: the page's may be ended with it. */
const { setTimeout: later } = globalThis;

/** What to look at: a selector of all such elements, or one of them. @typedef {string | Element} Place */
/** Words that are meant as a whole, or a pattern. @typedef {string | RegExp} Words */

export class Reading {
  /** @param {Document} document */
  constructor(document) {
    this.document = document;
  }

  /** @param {Place} place */
  all(place) {
    const found = typeof place === "string" ? [...this.document.querySelectorAll(place)] : [place];
    return /** @type {HTMLElement[]} */ (found);
  }

  /** The one that is meant; it must be there. @param {Place} place */
  one(place) {
    const [found, ...others] = this.all(place);
    assert.ok(found, `nothing is ${place}`);
    assert.equal(others.length, 0, `more than one is ${place}`);
    return found;
  }

  /** What is written there, as one line; of the first, or nothing. @param {Place} place */
  text(place) {
    return textOf(this.all(place)[0]);
  }

  /** The texts of all of them. @param {Place} place */
  texts(place) {
    return this.all(place).map(textOf);
  }

  /** How many of them are shown. @param {Place} place */
  count(place) {
    return this.all(place).filter(isShown).length;
  }

  /** What can be pressed, or typed into, by its name: those that are shown. @param {Words} name @param {string} [kinds] */
  named(name, kinds = "button:not([role=tab]), summary, a") {
    return this.all(kinds).filter((each) => isShown(each) && fits(nameOf(each), name));
  }

  /** What is typed into or chosen from, by the name of its label. @param {Words} name */
  labelled(name) {
    return this.named(name, "input, select, textarea");
  }

  /** What a cell of the board says. @param {number} cell */
  value(cell) {
    return this.cell(cell).value;
  }

  /** @param {number} cell */
  cell(cell) {
    return /** @type {HTMLInputElement} */ (this.one(`.board [data-cell='${cell}']`));
  }

  /** What a screen reader says of a cell beside its name. @param {number} cell */
  described(cell) {
    return this.cell(cell).getAttribute("aria-description") ?? "";
  }

  /** The values of all cells, in their order; a dot for an empty one. */
  board() {
    const cells = /** @type {HTMLInputElement[]} */ (this.all(".board input.cell"));
    return cells
      .sort((one, other) => Number(one.dataset.cell) - Number(other.dataset.cell))
      .map((cell) => cell.value || ".");
  }

  /** Waits until this is so. @param {() => unknown} holds @param {() => unknown} [seen] what there is instead */
  async until(holds, seen = () => holds) {
    const end = performance.now() + PATIENCE;
    for (let pause = 4; !holds(); pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      assert.ok(performance.now() < end, `it never held: ${JSON.stringify(seen()) ?? seen()}`);
      await new Promise((resolve) => later(resolve, pause));
    }
  }

  /** Waits until what is written there, in all of them together, has these words in it. @param {Place} place @param {Words} words */
  async says(place, words) {
    const said = () => this.texts(place).join(" ");
    await this.until(
      () => (typeof words === "string" ? said().includes(words) : words.test(said())),
      () => `${said()} / ${words}`,
    );
  }

  /** Waits until nothing there has these words in it. @param {Place} place @param {Words} words */
  async saysNot(place, words) {
    const said = () => this.texts(place).join(" ");
    await this.until(() => !(typeof words === "string" ? said().includes(words) : words.test(said())), said);
  }

  /** Waits until exactly this is written there; a list is about all of them. @param {Place} place @param {Words | Words[]} words */
  async reads(place, words) {
    const wanted = Array.isArray(words) ? words : [words];
    await this.until(
      () => {
        const said = this.texts(place);
        return said.length === wanted.length && said.every((each, at) => fits(each, /** @type {Words} */ (wanted[at])));
      },
      () => `${JSON.stringify(this.texts(place))} / ${wanted}`,
    );
  }

  /** Waits until so many are there, or one at least. @param {Place} place @param {number} [number] */
  async has(place, number) {
    const found = () => this.count(place);
    await this.until(
      () => (number === undefined ? found() > 0 : found() === number),
      () => `${found()} ${place}, not ${number}`,
    );
  }

  /** Waits until none is shown. @param {Place} place */
  async lacks(place) {
    await this.has(place, 0);
  }

  /** None is there once the other is: until then it might only be late. @param {Place} place @param {Place} once */
  async hasNone(place, once) {
    await this.has(once);
    await this.lacks(place);
  }

  /** Waits until these words are shown somewhere. @param {Words} words */
  async tells(words) {
    await this.says(".notice, #page", words);
  }

  /** Waits until the cells have these values. @param {Record<number, string>} values */
  async expectBoard(values) {
    await this.until(
      () =>
        Object.entries(values).every(([cell, value]) =>
          this.all(`.board [data-cell='${cell}']`).some(
            (each) => /** @type {HTMLInputElement} */ (each).value === value,
          ),
        ),
      () => [values, this.board()],
    );
  }

  /** Waits until the one of this selector has this value. @param {Place} place @param {Words} value */
  async holds(place, value) {
    const held = () => /** @type {HTMLInputElement | undefined} */ (this.all(place)[0])?.value ?? "";
    await this.until(() => fits(held(), value), held);
  }

  /** Does something, after which another text stands there. @param {Place} place @param {() => Promise<unknown> | unknown} act */
  async changes(place, act) {
    const before = this.text(place);
    await act();
    await this.until(
      () => this.text(place) !== before,
      () => before,
    );
  }

  /** Does something, after which what was shown is not. @param {Place} place @param {() => Promise<unknown> | unknown} act */
  async removes(place, act) {
    await this.has(place);
    await act();
    await this.lacks(place);
  }
}

/** Several sentences on one page: a failure names its own. @type {(claim: string, act: () => Promise<unknown>) => Promise<void>} */
export async function sentence(claim, act) {
  try {
    await act();
  } catch (failure) {
    if (failure instanceof Error) failure.message = `this does not hold: ${claim}\n${failure.message}`;
    throw failure;
  }
}

/** What is written in an element, with its blanks as one reads them. @type {(element: Element | null | undefined) => string} */
export const textOf = (element) => element?.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";

/** @type {(said: string, words: Words) => boolean} */
export const fits = (said, words) => (typeof words === "string" ? said === words : words.test(said));

/** The name of something that is pressed or typed into. @type {(element: HTMLElement) => string} */
export function nameOf(element) {
  const labels = /** @type {HTMLInputElement} */ (element).labels ?? [];
  const named = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
  const label = element.getAttribute("aria-label");
  if (label) return label;
  if (named.length > 0) return named.map((id) => textOf(document.getElementById(id))).join(" ");
  if (labels.length > 0) return [...labels].map(wordsOf).join(" ");
  return spoken(element) || element.getAttribute("title") || "";
}

/** What a screen reader says of what is written: signs by their names, and not what is drawn only for the eye. @type {(element: Element) => string} */
function spoken(element) {
  if (!element.querySelector("[role=img], [aria-hidden=true]")) return textOf(element);
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const each of copy.querySelectorAll("[role=img][aria-label]"))
    each.textContent = each.getAttribute("aria-label");
  for (const each of copy.querySelectorAll("[aria-hidden=true]")) each.remove();
  return textOf(copy);
}

/** The words of a label, without those of what it is about. @type {(label: Element) => string} */
function wordsOf(label) {
  const copy = /** @type {Element} */ (label.cloneNode(true));
  for (const each of copy.querySelectorAll("select, input, textarea")) each.remove();
  return textOf(copy);
}

/** Whether nothing hides it: a fold or a dialogue that is closed, or an attribute. Styles are unknown. @type {(element: Element) => boolean} */
export function isShown(element) {
  if (!element.isConnected || element.closest("[hidden], dialog:not([open]), template")) return false;
  for (let fold = foldOf(element.parentElement); fold; fold = foldOf(fold.parentElement))
    if (element.closest("summary")?.parentElement !== fold) return false;
  return true;
}

/** The closed fold around it. @type {(element: Element | null | undefined) => Element | null} */
const foldOf = (element) => element?.closest("details:not([open])") ?? null;
