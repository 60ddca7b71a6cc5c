"""What a command is asked: the puzzle, its options and givens, the limits of the search."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from math import inf

from .. import catalogue
from ..model.names import Names
from ..model.puzzle import Puzzle
from ..model.text import BadInput, Named, Text, plain, shown, whole_number
from ..task.faults import usable
from ..task.movements import MovementTask, movement_task
from ..task.placements import PlacementTask, placement_task
from .own import puzzle_in
from .parser import Parser


def puzzle_arguments(parser: Parser) -> None:
    """A puzzle and its options."""
    puzzle = parser.add_mutually_exclusive_group(required=True)
    puzzle.add_argument(
        "puzzle",
        nargs="?",
        metavar="PUZZLE",
        help=parser.say(Text("its name, as told by list", "パズルの名前（list で一覧）")),
    )
    puzzle.add_argument(
        "--puzzle",
        dest="puzzle_file",
        metavar="FILE",
        help=parser.say(
            Text(
                "a Python file with a puzzle of your own, in place of a name; it is run",
                "名前の代わりに、自作のパズルを書いた Python ファイル（実行されます）",
            )
        ),
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=parser.say(
            Text(
                "an option of the puzzle (see show); may be repeated",
                "パズルの設定（show で一覧）。何度でも指定可",
            )
        ),
    )


def givens_argument(parser: Parser) -> None:
    """The values fixed before the search."""
    parser.add_argument(
        "--given",
        action="append",
        default=[],
        metavar="CELL=VALUE",
        help=parser.say(
            Text(
                "a number given in a cell, by its number or name (see show): 3=7, r1c4=7; "
                "may be repeated",
                "マスに初めから入れる数。マスは番号か名前で（show で一覧）：3=7、r1c4=7。"
                "何度でも指定可",
            )
        ),
    )
    parser.add_argument(
        "--givens",
        metavar="TEXT",
        help=parser.say(
            Text(
                "all givens in the text form, a dot for each empty cell",
                "初めから入れる数をまとめて。空きマスは . で表す",
            )
        ),
    )


def start_argument(parser: Parser) -> None:
    """The position that a movement starts from."""
    parser.add_argument(
        "--start",
        metavar="TEXT",
        help=parser.say(
            Text(
                "the position to start from, for puzzles with moves",
                "初めの局面（駒を動かすパズル）",
            )
        ),
    )


def json_argument(parser: Parser) -> None:
    """Answer a program."""
    words = Text("print JSON", "JSON で出力する")
    parser.add_argument("--json", action="store_true", help=parser.say(words))


def seconds_argument(parser: Parser) -> None:
    """The time that the command may take."""
    parser.add_argument(
        "--seconds",
        type=parser.reading(seconds),
        metavar="S",
        help=parser.say(Text("stop after S seconds", "S 秒たったら終える")),
    )


def search_arguments(parser: Parser) -> None:
    """A puzzle, its givens, and how it is searched."""
    puzzle_arguments(parser)
    givens_argument(parser)
    parser.add_argument(
        "--strategy",
        metavar="NAME",
        help=parser.say(
            Text(
                "a way of searching (see show); the quickest unless told",
                "解き方（show で一覧）。指定がなければいちばん速いもの",
            )
        ),
    )
    parser.add_argument(
        "--limit",
        type=parser.reading(positive),
        metavar="N",
        help=parser.say(Text("stop after N solutions", "解が N 個見つかったら終える")),
    )
    seconds_argument(parser)
    json_argument(parser)


NUMBER = r"\+?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?"
"""A number as people write it, in plain digits; Python would read those of any script."""


def positive(typed: str) -> int:
    """A whole number of at least 1. Raises BadInput."""
    number = whole_number(typed)
    if number is None or number < 1:
        raise BadInput(
            None,
            Text(
                f"must be a whole number from 1 to 999999999, not {shown(typed)}.",
                f"1〜999999999 の整数を入れてください（{shown(typed)} は使えません）。",
            ),
        )
    return number


def seconds(typed: str) -> float:
    """A number of seconds above 0. Raises BadInput."""
    written = plain(typed).strip()
    number = float(written) if re.fullmatch(NUMBER, written) else 0.0
    if not 0 < number < inf:
        raise BadInput(
            None,
            Text(
                f"must be a number of seconds above 0, not {shown(typed)}.",
                f"0 より大きい秒数を入れてください（{shown(typed)} は使えません）。",
            ),
        )
    return number


def puzzle_of(options: argparse.Namespace) -> Puzzle:
    """The puzzle that the options name, of the catalogue or of a file. Raises BadInput."""
    if options.puzzle_file is not None:
        return puzzle_in(options.puzzle_file)
    return catalogue.puzzle_named(options.puzzle)


def is_movement(options: argparse.Namespace) -> bool:
    """Whether the options name a puzzle with moves. Raises BadInput when they name none."""
    return puzzle_of(options).kind == "movement"


def movement_of(options: argparse.Namespace) -> MovementTask:
    """The movement that the options describe. Raises BadInput."""
    if options.given or options.givens:
        raise BadInput(
            Named("given"),
            Text("has no meaning here; use --start.", "は使えません。--start を使ってください。"),
        )
    return usable(movement_task(puzzle_of(options), settings_typed(options), options.start or ""))


def placement_of(options: argparse.Namespace) -> PlacementTask:
    """The placement that the options describe, with its givens. Raises BadInput."""
    if getattr(options, "start", None) is not None:  # not every command takes a start
        raise BadInput(
            Named("start"),
            Text("has no meaning here; use --givens.", "は使えません。--givens を使ってください。"),
        )
    puzzle, typed = puzzle_of(options), settings_typed(options)
    settings = puzzle.read_options(typed)
    names = None if isinstance(settings, list) else puzzle.names(settings)
    givens = givens_typed(options, names)
    return usable(placement_task(puzzle, typed, givens, options.givens or ""))


def settings_typed(options: argparse.Namespace) -> dict[str, str]:
    """What was typed for the puzzle's options, by name. Raises BadInput."""
    return _pairs(options.option, "option", "NAME=VALUE")


