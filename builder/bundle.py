"""The page's own files in the site: bundled, named after their content, with hashes in the pages.

bundle    a file with an entry of web/ and everything that it imports (see bundle.mjs)
hash      a page gives the hash of the content of each such file, so that a browser refuses damaged
          or foreign copies; web/app/start/asset_retry.js then fetches a sound one
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
import shutil
from collections.abc import Container, Mapping
from pathlib import Path

from builder import sandbox, starts
from builder.environment import NODE_MODULES
from builder.shell import ROOT, read_output

HERE = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUNDLED = [
    "app",
    "element",
    "learn",
    "offline",
    "sandbox",
    "starts",
    "worker",
    "styles",
]  # folders of web/ that the site has only as bundles
CATALOGUE = "catalog.json"
BOARDS = "boards.json"
OTHER_BOARDS = "other-boards.json"
START = "python/start.json"  # named by scripts; in the site its name has a hash (pyodide.py)
LICENCES = {
    "lit-html": "LICENSE",
    "highlight.js": "LICENSE",
    "lowlight": "license",
}  # of packages that are part of a bundle

ADDRESS = re.compile(r'\b(src|href)="([^"]*)"')


def write(node: str, site: Path, knowledge: Mapping[str, str], start: str, web: Path = WEB) -> None:
    """Put everything of `web` into the new folder `site`, with the data `knowledge`. `start` is the
    name of the start file in python/.

    Raises Problem if a script or style sheet cannot be bundled.
    """
    shutil.copytree(web, site, ignore=shutil.ignore_patterns(*BUNDLED))
    data = {name: _write_data(site, name, text) for name, text in knowledge.items()}
    files = [site / data[name] for name in (CATALOGUE, BOARDS, OTHER_BOARDS)]
    named = {START: f"python/{start}", sandbox.PAGE: sandbox.write(node, site, web)}
    named[starts.FILE] = starts.write(site, web)
    command: list[str | Path] = [node, HERE / "bundle.mjs", web, site, json.dumps(named), *files]
    made: dict[str, str] = json.loads(read_output(command, "the page could not be bundled"))
    made |= data
    for page in site.rglob("*.html"):
        page.write_text(_vouched(page.read_text("utf-8"), site, made, knowledge), "utf-8")
    for name, licence in LICENCES.items():
        shutil.copyfile(NODE_MODULES / name / licence, site / "app" / f"LICENSE-{name}.txt")


def in_site(site: Path, entry: str) -> Path:
    """Return the file of an entry (a path in web/, or data) in a built site."""
    name = Path(entry)
    (path,) = (site / name.parent).glob(f"{name.stem}-*{name.suffix}")
    return path


def integrity(path: Path) -> str:
    """Return the hash of a file in the form used by pages."""
    return integrity_of(path.read_bytes())


def integrity_of(content: bytes) -> str:
    """Return the hash of this content in the form used by pages."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def _write_data(site: Path, entry: str, text: str) -> str:
    name = Path(entry)
    named = f"{name.stem}-{hashlib.sha256(text.encode()).hexdigest()[:8]}{name.suffix}"
    (site / named).write_text(text, "utf-8")
    return named


def _vouched(page: str, site: Path, made: Mapping[str, str], data: Container[str]) -> str:
    """Return the page with the file of each entry, and its hash."""

    def vouch(found: re.Match[str]) -> str:
        kind, address = found.groups()
        if address not in made:
            return found.group()
        hashed = integrity(site / made[address])
        # Browsers check only the hashes of scripts and styles; the page checks the data's.
        vouching = "data-integrity" if address in data else "integrity"
        return f'{kind}="{made[address]}" {vouching}="{hashed}"'

    return ADDRESS.sub(vouch, page)
