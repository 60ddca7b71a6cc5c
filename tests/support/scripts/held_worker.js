/**
 * Run in the worker: holds jobs of a kind. The worker then does no more slices, but hears: Pause, Step and Stop are
 * obeyed, questions are answered (in as many slices as that takes), and the held job reports the same progress again and
 * again, as one that runs would. It goes on when no such job runs any more, or when the test calls release().
 *
 * opening   a search that is to be opened: the worker does not hear of it yet
 * plan, program  the question for it: the worker does not hear of it yet
 * planning  a search that is being planned, unless the plan is known already or done within the first slice
 * search    a search that runs, a map of all positions too
 * parts     a search that runs, once a state of it can be saved in which parts are done
 * race      a race whose second strategy runs
 * count, generate, conflict  aids of that name; any other aid comes to its end
 * @param {"opening" | "plan" | "program" | "planning" | "search" | "parts" | "race" | "count" | "generate" | "conflict"} what
 */
(what) => {
  /** @typedef {import("../../../web/worker/protocol.js").Request} Request */
  /** @typedef {import("../../../web/worker/protocol.js").Response} Response */
  /** Milliseconds between two reports of a held job. */
  const PACE = 50;
  /** What begins a job; an aid is named by its own name. @type {Partial<Record<typeof what, Request["type"]>>} */
  const BEGUN_BY = {
    opening: "open",
    plan: "plan",
    program: "program",
    planning: "open",
    search: "open",
    parts: "open",
    race: "race",
  };
  const begunBy = BEGUN_BY[what] ?? "assist";

  const post = /** @type {(message: Response, options: any) => void} */ (self.postMessage);
  const { postMessage: turn } = MessagePort.prototype;
  /** The jobs of the kind. @type {Set<number>} */
  const jobs = new Set();
  /** The last report of each held job. @type {Map<number, Response>} */
  const held = new Map();
  /** What the worker has not heard yet. @type {MessageEvent<Request>[]} */
  const unheard = [];
  /** The questions without an answer yet. @type {Set<number>} */
  const asked = new Set();
  /** What would bring the next slices. @type {MessagePort[]} */
  const ports = [];
  let released = false;

  /** @type {(job: number, progress: import("../../../web/worker/protocol.js").Progress) => boolean} */
  const isToBeHeld = (job, { state, nodes, verdict, rows }) => {
    const plans = verdict.en === "planning the search";
    if (released || !jobs.has(job)) return false;
    if (what === "planning") return plans;
    if (begunBy === "open" && nodes === 0) return false;
    return state === "running" && (what !== "race" || rows.length > 1);
  };
  /** What is saved without parts: the page keeps what has more solutions, or else a larger share. */
  let saved = { solutions: 0, finished: 0 };
  /** Whether what is saved is what a test waits for. @type {(answer: Extract<Response, { type: "checkpoint" }>) => boolean} */
  const isEnough = (answer) => {
    const { checkpoint } = answer;
    if (checkpoint === null || what !== "parts") return checkpoint !== null;
    const [solutions, finished] = [answer.solutions ?? 0, answer.finished ?? 0];
    if ("parts" in JSON.parse(checkpoint).at)
      return solutions === saved.solutions ? finished > saved.finished : solutions > saved.solutions;
    saved = { solutions, finished };
    return false;
  };
  const doSlice = () => {
    const port = ports.shift();
    if (port) turn.call(port, null);
  };
  const goOnIfFree = () => {
    while (held.size === 0 && ports.length > 0) doSlice();
  };

  self.postMessage = (/** @type {Response} */ message, /** @type {any} */ options) => {
    post.call(self, message, options);
    if ("id" in message && message.id !== null) asked.delete(message.id);
    if (message.type === "checkpoint" && !isEnough(message)) doSlice();
    if (message.type !== "progress") return;
    if (isToBeHeld(message.job, message.progress)) held.set(message.job, { ...message, events: new Uint32Array() });
    else held.delete(message.job);
    goOnIfFree();
  };
  MessagePort.prototype.postMessage = function () {
    if (held.size > 0 && asked.size === 0) ports.push(this);
    else turn.call(this, null);
  };
  const worker = /** @type {(event: MessageEvent<Request>) => void} */ (self.onmessage);
  /** @type {(event: MessageEvent<Request>) => void} */
  const hear = ({ data }) => {
    if (data.type === begunBy && "job" in data && (data.type !== "assist" || data.aid === what)) jobs.add(data.job);
    if ("id" in data && data.type !== "open") {
      asked.add(data.id);
      setTimeout(() => asked.size > 0 && doSlice()); // most are answered at once
    }
    if (data.type !== "close") return;
    held.delete(data.job);
    goOnIfFree();
  };
  self.onmessage = (/** @type {MessageEvent<Request>} */ event) => {
    if (["opening", "plan", "program"].includes(what) && !released && event.data.type === begunBy) {
      unheard.push(event);
      return;
    }
    hear(event);
    worker(event);
  };
  setInterval(() => {
    for (const report of held.values()) post.call(self, report, {});
  }, PACE);
  const release = () => {
    released = true;
    held.clear();
    for (const event of unheard.splice(0)) worker(event);
    goOnIfFree();
  };
  Object.assign(self, { release });
};
