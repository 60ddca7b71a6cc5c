"""Partitioning: a search or a count as parts.

Helpers do not partition: they rebuild the search, verify its fingerprint, and run the parts that
they receive.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..model.incremental import Incremental
from ..run.checkpoints import fingerprint
from ..run.parts import Part, split
from ..search.events import Branch, Search
from .ways import PartWays, ways_of

PARTS = 1000
"""The least number of parts of a search, if it has enough."""


def _once(number: int) -> int:
    return 1


@dataclass(frozen=True)
class Partition:
    """A search in parts.

    `ways` lead into its parts, `weights` estimate the work of each part. Solutions found in part
    `number` count `times(number)` times. `nodes`, `cuts` and `solutions` are the trunk's.
    """

    ways: PartWays
    branches: Sequence[Branch]
    weights: Sequence[int]
    nodes: int
    cuts: int
    solutions: int = 0
    times: Callable[[int], int] = _once

    def part(self, number: int) -> Part:
        """Return a part for sending to a helper with the same search."""
        return Part(self.ways.plan, self.branches[number])

    @property
    def parts(self) -> str:
        """A fingerprint of the parts."""
        return fingerprint(str(list(self.branches)))


def partition_search(search: Search) -> Incremental[Partition | None]:
    """Return the parts of a search; None if it cannot be split."""
    partition = yield from split(search, PARTS)
    if partition is None:
        return None
    branches = [part.branch for part in partition.parts]
    return Partition(ways_of(search), branches, partition.weights, partition.nodes, partition.cuts)


def in_one(search: Search) -> Partition:
    """Return an unsplittable search as its only part, which can be started only once, and only
    here."""
    return Partition(PartWays("", lambda branch: search.batches, search.weight), [()], [1], 0, 0)
