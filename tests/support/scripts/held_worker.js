/**
 * Put before the worker: once it has told that it plans a search it hears, but does no more, until a job is closed or
 * the test calls release().
 */
(() => {
  const post = /** @type {(message: any, options: any) => void} */ (self.postMessage);
  const { postMessage: turn } = MessagePort.prototype;
  /** @type {"before" | "held" | "released"} */
  let stage = "before";
  /** What would bring the next slices. @type {MessagePort[]} */
  const ports = [];
  self.postMessage = (message, options) => {
    post.call(self, message, options);
    const plans = message.progress?.verdict.en === "planning the search";
    if (plans && stage === "before") stage = "held";
  };
  MessagePort.prototype.postMessage = function () {
    if (stage === "held") ports.push(this);
    else turn.call(this, null);
  };
  const release = () => {
    stage = "released";
    for (const port of ports.splice(0)) turn.call(port, null);
  };
  self.addEventListener("message", ({ data }) => {
    if (data.type === "close") release();
  });
  Object.assign(self, { release });
})();
