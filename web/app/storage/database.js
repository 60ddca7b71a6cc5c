/**
 * The database of this copy of the site, for writes that must not block the page: checkpoints.js, draft_copies.js
 * and the room bookshelf describe its tables. Writes start on their way to the disk at once.
 */

import { placed } from "./storage_key.js";

/** The tables, each with the field that identifies its oldest row. */
const TABLES = { stands: "when", copies: "when", bookshelf: "when" };

/** Cache: the open database, shared by all transactions. @type {Promise<IDBDatabase> | null} */
let database = null;

/**
 * A table, in a transaction of its own. Rejects if there is no storage.
 * @type {(name: keyof typeof TABLES, mode: IDBTransactionMode) => Promise<IDBObjectStore>}
 */
export async function table(name, mode) {
  database ??= open();
  const opened = await database.catch((error) => {
    database = null;
    throw error;
  });
  return opened.transaction(name, mode).objectStore(name);
}

/** @type {() => Promise<IDBDatabase>} */
async function open() {
  const asked = indexedDB.open(placed("searches"), 3);
  asked.onupgradeneeded = () => {
    for (const [name, field] of Object.entries(TABLES)) {
      if (!asked.result.objectStoreNames.contains(name)) asked.result.createObjectStore(name).createIndex(field, field);
    }
  };
  const opened = await done(asked);
  const gone = () => {
    opened.close();
    database = null;
  };
  Object.assign(opened, { onclose: gone, onversionchange: gone });
  return opened;
}

/** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
export const done = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
