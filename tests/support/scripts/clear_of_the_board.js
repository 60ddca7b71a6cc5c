/** The panels that lie wholly below the board and what belongs to it, all measured in one moment. @type {() => string[]} */
() => {
  const bottom = document.querySelector(".hero")?.getBoundingClientRect().bottom ?? Infinity;
  const panels = [...document.querySelectorAll(".panel")];
  return panels.filter((panel) => panel.getBoundingClientRect().top >= bottom).map(({ id }) => id);
};
