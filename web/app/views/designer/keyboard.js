/** Keyboard input on the canvas. */

import {
  actAt,
  designerIn,
  finishLine,
  giveUpLine,
  goBack,
  moveCell,
  removeCell,
  removeLine,
  takeTool,
} from "../../designer/index.js";
import { nextTarget, stopOf, targetsOf } from "./targets.js";

/** @import { Designer } from "../../state/designer.js" */
/** @import { App } from "../../state/state.js" */
/** @import { Target } from "./targets.js" */

/** @type {Record<string, Designer["tool"]>} */
const TOOLS = { c: "cells", l: "line", g: "cage" };

/** A key on the canvas, whose figure may be newer than the one on the screen. @type {(app: App, event: KeyboardEvent) => void} */
export function press(app, event) {
  const { figure, at } = designerIn(app.state);
  const targets = targetsOf(figure);
  const stop = stopOf(targets, at);
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.altKey || !stop) return;
  const acted =
    event.ctrlKey || event.metaKey
      ? travel(app, key, event.shiftKey)
      : key.startsWith("Arrow")
        ? go(app, event, targets, stop)
        : act(app, key, stop);
  if (!acted) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Undo and redo, anywhere in the dialogue. @type {(app: App, key: string, isShift: boolean) => boolean} */
export function travel(app, key, isShift) {
  const way = key === "y" || (key === "z" && isShift) ? "redo" : key === "z" ? "undo" : null;
  if (way) goBack(app, way);
  return way !== null;
}

/**
 * An arrow key moves to the next target; with Shift it takes the cell along.
 * @type {(app: App, event: KeyboardEvent, targets: Target[], stop: Target) => boolean}
 */
function go(app, event, targets, stop) {
  const designer = designerIn(app.state);
  const { cell } = stop;
  const carries = event.shiftKey && cell !== null && designer.tool === "cells";
  const there = nextTarget(carries ? targets.filter((each) => each.cell === null) : targets, stop, event.key);
  if (!there) return true; // nothing scrolls at the edge either
  if (carries) moveCell(app, cell, there);
  designer.at = { x: there.x, y: there.y };
  designer.takesFocus = true;
  app.draw();
  return true;
}

/** @type {(app: App, key: string, stop: Target) => boolean} */
function act(app, key, stop) {
  const designer = designerIn(app.state);
  const tool = TOOLS[key];
  if (tool) {
    takeTool(app, tool);
    return true;
  }
  if (key === "Enter" || key === " ") {
    designer.takesFocus = true;
    actAt(app, stop);
    return true;
  }
  if (key === "f" && designer.path.length > 0) {
    finishLine(app);
    return true;
  }
  if (key === "Escape" && designer.path.length > 0) {
    giveUpLine(app);
    return true;
  }
  if (key !== "Delete" && key !== "Backspace") return false;
  designer.takesFocus = true;
  if (designer.chosen && "line" in designer.chosen) removeLine(app, designer.chosen.line);
  else if (stop.cell !== null && designer.path.length === 0) removeCell(app, stop.cell);
  return true;
}
