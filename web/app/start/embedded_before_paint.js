// Before anything of a frame is drawn: set the requested colours and language, and watch the loading of the files.

import "./asset_retry.js";

const asked = new URLSearchParams(location.hash.slice(1, 20000));
const [theme, lang] = [asked.get("theme") ?? "", asked.get("lang") ?? navigator.language];
if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
document.documentElement.lang = /^ja\b/i.test(lang) ? "ja" : "en";
