"""The arguments of the commands: a puzzle, its options and givens, the limits of the search."""

from __future__ import annotations

import re
from math import inf

from ..model.bilingual import BadInput, Text, plain, shown, whole_number
from ..model.seed import read_seed
from .parser import Parser


def puzzle_arguments(parser: Parser) -> None:
    """Add a puzzle and its options."""
    puzzle = parser.add_mutually_exclusive_group(required=True)
    puzzle.add_argument(
        "puzzle",
        nargs="?",
        metavar="PUZZLE",
        help=parser.say(
            Text(
                "the name of a puzzle (see list), or a puzzle file (NAME.json)",
                "パズルの名前（list で一覧）、またはパズルファイル（NAME.json）",
            )
        ),
    )
    puzzle.add_argument(
        "--puzzle",
        dest="puzzle_file",
        metavar="FILE",
        help=parser.say(
            Text(
                "instead of a name, a Python file that defines your own puzzle; it is executed",
                "名前の代わりに、自作のパズルを書いた Python ファイル（実行されます）",
            )
        ),
    )
    puzzle.add_argument(
        "--from",
        dest="source",
        metavar="TEXT",
        help=parser.say(
            Text(
                "instead of a name, a puzzle of another program: its link, game ID or text, a "
                "file with it, or - for standard input",
                "名前の代わりに、ほかのプログラムの問題。リンク、ゲーム ID、文字列、または"
                "ファイル名（- は標準入力）",
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


def search_seed_argument(parser: Parser) -> None:
    """Add the seed of a search that draws random numbers."""
    seed_argument(
        parser,
        Text(
            "for a strategy that draws random numbers: the same seed makes the same search",
            "乱数を使う解き方で、同じ数を与えると同じ探索になる",
        ),
    )


def givens_argument(parser: Parser) -> None:
    """Add the values fixed before the search."""
    parser.add_argument(
        "--given",
        action="append",
        default=[],
        metavar="CELL=VALUE",
        help=parser.say(
            Text(
                "a number given in a cell; the cell as its number or name (see show): 3=7, r1c4=7; "
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
                "all givens as one text, with a dot for each empty cell",
                "初めから入れる数をまとめて。空きマスは . で表す",
            )
        ),
    )


def start_argument(parser: Parser) -> None:
    """Add the start of a movement."""
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
    """Add JSON output."""
    words = Text("print JSON", "JSON で出力する")
    parser.add_argument("--json", action="store_true", help=parser.say(words))


def seconds_argument(parser: Parser) -> None:
    """Add the time limit of the command."""
    parser.add_argument(
        "--seconds",
        type=parser.reading(seconds),
        metavar="S",
        help=parser.say(Text("stop after S seconds", "S 秒たったら終える")),
    )


def seed_argument(parser: Parser, purpose: Text) -> None:
    """Add the seed, for this `purpose`."""
    parser.add_argument(
        "--seed", type=parser.reading(read_seed), metavar="N", help=parser.say(purpose)
    )


def strategy_argument(parser: Parser, default: Text) -> None:
    """Add the strategy; `default` names the one used otherwise."""
    parser.add_argument(
        "--strategy",
        metavar="NAME",
        help=parser.say(
            Text(
                f"the search strategy (see show; default: {default.en})",
                f"解き方（show で一覧）。指定がなければ{default.ja}",
            )
        ),
    )


def search_arguments(parser: Parser) -> None:
    """Add a puzzle, its givens, and the parameters of the search."""
    puzzle_arguments(parser)
    givens_argument(parser)
    strategy_argument(parser, Text("the fastest", "いちばん速いもの"))
    parser.add_argument(
        "--limit",
        type=parser.reading(positive),
        metavar="N",
        help=parser.say(Text("stop after N solutions", "解が N 個見つかったら終える")),
    )
    seconds_argument(parser)
    json_argument(parser)


NUMBER = r"\+?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?"
"""A number in plain digits; Python would read the digits of any script."""


def positive(typed: str) -> int:
    """Read a whole number of at least 1. Raises BadInput."""
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
    """Read a number of seconds above 0. Raises BadInput."""
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
