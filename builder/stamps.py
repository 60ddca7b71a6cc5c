"""Stamps record the sources of a product, which is made again only when they have changed.

print   the hash of the contents and names of some files, and of some words
stamp   a small file beside the product, with the print of its sources
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from builder.shell import ROOT

PASSED_OVER = {"__pycache__"}


def files_under(*places: Path) -> list[Path]:
    """Return all files at or below `places`, in the same order everywhere."""
    found: list[Path] = []
    for place in places:
        if place.is_dir():
            inside = (path for path in place.rglob("*") if path.is_file())
            found += (path for path in inside if not PASSED_OVER & set(path.parts))
        else:
            found.append(place)
    return sorted(found, key=lambda path: path.as_posix())


def print_of(files: Iterable[Path], words: Iterable[str] = ()) -> str:
    """Return the print of these files and words; a missing file counts as such."""
    whole = hashlib.sha256()
    for word in words:
        whole.update(f"word {word}\n".encode())
    for path in files:
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        content = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "missing"
        whole.update(f"file {name.as_posix()} {content}\n".encode())
    return whole.hexdigest()


def is_fresh(stamp: Path, wanted: str) -> bool:
    """Return whether the product beside `stamp` was made from the sources of the print `wanted`."""
    return stamp.is_file() and stamp.read_text("utf-8").strip() == wanted


def write(stamp: Path, made_from: str) -> None:
    """Record the sources of the product beside `stamp`, as the last step of making it."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from + "\n", "utf-8")
