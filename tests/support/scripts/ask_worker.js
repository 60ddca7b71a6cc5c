/**
 * What a worker of its own tells, but for the stages of its start, until it has answered the question with the id 99.
 * @param {[name: string, messages: unknown[]]} given the worker's script, and what it is sent once it is ready
 */
async ([name, messages]) => {
  const worker = new Worker(`./worker/${name}`, { type: "module" });
  /** @type {unknown[]} */
  const heard = [];
  const ended = new Promise((resolve, reject) => {
    worker.onerror = (error) => reject(new Error(error.message));
    worker.onmessage = ({ data }) => {
      if (data.stage === "ready") for (const each of messages) worker.postMessage(each);
      if (data.type !== "stage") heard.push(data);
      if (data.id === 99) resolve(heard);
    };
  });
  worker.postMessage({ type: "start", way: "snapshot" });
  await ended;
  worker.terminate();
  return heard;
};
