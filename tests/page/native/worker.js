/** The workers of a page under node: threads, each with a Python outside of node (tests/support/piped_python.py). */

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { MessageChannel, Worker as Thread } from "node:worker_threads";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const OURS = [".venv/bin/python", ".venv/Scripts/python.exe"].map((name) => ROOT + name);
const PYTHON = OURS.find((name) => existsSync(name)) ?? "python3";

/** A Python, and its next line. @type {(...words: string[]) => { python: import("node:child_process").ChildProcess, lines: import("node:readline").Interface }} */
function start(...words) {
  const python = spawn(PYTHON, ["-m", "tests.support.piped_python", ...words], {
    cwd: ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  return { python, lines: createInterface({ input: /** @type {import("node:stream").Readable} */ (python.stdout) }) };
}

/** The page's data about the puzzles, by file name. @type {() => Promise<Record<string, string>>} */
export function knowledge() {
  const { python, lines } = start("data");
  return new Promise((resolve, reject) => {
    lines.once("line", (line) => resolve(JSON.parse(line)));
    python.once("exit", (code) => code && reject(new Error("the data about the puzzles could not be written")));
  });
}

/** Node's own, before a page has brought its window's. */
const { Event: NodeEvent } = globalThis;

/** Those that were not ended yet. @type {Set<NativeWorker>} */
const alive = new Set();

export class NativeWorker extends EventTarget {
  #python = start();
  #isLoaded = false;
  /** @type {unknown[]} */
  #early = [];
  #thread;

  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    const arrived = new Int32Array(new SharedArrayBuffer(4));
    this.#thread = new Thread(new URL("./thread.js", import.meta.url), {
      workerData: { calls: port2, arrived },
      transferList: [port2],
    });
    port1.on("message", (call) => this.#python.python.stdin?.write(`${call}\n`));
    this.#python.lines.on("line", (line) => {
      port1.postMessage(line);
      Atomics.store(arrived, 0, 1);
      Atomics.notify(arrived, 0);
    });
    this.#thread.on("message", (data) => (data === "loaded" ? this.#begin() : this.#say("message", { data })));
    this.#thread.on("error", (error) => this.#say("error", { message: error.message }));
    alive.add(this);
  }
  #begin() {
    this.#isLoaded = true;
    for (const message of this.#early) this.#thread.postMessage(message);
  }
  /** @param {string} type @param {object} fields */
  #say(type, fields) {
    if (alive.has(this)) this.dispatchEvent(Object.assign(new NodeEvent(type), fields));
  }
  /** @param {unknown} message */
  postMessage(message) {
    if (this.#isLoaded) this.#thread.postMessage(structuredClone(message));
    else this.#early.push(structuredClone(message));
  }
  terminate() {
    alive.delete(this);
    this.#thread.terminate();
    this.#python.python.kill("SIGKILL");
  }
}

/** Ends every worker, so that node can end. */
export function endWorkers() {
  for (const worker of [...alive]) worker.terminate();
}
