// Before anything of a frame is drawn: set the requested colours and language, and watch the loading of the files. Its
// message that a part has not arrived has a link, which would drop the part of the address after the #.

import "./asset_retry.js";

const asked = new URLSearchParams(location.hash.slice(1, 20000));
const [theme, lang] = [asked.get("theme") ?? "", asked.get("lang") ?? navigator.language];
if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest(".unstarted a")) return;
  event.preventDefault();
  location.reload();
});
document.documentElement.lang = /^ja\b/i.test(lang) ? "ja" : "en";
