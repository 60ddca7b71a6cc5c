/**
 * A device of four cores; the workers that the page starts are noted: the first one drives, the others help. It says of
 * all that it takes a thousand times as long, so that what is known to take long is so on a quick machine as well.
 */
(() => {
  /** @typedef {import("../../../web/worker/protocol.js").Response} Response */
  const SLOWER = 1000;
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });
  const Usual = Worker;
  /** @type {Worker[]} */
  const workers = [];
  const Noted = class extends Usual {
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      workers.push(this);
      this.addEventListener("message", (/** @type {MessageEvent<Response>} */ { data }) => {
        if (data.type !== "progress") return;
        const { progress } = data;
        progress.elapsed *= SLOWER;
        if (progress.left !== null) progress.left *= SLOWER;
      });
    }
  };
  Object.assign(self, { workers, Worker: Noted });
})();
