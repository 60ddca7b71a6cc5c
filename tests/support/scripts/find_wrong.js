/** Of files with their hashes, by name, those that the service worker serves or keeps otherwise. */
async (/** @type {Record<string, string>} */ hashes) => {
  const folder = new URL("./", location.href);
  const hashOf = async (/** @type {Response | undefined} */ response) => {
    const digest = await crypto.subtle.digest("SHA-256", (await response?.arrayBuffer()) ?? new ArrayBuffer());
    return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
  };
  const wrong = [];
  for (const [name, hash] of Object.entries(hashes)) {
    const address = new URL(name === "index.html" ? "./" : name, folder).href;
    if ((await hashOf(await fetch(address))) !== hash) wrong.push(`served: ${name}`);
    if ((await hashOf(await caches.match(address, { ignoreSearch: true }))) !== hash) wrong.push(`kept: ${name}`);
  }
  return wrong;
};
