/**
 * Runs programs one after another in one sandbox; returns for each its output and how it ended. One with `stopAfter` is
 * stopped once it has printed that; one with `holdAfter` is then held until a program in another sandbox has seen a whole
 * second go by.
 * @type {(given: { address: string, programs: { source: string, steps?: boolean, board?: object, stopAfter?: string, holdAfter?: string }[] }) => Promise<object[]>}
 */
async ({ address, programs }) => {
  const { createSandbox } = await import(address);
  /** @type {object[]} */
  const results = [];
  /** @type {(value: unknown) => void} */
  let finish;
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  const waiting = [...programs];
  let now = { output: "", reports: /** @type {string[]} */ ([]) };
  let isStopped = false;
  let isHeld = false;
  let isRunning = false;
  const next = () => {
    const program = waiting[0];
    now = { output: "", reports: [] };
    isStopped = false;
    isHeld = false;
    isRunning = program !== undefined;
    if (program) sandbox.run({ steps: false, board: null, ...program });
    else finish(undefined);
  };
  const done = (/** @type {any} */ how) => {
    if (!isRunning) return;
    isRunning = false;
    results.push({ ...now, ...how });
    waiting.shift();
  };
  /** What another sandbox runs while a program is held: a second by its clock. */
  const aSecond = "from time import perf_counter\nend = perf_counter() + 1\nwhile perf_counter() < end: pass";
  /** @type {ReturnType<typeof createSandbox> | null} */
  let other = null;
  const letASecondPass = () => {
    const run = () => other?.run({ steps: false, board: null, source: aSecond });
    if (other) run();
    else {
      other = createSandbox((/** @type {any} */ said) => {
        if (said.type === "ready") run();
        if (said.type === "ended") sandbox.resume();
        if (said.type !== "failed") return;
        done({ type: "failed", reason: `beside it: ${said.reason}` });
        finish(undefined);
      });
    }
  };
  const sandbox = createSandbox((/** @type {any} */ report) => {
    now.reports.push(report.type);
    const { stopAfter, holdAfter } = (isRunning && waiting[0]) || {};
    if (report.type === "progress") now.output += report.output;
    if (stopAfter && now.output.includes(stopAfter) && !isStopped) {
      isStopped = true;
      sandbox.stop();
    }
    if (holdAfter && now.output.includes(holdAfter) && !isHeld) {
      isHeld = true;
      sandbox.pause();
      letASecondPass();
    }
    if (report.type === "failed") {
      done({ type: "failed", reason: report.reason });
      finish(undefined);
    }
    if (report.type === "restarted" || report.type === "flooded") done({ type: report.type });
    if (report.type === "ended") done(report);
    if (sandbox.stage === "ready" && !isRunning) next();
  });
  await finished;
  sandbox.close();
  other?.close();
  return results;
};
