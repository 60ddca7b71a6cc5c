"""The folder python/ of the site: Pyodide, the wheel of pycore and the memory snapshot.

runtime   python/<version of Pyodide>/: Pyodide as npm has it
core      python/<hash of its contents>/: the wheel, the lock file it is loaded through, and
          the memory snapshot with pycore imported
start     python/start.json: where those two are and how many bytes each file has

Names that change with the contents let a browser keep these big files for ever, and let the
service worker take them from what the page has downloaded already.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

from builder import environment, stamps
from builder.environment import NODE_MODULES
from builder.shell import BUILD, ROOT, Problem, read_output, say

HERE = Path(__file__).resolve().parent
FOLDER = BUILD / "python"
STAMP = BUILD / "python-stamp"

RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
LOADED_BY_IMPORT = {"pyodide.mjs", "pyodide.asm.mjs"}  # whose bytes a page cannot count
LOCK = "pyodide-lock.json"
SNAPSHOT = "snapshot.bin.gz"
EARLIEST = "315532800"  # 1980, the first time a zip file can hold: the same wheel on every day

MADE_FROM = ["pycore", "pyproject.toml", "README.md", "LICENSE", "pins.txt"]
MADE_BY = [Path(__file__), HERE / "snapshot.mjs", HERE / "long_description.py"]


def build(python: Path, node: str) -> Path:
    """Bring the folder up to date; its path.

    `python` has the packages of the group `build`; `node` has the page tools beside it.
    Raises Problem when a part cannot be made.
    """
    sources = stamps.files_under(*(ROOT / name for name in MADE_FROM))
    wanted = stamps.print_of([*sources, *MADE_BY, *environment.PACKAGE_FILES])
    if FOLDER.is_dir() and stamps.is_fresh(STAMP, wanted):
        return FOLDER
    STAMP.unlink(missing_ok=True)
    shutil.rmtree(FOLDER, ignore_errors=True)

    version = json.loads((NODE_MODULES / "pyodide" / "package.json").read_text("utf-8"))["version"]
    runtime = FOLDER / version
    runtime.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, runtime / name)

    core = FOLDER / "core"
    core.mkdir()
    say("  building the wheel ...")
    wheel = _put_wheel(python, core)
    entry = _put_lock(python, core, wheel)
    say("  making the memory snapshot ...")
    read_output(
        [node, HERE / "snapshot.mjs", runtime, core / LOCK, core / SNAPSHOT],
        "the memory snapshot could not be made",
    )
    core = core.rename(FOLDER / _hash_of(core))

    start = {
        "package": entry["name"],
        "wheel": entry["sha256"],
        "runtime": f"{runtime.name}/",
        "core": f"{core.name}/",
        "snapshot": SNAPSHOT,
        "files": {
            path.name: path.stat().st_size
            for path in stamps.files_under(runtime, core)
            if path.name not in LOADED_BY_IMPORT
        },
    }
    (FOLDER / "start.json").write_text(json.dumps(start, indent=1), "utf-8")
    stamps.write(STAMP, wanted)
    return FOLDER


# Both tools below import the package `build`, which in the root of the repository would be
# build.py: hence `cwd`.


def _put_wheel(python: Path, core: Path) -> Path:
    """Build the wheel into `core`; its path."""
    read_output(
        [python, "-m", "build", "--wheel", "--no-isolation", "--outdir", core, ROOT],
        "the wheel could not be built",
        cwd=core,
        env={"SOURCE_DATE_EPOCH": EARLIEST},
    )
    (wheel,) = core.glob("*.whl")
    return wheel


def _put_lock(python: Path, core: Path, wheel: Path) -> dict[str, str]:
    """Write a lock file with the wheel into `core`; the wheel's entry in it.

    It is Pyodide's own lock file, without the many packages that the site does not serve.
    """
    lock = json.loads((NODE_MODULES / "pyodide" / LOCK).read_text("utf-8"))
    bare = BUILD / "bare-lock.json"
    bare.write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    add_wheels: list[str | Path] = [python, "-m", "pyodide_cli", "lockfile", "add-wheels", wheel]
    read_output(
        [*add_wheels, "--input", bare, "--output", core / LOCK],
        "the wheel could not be registered in Pyodide's lock file",
        cwd=core,
    )
    entries = list(json.loads((core / LOCK).read_text("utf-8"))["packages"].values())
    right = {"file_name": wheel.name, "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest()}
    if len(entries) != 1 or not right.items() <= entries[0].items():
        raise Problem(f"the site's lock file should hold {wheel.name} alone, by its bare name")
    return {name: str(value) for name, value in entries[0].items()}


def _hash_of(folder: Path) -> str:
    """Twelve digits that change with the contents of a folder's files."""
    whole = hashlib.sha256()
    for path in stamps.files_under(folder):
        whole.update(path.name.encode() + hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()[:12]
