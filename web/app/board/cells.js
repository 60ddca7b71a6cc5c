/** The board of a placement: an SVG drawing with an input or a button on each spot. */

import { guard, html, repeat } from "../dom/html.js";
import { boxOf, isCornered, viewBox } from "../drawing/index.js";
import { reasonNow } from "../search/index.js";
import { isAwaited, isOfGroups } from "../state/index.js";
import { contentOf } from "./content.js";
import { layer } from "./drawn.js";
import { entry } from "./entry.js";
import { framed } from "./frame.js";
import { ground, litLines, outlines, rays } from "./ground.js";
import { links } from "./links.js";
import { paints } from "./marks.js";
import { canPick } from "./picking.js";
import { piece } from "./piece.js";
import { awaited } from "./placeholder.js";
import { COLUMN, shownNow } from "./scene.js";
import { markSight, spelled } from "./sight.js";

/** @import { DrawnLine, Drawing, Label, Spot } from "../../worker/protocol.js" */
/** @import { Box } from "../drawing/geometry.js" */
/** @import { Sign } from "./ground.js" */
/** @import { SceneCell } from "./scene.js" */
/** @import { App, Draft, State } from "../state/state.js" */

/** A spot of the drawing with the state of its cell, and its colour. @typedef {{ spot: Spot, sceneCell: SceneCell, colour: number }} DrawnSpot */

/** The number of spots across above which cell numbers are omitted on a small screen. */
const MANY_ACROSS = 7;
/** The same for row and column numbers at the edge of a board of squares, on a small screen and on any. */
const [MANY_SQUARES, MOST_SQUARES] = [12, 20];

/** @type {(app: App) => unknown} */
export function board(app) {
  const { state } = app;
  if (isAwaited(state) && state.view.kind === "draft") return awaited(app);
  const { drawing, signs, squares } = shownNow(state);
  const values = state.shown.values ?? [];
  const { scene, pencils, colours } = contentOf(state);
  markSight(state, scene);
  const isDraft = state.view.kind === "draft";
  const drawn = drawing.spots.flatMap((spot, at) => {
    const sceneCell = scene[spot.cell];
    return sceneCell ? [{ spot, sceneCell, colour: colours[at] ?? 0 }] : [];
  });
  const stop = drawing.spots[state.focus] ?? drawing.spots[0];
  const groundOf = (/** @type {DrawnSpot} */ { spot, sceneCell, colour }) => {
    const sign = signAt(signs, squares !== undefined, spot);
    const pencil = pencils[spot.cell];
    const stands = JSON.stringify([sceneCell, pencil, sign, colour]); // a tap changes a square or two out of hundreds
    return guard([drawing, stands], () => ground(drawing, spot, sign, sceneCell, values, pencil, colour));
  };
  const lit = litLines(drawing, scene);
  const box = boxOf(drawing);
  const looks = {
    board: true,
    [drawing.shape]: true,
    cornered: isCornered(drawing),
    unnumbered: !isNumbered(state, scene),
    stale: state.stale,
    fine: box.width > MANY_ACROSS,
    finer: box.width > MANY_SQUARES,
    finest: box.width > MOST_SQUARES,
    picks: canPick(state),
    greets: state.fresh && state.run === null && state.past.length === 0 && isEmpty(state.draft),
  };
  const inside = html`<svg viewBox=${viewBox(box)} aria-hidden="true">
      ${paints} ${layer(drawing, "under", ({ of }) => [lit.includes(/** @type {DrawnLine} */ (of)) ? "lit" : ""])}
      ${repeat(plainFirst(drawn), nameOf, groundOf)}
      ${layer(drawing, "on")} ${layer(drawing, "borders")} ${outlines(drawing, scene)} ${clued(drawing, isDraft ? state.aid.met : [], spelled(drawing, signs, scene))}
      ${links(state, drawing, pencils, values)} ${rays(drawing, scene, reasonNow(state)?.rays ?? [])}
    </svg>
    ${repeat(drawn, nameOf, ({ spot, sceneCell, colour }) => {
      const control = spot.value === null ? entry : piece;
      const tabindex = spot === stop ? 0 : -1;
      return control(app, spot, sceneCell, { style: whereabouts(box, spot), tabindex, painted: colour > 0 });
    })}`;
  return framed(app, box, looks, inside);
}

/**
 * The clues. `met` lists the clues that are satisfied, and `written` replaces the texts of some; both by the index of
 * the label.
 * @type {(drawing: Drawing, met: number[], written: Map<number, string>) => unknown}
 */
const clued = (drawing, met, written) =>
  layer(drawing, "top", ({ of }) => {
    const at = drawing.labels.indexOf(/** @type {Label} */ (of));
    return [(met.includes(at) ? "met " : "") + (written.has(at) ? "written" : ""), written.get(at)];
  });

/**
 * The text in the corner of a spot: the sign of its cell. For a row of squares, the row's sign is at the edge, together
 * with that of the column.
 * @type {(signs: string[], edge: boolean, spot: Spot) => Sign}
 */
function signAt(signs, edge, { cell, value }) {
  const mark = edge && cell === 0 ? `${COLUMN}${value}` : undefined;
  return { sign: signs[cell] ?? "", mark, edge };
}

/** The key of a spot, so that it keeps its elements while others are drawn above it. @type {(spot: DrawnSpot) => string} */
const nameOf = ({ spot }) => `${spot.cell} ${spot.value}`;

/** Spots with content last, so that no neighbour hides a part of their edges. @type {(drawn: DrawnSpot[]) => DrawnSpot[]} */
function plainFirst(drawn) {
  const isPlain = (/** @type {DrawnSpot} */ { sceneCell }) =>
    sceneCell.look === "empty" && !sceneCell.highlighted && !sceneCell.planRole;
  return [...drawn.filter(isPlain), ...drawn.filter((each) => !isPlain(each))];
}

/** Whether cells show their letters: unless all groups are visible and no text names a cell. @type {(state: State, scene: SceneCell[]) => boolean} */
const isNumbered = (state, scene) =>
  !isOfGroups(state) ||
  state.view.kind === "run" ||
  state.aid.hint !== null ||
  scene.some(({ faults }) => faults.length > 0);

/**
 * The position of a spot's control, whether it is a tab stop, and whether the spot has a colour.
 * @typedef {{ style: string, tabindex: 0 | -1, painted: boolean }} Stop
 */

/** The position of a spot's control. @type {(box: Box, spot: Spot) => string} */
const whereabouts = (box, { x, y }) =>
  `left:${(100 * (x - box.x)) / box.width}%;top:${(100 * (y - box.y)) / box.height}%`;

/** Whether the board opens with a greeting; not if there are numbers on it, which the visitor wants to see. @type {(draft: Draft) => boolean} */
const isEmpty = ({ givens }) => Object.keys(givens).length === 0;
