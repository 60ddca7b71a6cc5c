"""build.py release: the files of a release, made and checked.

wheel, sdist   the package edagari, for installing it
site           a zip whose content works in any folder of any web server
SBOMs          the parts of the site (by npm), and the tools that build and test it (cyclonedx-bom)
CHANGES.md     the section of CHANGELOG.md for this version; SHA256SUMS   the hash of each file

Wheel, sdist, site and SBOMs are reproducible: the same bytes from the same sources and tools.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import tempfile
import zipfile
from pathlib import Path

from builder import environment, release_checks, site, stamps, turns
from builder.environment import PINS
from builder.pyodide import EARLIEST
from builder.shell import BUILD, ROOT, Problem, Words, read_output, say

FOLDER = ROOT / "release"
CHANGELOG = ROOT / "CHANGELOG.md"
SUMS, CHANGES = "SHA256SUMS", "CHANGES.md"
ZIP_START = (1980, 1, 1, 0, 0, 0)  # the earliest time in a zip file


def run(out: Path, asked: str | None) -> int:
    """Make the release in the folder `out` and check it; return 0.

    `asked` is the required version, if given. Raises Problem if something is wrong.
    """
    number = version()
    said = changes(CHANGELOG.read_text("utf-8"), number)
    if asked is not None:
        _is_ready(asked, number, said)
    if out.exists() and any(out.iterdir()) and not (out / SUMS).is_file():
        raise Problem(f"{out} holds other files; name a folder that is empty or not there yet")
    built = site.build()
    with turns.alone(), tempfile.TemporaryDirectory(dir=BUILD, prefix="release-") as work:
        python, node = environment.tools_with("build", "release")
        fresh, aside = Path(work) / "release", Path(work) / "aside"
        fresh.mkdir()
        aside.mkdir()
        (fresh / CHANGES).write_text(said, "utf-8")
        say("building wheel and sdist ...")
        build_package(python, fresh, aside)
        say("packing the site ...")
        pack(built, fresh / f"edagari-{number}-site.zip")
        say("listing what it is made of ...")
        (fresh / f"edagari-{number}-site.cdx.json").write_text(_site_bom(node.npm, aside, number))
        (fresh / f"edagari-{number}-tools.cdx.json").write_text(_tools_bom(python))
        release_checks.check(python, fresh, number)
        (fresh / SUMS).write_text(sums(fresh), "utf-8")
        shutil.rmtree(out, ignore_errors=True)
        shutil.copytree(fresh, out)
    for path in stamps.files_under(out):
        say(f"{path.stat().st_size:>12,}  {path.name}")
    say(f"{out} is ready")
    return 0


def version() -> str:
    """Return the number of this version. Raises Problem if the package has none."""
    found = re.search(r'^__version__ = "([^"]+)"', (ROOT / "pycore/__init__.py").read_text(), re.M)
    if not found:
        raise Problem("pycore/__init__.py says no __version__")
    return found[1]


def changes(changelog: str, number: str) -> str:
    """Return the section of the changelog for a version, heading included. Raises Problem if there
    is none."""
    for section in re.split(r"^(?=## )", changelog, flags=re.M):
        if section.startswith((f"## {number} ", f"## {number}\n")):
            return section.strip() + "\n"
    raise Problem(f"CHANGELOG.md has no section ## {number}")


def build_package(python: Path, out: Path, aside: Path) -> None:
    """Build the sdist, and the wheel from it. Raises Problem if one cannot be built."""
    # In the root of the repository `build` would be build.py: hence `cwd`.
    read_output(
        [python, "-m", "build", "--no-isolation", "--outdir", out, ROOT],
        "wheel and sdist could not be built",
        cwd=aside,
        env={"SOURCE_DATE_EPOCH": EARLIEST},
    )


def pack(folder: Path, target: Path) -> None:
    """Make a zip of a folder's files: the same bytes for the same files."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in stamps.files_under(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), ZIP_START)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, path.read_bytes())


def sums(folder: Path) -> str:
    """Return the hash of each file, in the format of sha256sum --check."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in stamps.files_under(folder)
    )


def _is_ready(asked: str, number: str, said: str) -> None:
    if asked != number:
        raise Problem(f"this is version {number}, not {asked} (pycore/__init__.py says so)")
    if "not released" in said.partition("\n")[0]:
        raise Problem(f"CHANGELOG.md says that {number} is not released yet: write its date there")


def _site_bom(npm: tuple[str, ...], aside: Path, number: str) -> str:
    """Return the npm packages: in the site, and for building and checking it."""
    named = {"name": "edagari-site", "version": number}
    folder = aside / named["name"]  # npm takes the name from the folder
    folder.mkdir()
    for path in environment.PACKAGE_FILES:
        shutil.copy(path, folder / path.name)
    for name in ("package.json", "package-lock.json"):
        data = {**json.loads((folder / name).read_text("utf-8")), **named}
        if "packages" in data:
            data["packages"][""] |= named
        (folder / name).write_text(json.dumps(data), "utf-8")
    words = [*npm, "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
    beside = os.pathsep.join([str(Path(npm[0]).parent), os.environ["PATH"]])
    bom = json.loads(read_output(words, "npm sbom failed", cwd=folder, env={"PATH": beside}))
    del bom["serialNumber"], bom["metadata"]["timestamp"]  # different each time
    return json.dumps(bom, indent=1) + "\n"


def _tools_bom(python: Path) -> str:
    """Return the PyPI packages for building, testing and releasing; the package itself needs
    none."""
    words: Words = [python, "-m", "cyclonedx_py", "requirements", "--output-reproducible", PINS]
    return read_output(words, "cyclonedx-py failed")
