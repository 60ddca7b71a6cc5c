/** Programs from files: what is a program, and what became of it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST, readFiles, resultOf, sourceIn } from "../../../web/app/python/class_files.js";
import { createRecord } from "../../../web/app/python/record.js";

/** @type {(...cells: object[]) => string} */
const notebook = (...cells) => JSON.stringify({ cells, metadata: {}, nbformat: 4 });

test("the program of a notebook is its code, without lines for the notebook itself", () => {
  const text = notebook(
    { cell_type: "markdown", source: "# Mine" },
    { cell_type: "code", source: ["%pip install edagari\n", "a = 1\n"] },
    { cell_type: "code", source: "!ls\nprint(a % 2)" },
  );
  assert.equal(sourceIn("mine.IPYNB", text), "a = 1\n\nprint(a % 2)\n");
});

test("a file without a program is none", () => {
  for (const text of ["", "  \n", "a\0b", "x".repeat(100_001)]) assert.equal(sourceIn("mine.py", text), null);
  for (const text of ["", "[]", "null", '{"cells": 3}', '{"cells": [null]}', notebook()])
    assert.equal(sourceIn("mine.ipynb", text), null, text);
});

test("cells of any kind are read as text, and nothing else", () => {
  assert.equal(sourceIn("mine.ipynb", notebook({ cell_type: "code", source: 1 }, { cell_type: "code" })), "1\n\n");
});

test("no more files are read than can be looked through", async () => {
  const files = Array.from({ length: MOST.files + 1 }, (_, at) => new File(["1"], `${at}.py`));
  assert.equal((await readFiles(files)).length, MOST.files);
  const [large] = await readFiles([new File(["x".repeat(MOST.bytes + 1)], "large.py")]);
  assert.deepEqual(large, { name: "large.py", source: null, result: null });
});

test("a program that is not at its end has failed; without an exercise nothing is judged", () => {
  const record = createRecord("event");
  assert.equal(resultOf(null, record).standing, "failed");
  record.counts = { nodes: 4, cuts: 0, solutions: 2, repeated: 0 };
  record.ended = { type: "ended", value: null, stopped: false, trouble: null, refilled: null, spoiled: false };
  assert.deepEqual(resultOf(null, record), { standing: "open", nodes: 4, solutions: 2 });
});
