{
  // As in a browser in which no start from the snapshot succeeds.
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (/** @type {any} */ data, /** @type {any[]} */ ...more) {
    const told = data?.type === "start" ? { ...data, way: "plain" } : data;
    Reflect.apply(postMessage, this, [told, ...more]);
  };
}
