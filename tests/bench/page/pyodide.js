/** The worker of asked.js: the Python of the built site, and programs that import the core. */

import { startPython } from "../ours/worker/python.js";

const started = startPython("snapshot", () => {}).catch(() => startPython("plain", () => {}));

/** The functions of each program, by its source text. */
const programs = new Map();

self.onmessage = async ({ data: { source, name, given } }) => {
  try {
    const python = await started;
    if (!programs.has(source)) {
      const globals = python.runPython("{'__name__': 'program'}");
      python.runPython(source, { globals });
      programs.set(source, globals);
    }
    self.postMessage({ result: programs.get(source).get(name)(given) });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
