/** A program written between the tags of an element. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { dedented } from "../../../web/element/program.js";

test("it has neither the indentation of the markup nor the empty lines around it", () => {
  const loop = "for n in 1, 2:\n    print(n)\n\nprint()";
  for (const indent of ["", "  ", "\t", "      "]) {
    const written = loop.replaceAll(/^(?=.)/gm, indent);
    assert.equal(dedented(`\n  \n${written}\n  `), loop);
    assert.equal(dedented(written), loop);
  }
  assert.equal(dedented(" \n\n"), "");
});
