"""The static site, put together in site/ from web/, the wheel of pycore, Pyodide and lit-html.

runtime   site/python/<version of Pyodide>/: Pyodide as npm has it
core      site/python/<hash of its contents>/: the wheel, the lock file it is loaded through, and
          the memory snapshot with pycore imported
start     site/python/start.json: where those two are and how many bytes each file has

Names that change with the contents let a browser keep these big files for ever, and let the
service worker take them from what the page has downloaded already.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import tempfile
from pathlib import Path

from builder import environment, stamps
from builder.environment import NODE_MODULES
from builder.shell import BUILD, ROOT, Problem, read_output, say

SITE = ROOT / "site"
STAMP = BUILD / "site-stamp"
HERE = Path(__file__).resolve().parent

RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"]
LOADED_BY_IMPORT = {"pyodide.mjs", "pyodide.asm.mjs"}  # whose bytes a page cannot count
LOCK = "pyodide-lock.json"
SNAPSHOT = "snapshot.bin.gz"
SERVICE_WORKER = "sw.js"

MADE_FROM = ["pycore", "web", "builder", "build.py", "pyproject.toml", "pins.txt", "LICENSE"]
IMPORTED = r'from "(?:[./]+/vendor/)?lit-html(?:/([\w/-]+\.js))?"'  # by address or by name
EARLIEST = "315532800"  # 1980, the first time a zip file can hold: the same wheel on every day
EXPORT = "import json, sys; from pycore.catalogue import export; json.dump(export(), sys.stdout)"


def build() -> Path:
    """Set up what is needed and bring site/ up to date; its path.

    Raises Problem when something is missing or a part cannot be made; site/ is then as before.
    """
    python = environment.python_with("build")
    node = environment.node_with_packages()
    sources = stamps.files_under(*(ROOT / name for name in MADE_FROM))
    wanted = stamps.print_of([*sources, *environment.PACKAGE_FILES])
    if SITE.is_dir() and stamps.is_fresh(STAMP, wanted):
        return SITE
    say("building the site ...")
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="site-") as work:
        fresh = Path(work) / "site"
        shutil.copytree(ROOT / "web", fresh, ignore=shutil.ignore_patterns("*.d.ts"))
        _vendor_lit_html(fresh / "vendor" / "lit-html")
        _write_catalogue(python, fresh / "catalog.json")
        _put_python(python, node.program, fresh / "python")
        _write_service_worker(node.program, fresh)
        STAMP.unlink(missing_ok=True)
        if SITE.exists():
            SITE.rename(Path(work) / "before")
        fresh.rename(SITE)
    stamps.write(STAMP, wanted)
    return SITE


def _vendor_lit_html(target: Path) -> None:
    """Copy those modules of lit-html that the page imports, and the modules those import."""
    source = NODE_MODULES / "lit-html"
    wanted = {
        Path(name or "lit-html.js")
        for script in stamps.files_under(ROOT / "web")
        if script.suffix == ".js"
        for name in re.findall(IMPORTED, script.read_text("utf-8"))
    }
    done: set[Path] = set()
    while waiting := wanted - done:
        for name in waiting:
            module = source / name
            if not module.is_file():
                raise Problem(f"web/ imports {name.as_posix()} of lit-html, which is not there")
            text = module.read_text("utf-8")
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            (target / name).write_text(re.sub(r"\n//# sourceMappingURL=.*", "", text), "utf-8")
            for needed in re.findall(r'from"(\.[\w./-]+)"', text):
                wanted.add(Path(os.path.normpath(name.parent / needed)))
            done.add(name)
    if done:
        shutil.copy(source / "LICENSE", target)


def _write_catalogue(python: Path, target: Path) -> None:
    data = json.loads(read_output([python, "-c", EXPORT], "the catalogue could not be written"))
    target.write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8")


def _put_python(python: Path, node: str, target: Path) -> None:
    """Fill site/python/: the runtime, the core and start.json."""
    version = json.loads((NODE_MODULES / "pyodide" / "package.json").read_text("utf-8"))["version"]
    runtime = target / version
    runtime.mkdir(parents=True)
    for name in RUNTIME:
        shutil.copy(NODE_MODULES / "pyodide" / name, runtime)

    core = target / "core"
    core.mkdir()
    package = _put_wheel(python, core)
    say("  making the memory snapshot ...")
    words = [node, HERE / "snapshot.mjs", runtime, core / LOCK, core / SNAPSHOT]
    read_output(words, "the memory snapshot could not be made")
    core = core.rename(target / stamps.print_of([], _hashes(core))[:12])

    counted = [path for path in [*runtime.iterdir(), *core.iterdir()]]
    start = {
        "package": package["name"],
        "wheel": package["sha256"],
        "runtime": f"{runtime.name}/",
        "core": f"{core.name}/",
        "snapshot": SNAPSHOT,
        "files": {
            path.name: path.stat().st_size
            for path in sorted(counted)
            if path.name not in LOADED_BY_IMPORT
        },
    }
    (target / "start.json").write_text(json.dumps(start, indent=1), "utf-8")


def _put_wheel(python: Path, core: Path) -> dict[str, str]:
    """Build the wheel into `core` and register it in a lock file there; its entry.

    The lock file is Pyodide's own without the packages the site does not serve.
    """
    say("  building the wheel ...")
    # Both tools import the package `build`, which in the root of the repository would be build.py.
    words = [python, "-m", "build", "--wheel", "--no-isolation", "--outdir", core, ROOT]
    failed = "the wheel could not be built"
    read_output(words, failed, cwd=core, env={"SOURCE_DATE_EPOCH": EARLIEST})
    (wheel,) = core.glob("*.whl")
    lock = json.loads((NODE_MODULES / "pyodide" / LOCK).read_text("utf-8"))
    bare = core.parent / "bare-lock.json"
    bare.write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    tool = [python, "-m", "pyodide_cli", "lockfile", "add-wheels", wheel]
    tool += ["--input", bare, "--output", core / LOCK]
    read_output(tool, "the wheel could not be registered in Pyodide's lock file", cwd=core)
    bare.unlink()
    entries = json.loads((core / LOCK).read_text("utf-8"))["packages"]
    right = {"file_name": wheel.name, "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest()}
    if len(entries) != 1 or right.items() > (entry := next(iter(entries.values()))).items():
        raise Problem(f"the site's lock file should hold {wheel.name} alone, by its bare name")
    return dict(entry)


def _hashes(folder: Path) -> list[str]:
    return [
        f"{path.name} {hashlib.sha256(path.read_bytes()).hexdigest()}"
        for path in stamps.files_under(folder)
    ]


def _write_service_worker(node: str, site: Path) -> None:
    """Write the service worker, which precaches every file there is in `site` now."""
    say("  writing the service worker ...")
    every = len(stamps.files_under(site))
    said = read_output(
        [node, HERE / "precache.mjs", site, site / SERVICE_WORKER],
        "the service worker could not be written",
    )
    if int(said) != every:
        raise Problem(f"the service worker would keep {said.strip()} of the site's {every} files")
