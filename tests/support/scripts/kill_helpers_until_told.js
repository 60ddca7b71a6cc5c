/** Ends every worker that helps with a search as soon as it is there, until the page says so. @type {() => Promise<void>} */
async () => {
  const LONGEST = 200_000; // milliseconds
  const workers = /** @type {Worker[]} */ (/** @type {any} */ (self).workers);
  const begun = Date.now();
  while (!document.querySelector(".notice")?.textContent?.includes("goes on without it")) {
    if (Date.now() - begun > LONGEST) throw new Error("nothing was said");
    for (const worker of workers.slice(1)) {
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent("error", { message: "out of memory", cancelable: true }));
    }
    await new Promise(requestAnimationFrame);
  }
};
