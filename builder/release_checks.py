"""Checks of a release from a user's side: the package installed, the site unpacked elsewhere."""

from __future__ import annotations

import json
import os
import re
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from builder.environment import PINS
from builder.publishing import NOT_FOUND
from builder.shell import BUILD, Problem, Words, read_output, say
from builder.site import SERVICE_WORKER

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
ASKED, KNOWN = ["count", "magic-star", "--json"], 960
OTHER_PREFIX = "some/other/folder"


def check(python: Path, folder: Path, number: str) -> None:
    """Check the wheel, the sdist and the site in `folder`. Raises Problem for the first fault."""
    [wheel], [sdist], [site] = (list(folder.glob(f"*{end}")) for end in (".whl", ".tar.gz", ".zip"))
    say("checking what a package index would ask ...")
    strictly: Words = [python, "-m", "twine", "check", "--strict", wheel, sdist]
    read_output(strictly, "twine finds fault with the package")
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="installed-") as work:
        for package in (wheel, sdist):
            say(f"installing {package.name} and running it ...")
            _runs(python, package, Path(work) / package.name, number)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="unpacked-") as work:
        say(f"unpacking {site.name} and looking for every file that it names ...")
        place = Path(work) / OTHER_PREFIX
        with zipfile.ZipFile(site) as packed:
            packed.extractall(place)
        if missing := [f"{page} names {name}" for page, name in lost(place)]:
            raise Problem(f"{site.name} is not whole: " + "; ".join(missing))


def lost(site: Path) -> Iterator[tuple[str, str]]:
    """Yield the references of a site to missing or outside files: the file and the address."""
    top = site.resolve()
    for path in sorted(site.rglob("*")):
        if path.suffix not in NAMING or path.name == NOT_FOUND or path.is_dir():
            continue
        text = path.read_text("utf-8")
        for found in NAMING[path.suffix].finditer(text):
            address = next(filter(None, found.groups()), "").split("#")[0].split("?")[0]
            named = (path.parent / address).resolve()
            inside = named.is_relative_to(top) and not address.startswith("/")
            there = (
                named.is_file() or (named / "index.html").is_file() or _is_folder(named, address)
            )
            if address and not (inside and there):
                yield path.relative_to(site).as_posix(), address
    if not (site / SERVICE_WORKER).is_file():
        yield "the page", SERVICE_WORKER


# The ways in which each kind of file names another one. tests/site checks absolute addresses.
ADDRESS = r"(?!\w+:)([^\"'`)\s$]+)"
NAMING = {
    ".html": re.compile(rf'\b(?:src|href)="{ADDRESS}"'),
    ".css": re.compile(rf"url\([\"']?{ADDRESS}"),
    ".js": re.compile(
        rf"new URL\([\"'`]{ADDRESS}[\"'`], ?import\.meta\.url\)|\{{url:\"{ADDRESS}\""
    ),
    ".webmanifest": re.compile(rf'"src": "{ADDRESS}"'),
}


def _is_folder(named: Path, address: str) -> bool:
    """Return whether it is a prefix of addresses that a script completes."""
    return address.endswith("/") and named.is_dir()


def _runs(python: Path, package: Path, home: Path, number: str) -> None:
    """Install a package into a fresh environment and check its answers."""
    read_output([python, "-m", "venv", home], "no fresh environment could be made")
    program = home / SCRIPTS
    pip: list[str | Path] = [python, "-m", "pip", "--python", program / "python", "install", "-q"]
    if package.suffix != ".whl":
        pinned: Words = [*pip, "--require-hashes", "-c", PINS, "hatchling"]
        read_output(pinned, "hatchling could not be installed")
    alone = ["--no-deps", "--no-index", "--no-build-isolation"]
    read_output([*pip, *alone, package], f"{package.name} could not be installed")
    failed = f"what {package.name} installs does not run"
    answer = read_output([program / "edagari", "--version"], failed, cwd=home).strip()
    if answer != f"edagari {number}":
        raise Problem(f"what {package.name} installs says {answer!r}, not edagari {number}")
    counted = json.loads(read_output([program / "edagari", *ASKED], failed, cwd=home))
    if counted["solutions"] != KNOWN:
        raise Problem(f"what {package.name} installs counts {counted['solutions']}, not {KNOWN}")
