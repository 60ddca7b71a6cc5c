"""The catalogue: the puzzles found in pycore.puzzles, and what a page needs of them at once."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from pycore import puzzles
from pycore.movement import Movement
from pycore.placement import Placement
from pycore.position import position
from pycore.puzzle import Example, Puzzle
from pycore.search import STRATEGIES, default_strategy, strategies_for
from pycore.search.bitboard import only_all_different
from pycore.text import BadInput, Text, shown
from pycore.textform import read_givens


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
        "puzzle",
        Text(
            f"{shown(name)} is not known; there are: {names}.",
            f"{shown(name)} はありません（{names}）。",
        ),
    )


def picture_of(puzzle: Puzzle, typed: Mapping[str, str]) -> dict[str, Any]:
    """What is shown of a puzzle made with these options (typed, as text). Raises BadInput."""
    settings = puzzle.settings(typed)
    made = puzzle.build(settings)
    return {
        "options": {option.name: option.write(settings[option.name]) for option in puzzle.options},
        "drawing": puzzle.draw(settings).data(),
        "rules": puzzle.explain(settings)._asdict(),
        **(position(made) if isinstance(made, Movement) else {"values": made.values}),
    }


def export() -> dict[str, Any]:
    """The whole catalogue as plain data, for catalog.json."""
    return {
        "version": version(),
        "puzzles": [_entry(puzzle) for puzzle in all_puzzles().values()],
        "strategies": [
            {
                "name": s.name,
                "title": s.title._asdict(),
                "about": s.about._asdict(),
                "walked": s.walked,
                "planned": s.derive is not None,
            }
            for s in STRATEGIES
        ],
    }


def version() -> str:
    """The version of this core."""
    from pycore import __version__

    return __version__


def _entry(puzzle: Puzzle) -> dict[str, Any]:
    made = puzzle.build(puzzle.settings({}))
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "title": puzzle.title._asdict(),
        "summary": puzzle.summary._asdict(),
        "options": [option.data() for option in puzzle.options],
        "examples": [_example(puzzle, example) for example in puzzle.examples],
        "strategies": [strategy.name for strategy in strategies_for(made)],
        "strategy": default_strategy(made).name,
        "abilities": abilities(made),
        "shown": picture_of(puzzle, {}),
    }


def abilities(made: Placement | Movement[Any]) -> list[str]:
    """What else can be asked of it (see aid.py): all that works with all-different groups."""
    groups = made.rules if isinstance(made, Placement) and only_all_different(made) else ()
    return ["hint", "grade", "shared", "count", "generate", "batch"] if len(groups) > 1 else []


def _example(puzzle: Puzzle, example: Example) -> dict[str, Any]:
    told = {"title": example.title._asdict(), "options": dict(example.options)}
    if puzzle.kind == "movement":
        return {**told, "start": example.given}
    drawing = puzzle.draw(puzzle.settings(example.options))
    givens = read_givens(example.given, drawing)
    return {**told, "givens": {str(cell): str(value) for cell, value in givens.items()}}
