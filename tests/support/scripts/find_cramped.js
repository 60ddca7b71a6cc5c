// What sticks out of the page to the side, and what is to be touched but is lower than 44 pixels, cells aside.
() => {
  const shown = [...document.querySelectorAll("main *, header *, footer button")].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  const told = (/** @type {Element} */ each) =>
    `${each.tagName} ${each.className} ${each.textContent?.trim().slice(0, 30)}`;
  const wide = document.documentElement.clientWidth;
  const scrolls = (/** @type {Element} */ each) =>
    each.closest(".game-place, .shelf, .steps, .examples .chips, svg, .unseen, pre") !== null;
  const out = shown
    .filter((each) => !scrolls(each) && each.getBoundingClientRect().right > wide + 1)
    .map((each) => `sticks out: ${told(each)}`);
  const low = shown
    .filter((each) => each.matches("button, select, input:not(.cell, [type=checkbox], [type=radio], [type=file])"))
    .filter((each) => !each.matches(".cell, .place") && each.getBoundingClientRect().height < 43.5)
    .map((each) => `low: ${told(each)} ${each.getBoundingClientRect().height}`);
  return [...out, ...low];
};
