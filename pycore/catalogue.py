"""The catalogue: the puzzles found in pycore.puzzles, by name."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import NamedTuple

from . import puzzles
from .model.meant import meant
from .model.puzzle import Puzzle
from .model.text import BadInput, Named, Text, shown


class Shelf(NamedTuple):
    """The puzzles by name, and what went wrong with files that gave none, by the file's name."""

    puzzles: Mapping[str, Puzzle]
    broken: Mapping[str, Exception]


def all_puzzles() -> Mapping[str, Puzzle]:
    """Every puzzle by name, in the order of the shelf; files named with a leading `_` are none."""
    return shelf().puzzles


def broken_files() -> Mapping[str, Exception]:
    """The files in puzzles/ that are left out, by name, each with the reason."""
    return shelf().broken


@cache
def shelf() -> Shelf:
    """All that is found in puzzles/."""
    names = [m.name for m in pkgutil.iter_modules(puzzles.__path__) if not m.name.startswith("_")]
    found: dict[str, Puzzle] = {}
    broken: dict[str, Exception] = {}
    for name in sorted(names):
        try:
            puzzle = _puzzle_in(name)
            if puzzle.name in found:
                raise ValueError(f"there is a puzzle called {puzzle.name} already")
            found[puzzle.name] = puzzle
        except Exception as error:  # whatever a file may do wrong, the others stay
            broken[f"{name}.py"] = error
    in_order = sorted(found.values(), key=lambda puzzle: (puzzle.place, puzzle.name))
    return Shelf(
        MappingProxyType({puzzle.name: puzzle for puzzle in in_order}), MappingProxyType(broken)
    )


def _puzzle_in(name: str) -> Puzzle:
    """The puzzle of a file. Raises what the file raises, TypeError when its PUZZLE is none."""
    puzzle = import_module(f"{puzzles.__name__}.{name}").PUZZLE
    if not isinstance(puzzle, Puzzle):
        raise TypeError("its PUZZLE is no Puzzle")
    return puzzle


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of that name. Raises BadInput when there is none."""
    found = all_puzzles()
    if name in found:
        return found[name]
    names = ", ".join(found)
    en, ja = meant(name, found, Text(f"there are: {names}.", f"（{names}）。"))
    raise BadInput(
        Named("puzzle"),
        Text(f"{shown(name)} is not known; {en}", f"{shown(name)} はありません{ja}"),
    )
