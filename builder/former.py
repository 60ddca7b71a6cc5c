"""The files of former versions, kept beside those of this one for pages that are still open.

A frame or a tab of yesterday asks for its files by their names, which have a hash of the content in
them. A deployment that replaces everything takes them away; so the site lists its own, and the next
deployment fetches them from the address at which the site is.

files.json   for each version, the present one first: the hash of every such file, by its name
"""

from __future__ import annotations

import json
import re
import time
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

from builder import stamps
from builder.bundle import integrity, integrity_of
from builder.shell import say

LIST = "files.json"
VERSIONS = 5  # former ones that are kept; each has some 10 MB of its own
PATIENCE = 60  # seconds for an answer
LARGEST = 100_000_000  # bytes of a file

NAMED = re.compile(  # as the build names files; a list names no others
    r"(?:(?:app|styles|worker|sandbox|learn)/(?:[\w-]+/)*[\w-]+-\w{8}\.(?:js|css)"
    r"|(?:catalog|boards|other-boards|python/start|app/python/starts)-\w{8}\.json|python-\w{8}\.html"
    r"|python/(?:plain-)?\w{12}/[\w-]+(?:\.\w+)+|python/\d+(?:\.\w+)+/[\w-]+(?:\.\w+)+)"
)

Version = dict[str, str]


def write_list(site: Path) -> None:
    """List the files of this version."""
    names = [path.relative_to(site).as_posix() for path in stamps.files_under(site)]
    own = {name: integrity(site / name) for name in names if NAMED.fullmatch(name)}
    _write(site, [own])


def keep(site: Path, base: str) -> None:
    """Put the files of the versions at the address `base` into `site`, and list them.

    A file that cannot be had, or is not what the list says, is left out and named.
    """
    own, *_ = read(json.loads((site / LIST).read_text("utf-8")))
    here, lost = dict(own), set[str]()
    kept: list[Version] = []
    for version in _versions_at(base):
        if version == own or len(kept) == VERSIONS:
            continue
        for name, wanted in version.items():
            if here.get(name) == wanted or name in lost:
                continue
            content = None if name in here else _fetch(base + name)
            if content is None or integrity_of(content) != wanted:
                lost.add(name)
                continue
            here[name] = wanted
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_bytes(content)
        kept.append({name: wanted for name, wanted in version.items() if name not in lost})
    _write(site, [own, *kept])
    say(f"{len(here) - len(own)} files of {len(kept)} former versions are kept")
    for name in sorted(lost):
        say(f"  not kept, because it did not arrive as it was: {name}")


def read(data: object) -> list[Version]:
    """Return the versions of a list, as far as it is one: files of other names are left out."""
    versions = data if isinstance(data, list) else []
    return [
        {
            name: wanted
            for name, wanted in each.items()
            if NAMED.fullmatch(name) and isinstance(wanted, str)
        }
        for each in versions
        if isinstance(each, dict)
    ]


def _versions_at(base: str) -> list[Version]:
    """Return the versions that the site at `base` lists; none if there is no site, or no list."""
    listed = _fetch(f"{base}{LIST}?at={time.time_ns()}")  # past the caches on the way
    try:
        return read(json.loads(listed or "[]"))
    except ValueError:
        return []


def _fetch(address: str) -> bytes | None:
    """Return what is at an address; None, and a word about it, if it cannot be had."""
    try:
        with urlopen(address, timeout=PATIENCE) as answer:
            content: bytes = answer.read(LARGEST)
            return content
    except HTTPError as error:
        error.close()
        say(f"  {address}: {error.code}")
    except (OSError, HTTPException) as error:
        say(f"  {address}: {error}")
    return None


def _write(site: Path, versions: list[Version]) -> None:
    (site / LIST).write_text(json.dumps(versions, indent=0), "utf-8")
