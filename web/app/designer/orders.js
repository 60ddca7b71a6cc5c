/** Actions in the designer: every change of the figure goes through here, is saved, and can be undone. */

import { designerWords, inBoth } from "../words/designer.js";
import { ask, withdraw } from "./asking.js";
import { withBundle } from "./bundles.js";
import {
  between,
  cellAt,
  changedLine,
  movedCell,
  signOf,
  signsOf,
  unsaid,
  withCell,
  withImages,
  withLine,
  withoutCell,
  withoutLine,
} from "./figure.js";
import { figureIn } from "./file.js";
import { designerIn, saveDrawing } from "./room.js";
import { phraseOf } from "./saying.js";

/** @import { Text } from "../../worker/protocol.js" */
/** @import { Designer, DesignedFigure, DesignedLine, Point } from "../state/designer.js" */
/** @import { Bundle } from "./bundles.js" */
/** @import { App, State } from "../state/state.js" */

const MOST_STEPS = 200;

/** Replaces the present figure, which undo restores. @type {(app: App, figure: DesignedFigure | null, said?: Text | null) => boolean} */
function change(app, figure, said = null) {
  const designer = designerIn(app.state);
  const before = designer.figure;
  if (!figure) return false;
  if (figure === before || JSON.stringify(figure) === JSON.stringify(before)) {
    designer.wrong = null; // the input is valid, and changes nothing
    app.draw();
    return false;
  }
  designer.past = [...designer.past, before].slice(-MOST_STEPS);
  designer.future = [];
  take(app, unsaid(figure, before));
  designer.said = said;
  return true;
}

/**
 * Changes the present figure, which may be newer than the one on the screen.
 * @type {(app: App, made: (figure: DesignedFigure) => DesignedFigure | null) => boolean}
 */
export const edit = (app, made) => change(app, made(designerIn(app.state).figure));

/** @type {(app: App, figure: DesignedFigure) => void} */
function take(app, figure) {
  const designer = designerIn(app.state);
  const { chosen } = designer;
  const isThere = chosen && ("cell" in chosen ? figure.cells[chosen.cell] : figure.lines[chosen.line]);
  Object.assign(designer, { figure, path: [], drag: null, chosen: isThere ? chosen : null, wrong: null });
  saveDrawing(app);
  ask(app);
  app.draw();
}

/** @type {(app: App, way: "undo" | "redo") => void} */
export function goBack(app, way) {
  const designer = designerIn(app.state);
  const [from, to] = way === "undo" ? [designer.past, designer.future] : [designer.future, designer.past];
  const figure = from.at(-1);
  if (!figure) return;
  const now = designer.figure;
  Object.assign(
    designer,
    way === "undo"
      ? { past: from.slice(0, -1), future: [...to, now] }
      : { future: from.slice(0, -1), past: [...to, now] },
  );
  take(app, figure);
  designer.said = inBoth((w) => (way === "undo" ? w.undone : w.redone));
}

/** @type {(app: App, tool: Designer["tool"]) => void} */
export function takeTool(app, tool) {
  const designer = designerIn(app.state);
  Object.assign(designer, { tool, path: [], drag: null, chosen: null });
  app.draw();
}

/** Uses the tool at a point. @type {(app: App, at: Point) => void} */
export function actAt(app, at) {
  const designer = designerIn(app.state);
  const { figure, tool } = designer;
  const cell = cellAt(figure, at);
  designer.at = at;
  if (tool !== "cells") return cell < 0 ? undefined : goOn(app, cell, true);
  if (cell >= 0) {
    designer.chosen = { cell };
    app.draw();
    return;
  }
  const made = withCell(figure, at);
  if (!made) return;
  designer.chosen = { cell: figure.cells.length };
  change(
    app,
    made,
    inBoth((w) => w.putCell(signOf(made, figure.cells.length))),
  );
}

/**
 * Extends the path to a cell, through the cells on the way; reaching its last cell again finishes it.
 * @type {(app: App, cell: number, finishes: boolean) => void}
 */
export function goOn(app, cell, finishes) {
  const designer = designerIn(app.state);
  const { figure, path, tool } = designer;
  const last = path.at(-1);
  if (cell === last) {
    if (finishes && path.length > 1) finishLine(app);
    return;
  }
  if (path.includes(cell)) return;
  const way = last === undefined || tool === "cage" ? [cell] : between(figure, last, cell);
  designer.path = [...path, ...way.filter((each) => !path.includes(each))];
  designer.chosen = null;
  const signs = signsOf(figure, designer.path);
  designer.said = inBoth((w) => w.begun(signs));
  app.draw();
}

