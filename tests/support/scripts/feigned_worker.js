/**
 * Put after inert_worker.js: its workers say at once that Python is ready, and that they are alive, but answer nothing,
 * so that the page does what it does once Python is there, and no Python starts.
 */
if (self.origin !== "null") {
  self.Worker = class extends self.Worker {
    /** @override @param {any} message */
    postMessage({ type, way }) {
      if (type === "start") this.#say({ type: "stage", stage: "ready", part: 1, bytes: 0, reason: null, how: way });
      if (type === "ping") this.#say({ type: "pong" });
    }
    /** @param {object} data */
    #say(data) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
