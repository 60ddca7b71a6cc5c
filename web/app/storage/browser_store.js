/**
 * What the browser keeps for this site, by name.
 *
 * older     names without the folder of the site, as they were at first: taken over when they are first asked for
 * refused   storage is off or full: nothing is kept, and whoever writes is told
 */

import { placed } from "./storage_key.js";

/** The text under that name; null when there is none, or no storage. @type {(name: string) => string | null} */
export function readText(name) {
  try {
    return localStorage.getItem(placed(name)) ?? adopted(name);
  } catch {
    return null;
  }
}

/** The text under the older name, which is then ours alone. @type {(name: string) => string | null} */
function adopted(name) {
  const older = `edagari:${name}`;
  const text = localStorage.getItem(older);
  if (text !== null && writeText(name, text)) localStorage.removeItem(older);
  return text;
}

/** Whether it is kept now. @type {(name: string, text: string) => boolean} */
export function writeText(name, text) {
  try {
    localStorage.setItem(placed(name), text);
    return true;
  } catch {
    return false;
  }
}

/** What a text says, as JSON; null for what is no JSON. @type {(text: string | null) => unknown} */
export function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null; // not ours: as if nothing had been kept
  }
}
