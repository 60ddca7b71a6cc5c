/** Where an element is in its window, once two pictures in a row have it in one place. @param {Element[]} found */
async ([element]) => {
  const picture = () => new Promise(requestAnimationFrame);
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  };
  await picture(); // which shows what has happened by now
  for (let before = place(); ; ) {
    await picture();
    const now = place();
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
};
