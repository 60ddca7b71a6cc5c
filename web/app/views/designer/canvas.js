/** The canvas: the free places of the ground, the cells and the lines, for mouse, touch and keyboard. */

import { drawn } from "../../board/index.js";
import { bandOf, clueOf, designerIn, outlineIn, pointsOf, signOf } from "../../designer/index.js";
import { classMap, html, nothing, ref, repeat, svg } from "../../dom/html.js";
import { CORNERS, cageOf, labelOf, viewBox } from "../../drawing/index.js";
import { designerWords } from "../../words/designer.js";
import { words } from "../../words/index.js";
import { release, take, track } from "./hand.js";
import { press } from "./keyboard.js";
import { boxOf, stopOf, targetsOf } from "./targets.js";

/** @import { Designer, DesignedFigure, DesignedLine } from "../../state/designer.js" */
/** @import { App } from "../../state/state.js" */
/** @import { Target } from "./targets.js" */

/** @type {(app: App) => unknown} */
export function canvas(app) {
  const designer = designerIn(app.state);
  const { figure, path, drag, tool } = designer;
  const w = designerWords(app.state.lang);
  const targets = targetsOf(figure);
  const stop = stopOf(targets, designer.at);
  const box = boxOf(targets);
  const isOver = figure.shape !== "circle"; // touching cells would hide a line under them
  const strokes = svg`<g class="strokes">
    ${figure.lines.map((line, number) => stroke(designer, line, number))}
    ${path.length > 0 ? svg`<polyline class="way begun" points=${way(figure, path)} />` : nothing}
  </g>`;
  return html`<svg class="canvas ${figure.shape} with-${tool}" viewBox=${viewBox(box)} role="application" aria-label=${w.canvas}
      @pointerdown=${(/** @type {PointerEvent} */ event) => take(app, event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => track(app, event)}
      @pointerup=${(/** @type {PointerEvent} */ event) => release(app, event)}
      @pointercancel=${(/** @type {PointerEvent} */ event) => release(app, event)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => press(app, event)}>
    ${isOver ? nothing : strokes}
    ${repeat(
      targets,
      ({ x, y }) => `${x} ${y}`,
      (target) => spot(app, target, target === stop),
    )}
    ${isOver ? strokes : nothing}
    ${figure.lines.map((line) => clue(figure, line))}
    ${drag ? svg`<g class="spot carried" transform="translate(${drag.to.x} ${drag.to.y})">${shapeOf(figure)}</g>` : nothing}
  </svg>`;
}

/** @type {(figure: DesignedFigure, cells: number[]) => string} */
const way = ({ cells }, path) => path.map((cell) => `${cells[cell]?.x},${cells[cell]?.y}`).join(" ");

/** @type {(designer: Designer, line: DesignedLine, number: number) => unknown} */
function stroke({ figure, chosen, found }, line, number) {
  const isChosen = chosen !== null && "line" in chosen && chosen.line === number;
  const looks = { lit: found.lines.includes(number), chosen: isChosen };
  const outline = outlineIn(figure, line);
  if (outline) return drawn(cageOf(outline), [`${looks.lit ? "lit" : ""} ${isChosen ? "chosen" : ""}`]);
  if (line.look === "cage" || line.cells.length === 1)
    return svg`<g class="fence ${classMap(looks)}">${bandOf(pointsOf(figure, line)).map((points) =>
      points.length === 1
        ? svg`<circle cx=${points[0]?.[0] ?? 0} cy=${points[0]?.[1] ?? 0} r="0.46" />`
        : svg`<polyline points=${points.join(" ")} />`,
    )}</g>`;
  if (line.look === "none" && !isChosen && !looks.lit) return nothing;
  const [first] = pointsOf(figure, line);
  return svg`${line.rule === "increasing" && first ? svg`<circle class="bulb" cx=${first.x} cy=${first.y} r="0.4" />` : nothing}
    <polyline class="way ${classMap(looks)}" points=${way(figure, line.cells)} />`;
}

/** @type {(figure: DesignedFigure, line: DesignedLine) => unknown} */
function clue(figure, line) {
  if (line.look !== "cage") return nothing;
  const [first] = pointsOf(figure, line).toSorted((one, other) => one.y - other.y || one.x - other.x);
  return first ? drawn(labelOf({ text: clueOf(line), x: first.x - 0.4, y: first.y - 0.32, where: "corner" })) : nothing;
}

/** @type {(app: App, target: Target, isStop: boolean) => unknown} */
function spot(app, target, isStop) {
  const { x, y, cell } = target;
  const designer = designerIn(app.state);
  const focusing = ref((element) => {
    if (!element || !isStop || !designer.takesFocus) return;
    designer.takesFocus = false;
    /** @type {SVGElement} */ (element).focus({ preventScroll: true });
  });
  const looks = { spot: cell !== null, free: cell === null, ...(cell === null ? {} : looksOf(designer, cell)) };
  return svg`<g class=${classMap(looks)} transform="translate(${x} ${y})" role="button" tabindex=${isStop ? 0 : -1}
      aria-label=${nameOf(app, target)} aria-pressed=${cell !== null && looks.picked === true}
      @focus=${() => {
        designer.at = { x, y };
      }} ${focusing}>
    ${cell === null ? svg`<circle r="0.11" />` : content(designer.figure, cell)}
  </g>`;
}

/** @type {(designer: Designer, cell: number) => { picked: boolean, given: boolean, lit: boolean }} */
function looksOf({ figure, path, chosen, found, drag }, cell) {
  const ofLine = chosen && "line" in chosen ? (figure.lines[chosen.line]?.cells ?? []) : [];
  const isChosen = chosen !== null && "cell" in chosen && chosen.cell === cell;
  return {
    picked: isChosen || path.includes(cell) || ofLine.includes(cell) || drag?.cell === cell,
    given: figure.cells[cell]?.given != null,
    lit: found.cells.includes(cell),
  };
}

/** @type {(figure: DesignedFigure, cell: number) => unknown} */
function content(figure, cell) {
  const given = figure.cells[cell]?.given ?? null;
  const sign = signOf(figure, cell);
  return svg`${shapeOf(figure)}
    <text class="sign ${given === null ? "" : "aside"}">${sign.length > 4 ? "" : sign}</text>
    ${given === null ? nothing : svg`<text class="number">${given}</text>`}`;
}

/** @type {(figure: DesignedFigure) => unknown} */
function shapeOf({ shape }) {
  if (shape === "square") return svg`<rect x="-0.47" y="-0.47" width="0.94" height="0.94" rx="0.06" />`;
  if (shape === "hexagon") return svg`<polygon points=${CORNERS.hexagon.join(" ")} />`;
  return svg`<circle r="0.4" />`;
}

/** @type {(app: App, target: Target) => string} */
function nameOf({ state }, { cell, row, at }) {
  const { figure, path } = designerIn(state);
  const w = designerWords(state.lang);
  if (cell === null) return w.placeAt(row, at);
  const given = figure.cells[cell]?.given ?? null;
  return [
    w.cellNamed(signOf(figure, cell)),
    ...(given === null ? [] : [given]),
    ...(path.includes(cell) ? [w.onPath] : []),
  ].join(words(state.lang).comma);
}
