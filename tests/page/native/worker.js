/**
 * The workers of a page under node: threads, each with a Python outside of node (tests/support/piped_python.py). A run of
 * the tests has one keeper of Pythons, and a file that runs alone begins its own.
 */

import { spawn } from "node:child_process";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { MessageChannel, Worker as Thread } from "node:worker_threads";
import { PYTHON, ROOT } from "./python.js";

/** @typedef {import("node:stream").Readable} Readable */

/** Ends a keeper of our own. @type {() => Promise<unknown>} */
export let endKeeper = async () => {};
const keeper = process.env.EDAGARI_PYTHON ?? (await begun());
/** The folder of the page's scripts (bundle.js). */
export const SCRIPTS = new URL("./", pathToFileURL(keeper));

/** The address of a keeper of our own. @type {() => Promise<string>} */
function begun() {
  const python = spawn(PYTHON, ["-m", "tests.support.piped_python", process.execPath], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  endKeeper = () => {
    python.stdin?.end();
    return new Promise((resolve) => python.once("exit", resolve));
  };
  return new Promise((resolve, reject) => {
    createInterface({ input: /** @type {Readable} */ (python.stdout) }).once("line", resolve);
    python.once("exit", () => reject(new Error("there is no Python for the pages")));
  });
}

/** A connection for this, and its lines. @type {(purpose: "data" | "python") => { socket: import("node:net").Socket, lines: import("node:readline").Interface }} */
function connected(purpose) {
  const socket = connect(keeper);
  socket.on("error", () => {}); // a Python that was ended says no more
  socket.write(`${purpose}\n`);
  return { socket, lines: createInterface({ input: socket }) };
}

/** The page's data about the puzzles, by file name. @type {() => Promise<Record<string, string>>} */
export function knowledge() {
  return new Promise((resolve) => {
    connected("data").lines.once("line", (line) => resolve(JSON.parse(line)));
  });
}

/** Node's own, before a page has brought its window's. */
const { Event: NodeEvent, EventTarget: NodeEventTarget } = globalThis;

/** Until this, nothing is heard of workers. */
let heard = Promise.resolve();
/** Lets workers be heard that are held. */
export let releaseWorkers = () => {};

/** Nothing is heard of workers from now on until they are released, as if Python took so long to start. */
export function holdWorkers() {
  heard = new Promise((resolve) => {
    releaseWorkers = resolve;
  });
}

/** Those that were not ended yet, the first first. @type {Set<NativeWorker>} */
const alive = new Set();
/** How many the page has made. */
let made = 0;
export const workersMade = () => made;

export class NativeWorker extends NodeEventTarget {
  #python = connected("python");
  #process = 0;
  #isLoaded = false;
  /** @type {unknown[]} */
  #early = [];
  #thread;

  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    this.#thread = new Thread(new URL("./thread.js", import.meta.url), {
      workerData: { calls: port2, arrived, script: new URL("worker.mjs", SCRIPTS).href },
      transferList: [port2],
    });
    port1.on("message", (call) => this.#python.socket.write(`${call}\n`));
    this.#python.lines.once("line", (line) => {
      this.#process = Number(line);
      this.#python.lines.on("line", (line) => {
        port1.postMessage(line);
        Atomics.store(arrived, 0, 1);
        Atomics.notify(arrived, 0);
      });
    });
    this.#thread.on("message", (data) => (data === "loaded" ? this.#begin() : this.#say("message", { data })));
    this.#thread.on("error", (error) => this.#say("error", { message: error.message }));
    alive.add(this);
    made += 1;
  }
  #begin() {
    this.#isLoaded = true;
    for (const message of this.#early) this.#thread.postMessage(message);
  }
  /** @param {string} type @param {object} fields */
  #say(type, fields) {
    heard.then(() => alive.has(this) && this.dispatchEvent(Object.assign(new NodeEvent(type), fields)));
  }
  /** @param {unknown} message */
  postMessage(message) {
    if (this.#isLoaded) this.#thread.postMessage(structuredClone(message));
    else this.#early.push(structuredClone(message));
  }
  terminate() {
    alive.delete(this);
    this.#thread.terminate();
    try {
      if (this.#process) process.kill(this.#process, "SIGKILL"); // one that computes would not notice
    } catch {
      // it has ended by itself
    }
    this.#python.socket.destroy();
  }
}

/** Has the page's worker run a script before it hears anything else: a function, and what it is given. @type {(script: string, given?: unknown) => void} */
export function runInWorker(script, given = null) {
  const [worker] = alive;
  worker?.postMessage({ script, given });
}

/** Ends every worker; the next ones are heard. */
export function endWorkers() {
  heard = Promise.resolve();
  made = 0;
  for (const worker of [...alive]) worker.terminate();
}
