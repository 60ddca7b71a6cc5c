/** Damages files that the service worker has kept: by their names, each in a way, at this part of its length. */
async (/** @type {[Record<string, string>, number]} */ [damages, part]) => {
  const folder = new URL("./", location.href).pathname;
  /** @type {Record<string, (body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>>} */
  const ways = {
    cut: (body) => body.slice(0, body.length / 2),
    emptied: () => new Uint8Array(),
    turned: (body) => {
      const place = Math.floor(part * body.length);
      return body.with(place, (body[place] ?? 0) ^ 1);
    },
  };
  let done = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const way = ways[damages[new URL(key.url).pathname.slice(folder.length) || "index.html"] ?? ""];
      const kept = await cache.match(key);
      if (!way || !kept) continue;
      const body = new Uint8Array(await kept.arrayBuffer());
      await cache.put(key, new Response(way(body), { headers: kept.headers }));
      done += 1;
    }
  }
  return done;
};
