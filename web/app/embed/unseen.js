/**
 * A frame that has been out of sight for a long time releases Python and its memory; the first touch or key in it takes
 * Python back.
 */

import { isGoing } from "../engine/index.js";
import { rest, wake } from "./python_handover.js";

/** @import { Frame } from "./frame_state.js" */

/** @typedef {{ set: (act: () => void, delay: number) => number, clear: (timer: number) => void }} Clock */

/** The time out of sight, in milliseconds. */
const LONG = 5 * 60_000;

/** @type {Clock} */
const OF_THE_BROWSER = { set: (act, delay) => self.setTimeout(act, delay), clear: (timer) => clearTimeout(timer) };

/**
 * Takes whether the frame is in sight. A running search is left alone and checked again after the same time.
 * @type {(frame: Frame, clock?: Clock) => (isSeen: boolean) => void}
 */
export function createUnseen(frame, clock = OF_THE_BROWSER) {
  let timer = 0;
  const wait = () => {
    timer = clock.set(() => {
      const { run, race } = frame.app.state;
      if (isGoing(run) || isGoing(race.search)) wait();
      else rest(frame, Number.MAX_VALUE, "unseen");
    }, LONG);
  };
  return (isSeen) => {
    clock.clear(timer);
    if (!isSeen) wait();
  };
}

/** Observes whether the frame is in sight. @type {(frame: Frame, root: Element) => void} */
export function restWhileUnseen(frame, root) {
  const see = createUnseen(frame);
  new IntersectionObserver(([part]) => see(part?.isIntersecting === true)).observe(root);
  const use = () => {
    if (frame.rested === "unseen") wake(frame);
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, use, { capture: true });
}
