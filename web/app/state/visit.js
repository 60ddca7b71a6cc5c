/** What has happened on this visit, whichever puzzles and searches have come and gone meanwhile. */

/** @import { CatalogPuzzle } from "../../worker/protocol.js" */
/** @import { Run } from "./run.js" */
/** @import { Draft, State } from "./state.js" */

/**
 * What was announced to screen readers last, and how it was at the last drawing.
 * @typedef {object} Announced
 * @property {string} text the announcement that stands
 * @property {string} lang its language
 * @property {string | null} puzzle the name of the puzzle; the first one is not announced, because it is the page's heading
 * @property {string} stage the stage or verdict: it is not repeated over something newer
 * @property {State["run"]} run
 * @property {string | null} step the step of `run` that was announced, while it is on the board
 * @property {boolean} ready whether Python was ready
 * @property {boolean} searched whether there was a search
 */

/**
 * @typedef {object} Visit
 * @property {CatalogPuzzle | null} chosen the puzzle that was chosen last; its board may be still to come
 * @property {{ puzzle: CatalogPuzzle, draft: Draft }[]} left what was on the board before another puzzle was chosen, until the shelf is loaded, which stores what was played
 * @property {{ text: string, puzzle: CatalogPuzzle } | null} unread the givens of a link that wait for Python, and the puzzle that they are for
 * @property {Announced} announced
 * @property {State["notice"]} noticed the notice shown last
 * @property {number} follows when the board last followed a search that runs, by performance.now()
 * @property {number} part the fraction of an event that the last redraw of the player left over
 * @property {number} lineMoved when the line that is played made its last move, by performance.now()
 * @property {ReturnType<typeof setTimeout> | undefined} planStep brings the next step of a plan that is played
 * @property {number} cuts how many first cuts have paused the player, for a browser that stores nothing
 * @property {{ run: Run | null, at: number }} played the run playing at the last redraw, and its moment
 * @property {number} pane the number of the pane of Watch that is drawn next, where they are drawn in turn
 * @property {boolean} rehearsed whether Watch was drawn where nobody sees it
 * @property {Set<string>} copiesRead the names of the puzzles whose second copy of the draft was read
 * @property {string | null} opened the link that is being opened, until the page writes the address itself
 * @property {string} base the address below all layers over the page, as it was last drawn
 * @property {boolean} isGoingBack whether the history is going back and has not arrived
 * @property {boolean} storyTold whether the introduction has come to its end
 */

/** @type {() => Visit} */
export const createVisit = () => ({
  chosen: null,
  left: [],
  unread: null,
  announced: { text: "", lang: "", puzzle: null, stage: "", run: null, step: null, ready: false, searched: false },
  noticed: null,
  follows: 0,
  part: 0,
  lineMoved: 0,
  planStep: undefined,
  cuts: 0,
  played: { run: null, at: 0 },
  pane: 0,
  rehearsed: false,
  copiesRead: new Set(),
  opened: null,
  base: "",
  isGoingBack: false,
  storyTold: false,
});
