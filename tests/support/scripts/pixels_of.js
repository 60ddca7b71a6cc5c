// How many pixels a length is that the style sheets name, as "var(--orders)".
(/** @type {string} */ length) => {
  const probe = document.createElement("div");
  probe.style.height = length;
  document.body.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return height;
};
