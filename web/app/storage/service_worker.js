/**
 * The service worker that caches the site: registering it, and reporting when it is ready or a newer one waits. Files that few
 * visitors need are fetched last, unless the user saves data (LATE in web/offline/whole.js).
 */

import { whenIdle } from "../dom/idle.js";

/** @import { App } from "../state/state.js" */

/** Window: a newer version waiting to be activated. @type {ServiceWorker | null} */
let waiting = null;

/** Window: whether a service worker was registered. */
let asked = false;

/** Registers it once, however often it is called. @type {(app: App) => Promise<void>} */
export async function storeSite(app) {
  if (asked || !("serviceWorker" in navigator)) return;
  asked = true;
  // If a browser forbids it, the page still works; only the notice "ready for use offline" is missing.
  const registration = await navigator.serviceWorker.register("./sw.js").catch(() => undefined);
  if (!registration) return;
  const look = () => {
    waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) app.state.siteCopy = "update";
    else if (registration.active?.state === "activated") {
      if (app.state.siteCopy === "none") app.state.siteCopy = "offline";
      keepLate(app, registration.active);
    }
    app.draw();
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  const { installing, waiting: installed, active } = registration; // it may have reached any of these stages
  for (const each of [installing, installed, active]) each?.addEventListener("statechange", look);
  look();
}

/** Window: whether the last files were requested. */
let isLateAsked = false;

/** Requests the last files when idle. @type {(app: App, worker: ServiceWorker) => void} */
function keepLate(app, worker) {
  const { connection } = /** @type {{ connection?: { saveData: boolean } }} */ (navigator);
  if (isLateAsked || connection?.saveData) return;
  isLateAsked = true;
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data === "LATE_KEPT" && app.state.siteCopy === "offline") app.state.siteCopy = "whole";
    app.draw();
  });
  whenIdle(() => worker.postMessage({ type: "KEEP_LATE" }));
}

/** Activates the newer version and reloads the page with it. */
export function reloadWithUpdate() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage({ type: "SKIP_WAITING" });
}
