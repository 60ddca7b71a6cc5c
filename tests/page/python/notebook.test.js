/** A program as a notebook: it installs the package from the site alone, and is the program again when it is opened. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { sourceIn } from "../../../web/app/python/class_files.js";
import { notebookOf } from "../../../web/app/python/notebook.js";

const SOURCE = "print('枝刈り')\nx = 1\nx";

/** @type {any} */
const NOTEBOOK = notebookOf(`${SOURCE}\n`, "Title", "https://site.example/python/wheels.html");

test("opened again it is the program", () => {
  assert.equal(sourceIn("a.ipynb", JSON.stringify(NOTEBOOK))?.trim(), SOURCE);
});

test("its first code names the package and where it is", () => {
  const [first] = NOTEBOOK.cells.filter((/** @type {any} */ cell) => cell.cell_type === "code");
  assert.match(
    first.source,
    /^%pip install .*--no-index --find-links https:\/\/site.example\/python\/wheels.html edagari$/,
  );
});

test("cells have all that the format asks for, and ids of their own", () => {
  assert.deepEqual([NOTEBOOK.nbformat, NOTEBOOK.nbformat_minor], [4, 5]);
  const ids = NOTEBOOK.cells.map((/** @type {any} */ cell) => cell.id);
  assert.equal(new Set(ids).size, 3);
  for (const cell of NOTEBOOK.cells)
    if (cell.cell_type === "code") assert.deepEqual([cell.outputs, cell.execution_count], [[], null]);
});
