/** Waits until so many workers beside the first have been started. @type {(number: number) => Promise<void>} */
async (number) => {
  const LONGEST = 200_000; // milliseconds
  const workers = /** @type {Worker[]} */ (/** @type {any} */ (self).workers);
  const begun = Date.now();
  while (workers.length <= number) {
    if (Date.now() - begun > LONGEST) throw new Error(`${workers.length - 1} others were started`);
    await new Promise(requestAnimationFrame);
  }
};
