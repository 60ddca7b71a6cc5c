/** Workers whose messages come from the test. */

/** All that were started. @type {FakeWorker[]} */
export const workers = [];

export const READY = { type: "stage", stage: "ready", part: 1, bytes: 0, how: "snapshot", reason: null };

export class FakeWorker extends EventTarget {
  /** @type {any[]} */
  sent = [];
  ended = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(/** @type {any} */ message) {
    this.sent.push(message);
  }
  terminate() {
    this.ended = true;
  }
  says(/** @type {object} */ data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
  breaks(/** @type {string} */ message) {
    this.dispatchEvent(Object.assign(new Event("error"), { message }));
  }
  types() {
    return this.sent.map(({ type }) => type);
  }
}
