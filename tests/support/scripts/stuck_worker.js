/** Put before the worker's own script: once it has told of nodes, it never comes back, so that it hears no Stop. */
(() => {
  const post = /** @type {(message: any, options: any) => void} */ (self.postMessage);
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }); // a page may make no other that waits
  /** @typedef {import("../../../web/worker/protocol.js").Response} Response */
  self.postMessage = (/** @type {Response} */ message, /** @type {any} */ options) => {
    post.call(self, message, options);
    if (message.type === "progress" && message.progress.nodes > 0) Atomics.wait(new Int32Array(buffer), 0, 0);
  };
})();
