/**
 * Put before the page's own scripts: the first worker that a page starts, or a frame in it, is the one that the page
 * beside keeps (scripts/keep_worker.js), if that has opened the page: `self.borrowed`. Its messages are copied, as if
 * they came from a worker of its own.
 */
{
  const page = /** @type {{ borrowed?: boolean } & typeof globalThis} */ (self);

  function lender() {
    try {
      return /** @type {any} */ (self.opener ?? parent.opener)?.python;
    } catch {
      return undefined; // of another origin
    }
  }

  class Lent extends EventTarget {
    #python;
    #isEnded = false;

    /** @param {any} python */
    constructor(python) {
      super();
      this.#python = python;
    }
    /** @param {any} message */
    postMessage(message) {
      if (message.type !== "start") this.#python.give(message);
      else this.#python.lend((/** @type {any} */ heard) => this.#hear(structuredClone(heard)));
    }
    terminate() {
      this.#isEnded = true;
      this.#python.spoil();
    }
    /** @param {any} data */
    #hear(data) {
      if (!this.#isEnded) this.dispatchEvent(new MessageEvent("message", { data }));
    }
  }

  self.Worker = new Proxy(Worker, {
    construct(own, given, made) {
      const python = page.borrowed ? undefined : lender();
      if (!python) return Reflect.construct(own, given, made);
      page.borrowed = true;
      return new Lent(python);
    },
  });
}
