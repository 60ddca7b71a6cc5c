"""Specimens of `Consecutive`: consecutive numbers in any order."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.automaton import written_out
from pycore.model.regular import Regular
from pycore.model.set_rules import Consecutive

from . import automaton
from .specimen import Cells, Specimens, when_full


def random_rule(_: Random, __: Sequence[int], there: Sequence[int], cells: Cells) -> Regular:
    """Cells whose values are consecutive, as many as follow the least; two at least."""
    row = dict(zip(cells, there, strict=True))
    first, *others = sorted(cells, key=row.__getitem__)
    run = [first]
    for cell in others:
        if row[cell] == row[run[-1]] + 1:
            run.append(cell)
    return Consecutive(tuple(run) if len(run) > 1 else cells[:2])


def holds(_: Consecutive, values: Sequence[int]) -> bool:
    return sorted(values) == list(range(min(values), min(values) + len(values)))


def times(rule: Consecutive, factor: int, values: Sequence[int]) -> Regular:
    return automaton.times(written_out(rule, values), factor, values)


SPECIMENS = Specimens(
    Consecutive,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda _, cells: ("consecutive", frozenset(cells)),
    times=times,
    rows=[(Consecutive((2, 0, 1)), (1, 3, 2), (1, 4, 2))],
    rules=[Consecutive((0, 1, 2)), Consecutive((0, 1))],
    pairs=[(Consecutive((0, 1)), Consecutive((1, 0)))],
    sentences=[
        (
            Consecutive((0, 1)),
            (4, 2),
            "consecutive in any order: a b",
            "2 and 4 are not consecutive.",
            "2・4 は連続する数ではありません。",
        )
    ],
)