def givens_typed(options: argparse.Namespace, names: Names | None) -> dict[str, str]:
    """What was typed for cells one by one, by cell, which goes by its number or by one of `names`.
    Raises BadInput for what is neither, for a value that is no number, and for a cell that is there
    twice."""
    givens: dict[str, str] = {}
    for name, value in _pairs(options.given, "given", "CELL=VALUE").items():
        cell = whole_number(name)
        if cell is None and names:
            cell = names.cell_called(name)
        if cell is None and names and name.strip() and whole_number(value) is not None:
            raise BadInput(
                Named("given"),
                Text(
                    f"there is no cell {shown(name)}; see show.",
                    f"{shown(name)} というマスはありません（show で一覧）。",
                ),
            )
        if cell is None or whole_number(value) is None:
            typed = shown(f"{name}={value}")
            raise BadInput(
                Named("given"),
                Text(
                    f"{typed} is not CELL=VALUE; a cell goes by its number or name (see show).",
                    f"{typed} は「マス=数」の形ではありません。"
                    "マスは番号か名前で書いてください（show で一覧）。",
                ),
            )
        if str(cell) in givens:
            raise BadInput(Named("given"), _twice(name))
        givens[str(cell)] = value
    return givens


def _pairs(typed: Sequence[str], name: str, form: str) -> dict[str, str]:
    """The arguments called `name` that pair two words, by the first; `form` says how they are
    written. Raises BadInput for one without "=" and for one that is there twice.
    """
    found: dict[str, str] = {}
    for pair in typed:
        key, divider, value = plain(pair).partition("=")
        if not divider:
            raise BadInput(
                Named(name),
                Text(
                    f"{shown(pair)} has no '='; write {form}.",
                    f"{shown(pair)} に = がありません（{form} の形で）。",
                ),
            )
        if key in found:
            raise BadInput(Named(name), _twice(key))
        found[key] = value
    return found


def _twice(key: str) -> Text:
    return Text(f"{shown(key)} is there twice.", f"{shown(key)} が 2 度あります。")
