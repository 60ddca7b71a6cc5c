"""The catalogue: the puzzles found in pycore.puzzles and in installed packages, by name."""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import NamedTuple

from . import puzzles
from .model.meant import meant
from .model.puzzle import Puzzle
from .model.text import BadInput, Named, Text, shown, spelled

GROUP = "edagari.puzzles"
"""The entry points by which an installed package offers puzzles."""


class Shelf(NamedTuple):
    """The puzzles by name, and what went wrong with what gave none, by the file or the entry point
    that should have."""

    puzzles: Mapping[str, Puzzle]
    broken: Mapping[str, Exception]


def all_puzzles() -> Mapping[str, Puzzle]:
    """Every puzzle by name, ours and those of installed packages, in the order of the shelf."""
    return shelf().puzzles


def broken_files() -> Mapping[str, Exception]:
    """The files and entry points that are left out, each with the reason."""
    return shelf().broken


def our_shelf() -> Shelf:
    """All that is found in puzzles/; files named with a leading `_` are none."""
    return _filled(_files())


@cache
def shelf() -> Shelf:
    """All that is found in puzzles/ and in the installed packages."""
    return _filled([*_files(), *_installed()])


Source = tuple[str, Callable[[], object]]
"""Where a puzzle comes from, in words, and what gives it."""


def _files() -> list[Source]:
    """The modules in puzzles/."""
    names = [m.name for m in pkgutil.iter_modules(puzzles.__path__) if not m.name.startswith("_")]

    def loading(name: str) -> Callable[[], object]:
        return lambda: import_module(f"{puzzles.__name__}.{name}").PUZZLE

    return [(f"puzzles/{name}.py", loading(name)) for name in sorted(names)]


def _installed() -> list[Source]:
    """What installed packages offer; a page has none, and is spared the looking."""
    if sys.platform == "emscripten":
        return []
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return [(f"{point.name} = {point.value}", point.load) for point in found]


def _filled(sources: Iterable[Source]) -> Shelf:
    """The puzzles that the sources give; whatever one may do wrong, the others stay."""
    found: dict[str, Puzzle] = {}
    broken: dict[str, Exception] = {}
    for source, load in sources:
        try:
            puzzle = load()
            if not isinstance(puzzle, Puzzle):
                raise TypeError("its PUZZLE is no Puzzle")
            if puzzle.name in found:
                raise ValueError(f"there is a puzzle called {puzzle.name} already")
            found[puzzle.name] = puzzle
        except MemoryError:  # no fault of the puzzle
            raise
        except Exception as error:
            broken[source] = error
    in_order = sorted(found.values(), key=lambda puzzle: (puzzle.place, puzzle.name))
    return Shelf(
        MappingProxyType({puzzle.name: puzzle for puzzle in in_order}), MappingProxyType(broken)
    )


def puzzle_named(name: str) -> Puzzle:
    """The puzzle of that name. Raises BadInput when there is none."""
    found, name = all_puzzles(), spelled(name)  # a program may hand over anything
    if name in found:
        return found[name]
    names = ", ".join(found)
    en, ja = meant(name, found, Text(f"there are: {names}.", f"（{names}）。"))
    raise BadInput(
        Named("puzzle"),
        Text(f"{shown(name)} is not known; {en}", f"{shown(name)} はありません{ja}"),
    )
