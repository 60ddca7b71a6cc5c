/** The service worker that caches the site: registering it, and reporting when it is ready or a newer one waits. */

/** @import { App } from "../state/state.js" */

/** A newer version that waits to be activated. @type {ServiceWorker | null} */
let waiting = null;

let asked = false;

/** Registers it once, however often it is called. @type {(app: App) => Promise<void>} */
export async function keepSite(app) {
  if (asked || !("serviceWorker" in navigator)) return;
  asked = true;
  // If a browser forbids it, the page still works; only the notice "ready for use offline" is missing.
  const registration = await navigator.serviceWorker.register("./sw.js").catch(() => undefined);
  if (!registration) return;
  const look = () => {
    waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) app.state.siteCopy = "update";
    else if (registration.active?.state === "activated") app.state.siteCopy = "offline";
    app.draw();
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  for (const each of [registration.installing, registration.active]) each?.addEventListener("statechange", look);
  look();
}

/** Activates the newer version and reloads the page with it. */
export function reloadWithUpdate() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage({ type: "SKIP_WAITING" });
}
