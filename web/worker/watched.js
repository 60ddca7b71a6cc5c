/**
 * A watched start of Pyodide: its downloads are counted, and failures that it would ignore become errors.
 *
 * files   the bytes of each file that the start fetches, transport decoded
 * made    called when the WebAssembly has been instantiated, before any of it runs
 * cached  responses for addresses that the network cannot deliver
 */

/**
 * @typedef {object} Watch
 * @property {Record<string, number>} files
 * @property {(loaded: number) => void} onBytes
 * @property {(instance: WebAssembly.Instance) => Promise<void>} [made]
 * @property {import("./cached_files.js").Cached} [cached]
 */

/**
 * Runs `start` and watches what it fetches and compiles: loadPyodide never settles when its WebAssembly is unavailable
 * (it logs a warning and waits forever), and goes on without its standard library. Here both are errors.
 * @template T
 * @param {() => Promise<T>} start
 * @param {Watch} watch
 * @returns {Promise<T>}
 */
export async function watched(start, { files, onBytes, made, cached }) {
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
        const url = address instanceof Request ? address.url : String(address);
        const name = new URL(url, self.location.href).pathname.split("/").at(-1) ?? "";
        const response = await fetch(address, init).catch(async (error) => {
          const before = await cached?.find(url);
          if (before) return before;
          reject(new Error(`${name}: ${error.message}`)); // offline, or the hash is wrong
          throw error;
        });
        // The bytes of a clone are counted, so that the original can still be cached as compiled code.
        if (!response.ok) reject(new Error(`${name}: ${response.status} ${response.statusText}`));
        else {
          count(name, response.clone()).catch(reject);
          cached?.add(url, response.clone());
        }
        return response;
      };
      WebAssembly.instantiateStreaming = async (source, imports) => {
        try {
          const result = await instantiateStreaming(source, imports); // checks the type, the magic word and the code
          await made?.(result.instance);
          return result;
        } catch (error) {
          reject(error);
          throw error;
        }
      };
      start().then(resolve, reject);
    });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
