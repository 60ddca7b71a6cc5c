/** Put before the worker's own script: once it has told of three slices, it never comes back from the next. */
(() => {
  const post = /** @type {(message: any, options: any) => void} */ (self.postMessage);
  let slices = 0;
  self.postMessage = (message, options) => {
    post.call(self, message, options);
    if (message.type !== "progress") return;
    slices += 1;
    while (slices > 3);
  };
})();
