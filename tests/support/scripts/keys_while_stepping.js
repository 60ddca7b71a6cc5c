/**
 * Goes from picture to picture with the key that has the focus: where all keys are below the board at each of them, once
 * two frames in a row have them there.
 * @param {string[]} said what is said of each picture
 */
async (said) => {
  const frame = () => new Promise(requestAnimationFrame);
  const line = () => document.querySelector(".narration.solution");
  const places = () => {
    const board = /** @type {Element} */ (document.querySelector("#board")).getBoundingClientRect();
    const keys = [...(line()?.querySelectorAll("button") ?? [])].filter((key) => key.checkVisibility());
    return keys.map((key) => {
      const { x, y, width, height } = key.getBoundingClientRect();
      return [x, y - board.y, width, height];
    });
  };
  const found = [];
  for (const words of said) {
    if (found.length > 0) /** @type {HTMLElement} */ (document.activeElement).click();
    while (!line()?.textContent?.includes(words)) await frame();
    let [before, now] = ["", JSON.stringify(places())];
    while (now !== before) {
      await frame();
      [before, now] = [now, JSON.stringify(places())];
    }
    found.push(JSON.parse(now));
  }
  return found;
};
