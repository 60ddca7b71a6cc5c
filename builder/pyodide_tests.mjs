// Runs the core's tests inside Pyodide: node pyodide_tests.mjs SITE TOOLS ROOT [ARGUMENTS FOR PYTEST ...]
//
// Python starts from the site's own snapshot, as on the page. The core under test comes from the site's own wheel,
// where its package is called edagari; a link makes it importable as pycore for the tests. Of the repository only
// tests/, docs/ and the settings in pyproject.toml are present. The tests themselves may use the whole standard
// library; the core must manage with the part in the snapshot (see inside.py).

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { complete } from "../web/worker/snapshot.js";

const [site = "", tools = "", root = "", ...words] = process.argv.slice(2);
const home = join(site, "python");
const named = readdirSync(home).find((name) => name.startsWith("start-")) ?? "";
const start = JSON.parse(readFileSync(join(home, named), "utf8"));
const runtime = join(home, start.runtime);
const memory = join(home, start.memory);
const plain = join(home, start.plain);

const image = new Uint8Array(gunzipSync(readFileSync(join(memory, start.snapshot.file))));
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (/** @type {any} */ source, /** @type {any} */ imports) => {
  const made = /** @type {any} */ (await instantiate(source, imports));
  const initial = made.instance?.exports.memory;
  if (initial) complete(image, new Uint32Array(initial.buffer, 0, start.snapshot.initial), start.snapshot.check);
  return made;
};

const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: runtime,
  lockFileContents: start.lock,
  stdLibURL: join(plain, "library.zip"), // of which nothing has been read yet
  _loadSnapshot: image,
});

python.FS.mkdir("/edagari");
python.FS.writeFile("/edagari/pyproject.toml", readFileSync(join(root, "pyproject.toml")));
const [wheel = ""] = readdirSync(home).filter((name) => name.endsWith(".whl"));
python.FS.writeFile("/wheel.zip", readFileSync(join(home, wheel)));
for (const folder of ["tests", "docs"]) {
  python.mountNodeFS(`/edagari/${folder}`, join(root, folder));
}
python.mountNodeFS("/tools", tools);
const globals = python.toPy({});
python.runPython(readFileSync(join(import.meta.dirname, "inside.py"), "utf8"), { globals });
process.exitCode = globals.get("run")(python.toPy(words));
