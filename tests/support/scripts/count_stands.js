/** How many searches and counts are kept, to go on with. @type {() => Promise<number>} */
async () => {
  /** @type {(name: string) => Promise<number>} */
  const count = (name) =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const counted = asked.result.transaction("stands").objectStore("stands").count();
        counted.onsuccess = () => {
          asked.result.close();
          resolve(counted.result);
        };
      };
    });
  const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
  return (await Promise.all(names.map(count))).reduce((sum, number) => sum + number, 0);
};
