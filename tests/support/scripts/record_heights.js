/** Records every height that an element of the page has had, with the width it had then, in an attribute of the root. @param {Element} element */
(element) => {
  /** @type {number[][]} */
  const seen = [];
  new ResizeObserver(() => {
    const { width, height } = element.getBoundingClientRect();
    seen.push([Math.round(width), Math.round(height)]);
    document.documentElement.dataset.heights = JSON.stringify(seen);
  }).observe(element);
};
