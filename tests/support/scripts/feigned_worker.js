/**
 * Put after inert_worker.js: its workers say at once that Python is ready, and that they are alive, but answer nothing,
 * so that the page does what it does once Python is there, and no Python starts.
 */
if (self.origin !== "null") {
  self.Worker = class extends self.Worker {
    /** @override @param {import("../../../web/worker/protocol.js").Request} message */
    postMessage(message) {
      if (message.type === "start")
        this.#say({ type: "stage", stage: "ready", part: 1, bytes: 0, reason: null, how: message.way });
      if (message.type === "ping") this.#say({ type: "pong" });
    }
    /** @param {import("../../../web/worker/protocol.js").Response} data */
    #say(data) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
