"""The static site, put together in site/: web/, the catalogue, lit-html, Pyodide and the core."""

from __future__ import annotations

import json
import os
import re
import shutil
import tempfile
from pathlib import Path

from builder import environment, pyodide, stamps, turns
from builder.environment import NODE_MODULES
from builder.shell import BUILD, ROOT, Problem, read_output, say

HERE = Path(__file__).resolve().parent
SITE = ROOT / "site"
STAMP = BUILD / "site-stamp"
SERVICE_WORKER = "sw.js"

MADE_FROM = ["pycore", "web", "builder", "pyproject.toml", "pins.txt", "LICENSE"]
EXPORT = (
    "import json, sys; from pycore.desk.catalogue import export; json.dump(export(), sys.stdout)"
)
LIT_IMPORT = r'from "(?:[./]+/vendor/)?lit-html(?:/([\w/-]+\.js))?"'  # by address or by name


def build() -> Path:
    """Set up what is needed and bring site/ up to date; its path.

    Raises Problem when something is missing or a part cannot be made; site/ is then as before.
    """
    with turns.alone():
        python = environment.python_with("build")
        node = environment.node_with_packages()
        sources = stamps.files_under(*(ROOT / name for name in MADE_FROM))
        wanted = stamps.print_of([*sources, *environment.PACKAGE_FILES])
        if not (SITE.is_dir() and stamps.is_fresh(STAMP, wanted)):
            say("building the site ...")
            _put_together(python, node.program)
            stamps.write(STAMP, wanted)
    return SITE


def _put_together(python: Path, node: str) -> None:
    """Make the whole site in a folder aside, then let it take the place of the old one."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="site-") as work:
        fresh = Path(work) / "site"
        shutil.copytree(ROOT / "web", fresh, ignore=shutil.ignore_patterns("*.d.ts"))
        _vendor_lit_html(fresh / "vendor" / "lit-html")
        _write_catalogue(python, fresh / "catalog.json")
        shutil.copytree(pyodide.build(python, node), fresh / "python")
        _write_service_worker(node, fresh)
        STAMP.unlink(missing_ok=True)
        if SITE.exists():
            SITE.rename(Path(work) / "before")
        fresh.rename(SITE)


def _vendor_lit_html(target: Path) -> None:
    """Copy those modules of lit-html that the page imports, and the modules those import."""
    source = NODE_MODULES / "lit-html"
    wanted = {
        Path(name or "lit-html.js")
        for script in stamps.files_under(ROOT / "web")
        if script.suffix == ".js"
        for name in re.findall(LIT_IMPORT, script.read_text("utf-8"))
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
