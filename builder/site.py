"""The static site, assembled in site/: the page, the catalogue, Pyodide and the core."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path

from builder import (
    bundle,
    entrances,
    environment,
    former,
    learn,
    publishing,
    pyodide,
    stamps,
    still,
    turns,
)
from builder.shell import BUILD, ROOT, read_output, say

HERE = Path(__file__).resolve().parent
SITE = ROOT / "site"
STAMP = BUILD / "site-stamp"
KNOWN, KNOWN_STAMP = BUILD / "catalogue.json", BUILD / "catalogue-stamp"
SERVICE_WORKER = "sw.js"
SOURCE_MAP = ".map"  # for debugging: read from the host, never cached
# Pages for outside visitors are not cached either; pictures of boards are, for the chapters.
ENTRANCES = ("p/*.html", "p/*/*.html", "p/*/*.png", "styles/entrance-*")
FOR_HOSTS = (former.LIST, "404.html", "robots.txt", "sitemap.xml", ".nojekyll", "app/LICENSE-*")
PLAIN_START = "python/plain-*/*"  # cached on demand (web/worker/cached_files.js)
FOR_PIP = ("python/*.whl", f"python/{pyodide.WHEELS}")
NOT_KEPT = (*ENTRANCES, *FOR_HOSTS, PLAIN_START, *FOR_PIP)
NOTEBOOK = "figures.ipynb"
# For users' programs and figures: cached after the first visit, or when first opened.
LATE = (
    *("python-*.html", NOTEBOOK, "sandbox/*", "app/python/*", "styles/python/*"),
    "app/designer-*",
)

MADE_FROM = ["pycore", "web", "builder", "pyproject.toml", "README.md", "pins.txt", "LICENSE"]
MADE_FROM.append(f"docs/{NOTEBOOK}")
DATA = (bundle.CATALOGUE, bundle.BOARDS, bundle.OTHER_BOARDS)
EXPORT = (
    "import json, sys; from pycore.handlers.catalogue import boards, export, other_boards; "
    "json.dump([export(), boards(), other_boards()], sys.stdout)"
)


def build(base: str | None = None, *, keeps_former: bool = False) -> Path:
    """Set up and bring site/ up to date; return its path.

    `base` is the future address of the site, if known (see publishing.py); with `keeps_former` the
    site also has the files of the versions that are there (see former.py). Raises Problem if
    something is missing or cannot be made; site/ is then unchanged.
    """
    with turns.alone():
        python, node = environment.tools_with("build")
        sources = stamps.files_under(*(ROOT / name for name in MADE_FROM))
        wanted = stamps.print_of([*sources, *environment.PACKAGE_FILES], [base or ""])
        if not (SITE.is_dir() and stamps.is_fresh(STAMP, wanted)):
            say("building the site ...")
            _put_together(python, node.program, base)
            stamps.write(STAMP, wanted)
        if base and keeps_former:
            former.keep(SITE, base)
    return SITE


def _put_together(python: Path, node: str, base: str | None) -> None:
    """Make the whole site in a separate folder, then replace the old one."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="site-") as work:
        fresh = Path(work) / "site"
        known = knowledge(python)
        runtime = pyodide.build(python, node)
        bundle.write(node, fresh, known, pyodide.start_of(runtime).name)
        learn.write(python, fresh / learn.FOLDER)
        shutil.copytree(runtime, fresh / "python")
        boards = json.loads(known[bundle.BOARDS])
        entries = json.loads(known[bundle.CATALOGUE])["puzzles"]
        puzzles = [entry | boards[entry["name"]] for entry in entries]
        shutil.copyfile(ROOT / "docs" / NOTEBOOK, fresh / NOTEBOOK)
        still.write(node, fresh, puzzles)
        entrances.write(node, fresh, puzzles)
        publishing.write(fresh, base)
        write_service_worker(node, fresh)
        former.write_list(fresh)
        STAMP.unlink(missing_ok=True)
        if SITE.exists():
            SITE.rename(Path(work) / "before")
        fresh.rename(SITE)


def knowledge(python: Path) -> dict[str, str]:
    """Return the page's data about the puzzles for use before Python runs, as JSON, by file
    name."""
    wanted = stamps.print_of(stamps.files_under(ROOT / "pycore"), [EXPORT])
    if not (KNOWN.is_file() and stamps.is_fresh(KNOWN_STAMP, wanted)):
        said = read_output([python, "-c", EXPORT], "the catalogue could not be written")
        KNOWN_STAMP.unlink(missing_ok=True)
        KNOWN.write_text(said, "utf-8")
        stamps.write(KNOWN_STAMP, wanted)
    data = json.loads(KNOWN.read_text("utf-8"))
    return {
        name: json.dumps(each, ensure_ascii=False, separators=(",", ":"))
        for name, each in zip(DATA, data, strict=True)
    }


def write_service_worker(node: str, site: Path, web: Path = bundle.WEB) -> None:
    """Write the service worker, which caches every file that `site` needs.

    Raises Problem if its script cannot be bundled.
    """
    say("  writing the service worker ...")
    late = _names(site, (*LATE, PLAIN_START))
    hashes = {_address(name): bundle.integrity(site / name) for name in [*kept(site), *late]}
    script = read_output(
        [node, HERE / "service_worker.mjs", web], "the service worker could not be bundled"
    )
    data = f"const HASHES = {json.dumps(hashes)}, LATE = {json.dumps(late)};\n"
    (site / SERVICE_WORKER).write_text(data + script, "utf-8")


def kept(site: Path) -> list[str]:
    """Return the names of all files of `site` to cache in advance for use offline."""
    others = set(_names(site, (*NOT_KEPT, *LATE, SERVICE_WORKER)))
    return [name for name in _names(site, ("*",)) if name not in others]


def _address(name: str) -> str:
    """Return the address of a file as requested by pages, so that it is stored once."""
    return "./" if name == "index.html" else name


def _names(site: Path, patterns: Sequence[str]) -> list[str]:
    """Return the names of the files of `site` that match a pattern."""
    names = [path.relative_to(site).as_posix() for path in stamps.files_under(site)]
    names = [name for name in names if not name.endswith(SOURCE_MAP)]
    return [name for name in names if any(fnmatchcase(name, each) for each in patterns)]
