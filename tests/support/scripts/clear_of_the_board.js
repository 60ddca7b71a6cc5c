/** The panels that lie wholly below the board and what belongs to it, or beside it, all measured in one moment. @type {() => string[]} */
() => {
  const { bottom = Infinity, right = Infinity } = document.querySelector(".hero")?.getBoundingClientRect() ?? {};
  const panels = [...document.querySelectorAll(".panel")].map((panel) => ({
    id: panel.id,
    place: panel.getBoundingClientRect(),
  }));
  return panels.filter(({ place }) => place.top >= bottom || place.left >= right).map(({ id }) => id);
};
