/** Whether the page has kept a search that is done in parts. @type {() => Promise<boolean>} */
async () => {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
  for (const name of names) {
    /** @type {{ checkpoint: string }[]} */
    const stands = await new Promise((resolve, reject) => {
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
    if (stands.some(({ checkpoint }) => JSON.parse(checkpoint).at.parts)) return true;
  }
  return false;
};
