/**
 * The page python.html: on this site, but with a policy that allows nothing. It opens the inner frame, whose origin is
 * opaque, and passes on to it, once, the files from the workbench.
 *
 * INNER   the text of inner.js, inserted by builder/sandbox.mjs
 */

/** @import { Handover } from "./messages.js" */

const inner = document.createElement("iframe");
inner.sandbox.add("allow-scripts");
inner.srcdoc = `<!doctype html><meta charset="utf-8"><script>${INNER}</script>`;

/** The message from the workbench, until the inner frame is ready. @type {MessageEvent<Handover> | null} */
let waiting = null;
let isThere = false;
let isDone = false;

addEventListener("message", (event) => {
  if (event.source === inner.contentWindow) isThere = true;
  else if (event.source === parent && event.origin === location.origin) waiting ??= event;
  if (!isThere || !waiting || isDone) return;
  isDone = true;
  const { data, ports } = waiting;
  inner.contentWindow?.postMessage(data, "*", [...ports, ...Object.values(data.files)]);
});
if (parent !== window) document.body.append(inner);

export {};
