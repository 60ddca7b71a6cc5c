/**
 * The service worker does not cache the additional files of a plain start, because hardly any browser needs them. If
 * one does, they are cached here, so that the page starts without a network there too.
 */

/** @typedef {ReturnType<typeof cachedFor>} Cached */

/** Caches the files of one folder, and drops those of other versions. @param {string} folder */
export function cachedFor(folder) {
  const place = new URL("..", folder).href; // in the name, because caches belong to the whole origin
  const open = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith(place) && name !== folder) await caches.delete(name);
    }
    return caches.open(folder);
  };
  // Browsers without caches, or that forbid them, start from the network.
  const cache = globalThis.caches ? open().catch(() => undefined) : Promise.resolve(undefined);
  /** @type {Promise<void>[]} */
  const puts = [];
  /** @type {(url: string, response: Response) => Promise<void>} */
  const put = async (url, response) => (await cache)?.put(url, response).catch(() => {});
  return {
    /** @type {(url: string, response: Response) => void} */
    add: (url, response) => {
      if (url.startsWith(folder)) puts.push(put(url, response));
    },
    /** @type {(url: string) => Promise<Response | undefined>} */
    find: async (url) => (await cache)?.match(url).catch(() => undefined),
    /** Resolves when everything is cached. */
    settled: () => Promise.all(puts),
  };
}
