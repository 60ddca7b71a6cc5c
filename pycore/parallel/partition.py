"""Partitioning: a search, or a count, as parts that know the search below them.

Helpers do not partition: they rebuild the search, verify its fingerprint, and run the parts they
get.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..model.incremental import Incremental
from ..run.checkpoints import fingerprint, plan_of
from ..run.parts import Part, split
from ..search.events import Batches, Branch, Search
from .running_part import RunningPart, Weigh

PARTS = 1000
"""The least number of parts of a search, if it has so many."""

Below = Callable[[Branch], Batches]
"""The batches of the subtree below a branch, the first one empty. Raises NoSuchBranch."""


def _once(number: int) -> int:
    return 1


@dataclass(frozen=True)
class Partition:
    """A search in parts.

    `plan` is the fingerprint of its plan, `weights` estimate how heavy each part is, and
    `weight_of` returns the number of solutions that one found stands for; `counted` is `below`
    where solutions are no longer listed. Solutions found in part `number` count `times(number)`
    times. `nodes`, `cuts` and `solutions` are those of the trunk.
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
    counted: Below | None = None

    def part(self, number: int) -> Part:
        """A part as it is sent to somebody who has the search too."""
        return Part(self.plan, self.branches[number])

    def begun(self, branch: Branch, room: int) -> RunningPart:
        """Return a part at work, with room for so many solutions. Raises NoSuchBranch."""
        return begun(self.below, self.counted, branch, self.weight_of, room)

    @property
    def parts(self) -> str:
        """A fingerprint of the parts themselves."""
        return fingerprint(str(list(self.branches)))


def partition_search(search: Search) -> Incremental[Partition | None]:
    """Return the parts of a search; None if it cannot be split."""
    cut = yield from split(search, PARTS)
    if cut is None:
        return None
    assert search.onward
    branches = [part.branch for part in cut.parts]
    counted = yield from counted_by(search)
    return Partition(
        plan_of(search.onward),
        branches,
        cut.weights,
        search.onward.below,
        search.weight,
        cut.nodes,
        cut.cuts,
        counted=counted,
    )


def counted_by(search: Search) -> Incremental[Below | None]:
    """Return the search below a branch where solutions are no longer listed, if that is another."""
    counted = search.onward and search.onward.counted
    return (yield from counted()) if counted else None


def begun(
    below: Below, counted: Below | None, branch: Branch, weight_of: Weigh, room: int
) -> RunningPart:
    """Return a part at work: without room for solutions they are only counted. Raises
    NoSuchBranch."""
    return RunningPart((counted if counted and not room else below)(branch), weight_of, room)


def in_one(search: Search) -> Partition:
    """Return a search that cannot be split, as its only part; it can be started once, and only
    here."""
    return Partition("", [()], [1], lambda branch: search.batches, search.weight, 0, 0)
