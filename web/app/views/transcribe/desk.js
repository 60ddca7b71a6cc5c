/** The board of a sheet: its squares, the drawn shapes, and the clues beside or inside them. */

import { drawn, layer } from "../../board/index.js";
import { classMap, html, nothing, svg } from "../../dom/html.js";
import { labelOf, lineOf, viewBox } from "../../drawing/index.js";
import { goTo, isDrawn, sign, toolOf } from "../../transcribe/index.js";
import { words } from "../../words/index.js";
import { transcribingWords } from "../../words/transcribing.js";
import { boxOf, isBlock, wordsOf } from "./box.js";
import { release, take, track } from "./hand.js";

/** @import { ClueSheet, Slot } from "../../../worker/protocol.js" */
/** @import { Transcript } from "../../state/transcript.js" */
/** @import { App } from "../../state/state.js" */

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet) => unknown} */
export function desk(app, transcript, sheet) {
  const box = boxOf(sheet, transcript.tool);
  const { drawing, slots, tools } = sheet;
  const hasTools = tools.length > 0;
  const looks = { desk: true, draws: isDrawn(sheet, transcript.tool), rubs: transcript.rubs };
  return html`<svg class=${classMap(looks)} viewBox=${viewBox(box)} role="group" aria-label=${words(app.state.lang).board}
      .style=${`--wide:${box.width};--tall:${box.height}`}
      @pointerdown=${(/** @type {PointerEvent} */ event) => take(app, transcript, sheet, box, event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => track(app, transcript, sheet, box, event)}
      @pointerup=${(/** @type {PointerEvent} */ event) => release(app, transcript, sheet, event)}
      @pointercancel=${(/** @type {PointerEvent} */ event) => release(app, transcript, sheet, event)}>
    ${drawing.spots.map((_, square) => squareOf(app, transcript, sheet, square, hasTools))}
    ${layer(drawing, "on")} ${drawing.lines.map((line) => drawn(lineOf(line)))} ${layer(drawing, "top")}
    ${path(transcript, sheet)}
    ${slots.map((slot, number) => slotShown(app, transcript, sheet, slot, number))}
  </svg>`;
}

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, square: number, hasTools: boolean) => unknown} */
function squareOf(app, transcript, sheet, square, hasTools) {
  const { x, y } = sheet.drawing.spots[square] ?? { x: 0, y: 0 };
  const { path, slot, at } = transcript;
  const w = transcribingWords(app.state.lang);
  const isDark = isBlock(sheet, square);
  const looks = {
    square: true,
    block: isDark,
    picked: path.includes(square),
    about: sheet.slots[slot]?.cells.includes(square) ?? false,
  };
  const shape = svg`<rect x="-0.5" y="-0.5" width="1" height="1" />`;
  const place = `translate(${x} ${y})`;
  if (!hasTools) return svg`<g class=${classMap(looks)} transform=${place}>${shape}</g>`;
  const [row, column] = [Math.round(y) + 1, Math.round(x) + 1];
  const name = [w.square(row, column), ...(isDark ? [w.block] : []), ...(path.includes(square) ? [w.drawn] : [])];
  return svg`<g class=${classMap(looks)} transform=${place} data-square=${square} role="button" tabindex=${square === at ? 0 : -1}
    aria-label=${name.join(words(app.state.lang).comma)}
    @focus=${() => {
      transcript.at = square;
    }}>${shape}</g>`;
}

/** The line being drawn. @type {(transcript: Transcript, sheet: ClueSheet) => unknown} */
function path({ path: squares, tool, rubs }, sheet) {
  const { spots } = sheet.drawing;
  if (rubs || toolOf(sheet, tool)?.does !== "path" || squares.length < 2) return nothing;
  return svg`<polyline class="way" points=${squares.map((square) => `${spots[square]?.x},${spots[square]?.y}`).join(" ")} />`;
}

/** @type {(app: App, transcript: Transcript, sheet: ClueSheet, slot: Slot, number: number) => unknown} */
function slotShown(app, transcript, sheet, slot, number) {
  const { state } = app;
  const { x, y, where, step, choices, title } = slot;
  const isNow = transcript.slot === number;
  const text = isNow ? transcript.typed : slot.text;
  const clue = wordsOf(slot, text).map((word, back) =>
    drawn(labelOf({ text: word, x: x + back * step[0], y: y + back * step[1], where })),
  );
  if (where === "corner") return clue; // a tap on its square selects it
  const looks = classMap({ [where]: true, now: isNow, empty: text === "", sign: choices.length > 0 });
  if (slot.tool !== transcript.tool || isDrawn(sheet, slot.tool))
    return isNow || text !== "" ? svg`<g class="slot ${looks}">${isNow ? hit(slot) : nothing} ${clue}</g>` : nothing;
  const isChosen = choices.length > 0;
  const w = transcribingWords(state.lang);
  const act = () => (isChosen ? sign(app, number) : goTo(app, number));
  const stop = number === sheet.slots.findIndex(({ choices }) => choices.length > 0) ? 0 : -1;
  return svg`<g class="slot ${looks}" data-slot=${number} role="button"
      tabindex=${stop} aria-label=${title[state.lang] + words(state.lang).colon + (text || w.none)} @click=${act}>
    ${hit(slot)} ${clue}
  </g>`;
}

/** Half the width of the touch target. @type {Partial<Record<Slot["where"], number>>} */
const HALF = { block: 0.26, beside: 0.34, disc: 0.5 };

/** The touch target of a clue: the slot itself, or room for a list of usual length. @type {(slot: Slot) => unknown} */
function hit({ x, y, where, step: [dx, dy], room }) {
  const half = HALF[where] ?? 0.24;
  const far = room === null ? 0 : 2;
  const [left, top] = [Math.min(x, x + far * dx) - half, Math.min(y, y + far * dy) - half];
  const [wide, tall] = [2 * half + far * Math.abs(dx), 2 * half + far * Math.abs(dy)];
  return svg`<rect class="hit" x=${left} y=${top} width=${wide} height=${tall} rx=${where === "disc" ? 0 : 0.08} />`;
}
