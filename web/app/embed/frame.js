/** What a frame knows beside the state of the page. */

/** @import { App } from "../state/state.js" */
/** @import { Wish } from "./wish.js" */

/**
 * @typedef {object} Frame
 * @property {App} app
 * @property {Wish} wish what its author asked for
 * @property {boolean} drawn whether the board can be drawn: else it waits for Python
 * @property {string} unread givens in a text that Python must read
 * @property {number} wokeAt when it took Python the last time, in milliseconds; 0 before that
 * @property {boolean} rested whether it let Python go for another frame
 * @property {((frame: Frame) => void) | null} next what is done when Python is ready
 * @property {number | null} target the moment of the search that it is on its way to
 * @property {number | null} comeback the moment that it then shows, while it goes back to where it stood: until then
 *   the picture is held
 */

/** @type {(app: App, wish: Wish) => Frame} */
export const createFrame = (app, wish) => ({
  app,
  wish,
  drawn: true,
  unread: "",
  wokeAt: 0,
  rested: false,
  next: null,
  target: null,
  comeback: null,
});
