/** Lists of alike objects are sent as columns. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromColumns } from "../../web/app/catalogue.js";

test("columns are read as the objects that they are of, whatever is in these", () => {
  const spots = '{"columns":{"x":[0,1],"words":{"columns":{"en":["a","b"],"ja":["c","d"]}}}}';
  assert.deepEqual(fromColumns(`{"shown":{"spots":${spots},"lines":[]},"size":null}`), {
    shown: {
      spots: [
        { x: 0, words: { en: "a", ja: "c" } },
        { x: 1, words: { en: "b", ja: "d" } },
      ],
      lines: [],
    },
    size: null,
  });
});
