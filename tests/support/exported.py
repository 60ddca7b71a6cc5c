"""The catalogue as a page has it: what the build has made of this core, counted once for all tests
that use it."""

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
    """Return the catalogue, which must not be changed."""
    catalogue: dict[str, Any] = _known()[bundle.CATALOGUE]
    return catalogue


def usual_boards() -> dict[str, dict[str, Any]]:
    """Return, by puzzle, its usual board and what belongs to it; not to be changed either."""
    boards: dict[str, dict[str, Any]] = _known()[bundle.BOARDS]
    return boards


@cache
def puzzles() -> list[dict[str, Any]]:
    """Return the puzzles of the catalogue, each with its usual board and what belongs to it."""
    return [entry | usual_boards()[entry["name"]] for entry in exported()["puzzles"]]
