/** The screen and the user's preferences for it. Each is queried once, because drawing a search reads it many times. */

/** @type {(query: string) => () => boolean} */
function asking(query) {
  /** @type {MediaQueryList | undefined} */
  let list;
  return () => {
    list ??= matchMedia(query);
    return list.matches;
  };
}

/** Touch, or a screen of a phone's width: the tools for filling in belong under the thumb. */
export const isSmall = asking("(pointer: coarse), (max-width: 40rem)");

/** Too narrow for a row of seven finger-sized buttons. */
export const isTiny = asking("(max-width: 23.4rem)");

/** Whether each view of a search has its own column. */
export const isVeryWide = asking("(min-width: 106.25rem)");

/** Whether the page has only one column. */
export const isOneColumn = asking("(max-width: 61.99rem)");

export const isTouched = asking("(pointer: coarse)");

/** Whether the device is handheld. */
export const isHandheld = asking("(pointer: coarse) and (hover: none)");

/** Whether reduced motion is preferred. */
export const isCalm = asking("(prefers-reduced-motion: reduce)");

/** A phone's width, and tall enough that the tools at its foot leave the board in view. */
export const isUpright = asking("(max-width: 40rem) and (min-height: 30.01rem)");
