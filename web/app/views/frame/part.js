/**
 * A part of the page, and its content as soon as it is there.
 *
 * part    a module with everything that it imports beyond the scripts of its page, bundled as one file; the page has a link
 *         to it with its hash (rel="part")
 * idle    nobody has asked for it, or it could not be had when nobody waited for it
 * late    it has been awaited for long enough that words should say so
 */

import { html, nothing } from "../../dom/html.js";
import { whenIdle } from "../../dom/idle.js";
import { fetchVouched } from "../../dom/vouched.js";
import { words } from "../../words/index.js";

/** @import { App } from "../../state/state.js" */

/** The longest time in milliseconds that a click may go unanswered. */
const LATE = 100;
const SCRIPT = /javascript/;

/**
 * @template T
 * @typedef {object} Part
 * @property {string} name that of its file
 * @property {() => Promise<T>} load
 * @property {T | null} content
 * @property {"idle" | "coming" | "late" | "missing"} stage
 * @property {boolean} awaited whether the page shows the place where it is to be
 * @property {Promise<void>} arrived settled as soon as it was last loaded, or could not be had
 */

/** @type {<T>(name: string, load: () => Promise<T>) => Part<T>} */
export const createPart = (name, load) => ({
  name,
  load,
  content: null,
  stage: "idle",
  awaited: false,
  arrived: Promise.resolve(),
});

/**
 * What shows a part, in its place; until it is there, words and a way to try again.
 * @type {<T>(app: App, part: Part<T>, show: (content: T) => unknown) => unknown}
 */
export function within(app, part, show) {
  if (part.content) return show(part.content);
  part.awaited = true;
  if (part.stage === "idle") load(app, part);
  const w = words(app.state.lang);
  if (part.stage === "coming") return nothing;
  if (part.stage === "late") return html`<p class="note" role="status" aria-busy="true">${w.pieceComing}</p>`;
  const again = () => {
    load(app, part);
    app.draw();
  };
  return html`<div class="note bad" role="alert">
    <p>${w.pieceMissing}</p>
    <p><button @click=${again}>${w.retry}</button></p>
  </div>`;
}

/** Shows a part that nobody is waiting for; nothing until it is loaded. @type {<T>(app: App, part: Part<T>, show: (content: T) => unknown) => unknown} */
export function onceThere(app, part, show) {
  const now = within(app, part, show);
  return part.content ? now : nothing;
}

/** Whether the page shows the place where a part is to be, and the part is on its way. @type {(part: Part<unknown>) => boolean} */
export const isComing = ({ awaited, stage, content }) =>
  awaited && content === null && (stage === "coming" || stage === "late");

/** What an order needs of a part; null if it cannot be had. @type {<T>(app: App, part: Part<T>) => Promise<T | null>} */
export async function contentOf(app, part) {
  if (part.stage === "idle" || part.stage === "missing") load(app, part);
  await part.arrived;
  return part.content;
}

/** Loads parts when idle, so that a click finds them ready. @type {(app: App, parts: readonly Part<unknown>[]) => void} */
export function loadWhenIdle(app, parts) {
  for (const part of parts) whenIdle(() => void (part.stage === "idle" && load(app, part)));
}

/** @type {(app: App, part: Part<unknown>) => void} */
function load(app, part) {
  part.arrived = bring(app, part);
}

/** @type {<T>(app: App, part: Part<T>) => Promise<void>} */
async function bring(app, part) {
  part.stage = "coming";
  const late = setTimeout(() => {
    part.stage = "late";
    if (part.awaited) app.draw();
  }, LATE);
  try {
    await arrive(part.name);
    part.content = await part.load();
  } catch {
    part.stage = part.awaited ? "missing" : "idle";
    if (part.awaited) app.missed();
  }
  clearTimeout(late);
  app.draw(); // what was fetched ahead may have something to show too
}

/**
 * Brings the file into the browser's cache, as its hash says: a module that could not be imported once is refused for as
 * long as the page stays.
 * @type {(name: string) => Promise<void>}
 */
async function arrive(name) {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[rel=part][title=${name}]`));
  if (!link) return; // not bundled: served as it stands in the sources
  const file = await fetchVouched(link, link.integrity, SCRIPT);
  await file.arrayBuffer();
}
