/**
 * What part of a tree is in sight: from `left` to `right`, of 0 to 1.
 *
 * hold    the point of the tree that stays where it is while the view gets narrower or wider
 */

/** @typedef {{ left: number, right: number }} View */

/** The least part that can be told apart in sums of fractions. */
const LEAST = 1e-9;

export const WHOLE = /** @type {View} */ (Object.freeze({ left: 0, right: 1 }));

/** @type {(view: View) => boolean} */
export const isWhole = ({ left, right }) => right - left >= 1;

/** The view of this width with its left edge there, or as near as the tree allows. @type {(left: number, wide: number) => View} */
function viewAt(left, wide) {
  const width = Math.min(1, Math.max(LEAST, wide));
  const start = Math.min(1 - width, Math.max(0, left));
  return { left: start, right: start + width };
}

/** `times` more than 1 is nearer. @type {(view: View, times: number, hold: number) => View} */
export function zoomed({ left, right }, times, hold) {
  const wide = Math.min(1, Math.max(LEAST, (right - left) / times));
  return viewAt(hold - ((hold - left) * wide) / (right - left), wide);
}

/** The point to hold where nothing points: the middle of a node while that is in sight, else that of the view. @type {(view: View, node: { left: number, share: number }) => number} */
export function holding({ left, right }, node) {
  const middle = node.left + node.share / 2;
  return node.share < 1 && middle >= left && middle <= right ? middle : (left + right) / 2;
}

/** Moved by a part of what is in sight. @type {(view: View, part: number) => View} */
export const moved = ({ left, right }, part) => viewAt(left + part * (right - left), right - left);

/** A view in which a node is seen: the same if it is, else one with the node in its middle, some times as wide. @type {(view: View, place: { left: number, share: number }) => View} */
export function bringing(view, { left, share }) {
  const wide = view.right - view.left;
  const inSight = left >= view.left && left + share <= view.right;
  if (inSight && share > wide / 50) return view;
  const next = Math.max(share, Math.min(wide, share * 20));
  return viewAt(left + share / 2 - next / 2, next);
}
