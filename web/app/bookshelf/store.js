/**
 * The shelf in the browser's database: one row per entry, under its key. Each write reads the row and merges both within one
 * transaction, so that tabs lose nothing of each other's.
 */

import { done, table } from "../storage/index.js";
import { cleanEntry, dispensable, isLarge, MOST, merged } from "./entries.js";

/** @import { Catalog } from "../../worker/protocol.js" */
/** @import { Entry } from "../state/bookshelf.js" */

/** All entries, the latest first; none if there is no storage. @type {(catalog: Catalog) => Promise<Entry[]>} */
export async function readAll(catalog) {
  try {
    return clean(catalog, await done((await table("bookshelf", "readonly")).getAll()));
  } catch {
    return [];
  }
}

/** @type {(catalog: Catalog, rows: unknown[]) => Entry[]} */
const clean = (catalog, rows) =>
  rows
    .map((row) => cleanEntry(catalog, row, Date.now()))
    .filter((entry) => entry !== null)
    .sort((a, b) => b.when - a.when);

/** The entry with a key; null if there is none. @type {(catalog: Catalog, key: string) => Promise<Entry | null>} */
export async function readOne(catalog, key) {
  try {
    return cleanEntry(catalog, await done((await table("bookshelf", "readonly")).get(key)), Date.now());
  } catch {
    return null;
  }
}

/**
 * Merges an entry with the stored one of its puzzle, and drops surplus entries; returns whether it was stored.
 * @type {(catalog: Catalog, entry: Entry) => Promise<boolean>}
 */
export async function put(catalog, entry) {
  if (isLarge(entry)) return false;
  try {
    const rows = await table("bookshelf", "readwrite");
    const stored = cleanEntry(catalog, await done(rows.get(entry.key)), Date.now());
    await done(rows.put(stored ? merged(stored, entry) : entry, entry.key));
    if ((await done(rows.count())) <= MOST) return true;
    const all = clean(catalog, await done(rows.getAll()));
    for (const { key } of dispensable(catalog, all, entry.key)) await done(rows.delete(key));
    return true;
  } catch {
    return false;
  }
}

/** @type {(key: string) => Promise<void>} */
export async function remove(key) {
  try {
    await done((await table("bookshelf", "readwrite")).delete(key));
  } catch {
    // no storage
  }
}
