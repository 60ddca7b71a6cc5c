/** The service worker that keeps the site: putting it in place, and saying when it is ready or a newer one waits. */

/** @import { App } from "../state/state.js" */

/** A newer version that waits for the page to let it in. @type {ServiceWorker | null} */
let waiting = null;

let asked = false;

/** Once is enough, however often it is called. @type {(app: App) => Promise<void>} */
export async function keepSite(app) {
  if (asked || !("serviceWorker" in navigator)) return;
  asked = true;
  // Where a browser forbids it, the page works on; only the sign "ready for use offline" stays away.
  const registration = await navigator.serviceWorker.register("./sw.js").catch(() => undefined);
  if (!registration) return;
  const look = () => {
    waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) app.state.shelf = "update";
    else if (registration.active?.state === "activated") app.state.shelf = "offline";
    app.draw();
  };
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  for (const each of [registration.installing, registration.active]) each?.addEventListener("statechange", look);
  look();
}

/** Lets the newer version in and starts the page again with it. */
export function reloadWithUpdate() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage({ type: "SKIP_WAITING" });
}
