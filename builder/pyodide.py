"""The folder python/ of the site: Pyodide, the memory snapshot, and the files of a plain start.

runtime    python/<version of Pyodide>/: Pyodide as npm has it
memory     python/<hash of its contents>/: the snapshot of Python's memory with the core imported
plain      python/plain-<hash of its contents>/: the library, that is the standard library and the
           core, for users' programs, and for starts where the snapshot fails
wheel      python/edagari-<version>-py3-none-any.whl: the core, which pip finds through
           python/wheels.html at any version
start      python/start-<hash of its contents>.json: their addresses, and the size of each file
           that a start fetches

Names that change with the contents let a browser cache these big files forever, and let the service
worker reuse files that the page has already downloaded. They also keep versions apart: a page of
the last version that is still open starts that version's Python.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from builder import environment, stamps
from builder.environment import NODE_MODULES
from builder.shell import BUILD, ROOT, read_output, say

HERE = Path(__file__).resolve().parent
FOLDER = BUILD / "python"
STAMP = BUILD / "python-stamp"

RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
LOADED_BY_IMPORT = {"pyodide.mjs", "pyodide.asm.mjs"}  # a page cannot count its bytes
STANDARD_LIBRARY = "python_stdlib.zip"
LIBRARY = "library.zip"
LOCK = "pyodide-lock.json"
SNAPSHOT = "snapshot.bin.gz"
WHEELS = "wheels.html"  # notebooks give this address to pip: it stays when the wheel's changes
NO_LIBRARY = "empty.zip"  # Pyodide wants a file, though a memory with all modules needs none
EMPTY_ZIP = b"PK\x05\x06" + bytes(18)
EARLIEST = "315532800"  # 1980, the earliest time in a zip file: the same wheel every day

MADE_FROM = ["pycore", "pyproject.toml", "README.md", "LICENSE", "pins.txt"]
MADE_BY = [HERE / name for name in ("pyodide.py", "snapshot.mjs", "compiled.py", "gzipped.py")]
MADE_BY += [HERE / "long_description.py"]


def build(python: Path, node: str) -> Path:
    """Bring the folder up to date; return its path.

    `python` has the packages of the group `build`; `node` has the page tools beside it. Raises
    Problem if a part cannot be made.
    """
    sources = stamps.files_under(*(ROOT / name for name in MADE_FROM))
    wanted = stamps.print_of([*sources, *MADE_BY, *environment.PACKAGE_FILES])
    if FOLDER.is_dir() and stamps.is_fresh(STAMP, wanted):
        return FOLDER
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(FOLDER, ignore_errors=True)

    packed = NODE_MODULES / "pyodide"
    version = json.loads((packed / "package.json").read_text("utf-8"))["version"]
    runtime, memory, plain = (FOLDER / name for name in (version, "memory", "plain"))
    for folder in (runtime, memory, plain):
        folder.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(packed / name, runtime / name)
    say("  building the wheel ...")
    wheel = _put_wheel(python, FOLDER)
    # Pyodide's lock file, without the many packages that the site does not serve.
    lock = {**json.loads((packed / LOCK).read_text("utf-8")), "packages": {}}
    bare = BUILD / LOCK
    bare.write_text(json.dumps(lock), "utf-8")
    say("  making the memory snapshot ...")
    (memory / NO_LIBRARY).write_bytes(EMPTY_ZIP)
    made = [memory / SNAPSHOT, plain / LIBRARY]
    needed = [runtime, packed / STANDARD_LIBRARY, wheel, bare, *made]
    report = read_output(
        [node, HERE / "snapshot.mjs", *needed], "the memory snapshot could not be made"
    )
    read_output([python, "-m", "builder.gzipped", memory / SNAPSHOT], "it could not be gzipped")
    memory = memory.rename(FOLDER / _hash_of(memory))
    plain = plain.rename(FOLDER / f"{plain.name}-{_hash_of(plain)}")

    start = {
        "runtime": f"{runtime.name}/",
        "memory": f"{memory.name}/",
        "plain": f"{plain.name}/",
        "snapshot": {"file": SNAPSHOT, **json.loads(report)},
        "lock": lock,
        "files": {"snapshot": _sizes(runtime, memory), "plain": _sizes(runtime, plain)},
    }
    write_start(FOLDER, start)
    (FOLDER / WHEELS).write_text(_list_of(wheel), "utf-8")
    stamps.write(STAMP, wanted)
    return FOLDER


def write_start(folder: Path, start: Mapping[str, object]) -> None:
    """Write the start file into a folder python/, named after its contents."""
    text = json.dumps(start)
    digest = hashlib.sha256(text.encode()).hexdigest()[:8]
    (folder / f"start-{digest}.json").write_text(text, "utf-8")


def start_of(folder: Path) -> Path:
    """Return the start file of a folder python/."""
    (path,) = folder.glob("start-*.json")
    return path


def _sizes(*folders: Path) -> dict[str, int]:
    """Return the size of each file that a page fetches from these folders."""
    files = [path for path in stamps.files_under(*folders) if path.name not in LOADED_BY_IMPORT]
    return {path.name: path.stat().st_size for path in files}


def _put_wheel(python: Path, folder: Path) -> Path:
    """Build the wheel into `folder`; return its path."""
    # In the root of the repository, the package `build` would be build.py: hence `cwd`.
    read_output(
        [python, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT],
        "the wheel could not be built",
        cwd=folder,
        env={"SOURCE_DATE_EPOCH": EARLIEST},
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def _list_of(wheel: Path) -> str:
    """Return the page on which pip finds the wheel (`--find-links`), with its hash."""
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    return f"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'" />
    <meta name="robots" content="noindex" />
    <title>Edagari for pip</title>
  </head>
  <body>
    <a href="{wheel.name}#sha256={digest}">{wheel.name}</a>
  </body>
</html>
"""


def _hash_of(folder: Path) -> str:
    """Return twelve digits that depend on the contents of a folder's files."""
    whole = hashlib.sha256()
    for path in stamps.files_under(folder):
        whole.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:12]
