/**
 * Playing a movement: the state of the position on the board.
 *
 * piece   an object on a spot that keeps its identity while it moves, so that its move can be animated
 * track   the sequence that the pieces follow: a game or a line, by name
 */

/** @import { MadeMove, Position, Text } from "../../worker/protocol.js" */
/** @import { Search } from "../engine/jobs.js" */
/** @import { Gallery } from "./pages.js" */
/** @import { State } from "./state.js" */

/**
 * @typedef {object} Piece
 * @property {number} name
 * @property {number} spot
 * @property {string} face
 * @property {number} moves the number of its moves so far
 * @property {number} order its delay before it flips: the farther from the moved piece, the longer
 */

/**
 * The position shown by the pieces: the faces after `moves.slice(0, index)` of a track.
 * @typedef {object} Moment
 * @property {string} text the position as text
 * @property {string[]} faces
 * @property {MadeMove[]} moves
 * @property {number} index
 * @property {string} track
 */

/** Facts about a position: the number of moves left, and the next one. @typedef {{ left: number, next: MadeMove | null }} Known */

/**
 * @typedef {object} Play
 * @property {Piece[]} pieces
 * @property {Moment | null} moment the moment that the pieces show
 * @property {MadeMove[]} made the moves that led to the position in `state.shown`
 * @property {string} start the position where they started
 * @property {((position: Position) => number | undefined)[]} waiting spots touched while the position was not known yet; the spot of a key depends on the position
 * @property {boolean} painting whether a face is being set
 * @property {number | null} chosen the spot of a piece that has several possible targets
 * @property {number | null} landed the target of a piece that had only one move and made it when touched: a touch there
 * only ends the gesture
 * @property {number} focus the spot with the keyboard focus
 * @property {boolean} sliding whether an arrow key names each of the moves known last: right after a move the next ones
 * are still to come
 * @property {number | null} refused the spot whose touch had no effect
 * @property {string | null} brush the face that a touch sets; null while moves are made
 * @property {Text | null} word the message under the board
 * @property {MadeMove | null} hint
 * @property {{ search: Search, wanted: "count" | "hint", reading: boolean } | null} advice
 * @property {{ rules: string, positions: Map<string, Known> }} known the facts by position, under these options
 * @property {Search | null} weighing the search for the fewest moves, for the feedback after a move
 * @property {{ game: string, after: Map<string, number | null> }} totals the totals of a game (options and start) by number of moves made
 * @property {number} cursor the number of moves of the open line that the board shows
 * @property {boolean} playing whether the open line is being played
 * @property {number} linesFrom the first visible line in the list
 * @property {(Search & { gallery: Gallery, from: number, shown: State["shown"] }) | null} survey the search of the farthest positions
 */

/** @type {() => Play} */
export const createPlay = () => ({
  pieces: [],
  moment: null,
  made: [],
  start: "",
  waiting: [],
  painting: false,
  chosen: null,
  landed: null,
  focus: 0,
  sliding: false,
  refused: null,
  brush: null,
  word: null,
  hint: null,
  advice: null,
  known: { rules: "", positions: new Map() },
  weighing: null,
  totals: { game: "", after: new Map() },
  cursor: 0,
  playing: false,
  linesFrom: 0,
  survey: null,
});

/** The number of lines visible in the list at once. */
export const LINES_IN_SIGHT = 8;

/** The faces that the page draws; others are labels. */
export const FACES = new Set(["black", "white", "gap", "peg", "hole"]);
/** The faces of spots without a piece. */
const EMPTY = new Set(["gap", "hole"]);

/** @type {(face: string | undefined) => boolean} */
export const isEmpty = (face) => face === undefined || EMPTY.has(face);

/** The position of the draft. @type {(state: State) => Position | null} */
export const positionOf = ({ shown }) => ("faces" in shown ? /** @type {Position} */ (shown) : null);

/** Puts a position on the board; messages about the previous one are removed. @type {(state: State, position: Position) => void} */
export function place(state, position) {
  const { play, draft } = state;
  const other = positionOf(state)?.state !== position.state;
  state.shown = position;
  play.made = draft.moves;
  play.start = draft.start;
  if (!other) return;
  Object.assign(play, { chosen: null, landed: null, refused: null, word: null, hint: null });
}

/** Counter: the name of the last piece. */
let lastName = 0;

/** Moves the pieces to another moment. @type {(play: Play, moment: Moment) => void} */
export function follow(play, moment) {
  const { faces } = moment;
  const before = play.moment;
  if (before?.track === moment.track && before.index === moment.index && before.text === moment.text) return;
  play.moment = moment;
  const move = before && wayBetween(before, moment);
  if (move) {
    const [source, target] = move;
    play.pieces = play.pieces.filter(({ spot }) => spot !== target);
    const mover = play.pieces.find(({ spot }) => spot === source);
    if (mover) Object.assign(mover, { spot: target, moves: mover.moves + 1 });
  }
  play.pieces = play.pieces.filter(({ spot }) => !isEmpty(faces[spot]));
  faces.forEach((face, spot) => {
    if (isEmpty(face)) return;
    const order = move ? Math.abs(spot - move[0]) : 0;
    const piece = play.pieces.find((each) => each.spot === spot);
    if (piece) Object.assign(piece, { face, order });
    else play.pieces.push({ name: ++lastName, spot, face, moves: 0, order });
  });
  play.pieces.sort((a, b) => a.name - b.name);
}

/** The move from one moment to the other, if it is one. @type {(before: Moment, after: Moment) => MadeMove | null} */
function wayBetween(before, after) {
  if (before.track === after.track) {
    if (after.index === before.index + 1) return after.moves[before.index] ?? null;
    const back = after.index === before.index - 1 && before.moves[after.index];
    if (back) return [back[1], back[0]];
  }
  const changed = [...after.faces.keys()].filter((spot) => isEmpty(before.faces[spot]) !== isEmpty(after.faces[spot]));
  const [filled, left] = changed.sort((a, b) => Number(isEmpty(after.faces[a])) - Number(isEmpty(after.faces[b])));
  return changed.length === 2 && filled !== undefined && left !== undefined && !isEmpty(before.faces[left])
    ? [left, filled]
    : null;
}
