/**
 * Starting Python in this worker, in one of two ways.
 *
 * snapshot   from the memory image made at build time, with pycore imported already (about 0.6 s)
 * plain      from Pyodide and the wheel (about 2.5 s): what is left when the snapshot cannot be used
 * manifest   python/start.json, written by the build
 *
 * A failed start leaves half a Python behind: the page throws the worker away and tries the other way in a new one.
 */

/** @import { PyodideAPI } from "pyodide" */

/** @typedef {"snapshot" | "plain"} Way */
/**
 * @typedef {object} Manifest
 * @property {string} package its name in the lock file
 * @property {string} wheel its SHA-256 in hexadecimal digits
 * @property {string} runtime the folder of Pyodide
 * @property {string} core the folder of the lock file, the wheel and the snapshot
 * @property {string} snapshot a file name
 * @property {Record<string, number>} files the bytes of each file that a start fetches, transport decoded
 */

const HOME = new URL("../python/", import.meta.url).href;

/**
 * Python with the package loaded; `onBytes` hears how many of all bytes have come. Rejects, and never hangs, when a
 * file is missing, cut, changed, or cannot be compiled.
 * @type {(way: Way, onBytes: (loaded: number, total: number) => void) => Promise<PyodideAPI>}
 */
export async function startPython(way, onBytes) {
  const response = await fetch(`${HOME}start.json`);
  if (!response.ok) throw new Error(`start.json: ${response.status} ${response.statusText}`);
  /** @type {Manifest} */
  const manifest = await response.json();
  const wanted = Object.keys(manifest.files).filter((name) => way === "snapshot" || name !== manifest.snapshot);
  const total = wanted.reduce((bytes, name) => bytes + (manifest.files[name] ?? 0), 0);
  const start = () => (way === "snapshot" ? wake(manifest) : load(manifest, {}));
  return watched(manifest.files, (loaded) => onBytes(loaded, total), start);
}

/** From the snapshot. @type {(manifest: Manifest) => Promise<PyodideAPI>} */
async function wake(manifest) {
  const python = await load(manifest, { _loadSnapshot: unzipped(HOME + manifest.core + manifest.snapshot) });
  // The wheel's hash has just been verified; the snapshot must have been made with that very wheel.
  if (python.lockfile.packages[manifest.package]?.sha256 !== manifest.wheel) {
    throw new Error("the snapshot was made with another version");
  }
  python.runPython("import random; random.seed()"); // a snapshot holds one seed, the same for everybody
  return python;
}

/** @type {(manifest: Manifest, more: { _loadSnapshot?: Promise<ArrayBuffer> }) => Promise<PyodideAPI>} */
async function load({ package: name, runtime, core }, more) {
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(`${HOME}${runtime}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: HOME + runtime,
    lockFileURL: `${HOME}${core}pyodide-lock.json`,
    packages: [name],
    ...more,
  });
  // Pyodide only logs a package that is missing or has the wrong hash, and goes on without it.
  if (!(name in python.loadedPackages)) throw new Error(`the package ${name} could not be loaded`);
  return python;
}

/** @type {(address: string) => Promise<ArrayBuffer>} */
async function unzipped(address) {
  const { body } = await fetch(address);
  if (!body) throw new Error(`${address} is empty`);
  // gzip carries a checksum and the length: a damaged or cut file rejects here.
  return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/**
 * Runs `start` and watches what it fetches and compiles: loadPyodide never settles when its WebAssembly cannot be had
 * (it logs a warning and waits for ever), and goes on without its standard library. Here both are errors.
 * @template T
 * @param {Record<string, number>} files
 * @param {(loaded: number) => void} onBytes
 * @param {() => Promise<T>} start
 * @returns {Promise<T>}
 */
async function watched(files, onBytes, start) {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  let loaded = 0;
  /** @type {(name: string, response: Response) => Promise<void>} */
  const count = async (name, response) => {
    let bytes = 0;
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      loaded += part.value.byteLength;
      onBytes(loaded);
    }
    if (bytes !== files[name]) throw new Error(`${name}: ${bytes} bytes came, ${files[name]} expected`);
  };
  try {
    return await new Promise((resolve, reject) => {
      self.fetch = async (address, init) => {
        const url = address instanceof Request ? address.url : address;
        const name = new URL(url, HOME).pathname.split("/").at(-1) ?? "";
        const response = await fetch(address, init).catch((error) => {
          reject(new Error(`${name}: ${error.message}`)); // offline, or the hash is wrong
          throw error;
        });
        // A clone is counted: the original stays one that can be cached as compiled code.
        if (response.ok) count(name, response.clone()).catch(reject);
        else reject(new Error(`${name}: ${response.status} ${response.statusText}`));
        return response;
      };
      WebAssembly.instantiateStreaming = (source, imports) => {
        const result = instantiateStreaming(source, imports); // checks the type, the magic word and the code
        result.catch(reject);
        return result;
      };
      start().then(resolve, reject);
    });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
