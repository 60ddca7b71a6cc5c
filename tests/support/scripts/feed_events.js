/**
 * Tells the page of a search many events as its worker would, a report a frame: below the first value that the search
 * places, a tree made by chance. Gives how many were told, and how many long tasks the browser's observer saw.
 */
async (/** @type {{ total: number, each: number }} */ { total, each }) => {
  const [PLACED, REMOVED, CUT] = [0, 1, 2];
  const [CELLS, VALUES] = [12, 12];
  /** @typedef {import("../../../web/worker/protocol.js").Response} Response */
  /** @typedef {Extract<Response, { type: "progress" }>} ProgressReport */
  const worker = /** @type {Worker} */ (/** @type {any} */ (self).workers.at(-1));
  /** @type {ProgressReport} */
  const report = await new Promise((resolve) => {
    worker.addEventListener("message", function hear(/** @type {MessageEvent<Response>} */ { data }) {
      if (data.type !== "progress" || data.progress.state !== "paused") return; // another one runs
      worker.removeEventListener("message", hear);
      resolve(data);
    });
    const step = document.querySelector("button.step") ?? document.querySelector("[aria-label='One event forward']");
    /** @type {HTMLElement} */ (step).click();
  });

  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pack = (/** @type {number} */ kind, /** @type {number} */ cell, /** @type {number} */ value, rule = 0) =>
    kind * 2 ** 27 + rule * 2 ** 18 + cell * 512 + value;
  /** By level, the values that were tried there. */
  const tried = [0];
  /** @type {() => number} */
  const next = () => {
    const level = tried.length; // the first cell stands
    const value = tried[level - 1] ?? 0;
    if (level >= CELLS || value >= VALUES) {
      if (level === 1) return pack(CUT, 1, 0);
      tried.pop();
      return pack(REMOVED, level - 1, (tried[level - 2] ?? 1) - 1);
    }
    tried[level - 1] = value + 1;
    if (random() < 0.55) return pack(CUT, level, value, value % 5);
    tried.push(0);
    return pack(PLACED, level, value, VALUES - value);
  };

  let long = 0;
  const observer = new PerformanceObserver((list) => {
    long += list.getEntries().length;
  });
  observer.observe({ type: "longtask" });
  /** @type {ProgressReport["progress"]} */
  const progress = { ...report.progress, state: "running" };
  let told = 0;
  while (told < total) {
    const events = Uint32Array.from({ length: Math.min(each, total - told) }, next);
    told += events.length;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    /** @type {ProgressReport} */
    const data = { ...report, progress, events };
    worker.dispatchEvent(new MessageEvent("message", { data }));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  observer.disconnect();
  return { told, long };
};
