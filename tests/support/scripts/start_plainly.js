{
  // As in a browser in which no start from the snapshot succeeds.
  const { postMessage } = Worker.prototype;
  /** @typedef {import("../../../web/worker/protocol.js").Request} Request */
  Worker.prototype.postMessage = function (/** @type {Request} */ data, /** @type {any[]} */ ...more) {
    /** @type {Request} */
    const told = data?.type === "start" ? { ...data, way: "plain" } : data;
    Reflect.apply(postMessage, this, [told, ...more]);
  };
}
