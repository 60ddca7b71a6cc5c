/** Python at work in a worker for as long as the page is open. @type {(address: string) => Promise<void>} */
(address) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(address, { type: "module" });
    Object.assign(self, { worker }); // or it might be let go
    worker.onerror = (error) => reject(new Error(error.message));
    worker.onmessage = ({ data }) => {
      if (data.stage === "ready") resolve();
      if (data.stage === "failed") reject(new Error(data.reason));
    };
    worker.postMessage({ type: "start", way: "snapshot" });
  });
