/** What a frame knows beside the state of the page. */

/** @import { App } from "../state/state.js" */
/** @import { Text } from "../../worker/protocol.js" */
/** @import { Wish } from "./wish.js" */

/**
 * @typedef {object} Frame
 * @property {App} app
 * @property {Wish} wish what its author asked for
 * @property {boolean} drawn whether the board can be drawn: else it waits for Python
 * @property {string} unread givens in a text that Python must read
 * @property {Text[]} faults what is wrong with what its author asked for: it stays in sight
 * @property {boolean} barred whether there is nothing to start: the board is not the one that was asked for
 * @property {number} wokeAt when it took Python the last time, in milliseconds; 0 before that
 * @property {boolean} rested whether it let Python go for another frame
 * @property {((frame: Frame) => void) | null} next what is done when Python is ready
 * @property {number | null} target the moment of the search that it is on its way to
 * @property {number | null} comeback the moment that it then shows, while it goes back to where it stood: until then
 *   the picture is held
 */

/** Nor can options be searched that the core refuses: a frame has no fields to change them. @type {(frame: Frame) => boolean} */
export const isBarred = ({ app, barred }) => barred || app.state.faults.some(({ option }) => option !== null);

/** All that is wrong with what its author asked for; a fault of an option names the attribute. @type {(frame: Frame) => Text[]} */
export const faultsOf = ({ app, faults }) => [
  ...faults,
  ...app.state.faults.flatMap(({ option, words: { en, ja } }) =>
    option === null ? [] : [{ en: `option-${option}: ${en}`, ja: `option-${option}: ${ja}` }],
  ),
];

/** @type {(app: App, wish: Wish) => Frame} */
export const createFrame = (app, wish) => ({
  app,
  wish,
  drawn: true,
  unread: "",
  faults: wish.faults,
  barred: wish.barred,
  wokeAt: 0,
  rested: false,
  next: null,
  target: null,
  comeback: null,
});
