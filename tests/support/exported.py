"""The catalogue as a page has it, made once for all tests that use it."""

from functools import cache
from typing import Any

from pycore.handlers.catalogue import boards, export


@cache
def exported() -> dict[str, Any]:
    """Return the catalogue, which must not be changed."""
    return export()


@cache
def puzzles() -> list[dict[str, Any]]:
    """Return the puzzles of the catalogue, each with its usual board and what belongs to it."""
    usual = boards()
    return [entry | usual[entry["name"]] for entry in exported()["puzzles"]]
