/**
 * Put before the page's own scripts: its worker says at once that Python is ready, and that it is alive, but answers
 * nothing, so that the page does what it does once Python is there, and no Python starts.
 */
self.Worker = class extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  /** @param {any} message */
  postMessage({ type, way }) {
    if (type === "start") this.#say({ type: "stage", stage: "ready", part: 1, bytes: 0, reason: null, how: way });
    if (type === "ping") this.#say({ type: "pong" });
  }
  terminate() {}
  /** @param {object} data */
  #say(data) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }
};
