/**
 * The browser's storage for this site, by name.
 *
 * older     names without the folder of the site, as in early versions: migrated when they are first read
 * refused   storage is off or full: nothing is stored, and the caller is informed
 */

import { placed } from "./storage_key.js";

/** The text stored under a name; null if there is none, or no storage. @type {(name: string) => string | null} */
export function readText(name) {
  try {
    return localStorage.getItem(placed(name)) ?? adopted(name);
  } catch {
    return null;
  }
}

/** The text stored under the older name, which is then migrated. @type {(name: string) => string | null} */
function adopted(name) {
  const older = `edagari:${name}`;
  const text = localStorage.getItem(older);
  if (text !== null && writeText(name, text)) localStorage.removeItem(older);
  return text;
}

/** Stores a text; returns whether that succeeded. @type {(name: string, text: string) => boolean} */
export function writeText(name, text) {
  try {
    localStorage.setItem(placed(name), text);
    return true;
  } catch {
    return false;
  }
}

/** A text parsed as JSON; null if it is no JSON. @type {(text: string | null) => unknown} */
export function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null; // from another program: treated as nothing stored
  }
}
