"""The library's functions with arguments of every kind: right ones, of the wrong type, too large,
too small, too many, too few.

written  an argument as Python, in the names of `NAMES`: what can be typed can be shown
refused  BadInput, with words in both languages; ValueError from a class that describes a puzzle
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from math import inf, nan
from random import Random
from typing import Any, NamedTuple

import pycore
from pycore import AllDifferent, BadInput, Drawing, Placement, Spot, grid
from pycore.search import STRATEGIES, incomplete_for
from tests.fuzz.harness import Fuzzer, Tried, empty_folder, expect
from tests.fuzz.making import Board, board
from tests.fuzz.right_answers import RIGHT, right_count
from tests.fuzz.smaller import smaller_boards
from tests.fuzz.texts import one_sentence

Written = tuple[tuple[str, str], ...]

NAMES = {
    "nan": nan,
    "inf": inf,
    "Drawing": Drawing,
    "Spot": Spot,
    "grid": grid,
    "AllDifferent": AllDifferent,
    "THREADS": ThreadPoolExecutor(2),
}

HUGE = ("10**12", "2**64", "-(2**64)", "2**1024", "10**400", "10**5000", "-(10**5000)")
SCALARS = (
    *("0", "1", "2", "3", "-1", "99", "True", "None", "0.0", "1.5", "nan", "inf", "-inf", "1j"),
    *(
        "''",
        "'1'",
        "'prune'",
        "'\\0'",
        "'\\ud800'",
        "'x' * 400",
        "b'1'",
        "()",
        "[]",
        "{}",
        "(0, 1)",
    ),
    *HUGE,
)


def scalar(random: Random) -> str:
    """Something that is no collection, or an empty one."""
    return random.choice(SCALARS)


def pairs(random: Random) -> str:
    """Values by cell, more or less."""
    cells = (random.choice(("0", "1", "2", "-1", scalar(random))) for _ in range(2))
    inside = [
        f"{cell}: {random.choice(('1', '2', scalar(random)))}"
        for cell in cells
        if cell not in ("[]", "{}")  # no keys
    ]
    return "{" + ", ".join(inside[: random.randint(0, 2)]) + "}"


def removed(random: Random) -> str:
    """Pairs of a cell and a value, more or less."""
    pair = [
        random.choice(("0", "1", "-1", scalar(random))) for _ in range(random.choice((2, 2, 3)))
    ]
    return f"[({', '.join(pair)},)]"


def drawn(random: Random) -> str:
    """A drawing that may fit."""
    spots = [
        f"Spot({cell}, {random.choice(('0', '1', '0.5', 'nan', 'inf', '1e300'))}, {cell})"
        for cell in random.sample(range(-1, 8), random.randint(0, 8))
    ]
    size = random.randint(0, 8)
    return random.choice(
        (
            f"grid(1, {size})",
            f"Drawing('circle', ({''.join(f'{spot}, ' for spot in spots)}))",
            f"Drawing('square', grid(1, {size}).spots * 2)",
        )
    )


def one_of(*written: str) -> Callable[[Random], str]:
    """Any of these."""
    return lambda random: random.choice(written)


COMMON = {"givens": pairs, "options": one_of("{}", "{'order': '3'}", "{'order': 3}", "{1: 2}")}
TIME = {"seconds": one_of("1", "0.001", "5", "10**400")}
NAMED = {"strategy": one_of(*(repr(strategy.name) for strategy in STRATEGIES))}
SPREAD = {
    "executor": one_of("THREADS"),
    "keep": one_of("'\\0'", "'/no/such/file'", "'/'", "'/dev/full'", "''"),
}
LIMIT = {"limit": one_of("1", "2", "10**6")}
FUNCTIONS: dict[str, dict[str, Callable[[Random], str]]] = {
    "solutions": {"drawing": drawn, **NAMED, **LIMIT, **TIME, **SPREAD},
    "count": {**COMMON, **NAMED, "drawing": drawn, **LIMIT, **TIME, **SPREAD},
    "shared": {**COMMON, **TIME},
    "hint": {**COMMON, "filled": pairs, "removed": removed, **TIME},
    "generate": {
        "options": COMMON["options"],
        "seed": one_of("0", "7", "2**32"),
        "difficulty": one_of("'easy'", "'hard'"),
        "symmetric": one_of("True"),
        "minimal": one_of("True"),
        "drawing": drawn,
        **TIME,
    },
    "conflict": {**COMMON, "drawing": drawn, **TIME},
    "race": {**COMMON, "strategies": one_of("('prune',)", "('prune', 'nothing')", "()"), **TIME},
    "plan": {**COMMON, **NAMED, "drawing": drawn, **TIME},
    "Placement": {
        "size": one_of("1", "3"),
        "values": one_of("(1, 2, 3)", "(2, 1)", "(1, 1)", "[1]", "('1',)", "(1.0,)", "(True,)"),
        "rules": one_of("(AllDifferent((0,)),)", "(AllDifferent((0, 0)),)", "(1,)", "[1]"),
    },
}
"""What each function takes beside a placement, and how that is made."""


class Called(NamedTuple):
    """A function of the library, the board that it is asked about, and arguments as Python."""

    function: str
    board: Board
    arguments: Written


def called(random: Random) -> Called:
    """Some arguments; one of three is anything."""
    name = random.choice(list(FUNCTIONS))
    takes = FUNCTIONS[name]
    chosen = [argument for argument in takes if random.random() < 0.4 or name == "Placement"]
    return Called(
        name,
        board(random),
        tuple(
            (argument, random.choice((takes[argument], takes[argument], scalar))(random))
            for argument in chosen
        ),
    )


def check(case: Called, tried: Tried) -> None:
    """Call it: it is refused, or the answer is right."""
    arguments = {name: eval(written, NAMES) for name, written in case.arguments}
    if may_go_on_for_ever(case, arguments):
        arguments["seconds"] = 1
    tried[case.function] += 1
    try:
        if case.function == "Placement":
            constructed(arguments)
            return
        function = getattr(pycore, case.function)
        with empty_folder():
            given = function(case.board.placement, **arguments)
            RIGHT[case.function](case.board, arguments, given)
    except BadInput as bad:
        tried["refused"] += 1
        one_sentence(bad)
        expect("a refusal can be told", bool(str(bad)), True)


def may_go_on_for_ever(case: Called, arguments: Mapping[str, Any]) -> bool:
    """Whether it runs a search that proves nothing, which without a solution has no end, for as
    long as that takes."""
    incomplete = {strategy.name for strategy in incomplete_for(case.board.placement)}
    seconds, named = arguments.get("seconds"), arguments.get("strategy")
    limited = isinstance(seconds, (int, float)) and seconds <= 5
    runs_them = case.function == "race" or (isinstance(named, str) and named in incomplete)
    return runs_them and bool(incomplete) and (seconds is None or not limited)


def constructed(arguments: Mapping[str, Any]) -> None:
    """A class that describes a puzzle refuses with ValueError what it cannot be."""
    try:
        made = Placement(**{"size": 1, "values": (1,), "rules": (), **arguments})
    except ValueError:
        return
    hash(made)
    if made.size < 9:  # as large as the memory, but right
        right_count(Board(made, ()), {}, pycore.count(made))


def simpler(case: Called) -> Iterator[Called]:
    """An argument less, a simpler one, a simpler board."""
    arguments = case.arguments
    for at, (name, written) in enumerate(arguments):
        before, after = arguments[:at], arguments[at + 1 :]
        yield case._replace(arguments=before + after)
        for plainer in ("None", "-1", "{}", "{0: 99}", "{-1: 1}", "2**1024"):
            if len(plainer) < len(written):
                yield case._replace(arguments=(*before, (name, plainer), *after))
    for smaller in smaller_boards(case.board):
        yield case._replace(board=smaller)


FUZZER = Fuzzer(
    "library_arguments",
    "For any arguments a function of the library raises BadInput or returns a right answer.",
    called,
    check,
    simpler,
    short=60,
    share=2,
)
