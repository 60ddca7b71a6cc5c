"""The catalogue as plain data: everything that a page shows before it asks the core.

board   a puzzle made with certain options. The usual ones of all puzzles are one file, with the
        examples, those of other options another; in the catalogue itself is only that of the first
        puzzle, so that one puzzle more hardly weighs on a first visit
key     the unusual options of a board, as in a link: `order=3&kind=normal`
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from math import prod
from typing import Any

from .. import __version__
from ..assist.hints import LEVEL_NAMES
from ..assist.rule_grades import levels_of
from ..model.bilingual import BadInput
from ..model.movement import Movement
from ..model.notation import read_givens
from ..model.options import Choice, Option, Whole
from ..model.placement import Placement
from ..model.puzzle import Example, Puzzle
from ..model.seed import LARGEST_SEED
from ..puzzles import our_contents
from ..run.program import has_program
from ..search import (
    STRATEGIES,
    default_strategy,
    incomplete_for,
    strategies_for,
    strategy_in,
)
from ..search.files_by_shape import INCOMPLETE
from .pictures import abilities, picture_of
from .pruning_gain import EVERY_IDEA, ideas, pruning_gain
from .requests import LONGEST_BATCH

MOST_SPOTS = 100
"""The largest board that is made in advance: pages should not load hundreds of large boards."""

MOST_OF_EXAMPLE = 144
"""The same limit for boards of examples."""

MOST_BOARDS = 300
"""The most boards of one puzzle that are made in advance: if its options have more combinations,
only its examples are."""


def export() -> dict[str, Any]:
    """Return the whole catalogue as plain data, for catalog.json. Raises the error of a broken
    file: no site is built from part of the catalogue."""
    first, *others = _ours()
    incomplete = [strategy_in(file) for file in INCOMPLETE]
    return {
        "version": __version__,
        "limits": {"seed": LARGEST_SEED, "text": LONGEST_BATCH},
        "puzzles": [
            {
                **_entry(first),
                **_board(first),
                "saving": pruning_gain(first, EVERY_IDEA),
                "ideas": ideas(first),
            },
            *(
                {**_entry(puzzle), "shown": None, "examples": [], "saving": None, "ideas": []}
                for puzzle in others
            ),
        ],
        "strategies": [
            {
                "name": s.name,
                "title": s.title._asdict(),
                "about": s.about._asdict(),
                "walked": s.walked,
                "forms": s.forms,
                "complete": s not in incomplete,
                "seed": s.seed,
                "planned": s.derive is not None,
                "deduces": s.deduces,
            }
            for s in STRATEGIES
        ],
    }


def boards() -> dict[str, dict[str, Any]]:
    """Return, by puzzle, what its catalogue entry omits: the board for the usual options, what
    pruning saves on it, and the examples. Raises the error of a broken file."""
    first, *others = _ours()
    return {first.name: _board(first)} | {
        puzzle.name: {**_board(puzzle), "saving": pruning_gain(puzzle)} for puzzle in others
    }


def _board(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "shown": picture_of(puzzle, {}),
        "examples": [_example(puzzle, example) for example in puzzle.examples],
    }


def other_boards() -> dict[str, dict[str, Any]]:
    """Return, by puzzle and key, the boards for other likely options; with them a page shows a
    board before Python has loaded. Raises the error of a broken file."""
    return {puzzle.name: _boards_of(puzzle) for puzzle in _ours()}


def _ours() -> list[Puzzle]:
    """Return the puzzles of the page; those of other installed packages are left out."""
    ours = our_contents()
    for error in ours.broken.values():
        raise error
    return list(ours.puzzles.values())


def _boards_of(puzzle: Puzzle) -> dict[str, Any]:
    made = {}
    examples = [example.options for example in puzzle.examples]
    for typed in (*_likely(puzzle), *examples):
        key, most = board_key(puzzle, typed), MOST_OF_EXAMPLE if typed in examples else MOST_SPOTS
        if key and key not in made:
            try:
                if len(puzzle.draw(puzzle.settings(typed)).spots) <= most:
                    made[key] = picture_of(puzzle, typed)
            except BadInput:  # these options do not go together
                continue
    return made


def board_key(puzzle: Puzzle, typed: Mapping[str, str]) -> str:
    """Return the key of the board for these options; "" for the usual ones."""
    usual = {option.name: option.data()["default"] for option in puzzle.options}
    others = {name: typed[name] for name in usual if typed.get(name, usual[name]) != usual[name]}
    return "&".join(f"{name}={value}" for name, value in others.items())


def _likely(puzzle: Puzzle) -> Iterable[Mapping[str, str]]:
    """Return all combinations of numbers and choices, unless there are too many."""
    values = {option.name: _values(option) for option in puzzle.options}
    if prod(len(each) for each in values.values()) <= MOST_BOARDS:
        for chosen in product(*values.values()):
            yield dict(zip(values, chosen, strict=True))


def _values(option: Option) -> list[str]:
    """Return the possible values, as typed; for free text, the usual one."""
    if isinstance(option, Whole):
        return [str(value) for value in range(option.low, option.high + 1)]
    if isinstance(option, Choice):
        return [word for word, _ in option.choices]
    return [option.data()["default"]]


def _entry(puzzle: Puzzle) -> dict[str, Any]:
    made = puzzle.build(puzzle.settings({}))
    strategies = strategies_for(made)
    every = (*strategies, *incomplete_for(made))
    return {
        "name": puzzle.name,
        "kind": puzzle.kind,
        "title": puzzle.title._asdict(),
        "summary": puzzle.summary._asdict(),
        "options": [option.data() for option in puzzle.options],
        "strategies": [each.name for each in every],
        "unwritten": [each.name for each in every if not has_program(made, each)],
        "formerly": {each.name: list(each.formerly) for each in strategies if each.formerly},
        "strategy": default_strategy(made).name,
        "abilities": abilities(puzzle, made),
        "unmade": _unmade(puzzle, made),
        "grid": puzzle.read is not None,
        "otherwise": puzzle.otherwise and puzzle.otherwise._asdict(),
    }


def _unmade(puzzle: Puzzle, made: Placement | Movement[Any]) -> list[str]:
    """Return the levels that new puzzles never have."""
    if not puzzle.clues or isinstance(made, Movement):
        return []
    there = levels_of(made)
    return [name for level, name in enumerate(LEVEL_NAMES) if level not in there]


def _example(puzzle: Puzzle, example: Example) -> dict[str, Any]:
    entry = {
        "title": example.title._asdict(),
        "options": dict(example.options),
        "opens": example.opens,
        "strategy": example.strategy,
    }
    if puzzle.kind == "movement":
        return {**entry, "start": example.given}
    drawing = puzzle.draw(puzzle.settings(example.options))
    givens = read_givens(example.given, drawing)
    return {**entry, "givens": {str(cell): str(value) for cell, value in givens.items()}}
