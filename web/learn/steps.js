/** Text in step with an embed: which of the text's moments has been reached, and how both stay visible. */

/** Where something lies on the screen, in pixels from its upper edge. @typedef {{ top: number, bottom: number }} Span */

/** Pixels left free between the words of a step and the edge of the screen. */
const EDGE = 24;

/**
 * The index, among the text's moments, of the latest that is not after `at`; -1 before the first.
 * @type {(moments: number[], at: number) => number}
 */
export function reached(moments, at) {
  const past = moments.filter((moment) => moment <= at);
  return past.length > 0 ? moments.indexOf(Math.max(...past)) : -1;
}

/**
 * The number of pixels to scroll so that the embed's upper half, where its board is, and the words are visible together;
 * null if they are too far apart. `height` is that of the screen.
 * @type {(embed: Span, words: Span, height: number) => number | null}
 */
export function together({ top, bottom }, words, height) {
  const middle = (top + bottom) / 2;
  const wanted = Math.min(middle - top, height / 3);
  const far = top < words.top ? words.bottom - (height - EDGE) : words.top - EDGE;
  const fits = (/** @type {number} */ by) => Math.min(middle - by, height) - Math.max(top - by, 0) >= wanted;
  return [0, far].find(fits) ?? null;
}
