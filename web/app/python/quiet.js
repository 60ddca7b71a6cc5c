/** Detects a program that shows nothing for a while: perhaps it is in an endless loop. */

/** Milliseconds until that is reported. */
const QUIET = 10_000;

/** Calls `tell` after that time without a sign of life. @type {(tell: () => void) => { heard: () => void, end: () => void }} */
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
