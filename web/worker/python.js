/**
 * Starting Python in this worker, in one of two ways.
 *
 * snapshot   from the memory image made at build time, with pycore imported already (see builder/snapshot.mjs)
 * plain      from Pyodide and its library, which contains pycore: the fallback if the snapshot cannot be used
 * manifest   python/start.json, written by the build, which names it after its content: that of this worker's own version
 *
 * A failed start leaves half a Python behind: the page discards the worker and tries the other way in a new one.
 */

import { cachedFor } from "./cached_files.js";
import { complete } from "./snapshot.js";
import { watched } from "./watched.js";

/** @import { PyodideAPI } from "pyodide" */

/** @typedef {"snapshot" | "plain"} Way */
/**
 * @typedef {object} Manifest
 * @property {string} runtime the folder of Pyodide
 * @property {string} memory the folder of the snapshot
 * @property {string} plain the folder of the additional files of a plain start
 * @property {{ file: string, bytes: number, initial: number, check: number }} snapshot its file name, the bytes of the
 *   image, the words of the initial memory that are not zero, and their check number
 * @property {object} lock a lock file without packages
 * @property {Record<Way, Record<string, number>>} files the bytes of each file that a start fetches, transport decoded
 */

/** Python does not check the checksums of modules imported from a zip file. */
const CHECK = `
import sys, zipfile
library = next(path for path in sys.path if path.endswith(".zip"))
if damaged := zipfile.ZipFile(library).testzip():
    raise ImportError(f"{damaged} is damaged")
`;
const HOME = new URL("../python/", import.meta.url).href;
const MANIFEST = new URL("../python/start.json", import.meta.url).href;

/**
 * Returns Python with the package loaded; `onBytes` is called with the bytes loaded and the total. Rejects, and never
 * hangs, if a file is missing, truncated, changed, or cannot be compiled.
 * @type {(way: Way, onBytes: (loaded: number, total: number) => void) => Promise<PyodideAPI>}
 */
export async function startPython(way, onBytes) {
  const response = await fetch(MANIFEST);
  if (!response.ok) throw new Error(`start.json: ${response.status} ${response.statusText}`);
  /** @type {Manifest} */
  const manifest = await response.json();
  const files = manifest.files[way];
  const total = Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  const watch = { files, onBytes: (/** @type {number} */ loaded) => onBytes(loaded, total) };
  return way === "snapshot" ? wake(manifest, watch) : load(manifest, watch);
}

/** @typedef {Pick<import("./watched.js").Watch, "files" | "onBytes">} Counting */

/**
 * From the snapshot, which is loaded and unzipped while the WebAssembly is compiled.
 * @type {(manifest: Manifest, watch: Counting) => Promise<PyodideAPI>}
 */
async function wake({ runtime, memory, snapshot, lock }, watch) {
  const image = new Uint8Array(snapshot.bytes); // Pyodide accepts it empty and reads it after `made` has filled it
  /** @type {Promise<void>} */
  let unzipped;
  const start = () => {
    unzipped = unzip(HOME + memory + snapshot.file, image);
    const settings = { lockFileContents: lock, stdLibURL: `${HOME}${memory}empty.zip`, _loadSnapshot: image };
    return Promise.all([pyodide(runtime, settings), unzipped]);
  };
  const made = async (/** @type {WebAssembly.Instance} */ instance) => {
    await unzipped;
    const initial = /** @type {WebAssembly.Memory} */ (instance.exports.memory);
    complete(image, new Uint32Array(initial.buffer, 0, snapshot.initial), snapshot.check);
  };
  const [python] = await watched(start, { ...watch, made });
  python.runPython("import random; random.seed()"); // otherwise everybody would have the snapshot's seed
  return python;
}

/** Without the snapshot. @type {(manifest: Manifest, watch: Counting) => Promise<PyodideAPI>} */
async function load({ runtime, plain, lock }, watch) {
  const folder = HOME + plain;
  const cached = cachedFor(folder);
  const settings = { lockFileContents: lock, stdLibURL: `${folder}library.zip` };
  const python = await watched(() => pyodide(runtime, settings), { ...watch, cached });
  await cached.settled();
  python.runPython(CHECK, { globals: python.toPy({}) });
  return python;
}

/** @type {(runtime: string, settings: object) => Promise<PyodideAPI>} */
async function pyodide(runtime, settings) {
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(`${HOME}${runtime}pyodide.mjs`);
  return loadPyodide({ indexURL: HOME + runtime, ...settings });
}

/** Unzips a file into all of `target`. @type {(address: string, target: Uint8Array) => Promise<void>} */
async function unzip(address, target) {
  const { body } = await fetch(address);
  if (!body) throw new Error(`${address} is empty`);
  // gzip has a checksum and a length: a damaged or truncated file rejects here
  const reader = body.pipeThrough(new DecompressionStream("gzip")).getReader();
  let filled = 0;
  for (let part = await reader.read(); part.value; part = await reader.read()) {
    target.set(part.value, filled);
    filled += part.value.length;
  }
  if (filled !== target.length) throw new Error(`${address}: of another length`);
}
