/** A frame that has been out of sight for long releases Python, and its memory; the first touch or key in it takes it back. */

import { isGoing } from "../engine/index.js";
import { rest, wake } from "./python_handover.js";

/** @import { Frame } from "./frame_state.js" */

/** @typedef {{ set: (act: () => void, delay: number) => number, clear: (timer: number) => void }} Clock */

/** Milliseconds out of sight. */
const LONG = 5 * 60_000;

/** @type {Clock} */
const OF_THE_BROWSER = { set: (act, delay) => self.setTimeout(act, delay), clear: (timer) => clearTimeout(timer) };

/**
 * Is to be told whether the frame is in sight. A search that is going on is left alone: it is asked again after as long.
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

/** Watches whether the frame is in sight of its reader. @type {(frame: Frame, root: Element) => void} */
export function restWhileUnseen(frame, root) {
  const see = createUnseen(frame);
  new IntersectionObserver(([part]) => see(part?.isIntersecting === true)).observe(root);
  const use = () => {
    if (frame.rested === "unseen") wake(frame);
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, use, { capture: true });
}
