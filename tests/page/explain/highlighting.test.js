/** Colours for code: the parts of a text, line by line, complete. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { colour } from "../../../web/app/explain/highlighting.js";

const PYTHON = 'VALUES = (1, 2)\n\nfor a in range(1, 13):  # <b>all</b>\n    print("a & b")\n';
const C = "#include <stdio.h>\n\nint main(void)\n{\n    return 0; // done\n}\n";

for (const [language, text] of /** @type {const} */ ([
  ["python", PYTHON],
  ["c", C],
]))
  test(`the lines of ${language} say what they said, piece by piece`, () => {
    const lines = colour(text, language).map((line) => line.map((token) => token.text).join(""));
    assert.deepEqual(lines, text.split("\n").slice(0, -1));
  });

test("words, names, numbers, strings and comments are told apart", () => {
  const kinds = Object.fromEntries(
    colour(PYTHON, "python")
      .flat()
      .map(({ text, kind }) => [text, kind]),
  );
  assert.equal(kinds.for, "word");
  assert.equal(kinds.range, "name");
  assert.equal(kinds["13"], "number");
  assert.equal(kinds["# <b>all</b>"], "comment");
  assert.equal(kinds['"a & b"'], "string");
  const c = colour(C, "c").flat();
  assert.equal(c.find(({ text }) => text === "return")?.kind, "word");
  assert.equal(c.find(({ text }) => text === "// done")?.kind, "comment");
});
