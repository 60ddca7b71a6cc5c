/**
 * What a worker of its own tells, but for the stages of its start, of a plan (id 1) that is being made when the next is
 * asked for (id 4), with a search (job 5, id 2) that is ended while it opens, and a question (id 3) that is quick.
 * @param {[name: string, task: object]} given the worker's script, and a task that takes seconds to plan
 */
async ([name, task]) => {
  const worker = new Worker(`./worker/${name}`, { type: "module" });
  /** @type {unknown[]} */
  const heard = [];
  const ask = (/** @type {string} */ type, /** @type {number} */ id, /** @type {object} */ more) =>
    worker.postMessage({ type, id, task, ...more });
  const ended = new Promise((resolve, reject) => {
    worker.onerror = (error) => reject(new Error(error.message));
    worker.onmessage = ({ data }) => {
      if (data.stage === "ready") {
        ask("plan", 1, { strategy: "compiled" });
        ask("open", 2, { job: 5, strategy: "compiled" });
      }
      if (data.type === "stage") return;
      // The search has had its turn, and so has the plan that was asked for before it.
      if (data.type === "progress" && heard.length === 0) {
        ask("check", 3, {});
        ask("plan", 4, { strategy: "prune" });
        worker.postMessage({ type: "close", job: 5 });
      }
      heard.push(data);
      if (data.id === 4) resolve(heard);
    };
  });
  worker.postMessage({ type: "start", way: "snapshot" });
  await ended;
  worker.terminate();
  return heard;
};
