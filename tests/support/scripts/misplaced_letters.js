// The letters of cells, and their signs, that are drawn less than 9 pixels tall, or out of their cell.
(/** @type {HTMLElement} */ board) => {
  const found = [];
  /** @type {NodeListOf<SVGTextElement>} */
  const letters = board.querySelectorAll("text.index, text.letter");
  for (const text of letters) {
    if (!text.checkVisibility()) continue;
    const shape = /** @type {Element} */ (text.closest(".spot")?.children[0]);
    const cell = shape.getBoundingClientRect();
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const drawn = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
    if (drawn < 9) found.push(`${text.textContent}: ${drawn.toFixed(1)} pixels`);
    const ink = top + 0.22 * drawn; // a font has room above its letters
    const out = Math.max(cell.left - left, right - cell.right, cell.top - ink, bottom - cell.bottom);
    if (out > 1) found.push(`${text.textContent}: ${out.toFixed(1)} pixels out of its cell`);
  }
  return found;
};
