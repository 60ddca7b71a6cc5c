// Before anything is drawn: set the colours and the language of the last visit, check whether the puzzle of the first
// picture is the one to be opened, and watch the loading of the files.

import "./asset_retry.js";
import { placed } from "../storage/storage_key.js";

(() => {
  try {
    const { theme, lang } = JSON.parse(
      localStorage.getItem(placed("habits")) ?? localStorage.getItem("edagari:habits") ?? "{}",
    );
    if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
    if (location.hash.length > 1 || localStorage.getItem(placed("puzzle")))
      document.documentElement.dataset.opens = "another";
    document.documentElement.lang = lang === "ja" || (!lang && /^ja\b/i.test(navigator.language)) ? "ja" : "en";
  } catch {
    // nothing is stored: use the defaults
  }
})();
