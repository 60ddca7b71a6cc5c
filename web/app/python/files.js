/** The files that the Python of users' programs needs: the page passes them to its frame, which cannot fetch any. */

/** @import { Manifest } from "../../worker/python.js" */
/** @import { Files } from "../../sandbox/messages.js" */

const PYTHON = new URL("../../python/", import.meta.url).href;
const MANIFEST = new URL("../../python/start.json", import.meta.url).href;
const WORKER = new URL("../../sandbox/worker.js", import.meta.url).href;

/** @typedef {{ worker: string, files: Files, lock: object }} Equipment */

/** Rejects if a file is missing. @type {() => Promise<Equipment>} */
export async function fetchEquipment() {
  const [response, worker] = await Promise.all([whole(MANIFEST), whole(WORKER)]);
  /** @type {Manifest} */
  const manifest = await response.json();
  const { runtime, plain, lock } = manifest;
  /** @type {Record<string, string>} */
  const addresses = {
    "pyodide.mjs": `${runtime}pyodide.mjs`,
    "pyodide.asm.mjs": `${runtime}pyodide.asm.mjs`,
    "pyodide.asm.wasm": `${runtime}pyodide.asm.wasm`,
    "library.zip": `${plain}library.zip`,
  };
  const fetched = Object.entries(addresses).map(async ([name, address]) => {
    const file = await whole(PYTHON + address);
    return /** @type {const} */ ([name, await file.arrayBuffer()]);
  });
  return { worker: await worker.text(), files: Object.fromEntries(await Promise.all(fetched)), lock };
}

/** The page of this site where pip finds the package, whatever its file name. */
export const WHEELS = `${PYTHON}wheels.html`;

/** @type {(address: string) => Promise<Response>} */
async function whole(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response;
}
