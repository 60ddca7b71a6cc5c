/** Text in step with an embed: which of the moments that the text speaks of has been reached. */

/**
 * The place, among the moments that the text speaks of, of the latest that is not after `at`; -1 before the first.
 * @type {(moments: number[], at: number) => number}
 */
export function reached(moments, at) {
  const past = moments.filter((moment) => moment <= at);
  return past.length > 0 ? moments.indexOf(Math.max(...past)) : -1;
}
