/** The shelf as one file: writing it, and reading it as untrusted data. */

import { record } from "../storage/index.js";
import { cleanEntry, VERSION } from "./entries.js";

/** @import { Catalog } from "../../worker/protocol.js" */
/** @import { Entry } from "../state/bookshelf.js" */

/** The most bytes of a file, and the most entries read from one. */
export const LARGEST_FILE = 30_000_000;
const MOST_READ = 2000;

/** @type {(entries: Entry[]) => string} */
export const fileOf = (entries) =>
  JSON.stringify({ edagari: "shelf", version: VERSION, entries: entries.map(({ key: _, ...rest }) => rest) });

/**
 * The entries of a file and the number refused; or the reason why none could be read.
 * @type {(catalog: Catalog, text: string, now: number) => { entries: Entry[], refused: number } | "notShelf" | "newerShelf"}
 */
export function readShelf(catalog, text, now) {
  const { edagari, version, entries } = record(parsed(text));
  if (edagari !== "shelf" || typeof version !== "number") return "notShelf";
  if (version > VERSION) return "newerShelf";
  if (!Array.isArray(entries)) return "notShelf";
  const read = entries.slice(0, MOST_READ).map((raw) => cleanEntry(catalog, raw, now));
  const good = read.filter((entry) => entry !== null);
  return { entries: good, refused: entries.length - good.length };
}

/** @type {(text: string) => unknown} */
function parsed(text) {
  try {
    return JSON.parse(text.replace(/^\u{FEFF}/u, ""));
  } catch {
    return null;
  }
}
