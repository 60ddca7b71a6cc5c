"""Plans, searches and written programs of every strategy, with rules that are repeated and numbers
of any size.

factor   all numbers of a small board (values, totals, offsets) are multiplied by it: its solutions
         are those of the small one, multiplied
repeated rules that stand in the placement once more, at its end
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pycore
from pycore import BadInput, Placement, Text
from pycore.model.incremental import result_of
from pycore.model.placement import Solution
from pycore.model.regular import Regular
from pycore.model.rules import (
    AllDifferent,
    AtMost,
    Given,
    Increasing,
    Linear,
    Rule,
    SumIs,
    numbers_in,
)
from pycore.run.program import forms_of, program_in_slices
from pycore.search import strategies_for
from pycore.search.strategy import Strategy
from tests.fuzz.harness import Fuzzer, Tried, Wrong, expect
from tests.fuzz.making import Board, board
from tests.fuzz.oracle import solutions_of
from tests.fuzz.placements import run_to_end, same_solutions
from tests.fuzz.smaller import smaller_boards
from tests.fuzz.texts import one_sentence
from tests.support.running_programs import printed_by
from tests.support.specimens import SPECIMENS_OF

FACTORS = (1, 7, 2**31, 2**53 + 1, 2**63, 2**64, 10**100, 2**1023, 2**1024, 10**400, 10**4000)

TOLD = 10**600
"""Numbers below this can be put into words; larger ones may be refused in words."""


class Stretched(NamedTuple):
    """A board, the place of its factor in FACTORS, the places of the rules that are repeated."""

    board: Board
    factor: int
    repeated: tuple[int, ...]

    @property
    def large(self) -> Board:
        """The board with its large numbers."""
        small, factor = self.board.placement, FACTORS[self.factor]
        rules = (*small.rules, *(small.rules[at] for at in self.repeated))
        values = tuple(value * factor for value in small.values)
        made = Placement(
            small.size, values, tuple(times(rule, factor, small.values) for rule in rules)
        )
        return Board(made, self.board.at)

    @property
    def solutions(self) -> list[Solution]:
        """Its solutions."""
        factor = FACTORS[self.factor]
        return [
            tuple(value * factor for value in row) for row in solutions_of(self.board.placement)
        ]


def times(rule: Rule, factor: int, values: Sequence[int]) -> Rule:
    """The rule about values that are so many times as large."""
    match rule:
        case AllDifferent(cells, offsets):
            return AllDifferent(cells, tuple(offset * factor for offset in offsets))
        case SumIs() | AtMost():
            return replace(rule, total=rule.total * factor)
        case Given(cell, value):
            return Given(cell, value * factor)
        case Increasing(cells, by):
            return Increasing(cells, by * factor)
        case Regular():
            return SPECIMENS_OF[type(rule)].times(rule, factor, values)
        case Linear(_, _, int(total)):
            return replace(rule, total=total * factor)
        case _:
            return rule


def stretched(random: Random) -> Stretched:
    """Any board; often with offsets that are as large as the numbers of cells."""
    made = board(random)
    if random.random() < 0.3:
        cells = tuple(range(random.randint(1, made.placement.size)))
        rules = (*made.placement.rules, AllDifferent(cells, cells))
        made = made._replace(placement=replace(made.placement, rules=rules))
    twice = [at for at, rule in enumerate(made.placement.rules) if not isinstance(rule, Given)]
    repeated = [at for at in twice if random.random() < 0.3]
    return Stretched(made, random.choice((0, 0, random.randrange(len(FACTORS)))), tuple(repeated))


def check(case: Stretched, tried: Tried) -> None:
    """Every strategy: its solutions, its plan in words and as code, its programs."""
    board, solutions = case.large, case.solutions
    asked = (number for rule in board.placement.rules for number in numbers_in(rule))
    is_told = max(map(abs, (*board.placement.values, *asked))) < TOLD
    for strategy in strategies_for(board.placement):
        search = strategy.start(board.placement, board.drawing)
        found, _ = run_to_end(search.batches)
        same_solutions(strategy.name, search, found, solutions)
        tried["searches"] += 1
        try:
            planned(strategy, board)
            programs(strategy, board, found, tried)
        except BadInput as bad:
            one_sentence(bad)
            if is_told:
                raise Wrong(f"{strategy.name}: what can be searched can be told", bad) from bad
            tried["not told"] += 1


def planned(strategy: Strategy, board: Board) -> None:
    """The plan is told in both languages, and its code is Python."""
    if strategy.derive is None:
        return
    told = pycore.plan(board.placement, strategy=strategy.name, drawing=board.drawing)
    expect(f"{strategy.name}: a plan comes to its end", told.finished, True)
    for lang in ("en", "ja"):
        expect(f"{strategy.name}: a plan has words", bool(told.lines(lang)), True)
    compile(told.code, "plan", "exec")


def programs(strategy: Strategy, board: Board, found: list[Solution], tried: Tried) -> None:
    """The programs in Python print what the strategy finds."""
    title, lines = Text("A board", "盤"), [" ".join(map(str, row)) for row in found]
    for form in forms_of(strategy):
        with suppress(BadInput):  # too many loops, or no program in this form
            program = result_of(
                program_in_slices(board.placement, board.drawing, strategy, "python", form, title)
            )
            expect(f"{strategy.name}: what its {form} print", printed_by(program), lines)
            tried["programs"] += 1


def simpler(case: Stretched) -> Iterator[Stretched]:
    """A smaller factor, no repetition, a simpler board."""
    for gone in case.repeated:
        yield case._replace(repeated=tuple(at for at in case.repeated if at != gone))
    for factor in range(case.factor):
        yield case._replace(factor=factor)
    for smaller in smaller_boards(case.board):
        rules = smaller.placement.rules
        there = tuple(
            at for at in case.repeated if at < len(rules) and not isinstance(rules[at], Given)
        )
        yield case._replace(board=smaller, repeated=there)


FUZZER = Fuzzer(
    "plans",
    "Every strategy finds, plans and writes the same however large the numbers are and however "
    "often a rule stands there.",
    stretched,
    check,
    simpler,
    short=15,
)
