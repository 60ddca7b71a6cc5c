/** Put before the worker's own script: once it has told of nodes, it never comes back, so that it hears no Stop. */
(() => {
  const post = /** @type {(message: any, options: any) => void} */ (self.postMessage);
  self.postMessage = (message, options) => {
    post.call(self, message, options);
    while (message.type === "progress" && message.progress.nodes > 0);
  };
})();
