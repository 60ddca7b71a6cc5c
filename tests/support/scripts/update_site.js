/** Lets the service worker look for a newer version of the site; what became of it: installed, or redundant (refused). */
async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const fresh = registration.installing ?? registration.waiting;
  if (!fresh) return "redundant";
  return new Promise((resolve) => {
    const look = () => ["installed", "redundant"].includes(fresh.state) && resolve(fresh.state);
    fresh.addEventListener("statechange", look);
    look();
  });
};
