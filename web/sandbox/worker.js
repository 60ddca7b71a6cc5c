/**
 * The worker that runs users' programs: Python, started from bytes, and the core's edagari.learn. It starts without the
 * page's memory snapshot, which is made where stacks cannot be switched, so that Python could not wait for a paused program.
 * It is a classic worker, because not every browser can create a module worker from a blob of an opaque origin. The page
 * supplies its text; its messages are untrusted, since the program could send them too.
 *
 * files    the files that Pyodide would fetch, by name
 * due      whether the last report was long enough ago
 * rest     a moment in which this worker handles messages that arrived while a program ran; a paused program stays in it.
 *          Python can wait only if the browser can switch stacks (WebAssembly's JSPI)
 *
 * Stop does not depend on that: the frame ends this worker and starts another one.
 */

import { countBuffers, heldBytes } from "./buffers.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Files } from "./messages.js" */

/** Milliseconds between two reports. */
const REPORT = 60;
/** The bytes of memory, of Python and of buffers outside it, at which a program is ended. */
const MOST_MEMORY = 1024 * 1024 * 1024;
/** Not a real address: `files` supplies everything fetched from it. */
const HOME = "https://files.invalid/";
/** Functions that programs do not need. The policy of the frame blocks connections in any case. */
const TAKEN_AWAY = ["Worker", "SharedWorker", "caches", "indexedDB", "BroadcastChannel", "WebSocket", "EventSource"];

const SESSION = `
from edagari.learn.session import ProgramSession
from edagari.puzzles import all_puzzles
from pyodide.ffi import can_run_sync, run_sync, to_js

all_puzzles() # so that no program waits for them

def session(host):
    def post(text, events):
        host.post(text, to_js(events.tobytes()))
    def over():
        if can_run_sync():
            run_sync(host.rest())
        return host.isTooLarge()
    return ProgramSession(post, host.isDue, over)
`;

/** Sends a message to the page. */
const say = self.postMessage.bind(self);
const now = performance.now.bind(performance);

/** @type {PyodideAPI} */
let python;
/** Runs a program (pycore/learn/session.py). @type {(order: string) => Promise<void> | void} */
let runSession;
let reported = 0;
/** Resolved when the last program has ended. */
let ended = Promise.resolve();
/** Resolved when a program may run. */
let going = Promise.resolve();
/** Ends a pause. */
let resume = () => {};

self.onmessage = ({ data }) => {
  if (data.type === "start") start(data);
  else if (data.type === "run") ended = ended.then(() => run(data.order));
  else if (data.type === "pause") pause();
  else if (data.type === "resume") resume();
};

function pause() {
  going = new Promise((done) => {
    resume = done;
  });
}

/** A message to this worker itself, queued behind those that are waiting. */
const { port1: bell, port2: rope } = new MessageChannel();
const turn = () =>
  new Promise((done) => {
    bell.onmessage = done;
    rope.postMessage(null);
  });

/** The functions of this worker that Python calls while a program runs. */
const host = {
  /** @type {(text: string, events: Uint8Array) => void} */
  post(text, events) {
    say({ type: "report", text, events: events.slice().buffer });
    reported = now();
  },
  isDue: () => now() - reported > REPORT,
  async rest() {
    await turn();
    await going;
  },
  isTooLarge: () => isTooLarge(heldBytes()),
};

/** Whether Python's memory and that many bytes outside it are too much; if so, the page is informed. @type {(beside: number) => boolean} */
function isTooLarge(beside) {
  const isSo = /** @type {any} */ (python)._module.HEAPU8.length + beside > MOST_MEMORY;
  if (isSo) say({ type: "tooLarge" });
  return isSo;
}

/** @type {(bytes: number) => void} */
function refuse(bytes) {
  if (isTooLarge(bytes)) throw new RangeError("more memory than a program may take");
}

/** @type {(order: string) => Promise<void>} */
async function run(order) {
  reported = 0; // the first report is due at once
  try {
    await runSession(order);
  } catch (error) {
    fail(error);
  }
}

/** @type {(error: unknown) => void} */
const fail = (error) => say({ type: "failed", reason: String(error).slice(0, 2000) });

/** @type {(start: { files: Files, lock: object }) => Promise<void>} */
async function start({ files, lock }) {
  try {
    python = await pythonFrom(files, lock);
    const globals = python.toPy({});
    python.runPython(SESSION, { globals });
    const { run } = globals.get("session")(host);
    runSession = "Suspending" in WebAssembly ? run.callPromising.bind(run) : run;
    for (const name of TAKEN_AWAY) Reflect.deleteProperty(self, name);
    countBuffers(refuse);
    say({ type: "ready" });
  } catch (error) {
    fail(error);
  }
}

/** @type {(files: Files, lock: object) => Promise<PyodideAPI>} */
async function pythonFrom(files, lock) {
  // Pyodide takes a worker with importScripts for one that cannot import modules.
  Object.defineProperty(self, "importScripts", { value: undefined });
  const { fetch } = self;
  self.fetch = async (address) => {
    const name = String(address instanceof Request ? address.url : address)
      .split("/")
      .at(-1);
    const type = name?.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(files[name ?? ""], { headers: { "content-type": type } });
  };
  try {
    const { loadPyodide } = await imported(files["pyodide.mjs"]);
    const { default: createPyodideModule } = await imported(files["pyodide.asm.mjs"]);
    const made = await loadPyodide({
      indexURL: HOME,
      lockFileContents: lock,
      stdLibURL: `${HOME}library.zip`,
      createPyodideModule,
    });
    // Calling JavaScript now and then allows WebKit to end an endless loop of WebAssembly.
    made.setInterruptBuffer(
      /** @type {any} */ ({
        get 0() {
          return 0;
        },
        set 0(_) {},
      }),
    );
    return made;
  } finally {
    self.fetch = fetch;
  }
}

/** @type {(text: ArrayBuffer | undefined) => Promise<any>} */
async function imported(text) {
  const address = URL.createObjectURL(new Blob([text ?? ""], { type: "text/javascript" }));
  try {
    return await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
