/** What the screen is like, and what the person asked of it. Each is asked for once: pictures of a search look at it many times. */

/** @type {(query: string) => () => boolean} */
function asking(query) {
  /** @type {MediaQueryList | undefined} */
  let list;
  return () => {
    list ??= matchMedia(query);
    return list.matches;
  };
}

/** A finger, or a screen as narrow as a phone's: what one fills in with is to stand under the thumb. */
export const isSmall = asking("(pointer: coarse), (max-width: 40rem)");

/** Whether each view of a search has a column of its own. */
export const isVeryWide = asking("(min-width: 106.25rem)");

/** Whether the page has but one column. */
export const isOneColumn = asking("(max-width: 61.99rem)");

export const isTouched = asking("(pointer: coarse)");

/** Whether the device is one that is held in the hand. */
export const isHandheld = asking("(pointer: coarse) and (hover: none)");

/** Whether little is to move. */
export const isCalm = asking("(prefers-reduced-motion: reduce)");

/** The same, and tall enough that what stands at its foot leaves the board in sight. */
export const isUpright = asking("(max-width: 61.99rem) and (min-height: 30.01rem)");
