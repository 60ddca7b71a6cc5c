"""A count or a listing of solutions, asked for on the command line: the words for it, what it
answers in this process, and what is true.

own puzzle   a board as a puzzle file, for `--puzzle`
truth        the solutions that the oracle gives
by threads   the parts of a search are done by threads of this process, and there are few of them:
             the same way through the core, without the start of a process
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from pycore.cli.exit_codes import BAD_INPUT, DONE, NO_SOLUTION, NOTHING_KNOWN
from pycore.model.bilingual import Text
from pycore.model.only_all_different import only_all_different
from pycore.model.placement import Placement, Solution
from pycore.model.puzzle import Puzzle
from pycore.search import strategies_for
from tests.fuzz.commands import Typed, outcome, whole_json
from tests.fuzz.harness import expect
from tests.fuzz.making import Board, board
from tests.fuzz.oracle import solutions_of
from tests.fuzz.smaller import smaller_boards

Pairs = tuple[tuple[int, int], ...]

TYPED = range(-999_999_999, 1_000_000_000)
"""Numbers that can be typed."""


class Asked(NamedTuple):
    """A command (`solve` or `count`) for a board, with a strategy (None: none is named) and givens
    as (cell, value) pairs."""

    command: str
    board: Board
    strategy: str | None
    givens: Pairs

    def words(self, file: Path) -> tuple[str, ...]:
        """The command line; the board is in that file."""
        words = [self.command, "--puzzle", str(file), "--json"]
        words += ["--strategy", self.strategy] if self.strategy else []
        for cell, value in self.givens:
            words += ["--given", f"{cell}={value}"]
        return tuple(words)

    @property
    def truth(self) -> list[Solution]:
        """All solutions."""
        everything = solutions_of(self.board.placement)
        return [row for row in everything if all(row[cell] == v for cell, v in self.givens)]

    @property
    def is_visited(self) -> bool:
        """Whether solutions are visited, so that parts can be saved, apart from a limit."""
        placement = self.board.placement
        return not (
            self.command == "count" and self.strategy is None and only_all_different(placement)
        )


class Answer(NamedTuple):
    """The output of a command: its exit code, the solutions printed, the totals without the seconds
    (empty for bad input), and standard error."""

    code: int
    cells: list[Solution]
    totals: dict[str, Any]
    err: str


def asked(random: Random) -> Asked:
    """Any small board, any strategy that suits; up to three givens, most of them from one row."""
    made = board(random)
    placement = made.placement
    names = [strategy.name for strategy in strategies_for(placement)]
    cells = random.sample(
        range(placement.size), min(random.choice((0, 1, 1, 2, 3)), placement.size)
    )
    hidden = random.choice(solutions_of(placement) or [(placement.values[0],) * placement.size])
    pairs = [
        (cell, hidden[cell] if random.random() < 0.8 else random.choice(placement.values))
        for cell in cells
    ]
    return Asked(
        random.choice(("solve", "count", "count")),
        made,
        random.choice((None, *names, *names)),
        tuple(sorted(pair for pair in pairs if pair[1] in TYPED)),
    )


def own_puzzle(board: Board) -> Puzzle:
    """The board as an entry of a catalogue."""
    title = Text("A board", "盤")
    return Puzzle(
        "board",
        title,
        title,
        lambda settings: board.placement,
        lambda settings: board.drawing,
        lambda settings: title,
    )


def write_puzzle(board: Board, file: Path) -> Path:
    """Write the board as a puzzle file."""
    file.write_text(f"from tests.fuzz.again import *\n\nPUZZLE = own_puzzle({board!r})\n")
    return file


@contextmanager
def folder_of(*boards: Board) -> Iterator[tuple[Path, ...]]:
    """A folder for a while, with a puzzle file for each board; the folder comes first."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        files = [write_puzzle(each, folder / f"{at}.py") for at, each in enumerate(boards)]
        yield folder, *files


@contextmanager
def by_threads(parts: int) -> Iterator[None]:
    """Use threads for `--workers`, and cut a search into that many parts or a few more."""
    with (
        patch("pycore.parallel.executors.processes.Processes", ThreadPoolExecutor),
        patch("pycore.parallel.partition.PARTS", parts),
    ):
        yield


def answer(words: Sequence[str]) -> Answer:
    """Run a command in this process."""
    return answer_in(*outcome(Typed(tuple(words), "")))


def answer_in(code: int, out: str, err: str) -> Answer:
    """Return the parsed output of a finished command. Raises Wrong if it is not an answer."""
    whole_json(out)
    *cells, totals = [json.loads(line) for line in out.splitlines()] or [{}]
    if totals.get("strategy") is None:
        totals.pop("nodes", None)  # boards: each worker has a memory of its own
    totals.pop("seconds", None)
    return Answer(code, [tuple(record["cells"]) for record in cells], totals, err)


def one_sentence(name: str, given: Answer) -> None:
    """The only output is one complaint."""
    complaint = given.err.startswith("edagari: "), given.err.count("\n")
    expect(f"{name}: one line says why", complaint, (True, 1))


def true_answer(
    name: str, given: Answer, truth: Sequence[Solution], limit: int | None = None, cut: bool = False
) -> None:
    """The output is true: exit code, number, solutions. Only a limit, or seconds
    that have `cut` it short, leave it unfinished."""
    totals, solutions = given.totals, given.totals["solutions"]
    expect(f"{name}: what is printed are solutions", set(given.cells) <= set(truth), True)
    expect(f"{name}: nothing is printed twice", len(set(given.cells)), len(given.cells))
    if totals["finished"]:
        expect(f"{name}: the number of solutions", solutions, len(truth))
    else:
        expect(f"{name}: it comes to its end", limit is not None or cut, True)
        least = 0 if cut else limit
        expect(f"{name}: no less than the limit", (solutions or 0) >= (least or 0), True)
        expect(f"{name}: no more than there are", (solutions or 0) <= len(truth), True)
    if limit is not None:
        expect(f"{name}: no more is printed than the limit", len(given.cells) <= limit, True)
    code = DONE if solutions else NO_SOLUTION if totals["finished"] else NOTHING_KNOWN
    expect(f"{name}: the exit code", given.code, code)


def refusal(name: str, given: Answer, may_be: Mapping[str, bool]) -> bool:
    """Whether it was refused, for one of the possible reasons, in one line."""
    if given.code != BAD_INPUT:
        return False
    expect(f"{name}: refused for a reason that holds", any(may_be.values()), True)
    expect(f"{name}: nothing is printed", (given.cells, given.totals), ([], {}))
    one_sentence(name, given)
    return True


def simpler(case: Asked) -> Iterator[Asked]:
    """Without a given, with a simpler board, with fewer parts of the command."""
    for gone in case.givens:
        yield case._replace(givens=tuple(given for given in case.givens if given != gone))
    for smaller in smaller_boards(case.board):
        if suits(case, smaller.placement):
            yield case._replace(board=smaller)


def suits(case: Asked, placement: Placement) -> bool:
    """Whether the same can be asked of another placement."""
    names = {strategy.name for strategy in strategies_for(placement)}
    there = all(cell < placement.size and v in placement.values for cell, v in case.givens)
    return there and (case.strategy is None or case.strategy in names)
