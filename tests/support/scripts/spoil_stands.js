/** Changes a sign in every checkpoint that is kept, as if it were of another version or damaged. */
async () => {
  for (const { name } of await indexedDB.databases()) {
    if (!name?.endsWith(":searches")) continue;
    await new Promise((resolve, reject) => {
      const asked = indexedDB.open(name);
      asked.onerror = () => reject(asked.error);
      asked.onsuccess = () => {
        const change = asked.result.transaction("stands", "readwrite");
        change.oncomplete = () => {
          asked.result.close();
          resolve(null);
        };
        const row = change.objectStore("stands").openCursor();
        row.onsuccess = () => {
          const { result } = row;
          if (!result) return;
          result.update({ ...result.value, checkpoint: result.value.checkpoint.replace('"at":{', '"at":{"more":1,') });
          result.continue();
        };
      };
    });
  }
};
