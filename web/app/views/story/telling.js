/**
 * The story in time: two strategies search at the same pace until the better one is done. Then it stops for good, and
 * nothing runs any more. Users who prefer reduced motion, or have seen it on this visit, get its end at once.
 */

/** @import { Visit } from "../../state/visit.js" */

/** Seconds until the better strategy is done, and milliseconds between updates. */
export const SECONDS = 16;
const PACE = 100;
const STEPS = (SECONDS * 1000) / PACE;

/** The nodes of a strategy at a fraction of the story; the best needs `fewest` of `all`. @type {(part: number, all: number, fewest: number) => number} */
export const nodesAt = (part, all, fewest) => Math.min(all, Math.round(part * fewest));

/**
 * Tells the story: `show` displays a fraction of it, from 0 to 1, and returns whether its element still exists. Returns a
 * function that jumps to the end.
 * @type {(visit: Visit, show: (part: number) => boolean, isCalm: boolean) => () => void}
 */
export function tell(visit, show, isCalm) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  goOn(visit.storyTold || isCalm ? STEPS : 0);
  return () => goOn(STEPS);

  /** @type {(step: number) => void} */
  function goOn(step) {
    clearTimeout(timer);
    const isThere = show(step / STEPS);
    if (isThere && step < STEPS) timer = setTimeout(() => goOn(step + 1), PACE);
    else visit.storyTold = true;
  }
}
