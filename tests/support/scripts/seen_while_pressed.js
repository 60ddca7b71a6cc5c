/**
 * Presses a button, and counts in each of the next pictures what is looked for.
 * @param {[HTMLElement]} buttons @param {string} looked
 */
([button], looked) =>
  new Promise((resolve) => {
    button.click();
    /** @type {number[]} */
    const found = [];
    const look = (/** @type {number} */ left) => {
      found.push(document.querySelectorAll(looked).length);
      if (left === 0) resolve(found);
      else requestAnimationFrame(() => look(left - 1));
    };
    requestAnimationFrame(() => look(5));
  });
