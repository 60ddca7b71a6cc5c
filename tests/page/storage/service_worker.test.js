/** The service worker that keeps the site: however far it has come when the page hears of it, its end is heard of. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { furnish, heard, workbench } from "../workbench.js";

beforeEach(() => void furnish());

for (const stage of ["installing", "waiting", "active"])
  test(`a site whose service worker is ${stage} is ready for use offline once that is activated`, async () => {
    const { storeSite } = await import(`../../../web/app/storage/service_worker.js?${stage}`); // once per page
    const worker = Object.assign(new EventTarget(), { state: "activating", postMessage() {} });
    const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active: null });
    Object.assign(registration, { [stage]: worker });
    const serviceWorker = Object.assign(new EventTarget(), { controller: null, register: async () => registration });
    Object.assign(navigator, { serviceWorker });
    const app = workbench();
    await storeSite(app);
    assert.equal(app.state.siteCopy, "none");
    Object.assign(registration, { installing: null, waiting: null, active: worker });
    worker.state = "activated";
    worker.dispatchEvent(new Event("statechange"));
    await heard();
    assert.equal(app.state.siteCopy, "offline");
  });
