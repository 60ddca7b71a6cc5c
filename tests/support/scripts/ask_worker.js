/**
 * What a worker of its own tells, but for the stages of its start, until it has answered the question with the id 99.
 * @param {[name: string, messages: unknown[]]} given the worker's script, and what it is sent once it is ready
 */
async ([name, messages]) => {
  /** The first message to a worker. @type {import("../../../web/worker/protocol.js").Request} */
  const start = { type: "start", way: "snapshot" };
  const worker = new Worker(`./worker/${name}`, { type: "module" });
  /** @type {unknown[]} */
  const heard = [];
  const ended = new Promise((resolve, reject) => {
    worker.onerror = (error) => reject(new Error(error.message));
    worker.onmessage = (/** @type {MessageEvent<import("../../../web/worker/protocol.js").Response>} */ { data }) => {
      if (data.type === "stage" && data.stage === "ready") for (const each of messages) worker.postMessage(each);
      if (data.type !== "stage") heard.push(data);
      if ("id" in data && data.id === 99) resolve(heard);
    };
  });
  worker.postMessage(start);
  await ended;
  worker.terminate();
  return heard;
};
