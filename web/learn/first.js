/**
 * Before a chapter is drawn: gives the page and its embeds the colours chosen in the workbench of the same site. A chapter
 * hosted elsewhere finds nothing stored, and follows the reader's system.
 */

import { placedIn } from "../app/storage/storage_key.js";

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
const habits = placedIn(new URL("../", script?.src ?? location.href).pathname, "habits");

wear();
addEventListener("pageshow", wear); // back from the workbench, where others may have been chosen
addEventListener("storage", wear);
document.addEventListener("DOMContentLoaded", wear);

function wear() {
  const theme = chosen();
  document.documentElement.dataset.theme = theme ?? "auto";
  for (const embed of document.querySelectorAll("edagari-puzzle")) {
    if (theme) embed.setAttribute("theme", theme);
    else embed.removeAttribute("theme");
  }
}

/** @type {() => string | null} */
function chosen() {
  try {
    const { theme } = JSON.parse(localStorage.getItem(habits) ?? "{}");
    return ["light", "dark"].find((each) => each === theme) ?? null;
  } catch {
    return null; // nothing is stored here, or nothing readable
  }
}
