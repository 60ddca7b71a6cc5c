/** Putting the author's board on the page, without Python as far as possible. */

import { readText } from "../draft/index.js";
import { openPuzzle, refresh } from "../draft_effects.js";
import { copyDraft, createTreePanel, createWatch, positionOf, watchable } from "../state/index.js";
import { words } from "../words/index.js";
import { readCells, readFaces } from "./notation.js";

/** @import { Boards, CatalogPuzzle, Position, Shown } from "../../worker/protocol.js" */
/** @import { Draft, Lang, State } from "../state/state.js" */
/** @import { Frame } from "./frame_state.js" */

/** `boardsOf` fetches the boards for unusual options. @type {(frame: Frame, boardsOf: () => Promise<Boards>) => Promise<void>} */
export async function open(frame, boardsOf) {
  const { app, wish } = frame;
  const { state } = app;
  const key = keyOf(wish.puzzle, wish.draft);
  const board = key === "" ? wish.puzzle.shown : (await boardsOf())[wish.puzzle.name]?.[key];
  if (frame.wish !== wish) return; // other options have come since
  const givens = board && readCells(wish.givens, board.drawing, wish.puzzle.grid);
  const draft = copyDraft(wish.draft);
  Object.assign(draft.givens, givens);
  draft.posed = [...new Set([...draft.posed, ...Object.keys(givens ?? {}).map(Number)])];
  openPuzzle(app, wish.puzzle, draft, []);
  state.lang = wish.lang;
  state.theme = wish.theme;
  state.panels = wish.views;
  state.watch = { ...createWatch(), open: wish.views.includes("watch"), linked: true };
  if (state.watch.open) state.draft.strategy = watchable(state)?.name ?? state.draft.strategy;
  state.tree = createTreePanel(wish.beside);
  state.by = wish.views.includes("classes") ? "drawing" : "";
  state.notice = null;
  Object.assign(frame, { faults: wish.faults, barred: wish.barred, next: null, target: null, comeback: null });
  frame.unread = givens ? "" : wish.givens;
  frame.drawn = board !== undefined && givens !== null && lay(state, board);
  refresh(app);
  app.draw();
}

/** The unusual options, in order: the name of a board. @type {(puzzle: CatalogPuzzle, draft: Draft) => string} */
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

/** Reads what only Python can read, once it is loaded. A refused board cannot be searched. @type {(frame: Frame) => Promise<void>} */
export async function readOn(frame) {
  const { app, unread, wish } = frame;
  frame.unread = "";
  frame.drawn = true;
  if (unread === "") return;
  const faults = (await readText(app, unread)) ?? [];
  if (frame.wish !== wish || faults.length === 0) return app.draw();
  const why = (/** @type {Lang} */ lang) =>
    words(lang).givensRefused(faults.map((fault) => fault.words[lang]).join(" "));
  frame.faults = [...frame.faults, { en: why("en"), ja: why("ja") }];
  frame.barred = true;
  app.draw();
}
