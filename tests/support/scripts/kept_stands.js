/** Waits until so many are in a table of what the page keeps: "stands" of searches, "copies" of drafts. @type {(wanted: [table: string, number: number]) => Promise<void>} */
async ([table, number]) => {
  const LONGEST = 200_000; // milliseconds
  /** @type {(name: string) => Promise<number>} */
  const count = (name) =>
    new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const counted = asked.result.transaction(table).objectStore(table).count();
        counted.onsuccess = () => {
          asked.result.close();
          resolve(counted.result);
        };
      };
    });
  const isKept = async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(":searches") ? [name] : []));
    return (await Promise.all(names.map(count))).some((kept) => kept >= number);
  };
  const begun = Date.now();
  while (!(await isKept())) {
    if (Date.now() - begun > LONGEST) throw new Error("nothing was kept");
    await new Promise(requestAnimationFrame);
  }
};
