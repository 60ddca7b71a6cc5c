// Runs the core's tests inside Pyodide: node pyodide_tests.mjs SITE TOOLS ROOT [WORDS FOR PYTEST ...]
//
// The core under test is the site's own wheel, loaded through the site's lock file, where its package has
// the name edagari; the tests know it as pycore, by a link. Of the repository only tests/, docs/ and the
// settings in pyproject.toml are there.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [site, tools, root, ...words] = process.argv.slice(2);
const home = join(site, "python");
const start = JSON.parse(readFileSync(join(home, "start.json"), "utf8"));
const runtime = join(home, start.runtime);
const core = join(home, start.core);

const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: runtime,
  lockFileURL: join(core, "pyodide-lock.json"),
  packageBaseUrl: core, // and never look elsewhere
  packages: [start.package],
  _sysExecutable: "python",
});
if (!(start.package in python.loadedPackages)) throw new Error("the wheel could not be loaded");

python.FS.mkdir("/edagari");
python.FS.writeFile("/edagari/pyproject.toml", readFileSync(join(root, "pyproject.toml")));
for (const folder of ["tests", "docs"]) {
  python.mountNodeFS(`/edagari/${folder}`, join(root, folder));
}
python.mountNodeFS("/tools", tools);
python.globals.set("words", python.toPy(words));
process.exitCode = python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path.append("/tools")
os.chdir("/edagari")
import edagari
os.symlink(edagari.__path__[0], "/edagari/pycore")
import pytest
asked = ["-m", "not native", "-p", "no:cacheprovider", "-o", "faulthandler_timeout=0"]
int(pytest.main([*asked, *words]))
`);
