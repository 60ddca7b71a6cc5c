/**
 * What the browser keeps for this origin: the names of the drafts, and the addresses that lie in the cache of another
 * copy of the site than theirs.
 */
async () => {
  const drafts = Object.keys(localStorage).filter((name) => /^edagari:[^:]*:draft:/.test(name));
  /** @type {string[]} */
  const mixed = [];
  for (const name of await caches.keys()) {
    const scope = name.slice(name.indexOf(location.origin));
    const addresses = (await (await caches.open(name)).keys()).map(({ url }) => url);
    const folders = addresses.map((url) => url.match(/^.*:\/\/[^/]*(\/[ab])?\//)?.[0]);
    mixed.push(...addresses.filter((_, at) => folders[at] !== scope));
    if (addresses.length === 0) mixed.push(name);
  }
  return { drafts: drafts.sort(), mixed };
};
