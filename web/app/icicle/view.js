/**
 * The visible part of a tree: from `left` to `right`, between 0 and 1.
 *
 * hold    the point of the tree that does not move when the view is zoomed
 */

/** @typedef {{ left: number, right: number }} View */

/** The least width that sums of fractions can distinguish. */
const LEAST = 1e-9;

export const WHOLE = /** @type {View} */ (Object.freeze({ left: 0, right: 1 }));

/** @type {(view: View) => boolean} */
export const isWhole = ({ left, right }) => right - left >= 1;

/** The view with a left edge and width, as far as the tree allows. @type {(left: number, wide: number) => View} */
function viewAt(left, wide) {
  const width = Math.min(1, Math.max(LEAST, wide));
  const start = Math.min(1 - width, Math.max(0, left));
  return { left: start, right: start + width };
}

/** Zooms a view; `times` above 1 zooms in. @type {(view: View, times: number, hold: number) => View} */
export function zoomed({ left, right }, times, hold) {
  const wide = Math.min(1, Math.max(LEAST, (right - left) / times));
  return viewAt(hold - ((hold - left) * wide) / (right - left), wide);
}

/**
 * The point to hold when there is no pointer: the middle of a node if it is visible, otherwise that of the view.
 * @type {(view: View, node: { left: number, share: number }) => number}
 */
export function holding({ left, right }, node) {
  const middle = node.left + node.share / 2;
  return node.share < 1 && middle >= left && middle <= right ? middle : (left + right) / 2;
}

/** Moves a view by a fraction of its width. @type {(view: View, part: number) => View} */
export const moved = ({ left, right }, part) => viewAt(left + part * (right - left), right - left);

/**
 * A view in which a node is visible: the same if it is, otherwise one centred on the node and some times as wide.
 * @type {(view: View, place: { left: number, share: number }) => View}
 */
export function bringing(view, { left, share }) {
  const wide = view.right - view.left;
  const inSight = left >= view.left && left + share <= view.right;
  if (inSight && share > wide / 50) return view;
  const next = share > 0 ? Math.max(share, Math.min(wide, share * 20)) : wide;
  return viewAt(left + share / 2 - next / 2, next);
}
