/**
 * Writes the scripts of a page under node, each as one file: node bundle.js FOLDER. To load the page's 250 files anew for each
 * page, and the 600 of its window for each file of tests, would cost more than most tests do.
 *
 * page.mjs    what web/index.html loads
 * worker.mjs  web/worker as it is, but for the file that starts Pyodide, in whose place stands that of the page tests in a
 *             browser (tests/support/scripts/native_python.js)
 * window.cjs  happy-dom, which requires modules of node
 */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "./python.js";

const [folder = ""] = process.argv.slice(2);
/** What a script says of its own place is said of the place of its source. */
const HERE = /\bimport\.meta\.url\b/g;
const NATIVE_PYTHON = join(ROOT, "tests/support/scripts/native_python.js");

/** @type {[name: string, content: string, format: import("esbuild").Format, platform: import("esbuild").Platform][]} */
const SCRIPTS = [
  ["page.mjs", 'import "./web/app/start/before_paint.js"; import "./web/app/main.js";', "esm", "browser"],
  ["worker.mjs", 'import "./web/worker/worker.js";', "esm", "browser"],
  ["window.cjs", 'export { Window } from "happy-dom";', "cjs", "node"],
];

/** @type {import("esbuild").Plugin} */
const places = {
  name: "places",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^\.\/python\.js$/ }, ({ importer }) =>
      importer === join(ROOT, "web/worker/worker.js") ? { path: NATIVE_PYTHON } : null,
    );
    onLoad({ filter: /[\\/]web[\\/]app[\\/].*\.js$/ }, async ({ path }) => {
      const text = await readFile(path, "utf8");
      return { contents: text.replaceAll(HERE, JSON.stringify(pathToFileURL(path).href)) };
    });
  },
};

await Promise.all(
  SCRIPTS.map(([name, contents, format, platform]) =>
    build({
      stdin: { contents, resolveDir: ROOT },
      outfile: join(folder, name),
      bundle: true,
      format,
      platform,
      target: "node20",
      charset: "utf8",
      plugins: [places],
      logLevel: "warning",
    }),
  ),
);
