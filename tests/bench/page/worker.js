/** Searches by the worker of the built site, asked as the site's page asks it; this page's address names its file. */

/** How long the search runs between two orders to pause, in milliseconds. */
const BETWEEN = 10;

const worker = await started("snapshot").catch(() => started("plain"));

/** A worker with Python in it. @type {(way: string) => Promise<Worker>} */
function started(way) {
  const worker = new Worker(`../site/worker/${location.search.slice(1)}`, { type: "module" });
  worker.postMessage({ type: "start", way });
  return new Promise((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.stage === "ready") resolve(worker);
      if (data.stage === "failed") reject(new Error(data.reason));
    };
  });
}

/** The first message that is looked for. @type {(wanted: (data: any) => boolean) => Promise<any>} */
function message(wanted) {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "broken") reject(new Error(data.reason));
      if (data.type === "refused") reject(new Error(data.faults[0].words.en));
      if (wanted(data)) resolve(data);
    };
  });
}

/** @typedef {{ puzzle: string, start: string, options: object, strategy: string }} Asked */

/** Makes a job; the one before is forgotten. @type {(asked: Asked) => Promise<void>} */
let job = 0;
async function open({ puzzle, start, options, strategy }) {
  if (job) worker.postMessage({ type: "close", job });
  job += 1;
  const task = { puzzle, options, givens: {}, start, moves: [] };
  const opened = message(({ type }) => type === "opened");
  worker.postMessage({ type: "open", id: job, job, task, strategy });
  await opened;
}

/** The last row of the job, and the milliseconds from running it to its end. */
async function searched(asked) {
  await open(asked);
  const done = message(({ type, progress }) => type === "progress" && progress.state === "done");
  const began = performance.now();
  worker.postMessage({ type: "run", job });
  const { progress } = await done;
  return { ms: performance.now() - began, row: progress.rows.at(-1) };
}

/** The same job paused again and again: how long the slowest answer takes, in milliseconds, and how many there were. */
async function paused(asked) {
  await open(asked);
  let [slowest, answers] = [0, 0];
  for (;;) {
    worker.postMessage({ type: "run", job });
    await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    const answer = message(({ type, progress }) => type === "progress" && progress.state !== "running");
    const asked = performance.now();
    worker.postMessage({ type: "pause", job });
    const { progress } = await answer;
    slowest = Math.max(slowest, performance.now() - asked);
    answers += 1;
    if (progress.state === "done") return { ms: slowest, answers, row: progress.rows.at(-1) };
  }
}

Object.assign(globalThis, { ways: { searched, paused } });
