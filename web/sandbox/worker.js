/**
 * The worker in which people's programs run: Python from the memory snapshot, fed with bytes, and the core's
 * edagari.learn. A classic worker, because a module worker cannot be made from a blob of an opaque origin in every
 * browser. Its text is handed over by the page; what it says is a stranger's word, as the program could say it too.
 *
 * files    what Pyodide would fetch, by name
 * due      whether the last report was long enough ago
 * rest     a moment in which this worker hears what came while a program ran; a paused program stays in it. Python can
 *          wait only where the browser can switch stacks (WebAssembly's JSPI)
 *
 * Stop does not depend on that: the frame ends this worker, and starts another one.
 */

import { complete } from "../worker/snapshot.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Manifest } from "../worker/python.js" */
/** @import { Files } from "./messages.js" */

/** Milliseconds between two reports. */
const REPORT = 60;
/** Bytes of memory at which a program is ended. */
const MOST_MEMORY = 1024 * 1024 * 1024;
/** Not a real address: what is fetched from it comes out of `files`. */
const HOME = "https://files.invalid/";
/** What a program has no use for. The policy of the frame blocks connections all the same. */
const TAKEN_AWAY = ["Worker", "SharedWorker", "caches", "indexedDB", "BroadcastChannel", "WebSocket", "EventSource"];

const SESSION = `
import edagari
edagari.__path__.append("/edagari.whl/edagari")
from edagari.learn.session import ProgramSession
from pyodide.ffi import can_run_sync, run_sync, to_js

def session(host):
    def post(text, events):
        host.post(text, to_js(events.tobytes()))
    def over():
        if can_run_sync():
            run_sync(host.rest())
        return host.isTooLarge()
    return ProgramSession(post, host.isDue, over)
`;

/** Says what the page is to know. */
const say = self.postMessage.bind(self);
const now = performance.now.bind(performance);

/** @type {PyodideAPI} */
let python;
/** pycore/learn/session.py. @type {{ run: { callPromising: (order: string) => Promise<void> } }} */
let session;
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

/** A message to itself, behind those that are waiting. */
const { port1: bell, port2: rope } = new MessageChannel();
const turn = () =>
  new Promise((done) => {
    bell.onmessage = done;
    rope.postMessage(null);
  });

/** What Python asks of this worker while a program runs. */
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
  isTooLarge() {
    const isTooLarge = /** @type {any} */ (python)._module.HEAPU8.length > MOST_MEMORY;
    if (isTooLarge) say({ type: "tooLarge" });
    return isTooLarge;
  },
};

/** @type {(order: string) => Promise<void>} */
async function run(order) {
  reported = 0; // the first words are due at once
  try {
    await session.run.callPromising(order);
  } catch (error) {
    fail(error);
  }
}

/** @type {(error: unknown) => void} */
const fail = (error) => say({ type: "failed", reason: String(error).slice(0, 2000) });

/** @type {(start: { files: Files, manifest: Manifest }) => Promise<void>} */
async function start({ files, manifest }) {
  try {
    python = await pythonFrom(files, manifest);
    python.FS.writeFile("/edagari.whl", new Uint8Array(files["edagari.whl"] ?? new ArrayBuffer(0)));
    const globals = python.toPy({});
    python.runPython(SESSION, { globals });
    session = globals.get("session")(host);
    for (const name of TAKEN_AWAY) Reflect.deleteProperty(self, name);
    say({ type: "ready" });
  } catch (error) {
    fail(error);
  }
}

/** @type {(files: Files, manifest: Manifest) => Promise<PyodideAPI>} */
async function pythonFrom(files, manifest) {
  // Pyodide takes a worker with importScripts for one that cannot import modules.
  Object.defineProperty(self, "importScripts", { value: undefined });
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  const image = await unzipped(files["snapshot.bin.gz"], manifest.snapshot.bytes);
  self.fetch = async (address) => {
    const name = String(address instanceof Request ? address.url : address)
      .split("/")
      .at(-1);
    const type = name?.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(files[name ?? ""], { headers: { "content-type": type } });
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const result = await instantiateStreaming(source, imports);
    const memory = /** @type {WebAssembly.Memory} */ (result.instance.exports.memory);
    complete(image, new Uint32Array(memory.buffer, 0, manifest.snapshot.initial), manifest.snapshot.check);
    return result;
  };
  try {
    const { loadPyodide } = await imported(files["pyodide.mjs"]);
    const { default: createPyodideModule } = await imported(files["pyodide.asm.mjs"]);
    const made = await loadPyodide({
      indexURL: HOME,
      lockFileContents: manifest.lock,
      stdLibURL: `${HOME}python_stdlib.zip`,
      createPyodideModule,
      _loadSnapshot: image,
    });
    // A look at JavaScript now and then is what lets WebKit end an endless loop of WebAssembly.
    made.setInterruptBuffer(
      /** @type {any} */ ({
        get 0() {
          return 0;
        },
        set 0(_) {},
      }),
    );
    made.runPython("import random; random.seed()"); // a snapshot holds one seed, the same for everybody
    return made;
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
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

/** @type {(zipped: ArrayBuffer | undefined, length: number) => Promise<Uint8Array>} */
async function unzipped(zipped, length) {
  const stream = new Response(zipped).body?.pipeThrough(new DecompressionStream("gzip"));
  const image = new Uint8Array(await new Response(stream).arrayBuffer());
  if (image.length !== length) throw new Error("the snapshot has another length");
  return image;
}
