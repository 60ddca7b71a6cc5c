/** A device of four cores; the workers that the page starts are noted: the first one drives, the others help. */
(() => {
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });
  const Usual = Worker;
  /** @type {Worker[]} */
  const workers = [];
  const Noted = class extends Usual {
    /** @param {string | URL} address @param {WorkerOptions} [options] */
    constructor(address, options) {
      super(address, options);
      workers.push(this);
    }
  };
  Object.assign(self, { workers, Worker: Noted });
})();
