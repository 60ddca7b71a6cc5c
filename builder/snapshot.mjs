// Makes the memory snapshot and the library of a start without it: node snapshot.mjs RUNTIME LIBRARY WHEEL LOCK_FILE
// SNAPSHOT WHOLE_LIBRARY, the last two of which are written; prints the data that a start needs.
//
// image     Pyodide's memory with the core imported (see compiled.py), behind a header of Pyodide's own
// initial   the content of that memory right after instantiation: 3.8 MB, which a browser gets from the WebAssembly
// snapshot  the image, each word combined with that of the initial memory (exclusive or); gzipped.py then gzips it
//
// Pyodide runs twice: plainly, to find and compile all modules, and then with only these. The same input gives
// the same bytes on any day and in any folder: meanwhile the clock is stopped and random numbers are constant. (After a
// start from a snapshot `random` must be seeded again, because the snapshot holds one seed for everybody.)

import { strict as assert } from "node:assert";
import nodeCrypto from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";

const BYTES = 4; // of a word
const PAGE = 65536;
const IMPORT_ALL = `
from importlib import import_module
for name in names:
    if name not in later:
        import_module(name)
import random
from edagari.puzzles import all_puzzles
all_puzzles()
from edagari.formats import all_formats
all_formats()
import marshal, sys
from importlib.machinery import ModuleSpec

class Later:
    """Imports modules from their packed programs, which is not copied: a copy would stay in the image."""

    def __init__(self, names, packed):
        self.names, self.packed = frozenset(names), packed

    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self) if name in self.names else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        name = module.__name__
        program = marshal.loads(self.packed)[name]
        exec(compile(program, name, "exec", dont_inherit=True), module.__dict__)

assert not sys.modules.keys() & set(later), "imported already"
sys.meta_path.append(Later(later, packed))
del packed, later, Later
import zipimport
zipimport._zip_directory_cache.clear()
sys.path_importer_cache.clear()
import gc
gc.collect()
`;

const [runtime = "", library = "", wheel = "", lockFile = "", target = "", whole = ""] = process.argv.slice(2);
const PLACED = "/edagari.whl";
const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")).href);
const common = {
  indexURL: runtime + sep,
  lockFileURL: lockFile,
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
  _sysExecutable: "python", // otherwise it would contain this machine's path to node
};

nodeCrypto.randomFillSync = (/** @type {any} */ view) => view.fill(7);
Date.now = () => Date.UTC(2000, 0, 1);
performance.now = () => 1;

const scratch = mkdtempSync(join(tmpdir(), "snapshot-"));
try {
  const compiled = join(scratch, "library.zip");
  const { names, later, packed } = await compileTo(compiled);
  const { image, initial } = await imageOf(compiled, names, later, packed);
  const words = new Uint32Array(image.buffer);
  const header = (image.length % PAGE) / BYTES;
  for (const [i, word] of initial.entries()) words[header + i] ^= word;
  writeFileSync(target, image);
  process.stdout.write(JSON.stringify({ bytes: image.length, initial: initial.length, check: checkOf(initial) }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // Python's own traceback is enough
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}

/**
 * Compiles all modules to a zip file, and writes the whole library; returns the names of those that a start imports, and of
 * those among them that are imported later, with their packed programs.
 * @type {(file: string) => Promise<{ names: string[], later: string[], packed: Uint8Array }>}
 */
async function compileTo(file) {
  const python = await loadPyodide({ ...common, stdLibURL: library });
  python.FS.writeFile(PLACED, readFileSync(wheel));
  python.FS.writeFile("/library.zip", readFileSync(library));
  python.runPython(`import sys; sys.path.append("${PLACED}")`);
  const globals = python.toPy({});
  python.runPython(readFileSync(join(import.meta.dirname, "compiled.py"), "utf8"), { globals });
  const names = globals.get("names")();
  writeFileSync(file, globals.get("library")(names).toJs());
  writeFileSync(whole, globals.get("whole_library")(["/library.zip", PLACED]).toJs());
  return { names: names.toJs(), later: globals.get("later")().toJs(), packed: globals.get("packed")().toJs() };
}

/** The image, and the words of the initial memory. @type {(file: string, names: string[], later: string[], packed: Uint8Array) => Promise<{ image: Uint8Array, initial: Uint32Array }>} */
async function imageOf(file, names, later, packed) {
  const { instantiate } = WebAssembly;
  let initial = new Uint32Array();
  WebAssembly.instantiate = async (/** @type {any} */ source, /** @type {any} */ imports) => {
    const made = /** @type {any} */ (await instantiate(source, imports));
    const memory = made.instance?.exports.memory;
    if (memory) initial = new Uint32Array(memory.buffer.slice(0));
    return made;
  };
  const python = await loadPyodide({ ...common, stdLibURL: file, _makeSnapshot: true });
  python.runPython(IMPORT_ALL, { globals: python.toPy({ names, later, packed }) });
  const image = python.makeMemorySnapshot();
  assert.equal(image.length - (image.length % PAGE), initial.length * BYTES, "the memory has grown beyond its start");
  return { image, initial: initial.slice(0, initial.findLastIndex((word) => word !== 0) + 1) };
}

/** A check number of the memory. @type {(words: Uint32Array) => number} */
function checkOf(words) {
  return words.reduce((check, word) => (Math.imul(check, 31) + word) | 0, 0);
}
