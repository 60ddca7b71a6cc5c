/** A program that shows nothing for a while: perhaps it is in a loop without end. */

/** Milliseconds after which that is said. */
const QUIET = 10_000;

/** Calls `tell` when nothing has been heard for so long. @type {(tell: () => void) => { heard: () => void, end: () => void }} */
export function createQuiet(tell) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const end = () => clearTimeout(waiting);
  return {
    heard() {
      end();
      waiting = setTimeout(tell, QUIET);
    },
    end,
  };
}
