"""The puzzles, one file each (_template.py shows how to write one), and the catalogue of the
puzzles found here and in installed packages, by name."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.machinery import PathFinder
from types import MappingProxyType
from typing import NamedTuple

from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.puzzle import Puzzle
from ..model.suggestion import suggestion

GROUP = "edagari.puzzles"
"""The entry point group through which installed packages offer puzzles."""

METADATA = (".dist-info", "egg-info")
"""The endings of the folders that describe installed packages."""

OUT_OF_MEANS = {errno.EMFILE, errno.ENFILE, errno.ENOMEM}
"""The system's errors for lack of file handles or memory."""


class Catalogue(NamedTuple):
    """The puzzles by name, and the errors of files or entry points without one."""

    puzzles: Mapping[str, Puzzle]
    broken: Mapping[str, Exception]


def all_puzzles() -> Mapping[str, Puzzle]:
    """Return every puzzle by name, ours and those of installed packages, in catalogue order."""
    return contents().puzzles


def broken_files() -> Mapping[str, Exception]:
    """Return the excluded files and entry points, each with the reason."""
    return contents().broken


def is_read() -> bool:
    """Return whether every file has been read; finding a puzzle by name does not need that."""
    return bool(contents.cache_info().currsize)


def our_contents() -> Catalogue:
    """Return everything found in puzzles/; files with a leading `_` are not puzzles."""
    return _filled(_files())


@cache
def contents() -> Catalogue:
    """Return everything found in puzzles/ and in the installed packages."""
    return _filled([*_files(), *_installed()])


Source = tuple[str, Callable[[], object]]
"""The origin of a puzzle, in words, and a function that returns it."""


def _files() -> list[Source]:
    """Return the modules in puzzles/."""

    def loading(name: str) -> Callable[[], object]:
        return lambda: _puzzle_in(name)

    return [(f"puzzles/{name}.py", loading(name)) for name in sorted(_names_of_files())]


def _names_of_files() -> list[str]:
    import pkgutil  # not needed to find a puzzle by name

    return [m.name for m in pkgutil.iter_modules(__path__) if not m.name.startswith("_")]


def _puzzle_in(name: str) -> object:
    """Return the PUZZLE of a module in puzzles/."""
    return import_module(f"{__name__}.{name}").PUZZLE


def _installed() -> list[Source]:
    """Return the puzzles of installed packages; a page has none and need not look."""
    if sys.platform == "emscripten" or not _is_offered():
        return []
    from importlib.metadata import entry_points

    found = sorted(entry_points(group=GROUP), key=lambda point: (point.name, point.value))
    return [(f"{point.name} = {point.value}", point.load) for point in found]


def _is_offered() -> bool:
    """Return whether an installed package may offer puzzles: whether a list of entry points has the
    name of the group. `importlib.metadata` could read them, but takes as long to import as all our
    puzzles."""
    for place in sys.path:
        try:
            with os.scandir(place or ".") as entries:
                about = [e.path for e in entries if e.name.lower().endswith(METADATA)]
        except NotADirectoryError:  # a zip file: importlib.metadata can look into it
            return True
        except OSError:
            continue
        if any(GROUP in _text_of(f"{folder}/entry_points.txt") for folder in about):
            return True
    return False


def _text_of(file: str) -> str:
    """Return the content of a file, empty if there is none."""
    try:
        with open(file, encoding="utf-8", errors="replace") as text:  # noqa: PTH123  # see above
            return text.read()
    except OSError:
        return ""


def _filled(sources: Iterable[Source]) -> Catalogue:
    """Return the puzzles of the sources; a failure in one does not affect the others."""
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
        except MemoryError:  # not the puzzle's fault
            raise
        except Exception as error:
            if isinstance(error, OSError) and error.errno in OUT_OF_MEANS:  # nor this
                raise
            broken[source] = error
    in_order = sorted(found.values(), key=lambda puzzle: (puzzle.place, puzzle.name))
    return Catalogue(
        MappingProxyType({puzzle.name: puzzle for puzzle in in_order}), MappingProxyType(broken)
    )


def puzzle_named(name: str) -> Puzzle:
    """Return the puzzle of that name. Raises BadInput if there is none."""
    name = spelled(name)  # a program may pass anything
    if not is_read() and (puzzle := _in_its_own_file(name)):
        return puzzle
    found = all_puzzles()
    if name in found:
        return found[name]
    names = ", ".join(found)
    en, ja = suggestion(name, found, Text(f"there are: {names}.", f"（{names}）。"))
    raise BadInput(
        Named("puzzle"),
        Text(f"{shown(name)} is not known; {en}", f"{shown(name)} はありません{ja}"),
    )


def _in_its_own_file(name: str) -> Puzzle | None:
    """Return the puzzle in the file of that name in puzzles/, if it exists and is intact, without
    importing the others."""
    file = name.replace("-", "_")
    if file.startswith("_") or not PathFinder.find_spec(file, __path__):
        return None
    try:
        puzzle = _puzzle_in(file)
    except Exception:  # the whole catalogue reports it
        return None
    return puzzle if isinstance(puzzle, Puzzle) and puzzle.name == name else None
