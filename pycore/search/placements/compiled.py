"""Compiled: the plan with everything in it, written out as one Python function and run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from ...compiling.function import Function as Written
from ...compiling.function import in_slices
from ...model.drawing import Drawing
from ...model.placement import Placement, Solution
from ...model.text import Text
from ...plan.derivation import Derivation, all_in_slices
from ...plan.steps import Plan
from ...symmetry.breaking import Complement
from ...symmetry.permutation import Permutation
from ...symmetry.sliced import Kept, Sliced
from ..events import Batch, Batches, Search
from ..strategy import Strategy

Function = Callable[[], Iterator[tuple[list[Solution], int, int, float]]]


def compiled(written: Written) -> Function:
    """What is written, as a function that gives (solutions found since, nodes, cuts, finished
    fraction), again and again."""
    names: dict[str, Callable[..., Iterator[tuple[list[Solution], int, int, float]]]] = {}
    exec(compile(written.source, "<plan>", "exec"), names)
    search, tables = names["search"], written.tables
    return lambda: search(**tables)


def run(function: Function) -> Batches:
    """The batches of a compiled plan. It tells no events."""
    yield Batch([], [], 0, 0, 0.0)
    for found, nodes, cuts, finished in function():
        yield Batch([], found, nodes, cuts, finished)


@dataclass(frozen=True)
class Expansion:
    """What a solution found stands for: its pictures under all `symmetries` used (the identity is
    the first), and their complements."""

    symmetries: tuple[Permutation, ...]
    complement: Complement | None

    def weight(self, solution: Solution) -> int:
        """How many solutions `expand` makes of one."""
        alone = self.complement is None or self.complement.tied(solution)
        return len(self.symmetries) * (1 if alone else 2)

    def expand(self, found: Sequence[Solution]) -> list[Solution]:
        """All pictures of the first solution, the solution itself first, then of the next; each
        solution is a picture of one solution found only.

        Made column by column: `columns[cell]` holds the values of a cell in all that was found.
        """
        if not found:
            return []
        columns = list(zip(*self.with_opposites(found), strict=True))
        pictures = [zip(*[columns[cell] for cell in s], strict=True) for s in self.symmetries]
        return list(chain.from_iterable(zip(*pictures, strict=True)))

    def with_opposites(self, found: Sequence[Solution]) -> list[Solution]:
        """Solutions, each followed by its complement unless that is found by itself."""
        if self.complement is None:
            return list(found)
        both, tied = self.complement.both, self.complement.tied
        pairs: list[Solution] = []
        for solution in found:
            pairs.append(solution)
            if not tied(solution):
                pairs.append(tuple([both - value for value in solution]))
        return pairs


Prepared = tuple[Plan, Function, Expansion]

_kept: Kept[Placement, Prepared] = Kept()


def prepared(placement: Placement) -> Sliced[Prepared]:
    """Plan, function and expansion, kept for the next time that the same placement is searched."""
    return _kept.work(placement, lambda: _prepared(placement))


def _prepared(placement: Placement) -> Sliced[Prepared]:
    derivation = yield from all_in_slices(placement)
    breaking = derivation.breaking
    assert breaking
    written = yield from in_slices(derivation.plan)
    expansion = Expansion(breaking.symmetries, breaking.complement)
    return derivation.plan, compiled(written), expansion


def forget() -> None:
    """Keep nothing of what is prepared."""
    _kept.forget()


def derive(placement: Placement, drawing: Drawing) -> Sliced[Derivation]:
    """The plan with everything in it; what is drawn does not matter."""
    return all_in_slices(placement)


def prepare(placement: Placement, drawing: Drawing) -> Sliced[Search]:
    """All four ideas at once; every solution found stands for its pictures under all symmetries."""
    plan, function, expansion = yield from prepared(placement)
    return Search(run(function), plan.rules, expansion.weight, expansion.expand)


STRATEGY = Strategy(
    "compiled",
    Text("Compiled", "コンパイル"),
    Text(
        "Everything at once: order, forced cells, all symmetries of the structure, "
        "written out as one function.",
        "順序・決まるマス・構造の対称性をすべて使い、1 つの関数に書き下して実行します。",
    ),
    prepare,
    walked=False,
    derive=derive,
)
