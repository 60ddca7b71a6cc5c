/**
 * What a worker of its own tells, but for the stages of its start, of a plan (id 1) that is being made when the next is
 * asked for (id 4), with a search (job 5, id 2) that is ended while it opens, and a question (id 3) that is quick.
 * @param {[name: string, task: import("../../../web/worker/protocol.js").Task]} given the worker's
 * script, and a task that takes seconds to plan
 */
async ([name, task]) => {
  /** @typedef {import("../../../web/worker/protocol.js").Request} Request */
  /** @typedef {import("../../../web/worker/protocol.js").Response} Response */
  const worker = new Worker(`./worker/${name}`, { type: "module" });
  /** @type {unknown[]} */
  const heard = [];
  const say = (/** @type {Request} */ message) => worker.postMessage(message);
  const ended = new Promise((resolve, reject) => {
    worker.onerror = (error) => reject(new Error(error.message));
    worker.onmessage = (/** @type {MessageEvent<Response>} */ { data }) => {
      if (data.type === "stage") {
        if (data.stage !== "ready") return;
        say({ type: "plan", id: 1, task, strategy: "compiled" });
        say({ type: "open", id: 2, task, job: 5, strategy: "compiled" });
        return;
      }
      // The search has had its turn, and so has the plan that was asked for before it.
      if (data.type === "progress" && heard.length === 0) {
        say({ type: "check", id: 3, task });
        say({ type: "plan", id: 4, task, strategy: "prune" });
        say({ type: "close", job: 5 });
      }
      heard.push(data);
      if ("id" in data && data.id === 4) resolve(heard);
    };
  });
  say({ type: "start", way: "snapshot" });
  await ended;
  worker.terminate();
  return heard;
};
