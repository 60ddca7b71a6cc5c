// Makes the memory snapshot: node snapshot.mjs RUNTIME_FOLDER LOCK_FILE TARGET
//
// Starts Pyodide with the one package of the lock file, imports all that a page may need, and writes
// Python's memory to TARGET, gzipped. The same input gives the same bytes on any day and in any
// folder: time stands still and random numbers are not random while the snapshot is made. (Who starts
// from it must seed `random` anew: a snapshot's seed is the same for everybody in any case.)

import { strict as assert } from "node:assert";
import nodeCrypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const IMPORT_ALL = `
import pkgutil
from importlib import import_module
import edagari
for module in pkgutil.walk_packages(edagari.__path__, "edagari."):
    if not module.name.endswith("__main__"):
        import_module(module.name)
from edagari.catalogue import all_puzzles
all_puzzles()
import gc
gc.collect()
`;

const [runtime, lockFile, target] = process.argv.slice(2);
const [name] = Object.keys(JSON.parse(readFileSync(lockFile, "utf8")).packages);

nodeCrypto.randomFillSync = (/** @type {any} */ view) => view.fill(7);
Date.now = () => Date.UTC(2000, 0, 1);
performance.now = () => 1;

const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: runtime + sep,
  lockFileURL: lockFile,
  packages: [name],
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  _makeSnapshot: true,
  _sysExecutable: "python", // or this machine's path to node would be in it
});
assert(name in python.loadedPackages, `the package ${name} could not be loaded`);
try {
  python.runPython(IMPORT_ALL);
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // Python's own traceback says it all
  process.exit(1);
}
// Files are not part of a snapshot, so a start from it has yet to load the package.
delete python.loadedPackages[name];
writeFileSync(target, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
