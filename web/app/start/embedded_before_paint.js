// Before anything of a frame is drawn: set the requested colours and language, ask for the study (views/embed/parts.js)
// where the requested views are part of it, and watch the loading of the files. The message that a part has not arrived
// has a link, which would drop the part of the address after the #.

import "./asset_retry.js";

/** The views that nothing can be shown of without the study. */
const STUDIED = ["race", "plan", "program", "tree", "watch"];

const asked = new URLSearchParams(location.hash.slice(1, 20000));
const [theme, lang] = [asked.get("theme") ?? "", asked.get("lang") ?? navigator.language];
if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest(".unstarted a")) return;
  event.preventDefault();
  location.reload();
});
const part = document.querySelector("link[rel=part]");
if (part instanceof HTMLLinkElement && STUDIED.some((view) => asked.get("view")?.includes(view))) {
  const { href } = part;
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "preload", as: "fetch", crossOrigin: "", href }),
  );
}
document.documentElement.lang = /^ja\b/i.test(lang) ? "ja" : "en";
