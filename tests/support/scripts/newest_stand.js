/** When the search or count that was kept last was kept, as Date.now() tells it; null where none is. @type {() => Promise<number | null>} */
async () => {
  /** @type {(name: string) => Promise<number[]>} */
  const times = (name) =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const read = asked.result.transaction("stands").objectStore("stands").getAll();
        read.onsuccess = () => {
          asked.result.close();
          resolve(read.result.map(({ when }) => when));
        };
      };
    });
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
  const all = (await Promise.all(names.map(times))).flat();
  return all.length > 0 ? Math.max(...all) : null;
};
