/** Ends the three workers that help with a search, those begun last; `loudly`: their browser says so, as when the memory is full. @type {(loudly: boolean) => number} */
(loudly) => {
  const workers = /** @type {Worker[]} */ (/** @type {any} */ (self).workers);
  const helping = workers.slice(1).slice(-3);
  for (const worker of helping) {
    worker.terminate();
    if (loudly) worker.dispatchEvent(new ErrorEvent("error", { message: "out of memory", cancelable: true }));
  }
  return helping.length;
};
