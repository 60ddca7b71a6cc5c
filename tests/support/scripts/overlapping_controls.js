/**
 * Each two controls of the player that share some place, and each that leaves the player; the first line counts them.
 * @param {[measured: string, slack: number]} given which controls, and the pixels that do not count
 * @returns {string[]}
 */
([measured, slack]) => {
  const boxOf = (/** @type {Element} */ each) => each.getBoundingClientRect();
  const player = boxOf(/** @type {Element} */ (document.querySelector(".player")));
  const boxes = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(measured))]
    .map((each) => ({
      name: each.title || each.ariaLabel || each.textContent?.trim() || each.className,
      box: boxOf(each),
    }))
    .filter(({ box }) => box.width > 0);
  const apart = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) =>
    one.right <= other.left + slack ||
    other.right <= one.left + slack ||
    one.bottom <= other.top + slack ||
    other.bottom <= one.top + slack;
  const out = boxes
    .filter(({ box }) => box.left < player.left - slack || box.right > player.right + slack)
    .map(({ name }) => `${name} is outside`);
  const over = boxes.flatMap(({ name, box }, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => !apart(box, other.box))
      .map((other) => `${name} and ${other.name}`),
  );
  return [`${boxes.length} controls`, ...out, ...over];
};
