/** Filling in by hand: the pencil, colours, entering or playing, the clock, the pad; and a message when it is solved. */

import { isTimed } from "../../assist/index.js";
import { hasPad, pad, swatch } from "../../board/index.js";
import { html, nothing } from "../../dom/html.js";
import { icon, mark } from "../../dom/icons.js";
import { isSmall, isTiny } from "../../dom/screen.js";
import { lock, unlock } from "../../draft/index.js";
import { COLOURS, isAtHand, isEntering, isOfGroups, isOfPieces, isSolved, marksOf } from "../../state/index.js";
import { timer, words } from "../../words/index.js";
import { isTicked, travelKeys, travelsByThumb } from "../frame/index.js";

/** @import { Habits } from "../../storage/preferences.js" */
/** @import { App } from "../../state/state.js" */

/** @type {(app: App, habits: Habits) => unknown} */
export function filling(app, habits) {
  const { state } = app;
  if (!isAtHand(state)) return nothing;
  const { mode } = state.aid;
  const isColouring = mode === "colour";
  const isPadded = hasPad(state);
  const w = words(state.lang);
  return html`<section class="filling" aria-label=${w.filling}>
    <div class="orders" .style=${`--places:${isOfPieces(state) || isTiny() ? 6 : 7}`} role="toolbar" aria-label=${w.filling} data-roving>
      ${travelsByThumb(state) ? travelKeys(app) : nothing}
      ${isOfPieces(state) ? modeButton(app, "pencil", w.crossing, w.crossingHint, "clear") : modeButtons(app)} ${modeButton(app, "colour", w.colour, w.colourHint)}
      ${posing(app)} ${clock(app, habits)}
    </div>
    ${isPadded ? html`<div class="pads">${pad(app)} ${isColouring ? brushes(app) : nothing}</div>` : nothing}
    <div class="solved-place" role="status">${isSolved(state) ? solved(app) : nothing}</div>
    ${isColouring && !isPadded ? brushes(app) : marksOf(mode) || isSmall() ? tidiness(app, habits) : nothing}
  </section>`;
}

/** @type {(app: App) => unknown} */
function solved({ state }) {
  const w = words(state.lang);
  const time = state.timed && isTimed(state) ? html` <span class="time">${timer(state.clock.seconds)}</span>` : nothing;
  return html`<p class="by-hand"><span class="seal">${mark()}</span><strong>${w.solvedByHand}</strong>${time}</p>`;
}

/** The two kinds of pencil marks; where there is room for one button, it goes from the one to the other, and to none. @type {(app: App) => unknown} */
function modeButtons(app) {
  const w = words(app.state.lang);
  const { mode } = app.state.aid;
  if (isTiny())
    return mode === "centre"
      ? modeButton(app, "centre", w.centre, w.centreHint)
      : modeButton(app, "pencil", w.pencil, w.pencilHint, "pencil", "centre");
  return html`${modeButton(app, "pencil", w.pencil, w.pencilHint)} ${modeButton(app, "centre", w.centre, w.centreHint)}`;
}

/**
 * A button that turns a kind of input on, and off again or over to the `next` one.
 * @type {(app: App, mode: "pencil" | "centre" | "colour", name: string, hint: string, picture?: Parameters<typeof icon>[0], next?: "number" | "centre") => unknown}
 */
function modeButton(app, mode, name, hint, iconName = mode, next = "number") {
  const { aid } = app.state;
  const toggle = () => {
    aid.mode = aid.mode === mode ? next : mode;
    app.draw();
  };
  return html`<button aria-pressed=${aid.mode === mode} title=${hint} @mousedown=${stay} @click=${toggle}>
    ${icon(iconName)}${name}
  </button>`;
}

/** Leaves the focus in the cell. @type {(event: Event) => void} */
const stay = (event) => event.preventDefault();

/** The choice whether numbers belong to the puzzle or to the user's solution: those of the puzzle cannot be overwritten. @type {(app: App) => unknown} */
function posing(app) {
  const { state } = app;
  const w = words(state.lang);
  const isPosed = !isEntering(state);
  const isEmpty = isOfGroups(state) && Object.keys(state.draft.givens).length === 0; // nothing to be solved
  return html`<div class="posing" role="radiogroup" aria-label=${w.posing}>
    <button role="radio" aria-checked=${!isPosed} title=${w.enterHint} @click=${() => isPosed && unlock(app)}>${icon("unlock")}${w.enter}</button>
    <button role="radio" aria-checked=${isPosed} title=${w.playHint} ?disabled=${isEmpty} @click=${() => isPosed || lock(app)}>${icon("lock")}${w.playPuzzle}</button>
  </div>`;
}

/** @type {(app: App) => unknown} */
function brushes(app) {
  const { aid, lang } = app.state;
  const w = words(lang);
  const take = (/** @type {number} */ colour) => {
    aid.brush = colour;
    app.draw();
  };
  return html`<div class="paints" role="radiogroup" aria-label=${w.colour} @mousedown=${stay}>
    ${Array.from({ length: COLOURS }, (_, at) => at + 1).map(
      (colour) => html`<button role="radio" aria-checked=${aid.brush === colour} aria-label=${w.colours[colour - 1]}
        title=${w.colours[colour - 1]} @click=${() => take(colour)}>${swatch(colour)}</button>`,
    )}
  </div>`;
}

/** @type {(app: App, habits: Habits) => unknown} */
function tidiness({ state }, habits) {
  if ((state.shown.groups ?? []).length === 0 || isOfPieces(state)) return nothing;
  const set = (/** @type {Event} */ event) => habits.setTidy(isTicked(event));
  return html`<label class="tick"><input type="checkbox" name="tidy" .checked=${state.tidy} @change=${set} />
    ${words(state.lang).tidy}</label>`;
}

/** The clock, and a button to hide it. @type {(app: App, habits: Habits) => unknown} */
function clock({ state }, habits) {
  if (!isTimed(state)) return nothing;
  const w = words(state.lang);
  const toggle = () => habits.showClock(!state.timed);
  return html`<button class="clock" aria-pressed=${state.timed} aria-label=${w.clock} title=${w.clockHint} @click=${toggle}>
    ${icon("clock")}${state.timed ? html`<span class="time" role="timer">${timer(state.clock.seconds)}</span>` : nothing}
  </button>`;
}
