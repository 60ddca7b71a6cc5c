/** Waits until the page has kept a search that is done in parts. @type {() => Promise<void>} */
async () => {
  const LONGEST = 200_000; // milliseconds
  /** @type {(name: string) => Promise<{ checkpoint: string }[]>} */
  const stands = (name) =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const all = asked.result.transaction("stands").objectStore("stands").getAll();
        all.onsuccess = () => {
          asked.result.close();
          resolve(all.result);
        };
      };
    });
  const isKept = async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
    const all = (await Promise.all(names.map(stands))).flat();
    return all.some(({ checkpoint }) => JSON.parse(checkpoint).at.parts);
  };
  const begun = Date.now();
  while (!(await isKept())) {
    if (Date.now() - begun > LONGEST) throw new Error("nothing was kept");
    await new Promise(requestAnimationFrame);
  }
};