/** @type {(app: App) => void} */
export function finishLine(app) {
  const designer = designerIn(app.state);
  const { figure, path, tool, last } = designer;
  if (tool === "cells" || path.length === 0) return;
  const line = { ...last, cells: path, look: tool };
  const made = withLine(figure, line);
  const signs = signsOf(figure, path);
  designer.chosen = { line: figure.lines.length };
  change(app, made, {
    en: designerWords("en").drawn(signs, phraseOf(line, "en")),
    ja: designerWords("ja").drawn(signs, phraseOf(line, "ja")),
  });
}

/** @type {(app: App) => void} */
export function giveUpLine(app) {
  designerIn(app.state).path = [];
  app.draw();
}

/** @type {(app: App, cell: number, to: Point) => void} */
export function moveCell(app, cell, to) {
  const designer = designerIn(app.state);
  const { figure } = designer;
  const made = movedCell(figure, cell, to);
  Object.assign(designer, { drag: null, at: to });
  if (
    !change(
      app,
      made,
      inBoth((w) => w.movedCell(signOf(figure, cell))),
    )
  ) {
    if (cellAt(figure, to) !== cell) designer.said = inBoth((w) => w.tooNear);
    app.draw();
  }
}

/** @type {(app: App, cell: number) => void} */
export function removeCell(app, cell) {
  const designer = designerIn(app.state);
  const { figure } = designer;
  const { x, y } = figure.cells[cell] ?? { x: 0, y: 0 };
  Object.assign(designer, { chosen: null, at: { x, y } });
  change(
    app,
    withoutCell(figure, cell),
    inBoth((w) => w.removedCell(signOf(figure, cell))),
  );
}

/** Changes a line; the next new line starts with its rule. @type {(app: App, line: number, to: Partial<DesignedLine>) => void} */
export function changeLine(app, line, to) {
  const designer = designerIn(app.state);
  const made = changedLine(designer.figure, line, to);
  const { rule = "same", number = null, differs = false } = made.lines[line] ?? {};
  designer.last = { rule, number, differs };
  change(app, made);
}

/** @type {(app: App, line: number) => void} */
export function removeLine(app, line) {
  designerIn(app.state).chosen = null;
  change(
    app,
    withoutLine(designerIn(app.state).figure, line),
    inBoth((w) => w.gone),
  );
}

/** @type {(app: App, line: number, way: "turned" | "mirrored") => void} */
export function copyLine(app, line, way) {
  const designer = designerIn(app.state);
  const { figure } = designer;
  const made = withImages(figure, line, way);
  const number = made ? made.lines.length - figure.lines.length : 0;
  if (
    !change(
      app,
      number > 0 ? made : null,
      inBoth((w) => w.copied(number)),
    )
  ) {
    designer.said = inBoth((w) => w.nothingToAdd);
    app.draw();
  }
}

/** @type {(app: App, name: Bundle) => void} */
export function addBundle(app, name) {
  const designer = designerIn(app.state);
  const { figure } = designer;
  const made = withBundle(figure, name);
  const number = (made?.lines.length ?? 0) - figure.lines.length;
  if (
    change(
      app,
      made,
      inBoth((w) => w.copied(number)),
    )
  )
    return;
  designer.said = inBoth((w) => w.nothingToAdd);
  app.draw();
}

/** Reports why the input is not accepted; it stays as typed. @type {(app: App, wrong: Text) => void} */
export function refuse(app, wrong) {
  designerIn(app.state).wrong = wrong;
  app.draw();
}

/**
 * Starts from the puzzle on the page; undo restores the previous figure. A figure that came from here is taken as it
 * was drawn.
 * @type {(app: App) => Promise<void>}
 */
export async function beginFromPage(app) {
  const { state } = app;
  const designer = designerIn(state);
  if (designer.used !== "" && designer.used === usedIn(state)) return;
  const { puzzle, draft } = state;
  const task = { puzzle: puzzle.name, options: draft.options, givens: draft.givens, start: "", moves: [] };
  const answer = await app.engine.ask({ type: "export", task }).catch(() => null);
  const file = answer?.type === "exported" ? answer.forms.find(({ text }) => text.startsWith('{\n  "edagari"')) : null;
  const figure = file ? figureIn(file.text, state.lang) : null;
  if (figure) change(app, figure);
  else designer.said = inBoth((w) => w.notToDraw);
  app.draw();
}

/** The options of the puzzle on the page. @type {(state: State) => string} */
export const usedIn = ({ draft }) => JSON.stringify(draft.options);

/** The dialogue was closed: withdraws all questions. @type {(app: App) => void} */
export const leave = (app) => withdraw(app);
