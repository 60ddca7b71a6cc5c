/** Back and links that are followed: the browser moves to an entry of the history, and the page follows it. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listenToBack, passBy } from "../../../web/app/storage/index.js";
import { furnish, workbench } from "../workbench.js";

/** What the page listens to. @type {Record<string, () => void>} */
let heard = {};

beforeEach(() => {
  furnish();
  heard = {};
  const listen = (/** @type {string} */ name, /** @type {() => void} */ listener) => {
    heard[name] = listener;
  };
  const requestAnimationFrame = () => {};
  Object.assign(globalThis, { addEventListener: listen, requestAnimationFrame });
});

/** The page, with what it did: "open" a link, or "show" the layers of an entry. */
function listening() {
  const app = workbench();
  /** @type {string[]} */
  const did = [];
  listenToBack(
    app,
    (layers) => void did.push(`show ${layers}`),
    () => void did.push("open"),
  );
  return { app, did };
}

/** The browser is at another entry. @type {(hash: string, state: object | null) => void} */
function moveTo(hash, state) {
  Object.assign(location, { hash, href: `https://host/${hash}` });
  Object.assign(history, { state });
  heard.popstate?.();
}

test("a link is opened as soon as the browser is there, before a change could write over it", () => {
  const { did } = listening();
  for (const _ of [1, 2]) moveTo("#puzzle=square&view=watch", null);
  assert.deepEqual(did, ["open", "open"]);
  assert.deepEqual(Object.keys(heard), ["popstate"], "nothing is left for a later event");
});

test("Back to another puzzle opens it, and within a puzzle shows what was over the page", () => {
  const { app, did } = listening();
  moveTo("#puzzle=other", { puzzle: "other" });
  assert.deepEqual(did, ["open"]);
  Object.assign(location, { hash: "", href: "https://host/" });
  Object.assign(history, { state: { puzzle: "square" } });
  passBy(app.state);
  moveTo("#puzzle=square&view=watch", { puzzle: "square", passing: ["watch"], base: "https://host/" });
  assert.deepEqual(did, ["open", "show watch"]);
});
