"""What a command is asked: the puzzle, its options and givens, the limits of the search."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from pycore import catalogue
from pycore.placement import Placement
from pycore.puzzle import Puzzle, Settings
from pycore.search import default_strategy
from pycore.text import BadInput, Text


@dataclass(frozen=True)
class Task:
    """A puzzle made ready: its settings, the placement with the givens in it, and how it is searched."""

    puzzle: Puzzle
    settings: Settings
    placement: Placement
    givens: dict[int, int]
    strategy: str


def puzzle_arguments(parser: argparse.ArgumentParser) -> None:
    """A puzzle and its options."""
    parser.add_argument("puzzle", metavar="PUZZLE")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


def givens_argument(parser: argparse.ArgumentParser) -> None:
    """The values fixed before the search."""
    parser.add_argument("--given", action="append", default=[], metavar="CELL=VALUE")


def search_arguments(parser: argparse.ArgumentParser) -> None:
    """A puzzle, its givens, and how it is searched."""
    puzzle_arguments(parser)
    givens_argument(parser)
    parser.add_argument("--strategy", metavar="NAME", help="a way of searching (see show)")
    parser.add_argument("--limit", type=positive, metavar="N", help="stop after N solutions")
    parser.add_argument("--seconds", type=seconds, metavar="S", help="stop after S seconds")
    parser.add_argument("--json", action="store_true", help="print JSON")


def positive(typed: str) -> int:
    """A whole number of at least 1."""
    if not typed.isdecimal() or int(typed) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {typed!r}")
    return int(typed)


def seconds(typed: str) -> float:
    """A number of seconds above 0."""
    try:
        number = float(typed)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"must be a number of seconds above 0, not {typed!r}")
    return number


def task_of(options: argparse.Namespace) -> Task:
    """The task that the options describe. Raises BadInput."""
    puzzle = catalogue.puzzle_named(options.puzzle)
    settings = puzzle.settings(pairs(options.option, "option"))
    givens = {}
    for cell, value in pairs(options.given, "given").items():
        if not (is_whole(cell) and is_whole(value)):
            typed = f"{cell}={value}"[:30]
            raise BadInput(
                "given",
                Text(
                    f"{typed!r} is not CELL=VALUE in whole numbers.",
                    f"{typed!r} は「マス=数」ではありません。",
                ),
            )
        givens[int(cell)] = int(value)
    placement = puzzle.placement(settings).with_givens(givens)
    strategy = options.strategy or default_strategy(placement).name
    return Task(puzzle, settings, placement, givens, strategy)


def is_whole(typed: str) -> bool:
    """Whether the text is a whole number short enough to be one of ours."""
    return typed.lstrip("+-").isdecimal() and len(typed) <= 9


def pairs(typed: Sequence[str], name: str) -> dict[str, str]:
    """The NAME=VALUE arguments as a dictionary. Raises BadInput for one without a "=", or one named twice."""
    found: dict[str, str] = {}
    for pair in typed:
        key, divider, value = pair.partition("=")
        if not divider:
            raise BadInput(
                name,
                Text(
                    f"{pair[:30]!r} has no '='; write NAME=VALUE.",
                    f"{pair[:30]!r} に = がありません。",
                ),
            )
        if key in found:
            raise BadInput(
                name, Text(f"{key[:30]!r} is there twice.", f"{key[:30]!r} が 2 度あります。")
            )
        found[key] = value
    return found
