"""Compiled: the plan with everything in it, written out as one Python function and run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from operator import itemgetter

from pycore.breaking import Breaking
from pycore.compiling.function import write
from pycore.derivation import Derivation, derive_all
from pycore.drawing import Drawing
from pycore.group import Permutation
from pycore.placement import Placement, Solution
from pycore.plan import Plan
from pycore.search.events import Batch, Batches, Search
from pycore.search.strategy import Strategy
from pycore.text import Text

Function = Callable[[], Iterator[tuple[list[Solution], int, int, float]]]


def compiled(plan: Plan) -> Function:
    """The plan as a function that gives (solutions found since, nodes, cuts, finished fraction),
    again and again."""
    written = write(plan)
    names: dict[str, Callable[..., Iterator[tuple[list[Solution], int, int, float]]]] = {}
    exec(compile(written.source, "<plan>", "exec"), names)
    search, tables = names["search"], written.tables
    return lambda: search(**tables)


def run(function: Function) -> Batches:
    """The batches of a compiled plan. It tells no events."""
    yield Batch([], [], 0, 0, 0.0)
    for found, nodes, cuts, finished in function():
        yield Batch([], found, nodes, cuts, finished)


class Expansion:
    """What a solution found stands for: its pictures under all symmetries used, and their
    complements."""

    def __init__(self, breaking: Breaking) -> None:
        self.complement = breaking.complement
        self.pictures = [_picker(symmetry) for symmetry in breaking.symmetries]

    def weight(self, solution: Solution) -> int:
        """How many solutions there are to `expand` to."""
        alone = self.complement is None or self.complement.tied(solution)
        return len(self.pictures) * (1 if alone else 2)

    def expand(self, solution: Solution) -> list[Solution]:
        """All pictures, the solution itself first; each solution is a picture of one solution found
        only."""
        both = [solution, *self.opposites([solution])]
        return [picture(one) for one in both for picture in self.pictures]

    def opposites(self, solutions: Iterable[Solution]) -> list[Solution]:
        """The complements of solutions, those left out that are found by themselves."""
        if self.complement is None:
            return []
        both, tied = self.complement.both, self.complement.tied
        return [tuple([both - value for value in one]) for one in solutions if not tied(one)]


def _picker(symmetry: Permutation) -> Callable[[Solution], Solution]:
    """The picture under a symmetry as a function; itemgetter gives a tuple for two cells and more
    only."""
    return itemgetter(*symmetry) if len(symmetry) > 1 else tuple


@lru_cache(maxsize=64)
def prepared(placement: Placement) -> tuple[Plan, Function, Expansion]:
    """Plan, function and expansion, kept for the next time that the same placement is searched."""
    derivation = derive_all(placement)
    assert derivation.breaking
    return derivation.plan, compiled(derivation.plan), Expansion(derivation.breaking)


def derive(placement: Placement, drawing: Drawing) -> Derivation:
    """The plan with everything in it; what is drawn does not matter."""
    return derive_all(placement)


def start(placement: Placement, drawing: Drawing) -> Search:
    """All four ideas at once; every solution found stands for its pictures under all symmetries."""
    plan, function, expansion = prepared(placement)
    return Search(run(function), plan.rules, expansion.weight, expansion.expand)


STRATEGY = Strategy(
    "compiled",
    Text("Compiled", "コンパイル"),
    Text(
        "Everything at once: order, forced cells, all symmetries of the structure, "
        "written out as one function.",
        "順序・決まるマス・構造の対称性をすべて使い、1 つの関数に書き下して実行します。",
    ),
    start,
    walked=False,
    derive=derive,
)
