/** Waits until all that the page has begun to write of searches is written: a transaction waits for those before it. @type {() => Promise<void>} */
async () => {
  /** @type {(name: string) => Promise<void>} */
  const written = (name) =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const last = asked.result.transaction("stands", "readwrite");
        last.oncomplete = () => {
          asked.result.close();
          resolve();
        };
        last.objectStore("stands").count();
      };
    });
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
  await Promise.all(names.map(written));
};
