"""Compiled functions of random placements in WebAssembly: from any stand to the end, or below it,
with any amount of work between two pauses, they do what Python does."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pycore.codegen.function import WrittenFunction, write
from pycore.codegen.masks import HIGHEST
from pycore.codegen.sinks import CountingSink, ListingSink
from pycore.model.incremental import result_of
from pycore.plan.derivation import derive_all
from pycore.search.placements.compiled import Function, Stand
from pycore.wasm.running import Untranslatable, machine_for
from tests.fuzz.harness import Fuzzer, Tried, expect
from tests.fuzz.making import Board, board
from tests.fuzz.smaller import smaller_boards
from tests.support.machines import machine_after
from tests.support.small_pieces import small_pieces

NEVER = 10**9


class Run(NamedTuple):
    """A board; how many loops a piece has, the highest bit of a reversed mask, the work between two
    pauses, the stand to go on from, and how many values of its branch are fixed."""

    board: Board
    loops: int
    highest: int
    work: int
    stand: int
    fixed: int


def run(random: Random) -> Run:
    """Make a board, and where to go on."""
    work = random.choice([0, 1, 10, 1000])
    loops, highest = random.choice([2, 3, 16]), random.choice([3, 6, 10, 15, HIGHEST, HIGHEST])
    return Run(board(random), loops, highest, work, random.randrange(50), random.randrange(4))


def check(case: Run, tried: Tried) -> None:
    """Both forms of the function, in both languages."""
    derivation = result_of(derive_all(case.board.placement))
    assert derivation.breaking
    for sink in (ListingSink(), CountingSink(derivation.breaking.complement)):
        with small_pieces(case.loops, case.highest):
            written = write(derivation.plan, sink)
        compare(case, written, tried)


def compare(case: Run, written: WrittenFunction, tried: Tried) -> None:
    """From one stand on."""
    function = Function(written)
    with machine_after(NEVER, case.work):
        stands = [stand for stand in function() if stand[-1]]
        if not stands:
            return
        branch = stands[case.stand % len(stands)][-1]
        fixed = min(case.fixed, len(branch))
        try:
            machine = machine_for(written)
        except Untranslatable:
            tried["refused"] += 1
            return
        in_python = sum_of(function.at(branch, fixed))
        function.machine = machine
        expect("WebAssembly does what Python does", sum_of(function.at(branch, fixed)), in_python)
        tried["runs"] += 1


def sum_of(stands: Iterator[Stand]) -> tuple[object, ...]:
    """All that is found, and the totals at the end."""
    found: list[object] = []
    counted = [0, 0]
    last: tuple[object, ...] = ()
    for some, *since in stands:
        last = tuple(since)
        if isinstance(some, list):
            found += some
        else:
            counted = [one + other for one, other in zip(counted, some, strict=True)]
    return (found, counted, *last)


def simpler(case: Run) -> Iterator[Run]:
    """An earlier stand, nothing fixed, masks as usual, a simpler board."""
    if case.stand:
        yield case._replace(stand=case.stand // 2)
    if case.fixed:
        yield case._replace(fixed=0)
    if case.highest != HIGHEST:
        yield case._replace(highest=HIGHEST)
    for smaller in smaller_boards(case.board):
        yield case._replace(board=smaller)


FUZZER = Fuzzer(
    "machines",
    "A compiled function does the same in WebAssembly as in Python, from any stand on.",
    run,
    check,
    simpler,
    short=15,
)
