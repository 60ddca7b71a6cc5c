/**
 * What a plain start needs besides Pyodide is not among what the service worker keeps, for hardly any browser needs it.
 * Where one does, it is kept here, so that the page starts without a network there too.
 */

/** @typedef {ReturnType<typeof keptFor>} Kept */

/** Keeps the files of one folder; those of other versions are let go. @param {string} folder */
export function keptFor(folder) {
  const place = new URL("..", folder).href; // caches are shared by all of an origin: named after the folder of this site
  const open = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(place) && name !== folder) await caches.delete(name);
    }
    return caches.open(folder);
  };
  // A browser that has no caches, or forbids them, starts from the network.
  const cache = globalThis.caches ? open().catch(() => undefined) : Promise.resolve(undefined);
  /** @type {Promise<void>[]} */
  const puts = [];
  /** @type {(url: string, response: Response) => Promise<void>} */
  const put = async (url, response) => (await cache)?.put(url, response).catch(() => {});
  return {
    /** @type {(url: string, response: Response) => void} */
    keep: (url, response) => {
      if (url.startsWith(folder)) puts.push(put(url, response));
    },
    /** @type {(url: string) => Promise<Response | undefined>} */
    find: async (url) => (await cache)?.match(url).catch(() => undefined),
    /** When all is kept that was to be. */
    settled: () => Promise.all(puts),
  };
}
