/** The board of a movement: places in a tray, the pieces on them, and a button on each place. */

import { classMap, html, nothing, repeat, svg } from "../dom/html.js";
import { boxOf, trayOf, viewBox } from "../drawing/index.js";
import { isRunning } from "../engine/index.js";
import { carry, lineNow, now, slide, touch } from "../moves/index.js";
import { isWatched } from "../search/index.js";
import { CUT, follow, isAwaited, positionOf, REACHED } from "../state/index.js";
import { words } from "../words/index.js";
import { drawn } from "./drawn.js";
import { framed } from "./frame.js";
import { ARROWS, neighbour } from "./geometry.js";
import { faceName } from "./position_thumbnail.js";
import { eventNow, nameOfSpot, shownNow } from "./scene.js";
import { allSlide, slides } from "./slides.js";

/** @import { Drawing, Position, Spot } from "../../worker/protocol.js" */
/** @import { Box } from "../drawing/geometry.js" */
/** @import { Piece } from "../state/game.js" */
/** @import { App, State } from "../state/state.js" */

/** Space for the rim of the tray, in spot widths. */
const RIM = 0.16;
/** Milliseconds by which each further piece delays its flip. */
const RIPPLE = 45;

/** The shortest drag of a piece, in widths of a place; a shorter one is a tap. */
const DRAGGED = 0.4;
/** The cosine of the widest angle at which a drag still leads to a spot. */
const STRAIGHT = 0.7;

/** The most visible hops per second. */
const MOST_HOPS = 3;

/** @type {(app: App) => unknown} */
export function places(app) {
  const { state } = app;
  const { play } = state;
  const { drawing } = shownNow(state);
  const moment = now(state);
  follow(play, moment);
  const box = boxOf(drawing, RIM);
  const waits = isAwaited(state);
  const solved = !lineNow(state) && state.view.kind === "draft" && play.made.length > 0 && positionOf(state)?.done;
  const looks = {
    game: true,
    [drawing.shape]: true,
    stale: waits,
    solved: solved === true,
    editing: play.brush !== null,
    quick: isQuick(state),
  };
  const inside = html`<svg viewBox=${viewBox(box)} aria-hidden="true">
      ${drawn(trayOf(drawing, true))}
      ${drawing.spots.map((spot) => well(drawing, spot, aimedAt(state) === spot.cell))}
    </svg>
    ${repeat(
      play.pieces,
      ({ name }) => name,
      (piece) => pieceOn(drawing, box, piece),
    )}
    ${drawing.spots.map((spot) => button(app, drawing, box, spot, moment.faces[spot.cell]))}`;
  return html`<div class="game-place">${framed(app, box, looks, inside)}</div>`;
}

/** The spot to which a hint would take a piece, or a move of the search that reaches a new state. @type {(state: State) => number | undefined} */
function aimedAt(state) {
  const event = eventNow(state);
  return event?.kind === REACHED ? event.value : state.play.hint?.[1];
}

/** Whether the board follows a search faster than its pieces can hop. @type {(state: State) => boolean} */
const isQuick = (state) =>
  isWatched(state) && (isRunning(state.run) || (state.run?.playing === true && state.speed > MOST_HOPS));

const SQUARE_WELL = svg`<rect x="-0.46" y="-0.46" width="0.92" height="0.92" rx="0.09" />`;

/** @type {(drawing: Drawing, spot: Spot, aimed: boolean) => unknown} */
const well = ({ shape }, { cell, x, y }, aimed) =>
  svg`<g class="well ${classMap({ aimed })}" transform="translate(${x} ${y})">
    ${shape === "square" ? SQUARE_WELL : svg`<circle r="0.41" /><text y="0.585">${cell}</text>`}
  </g>`;

/** The position of a spot, as fractions of the width of the board. @type {(box: Box, spot: Spot) => string} */
const whereabouts = (box, { x, y }) => `--x:${(x - box.x) / box.width};--y:${(y - box.y) / box.width}`;

/** @type {(drawing: Drawing, box: Box, piece: Piece) => unknown} */
function pieceOn({ spots }, box, { spot, face, moves, order }) {
  const on = spots.find(({ cell }) => cell === spot);
  if (!on) return nothing;
  const hop = moves === 0 ? "" : moves % 2 === 0 ? "even" : "odd";
  const style = `${whereabouts(box, on)};--wait:${order * RIPPLE}ms;--spot:${spot}`;
  return html`<span class="stands" aria-hidden="true" data-hop=${hop} .style=${style}>
    ${body(face)}
  </span>`;
}

/** @type {(face: string) => unknown} */
function body(face) {
  if (face === "black" || face === "white") {
    return html`<span class="disc ${face}"><span class="skin black"></span><span class="skin white"></span></span>`;
  }
  return face === "peg" ? html`<span class="peg"></span>` : html`<span class="tile">${face}</span>`;
}

