"""Cutting: a search, or a count, as parts that know what is below them.

Who helps cuts nothing: it prepares the same search, is shown by a fingerprint that it is the same,
and does the parts that it is sent.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..model.incremental import Incremental
from ..model.placement import Solution
from ..run.checkpoints import fingerprint, plan_of
from ..run.parts import Part, split
from ..search.events import Batches, Branch, Search

PARTS = 1000
"""Parts of a search, at least, where it has so many."""

Below = Callable[[Branch], Batches]
"""The batches of what is below a branch and no more, the first one empty. Raises NoSuchBranch."""

Weigh = Callable[[Solution], int]
"""For how many solutions one found stands."""


def _once(number: int) -> int:
    return 1


@dataclass(frozen=True)
class Partition:
    """A search in parts.

    `plan` is the fingerprint of what it follows, `weights` tell how heavy each part looks, and
    `weight_of` for how many solutions one found stands for. What is found in part `number` counts
    `times(number)` times. `nodes`, `cuts` and `solutions` are those of the trunk.
    """

    plan: str
    branches: Sequence[Branch]
    weights: Sequence[int]
    below: Below
    weight_of: Weigh
    nodes: int
    cuts: int
    solutions: int = 0
    times: Callable[[int], int] = _once

    def part(self, number: int) -> Part:
        """A part as it is sent to somebody who has the search too."""
        return Part(self.plan, self.branches[number])

    @property
    def parts(self) -> str:
        """A fingerprint of the parts themselves."""
        return fingerprint(str(list(self.branches)))


def partition_search(search: Search) -> Incremental[Partition | None]:
    """The parts of a search; None where it cannot be cut."""
    cut = yield from split(search, PARTS)
    if cut is None:
        return None
    assert search.onward
    branches = [part.branch for part in cut.parts]
    return Partition(
        plan_of(search.onward),
        branches,
        cut.weights,
        search.onward.below,
        search.weight,
        cut.nodes,
        cut.cuts,
    )


def in_one(search: Search) -> Partition:
    """A search that cannot be cut, as its only part; it can be begun once, and by nobody else."""
    return Partition("", [()], [1], lambda branch: search.batches, search.weight, 0, 0)
