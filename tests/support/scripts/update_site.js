/** Lets the service worker look for a newer version of the site; what became of it: installed, or redundant (refused). */
async () => {
  const registration = await navigator.serviceWorker.ready;
  const settled = (/** @type {ServiceWorker} */ worker) =>
    new Promise((resolve) => {
      const look = () => ["installed", "redundant"].includes(worker.state) && resolve(worker.state);
      worker.addEventListener("statechange", look);
      look();
    });
  // A visit makes the browser look by itself, some time later: that look may have begun before a file was mended.
  if (registration.installing) await settled(registration.installing);
  if (registration.waiting) return "installed";
  await registration.update();
  const fresh = registration.installing ?? registration.waiting;
  return fresh ? settled(fresh) : "redundant";
};
