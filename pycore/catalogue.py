"""The catalogue: the puzzles found in pycore.puzzles, by name."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from pycore import puzzles
from pycore.model.puzzle import Puzzle
from pycore.model.text import BadInput, Named, Text, shown


@cache
def all_puzzles() -> dict[str, Puzzle]:
    """Every puzzle by name, in the order of the shelf; files named with a leading `_` are none."""
    names = [m.name for m in pkgutil.iter_modules(puzzles.__path__) if not m.name.startswith("_")]
    found = [import_module(f"{puzzles.__name__}.{name}").PUZZLE for name in names]
    return {puzzle.name: puzzle for puzzle in sorted(found, key=lambda p: (p.place, p.name))}


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of that name. Raises BadInput when there is none."""
    found = all_puzzles()
    if name in found:
        return found[name]
    names = ", ".join(found)
    raise BadInput(
        Named("puzzle"),
        Text(
            f"{shown(name)} is not known; there are: {names}.",
            f"{shown(name)} はありません（{names}）。",
        ),
    )
