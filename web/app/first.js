// Before anything is drawn: the colours and the language of the last visit, and an eye on the files that come.

import "./mend.js";

(() => {
  try {
    const { theme, lang } = JSON.parse(localStorage.getItem("edagari:habits") ?? "{}");
    if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
    document.documentElement.lang = lang === "ja" || (!lang && /^ja\b/i.test(navigator.language)) ? "ja" : "en";
  } catch {
    // nothing kept: the defaults stand
  }
})();
