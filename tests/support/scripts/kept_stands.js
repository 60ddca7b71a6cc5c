/** Waits until the page has kept where a search stands, or (of the table "copies") a draft. @type {(table: string | null) => Promise<void>} */
async (table) => {
  const LONGEST = 200_000; // milliseconds
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
  const isKept = async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
    return (await Promise.all(names.map(count))).some((number) => number > 0);
  };
  const begun = Date.now();
  while (!(await isKept())) {
    if (Date.now() - begun > LONGEST) throw new Error("nothing was kept");
    await new Promise(requestAnimationFrame);
  }
};