/** @type {(app: App, drawing: Drawing, box: Box, spot: Spot, face: string | undefined) => unknown} */
function button(app, drawing, box, spot, face) {
  const { state } = app;
  const { play } = state;
  const position = playable(state);
  const event = eventNow(state);
  const here = spot.cell;
  const can = position?.moves.some(({ source }) => source === here) ?? false;
  const aim = position?.moves.some(({ source, target }) => source === play.chosen && target === here) ?? false;
  const looks = {
    can,
    aim,
    chosen: play.chosen === here,
    refused: play.refused === here || (event?.kind === CUT && event.cell === here),
    hinted: play.hint?.[0] === here || (event?.kind === REACHED && event.cell === here),
  };
  const enter = () => {
    play.focus = here;
    app.draw();
  };
  return html`<button
    class="place ${classMap(looks)}"
    data-spot=${here}
    tabindex=${play.focus === here ? 0 : -1}
    aria-label=${words(state.lang).placeName(nameOfSpot(state, spot), faceName(state.lang, face), can)}
    .style=${whereabouts(box, spot)}
    @pointerdown=${(/** @type {PointerEvent} */ event) => lift(event)}
    @pointerup=${(/** @type {PointerEvent} */ event) => drop(app, drawing, spot, event)}
    @click=${(/** @type {MouseEvent} */ event) => !isCarried(event) && touch(app, here)}
    @focus=${enter}
    @keydown=${(/** @type {KeyboardEvent} */ event) => arrow(app, drawing, spot, event)}
  ></button>`;
}

/** Gesture: the point where a piece was picked up. @type {{ x: number, y: number } | null} */
let from = null;
/** Gesture: whether the click that follows belongs to a drag. */
let carried = false;

/** Whether a drag has replaced the click; Enter causes a click too. @type {(event: MouseEvent) => boolean} */
const isCarried = ({ detail }) => carried && detail > 0;

/** A finger or the mouse picks up a piece. @type {(event: PointerEvent) => void} */
function lift({ clientX, clientY, currentTarget, pointerId, button }) {
  carried = false;
  from = button === 0 ? { x: clientX, y: clientY } : null;
  /** @type {Element} */ (currentTarget).setPointerCapture(pointerId);
}

/** Drags or flicks a piece to another spot. @type {(app: App, drawing: Drawing, spot: Spot, event: PointerEvent) => void} */
function drop(app, { spots }, spot, { clientX, clientY, currentTarget }) {
  if (!from) return;
  const wide = /** @type {Element} */ (currentTarget).getBoundingClientRect().width;
  const [across, down] = [(clientX - from.x) / wide, (clientY - from.y) / wide];
  from = null;
  if (Math.hypot(across, down) < DRAGGED) return;
  carried = true;
  const wayTo = (/** @type {Spot} */ { x, y }) => ({ x: x - spot.x, y: y - spot.y });
  const far = (/** @type {Spot} */ each) => Math.hypot(wayTo(each).x - across, wayTo(each).y - down);
  const isAhead = (/** @type {Spot} */ each) => {
    const { x, y } = wayTo(each);
    return x * across + y * down > STRAIGHT * Math.hypot(x, y) * Math.hypot(across, down);
  };
  const moves = playable(app.state)?.moves.filter(({ source }) => source === spot.cell) ?? [];
  const ahead = spots.filter((each) => moves.some(({ target }) => target === each.cell) && isAhead(each));
  const [goal] = (ahead.length > 0 ? ahead : spots).toSorted((a, b) => far(a) - far(b));
  if (goal && goal !== spot) carry(app, spot.cell, goal.cell);
}

/** The position, if its pieces can be moved. @type {(state: State) => Position | null} */
const playable = (state) => (lineNow(state) || isWatched(state) ? null : positionOf(state));

/**
 * An arrow key slides the piece that can go that way; with Shift, or if pieces do not slide, it moves to the nearest
 * place.
 * @type {(app: App, drawing: Drawing, spot: Spot, event: KeyboardEvent) => void}
 */
function arrow(app, { spots }, spot, event) {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { play } = app.state;
  const position = playable(app.state);
  if (position?.moves.length) play.sliding = allSlide(position);
  const isSlide = position !== null && play.sliding && play.brush === null;
  if (shiftKey && !isSlide) return;
  if (isSlide && !shiftKey && key in ARROWS) {
    event.preventDefault();
    return slide(app, (then) => slides(then)[key]);
  }
  const next = neighbour(spots, spot, key);
  if (!next) return;
  event.preventDefault();
  const board = /** @type {HTMLElement} */ (event.currentTarget).closest(".game");
  /** @type {HTMLElement | null | undefined} */ (board?.querySelector(`[data-spot="${next.cell}"]`))?.focus();
}
