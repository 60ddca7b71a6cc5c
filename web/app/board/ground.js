/** The layer below the controls of a board: the highlighted lines, and the fill of each spot with its text. */

import { classMap, nothing, svg } from "../dom/html.js";
import { isTinted } from "../drawing/index.js";
import { OUTLINES } from "./drawn.js";
import { crossed, marks, possible, roomOf } from "./marks.js";

/** @import { DrawnLine, Drawing, Spot } from "../../worker/protocol.js" */
/** @import { Pencil } from "../assist/candidates.js" */
/** @import { SceneCell } from "./scene.js" */

/**
 * The text in the corner of a spot; at the edge of a board of squares, where signs may be longer, also the `mark` of
 * its column.
 * @typedef {{ sign: string, mark: string | undefined, edge: boolean }} Sign
 */

/** Longer signs name row and column, which are evident. */
const LONGEST_SIGN = 2;
export const LONGEST_LETTER = 3;
/** The greatest detour by a spot for which it still lies on a line. */
const NEAR = 0.05;

/** The thin lines whose cells are all highlighted. @type {(drawing: Drawing, scene: SceneCell[]) => DrawnLine[]} */
export function litLines(drawing, scene) {
  if (!scene.some(({ highlighted }) => highlighted)) return [];
  return drawing.lines.filter((line) => !line.thick && isHighlighted(drawing, line, scene));
}

/** @type {(drawing: Drawing, line: DrawnLine, scene: SceneCell[]) => boolean} */
function isHighlighted({ spots }, { points }, scene) {
  const on = spots.filter((spot) => points.slice(1).some((end, at) => isBetween(spot, points[at] ?? end, end)));
  return on.length > 2 && on.every(({ cell }) => scene[cell]?.highlighted);
}

/** Whether a spot lies on the line between two points. @type {(spot: Spot, from: number[], to: number[]) => boolean} */
function isBetween({ x, y }, [fromX = 0, fromY = 0], [toX = 0, toY = 0]) {
  const far = (/** @type {number} */ ax, /** @type {number} */ ay) => Math.hypot(ax - x, ay - y);
  return far(fromX, fromY) + far(toX, toY) < Math.hypot(toX - fromX, toY - fromY) + NEAR;
}

/**
 * The outlines of cells with a fault or conflict, above the thick lines, which would hide half of them.
 * @type {(drawing: Drawing, scene: SceneCell[]) => unknown}
 */
export const outlines = ({ shape, spots }, scene) =>
  spots
    .filter((spot) => isFaulty(spot, scene[spot.cell]) || isLit(spot, scene[spot.cell]))
    .map(({ x, y }) => svg`<g class="outline" transform="translate(${x} ${y})">${OUTLINES[shape]}</g>`);

/** Whether the content of a cell is shown at this one of its spots. @type {(spot: Spot, sceneCell: SceneCell) => boolean} */
const isHere = ({ value }, { text }) => value === null || text === String(value);

/** @type {(spot: Spot, sceneCell: SceneCell | undefined) => boolean} */
const isFaulty = (spot, sceneCell) => sceneCell?.faulty === true && isHere(spot, sceneCell);

/** @type {(spot: Spot, sceneCell: SceneCell | undefined) => boolean} */
const isLit = (spot, sceneCell) =>
  sceneCell?.highlighted === true && (sceneCell.text === "" || isHere(spot, sceneCell));

/**
 * The fill of a spot, with its pencil marks and its colour (0: none).
 * @type {(drawing: Drawing, spot: Spot, sign: Sign, sceneCell: SceneCell, values: number[], pencil: Pencil | undefined, colour: number) => unknown}
 */
export function ground(drawing, spot, { sign, mark, edge }, sceneCell, values, pencil, colour) {
  const { x, y, value } = spot;
  const first = value === null || value === values[0];
  const here = isHere(spot, sceneCell);
  // In a cell that is a row of squares, the first square represents the cell, or the one with its piece.
  const looks = {
    [here ? sceneCell.look : "empty"]: true,
    computed: sceneCell.computed ?? false,
    tinted: isTinted(drawing, spot),
    [`sight-${sceneCell.sight}`]: sceneCell.sight !== undefined,
    painted: colour > 0,
    lit: isLit(spot, sceneCell),
    fault: isFaulty(spot, sceneCell),
    looked: pencil?.highlighted ?? false,
    noted: Boolean(pencil?.own && pencil.marks.length + pencil.centred.length > 0),
    wrong: pencil?.wrong ?? false,
    [`plan-${sceneCell.planRole}`]: sceneCell.planRole === "step" || (sceneCell.planRole === "read" && (first || here)),
  };
  return svg`<g class="spot ${classMap(looks)}" transform="translate(${x} ${y})">
    ${OUTLINES[drawing.shape]}
    ${colour > 0 ? svg`<g class="colour" data-colour=${colour} fill="url(#paint-${colour})">${OUTLINES[drawing.shape]}</g>` : nothing}
    ${first && (edge || sign.length <= LONGEST_SIGN) && sign !== sceneCell.letter ? svg`<text class="index ${edge ? "edge" : ""}" y="-0.24">${sign}</text>` : nothing}
    ${mark ? svg`<text class="index edge column" y="-0.24">${mark}</text>` : nothing}
    ${first ? letter(sceneCell) : nothing}
    ${first && sceneCell.stepNumber && !pencil?.marks.length ? svg`<g class="step-number"><circle r="0.176" /><text>${sceneCell.stepNumber}</text></g>` : nothing}
    ${isLeftEmpty(drawing, spot, sceneCell) ? crossed : nothing}
    ${pencil ? pencilledOn(drawing, spot, pencil, values) : nothing}
  </g>`;
}

/**
 * Whether a square of a cell stays empty: a finished board shows only filled squares and stars.
 * @type {(drawing: Drawing, spot: Spot, sceneCell: SceneCell) => boolean}
 */
const isLeftEmpty = ({ piece }, { value }, { look, text }) =>
  (piece === "square" || piece === "star") &&
  value !== null &&
  text !== "" &&
  text !== String(value) &&
  look !== "solved";

/** The lines of attack between pieces that see each other. @type {(drawing: Drawing, scene: SceneCell[], pairs: [number, number][]) => unknown} */
export const rays = ({ spots }, scene, pairs) =>
  pairs.map((pair) => {
    const ends = pair.flatMap((cell) =>
      spots.filter((spot) => spot.cell === cell && (spot.value === null || String(spot.value) === scene[cell]?.text)),
    );
    return svg`<polyline class="ray" points=${ends.map(({ x, y }) => `${x},${y}`).join(" ")} />`;
  });

/** @type {(drawing: Drawing, spot: Spot, pencil: Pencil, values: number[]) => unknown} */
function pencilledOn(drawing, { value }, pencil, values) {
  if (value === null) return marks(pencil, values, roomOf(drawing));
  if (!pencil.marks.includes(value)) return nothing;
  return pencil.own ? crossed : possible;
}

/** The letter of a cell in the plan: large while the cell is empty; in a row of squares, on the first one. @type {(sceneCell: SceneCell) => unknown} */
function letter({ letter: sign, text }) {
  if (!sign || sign.length > LONGEST_LETTER) return nothing;
  const looks = { long: sign.length > 2, aside: text !== "" };
  return svg`<text class="letter ${classMap(looks)}">${sign}</text>`;
}
