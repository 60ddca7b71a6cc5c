// The least space between the title of a lane of the first picture and what is said beside it.
(/** @type {Element[]} */ lanes) => {
  const box = (/** @type {Element | null} */ part) => {
    const text = document.createRange();
    if (part) text.selectNodeContents(part);
    return text.getBoundingClientRect();
  };
  return Math.min(
    ...lanes.flatMap((lane) => {
      const { right } = box(lane.querySelector("h2"));
      return [...lane.querySelectorAll("p")].map((part) => box(part).left - right);
    }),
  );
};
