"""The catalogue of the page: the build's export of this core, computed once for all tests."""

import json
import sys
from functools import cache
from pathlib import Path
from typing import Any

from builder import bundle, site, turns


@cache
def _known() -> dict[str, Any]:
    with turns.alone():
        made = site.knowledge(Path(sys.executable))
    return {name: json.loads(text) for name, text in made.items()}


def exported() -> dict[str, Any]:
    """Return the catalogue; do not change it."""
    catalogue: dict[str, Any] = _known()[bundle.CATALOGUE]
    return catalogue


def usual_boards() -> dict[str, dict[str, Any]]:
    """Return the default board of each puzzle, with its data; do not change it either."""
    boards: dict[str, dict[str, Any]] = _known()[bundle.BOARDS]
    return boards


@cache
def puzzles() -> list[dict[str, Any]]:
    """Return the puzzles of the catalogue, each with its default board and data."""
    return [entry | usual_boards()[entry["name"]] for entry in exported()["puzzles"]]
