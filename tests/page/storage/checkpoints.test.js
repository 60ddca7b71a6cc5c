/** Which saved search is kept, and what is taken for one. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleanSavedSearch, isFarther } from "../../../web/app/storage/checkpoints.js";

/** @import { SavedSearch } from "../../../web/app/state/state.js" */

/** @type {(about: Partial<SavedSearch>) => SavedSearch} */
const saved = (about) => ({
  version: 1,
  when: 1,
  nodes: 100,
  solutions: 2,
  finished: 0.5,
  checkpoint: "state",
  ...about,
});

test("a search replaces one that is less far along, and no other", () => {
  const kept = saved({});
  assert.ok(isFarther(saved({ finished: 0.6, nodes: 10 }), kept));
  assert.ok(isFarther(saved({ nodes: 101 }), kept));
  assert.ok(isFarther(saved({ solutions: 553_600, finished: 0.1 }), kept), "in parts, each with a fraction of its own");
  assert.ok(isFarther(kept, saved({ finished: null })));
  for (const begunAnew of [
    { solutions: 1, finished: 0.7, nodes: 1000 },
    { finished: 0.4, nodes: 1000 },
    { finished: null, nodes: 1000 },
    { nodes: 99 },
    {},
  ])
    assert.ok(!isFarther(saved(begunAnew), kept), JSON.stringify(begunAnew));
});

test("what is not whole, or of another version, is no saved search", () => {
  assert.deepEqual(cleanSavedSearch(saved({})), saved({}));
  const spoiled = [
    ...[{ version: 2 }, { when: -1 }, { nodes: Number.NaN }, { solutions: "2" }],
    ...[{ finished: 1.5 }, { finished: "half" }, { checkpoint: 7 }, { checkpoint: "x".repeat(4_000_001) }],
  ];
  for (const wrong of spoiled) assert.equal(cleanSavedSearch({ ...saved({}), ...wrong }), null);
  for (const nothing of [undefined, null, "text", []]) assert.equal(cleanSavedSearch(nothing), null);
});
