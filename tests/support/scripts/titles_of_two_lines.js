/** @param {HTMLElement} heading @param {string[]} titles */
(heading, titles) => {
  const height = (/** @type {string} */ title) => {
    heading.textContent = title;
    return heading.offsetHeight;
  };
  return titles.filter((title) => height(title) > height("A"));
};
