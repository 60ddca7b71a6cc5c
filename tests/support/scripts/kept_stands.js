/** Whether the page has kept where a search stands, or (of the table "copies") a draft. @type {(table: string | null) => Promise<boolean>} */
async (table) => {
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
  /** @type {(name: string) => Promise<number>} */
  const count = (name) =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const counted = asked.result
          .transaction(table ?? "stands")
          .objectStore(table ?? "stands")
          .count();
        counted.onsuccess = () => {
          asked.result.close();
          resolve(counted.result);
        };
      };
    });
  const counts = await Promise.all(names.map(count));
  return counts.some((number) => number > 0);
};
