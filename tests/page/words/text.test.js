/** Helpers for texts. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { plain } from "../../../web/app/words/index.js";

test("what keyboards for Japanese have is made plain, and so is a minus sign", () => {
  assert.equal(plain("１２　－３，Ａ"), "12 -3,A");
  assert.equal(plain("−3 - -4"), "-3 - -4");
});
