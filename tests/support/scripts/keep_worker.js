/**
 * Run in the page beside those of the tests: keeps a worker in which Python is at work for as long as the page is open,
 * and lends it to one page after another (scripts/lent_worker.js), so that Python starts once for many tests.
 *
 * hear    what a page that has borrowed the worker does with its messages; null while nobody has it
 * jobs    the jobs that the borrower has begun
 * asked   the questions that it has asked and that are not answered yet
 * spoilt  the worker was changed, or ended, while it was lent: the next page gets a fresh one, as it does after a
 *         question that was not answered
 * @type {(address: string) => Promise<void>}
 */
async (address) => {
  /** @type {((message: any) => void) | null} */
  let hear = null;
  /** @type {Set<number>} */
  const jobs = new Set();
  /** @type {Set<number>} */
  const asked = new Set();
  let spoilt = false;
  let kept = start();

  function start() {
    const worker = new Worker(address, { type: "module" });
    /** The message that Python is ready. @type {Promise<object>} */
    const ready = new Promise((resolve, reject) => {
      worker.onerror = (error) => reject(new Error(error.message));
      worker.addEventListener("message", ({ data }) => {
        if (data.stage === "ready") resolve(data);
        if (data.stage === "failed") reject(new Error(data.reason));
      });
    });
    worker.postMessage({ type: "start", way: "snapshot" });
    ready.then(() => {
      worker.addEventListener("message", ({ data }) => {
        asked.delete(data.id);
        if (worker === kept.worker) hear?.(data);
      });
    });
    return { worker, ready };
  }

  /** The worker as new: it is at no job, and has answered everything. */
  async function takeBack() {
    hear = null;
    const { worker } = kept;
    if (spoilt || asked.size > 0) {
      worker.terminate();
      kept = start();
      await kept.ready;
    } else {
      for (const job of jobs) worker.postMessage({ type: "close", job });
      await new Promise((resolve) => {
        worker.addEventListener("message", ({ data }) => data.type === "pong" && resolve(null));
        worker.postMessage({ type: "ping" });
      });
    }
    spoilt = false;
    jobs.clear();
    asked.clear();
  }

  /** Lends the worker to the page that asks last. @type {(hearing: (message: any) => void) => Promise<void>} */
  const lend = async (hearing) => {
    await takeBack();
    const ready = await kept.ready;
    hear = hearing;
    hear(ready);
  };
  /** @type {(message: any) => void} */
  const give = (message) => {
    if (message.id) asked.add(message.id);
    if (message.job) jobs.add(message.job);
    kept.worker.postMessage(message);
  };
  const spoil = () => {
    spoilt = true;
  };
  await kept.ready;
  Object.assign(self, { python: { lend, give, spoil, takeBack } });
};
