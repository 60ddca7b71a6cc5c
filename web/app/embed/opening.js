/** Putting the author's board on the page, if possible without Python. */

import { readCells, readFaces, readText } from "../draft/index.js";
import { openPuzzle, refresh } from "../draft_effects.js";
import {
  copyDraft,
  createTreePanel,
  createWatch,
  positionOf,
  searchOf,
  usualBoard,
  watchable,
} from "../state/index.js";
import { words } from "../words/index.js";

/** @import { CatalogPuzzle, OtherBoards, Position, Shown } from "../../worker/protocol.js" */
/** @import { Draft, Lang, State } from "../state/state.js" */
/** @import { Frame } from "./frame_state.js" */

/** `others` fetches the boards for non-default options. @type {(frame: Frame, others: () => Promise<OtherBoards>) => Promise<void>} */
export async function open(frame, others) {
  const { app, options } = frame;
  const { state } = app;
  const key = keyOf(options.puzzle, options.draft);
  const board = key === "" ? usualBoard(options.puzzle) : (await others())[options.puzzle.name]?.[key];
  if (frame.options !== options) return; // the options have changed since
  const givens = board && readCells(options.givens, board.drawing, options.puzzle.grid);
  const { brought } = frame;
  const draft = copyDraft(brought ?? options.draft);
  if (!brought) Object.assign(draft.givens, givens);
  if (!brought) draft.posed = [...new Set([...draft.posed, ...Object.keys(givens ?? {}).map(Number)])];
  openPuzzle(app, options.puzzle, draft, []);
  state.lang = options.lang;
  state.theme = options.theme;
  state.panels = options.views;
  state.watch = { ...createWatch(), open: options.views.includes("watch") };
  if (state.watch.open) state.draft.strategy = watchable(state)?.name ?? state.draft.strategy;
  state.watch.bookmarks = { of: searchOf(state), list: options.bookmarks };
  state.tree = { ...createTreePanel(options.beside), inWatch: true };
  state.by = options.views.includes("classes") ? "drawing" : "";
  state.notice = null;
  Object.assign(frame, { faults: options.faults, barred: options.barred, next: null, target: null, comeback: null });
  frame.unread = givens || brought ? "" : options.givens;
  frame.drawn = board !== undefined && (givens !== null || brought !== null) && lay(state, board);
  frame.brought = null;
  refresh(app);
  app.draw();
}

/** The key of a board: its non-default options in order. @type {(puzzle: CatalogPuzzle, draft: Draft) => string} */
const keyOf = ({ options }, draft) =>
  options
    .filter(({ name, default: usual }) => (draft.options[name] ?? usual) !== usual)
    .map(({ name }) => `${name}=${draft.options[name]}`)
    .join("&");

/** Lays out the board; returns whether it is the requested one. @type {(state: State, board: Shown) => boolean} */
function lay(state, board) {
  state.shown = board;
  const { start, moves } = state.draft;
  const position = positionOf(state);
  if (!position || (start === "" && moves.length === 0)) return true;
  const faces = moves.length === 0 ? readFaces(start, position) : null;
  if (faces)
    state.shown = /** @type {Position} */ ({ ...position, state: start, faces, moves: [], done: false, stuck: null });
  return faces !== null;
}

/** Reads the parts that need Python, once it is loaded. A refused board cannot be searched. @type {(frame: Frame) => Promise<void>} */
export async function readOn(frame) {
  const { app, unread, options } = frame;
  frame.unread = "";
  frame.drawn = true;
  if (unread === "") return;
  const faults = (await readText(app, unread)) ?? [];
  if (frame.options !== options || faults.length === 0) return app.draw();
  const why = (/** @type {Lang} */ lang) =>
    words(lang).givensRefused(faults.map((fault) => fault.words[lang]).join(" "));
  frame.faults = [...frame.faults, { en: why("en"), ja: why("ja") }];
  frame.barred = true;
  app.draw();
}
