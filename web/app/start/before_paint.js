// Before anything is drawn: the colours and the language of the last visit, whether the puzzle of the first picture is
// the one to be opened, and an eye on the files that come.

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
    // nothing kept: the defaults stand
  }
})();
