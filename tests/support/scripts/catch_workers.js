/** Put before the page's own scripts: keeps the workers that it makes where a test finds them, in self.workers. */
(() => {
  const Plain = self.Worker;
  /** @type {Worker[]} */
  const workers = [];
  self.Worker = class extends Plain {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      workers.push(this);
    }
  };
  Object.assign(self, { workers });
})();
