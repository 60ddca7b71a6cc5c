/** The worker of one search below a branch, in Python or in WebAssembly: the Python of the built site. */

import { compiled } from "../ours/worker/modules.js";
import { startPython } from "../ours/worker/python.js";

const started = startPython("snapshot", () => {}).then((python) => {
  python.pyimport("edagari.handlers.bridge").Bridge().run_modules_by(compiled);
  return python;
});

self.onmessage = async ({ data: { source, call } }) => {
  try {
    const python = await started;
    if (source) python.runPython(source);
    const began = performance.now();
    const answer = python.runPython(call);
    self.postMessage({ answer, seconds: (performance.now() - began) / 1000 });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
