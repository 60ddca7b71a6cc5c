/**
 * The story as time passes: two strategies search at one pace, until the better one is done. Then it stands still for good,
 * and nothing runs any more. Who asks for calm, or has seen it on this visit, gets its end at once.
 */

/** Seconds until the better strategy is done, and milliseconds between steps. */
export const SECONDS = 16;
const PACE = 100;
const STEPS = (SECONDS * 1000) / PACE;

/** Window: whether it has been told on this visit. */
let told = false;

/** The nodes of each at a part of the story, of so many in all; the best needs `fewest`. @type {(part: number, all: number, fewest: number) => number} */
export const nodesAt = (part, all, fewest) => Math.min(all, Math.round(part * fewest));

/**
 * Tells it: `show` shows a part of it, from 0 to 1, and returns whether its place is still there. Returns what ends it at
 * once.
 * @type {(show: (part: number) => boolean, isCalm: boolean) => () => void}
 */
export function tell(show, isCalm) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  goOn(told || isCalm ? STEPS : 0);
  return () => goOn(STEPS);

  /** @type {(step: number) => void} */
  function goOn(step) {
    clearTimeout(timer);
    const isThere = show(step / STEPS);
    if (isThere && step < STEPS) timer = setTimeout(() => goOn(step + 1), PACE);
    else told = true;
  }
}
