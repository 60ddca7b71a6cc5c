"""Jobs: one search, planned and run in slices (slices.py), with its totals.

found   what the search visits; it may visit one of each kind only
listed  what is shown of that: one of each kind, or every picture of each, as the search expands it

A job keeps nothing that it found: whoever lists solutions takes them, and keeps what it wants.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..model.placement import Solution
from ..model.text import Text
from ..search.events import Batch, Batches, Search
from ..symmetry.sliced import Sliced
from .checking import checked
from .slices import Slices, State

EXPANDED_AT_ONCE = 1024
"""Pictures made at a time, as far as they belong to more than one solution found."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a job stands; all numbers are totals.

    While it plans nothing is counted yet but the seconds, and the verdict says so.

    `found` are the solutions the search visited, `solutions` all that those stand for, `listed` how
    many of them are listed. `finished` is a fraction of the tree (None: unknown), `elapsed`,
    `planned` (the part of them that went into planning) and `left` are seconds; pauses do not
    count, `left` is None while nothing can be said. `rows` are those of the table that some
    searches write.
    """

    state: State
    nodes: int
    cuts: int
    found: int
    solutions: int
    listed: int
    finished: float | None
    elapsed: float
    planned: float
    left: float | None
    rows: tuple[dict[str, Any], ...]
    verdict: Text


class Job(Slices[Batch]):
    """A search with its totals. `search` is None until it is planned."""

    def __init__(
        self,
        search: Search | Sliced[Search],
        check: Callable[[Solution], bool],
        clock: Callable[[], float],
        limit: int | None = None,
    ) -> None:
        """A job that has not begun, of a search or of what prepares one: the job plans it first.

        `check` tells whether a solution is right, before it is shown; with `limit` the job stops by
        itself when it has so many solutions to list.
        """
        self.search = search if isinstance(search, Search) else None
        self.planned = 0.0
        self._begun = self.search is not None
        work = search.batches if isinstance(search, Search) else self._planning(search)
        super().__init__(work, clock)
        self._check, self._limit = check, limit
        self._found = self._solutions = self._listed = 0
        self._each = 1  # how many solutions the first one found stands for
        self._rows: list[dict[str, Any]] = []
        self._new: list[Solution] = []
        self._events = array("I")

    @property
    def planning(self) -> bool:
        """Whether it plans, or would if it were not paused."""
        return self.search is None and not self.over

    def left(self, finished: float | None) -> float | None:
        """The seconds of searching still to go; None while nothing can be said."""
        return (self.elapsed - self.planned) * (1 - finished) / finished if finished else None

    def take_events(self) -> array[int]:
        """The packed events since the last call, four bytes each."""
        events, self._events = self._events, array("I")
        return events

    def take_found(self) -> list[Solution]:
        """What was found since the last call; `shown` makes of it what is listed."""
        found, self._new = self._new, []
        return found

    def listed_of(self, found: Solution) -> int:
        """How many solutions are listed for one that was found."""
        assert self.search
        return self.search.weight(found) if self.search.expand else 1

    def shown(self, found: Sequence[Solution]) -> Iterator[Solution]:
        """What is listed for all that was found, each solution made when it is asked for, or not
        long before. Raises WrongSolution when the independent check refuses one.
        """
        expand = (self.search and self.search.expand) or list
        first = 0
        while first < len(found):
            end = first + max(1, EXPANDED_AT_ONCE // self.listed_of(found[first]))
            yield from checked(expand(found[first:end]), self._check)
            first = end

    def progress(self) -> Progress:
        """Where the job stands."""
        finished = self.stand.finished
        return Progress(
            state=self.state,
            nodes=self.stand.nodes,
            cuts=self.stand.cuts,
            found=self._found,
            solutions=self._solutions,
            listed=self._listed,
            finished=finished,
            elapsed=self.elapsed,
            planned=self.planned,
            left=self.left(finished),
            rows=tuple(self._rows),
            verdict=self._verdict(),
        )

    def _planning(self, preparing: Sliced[Search]) -> Batches:
        """The work of a job that plans: once the search is there, its batches are the work."""
        yield Batch([], [], 0, 0, None)
        while True:
            try:
                next(preparing)
            except StopIteration as done:
                search: Search = done.value
                break
            yield Batch([], [], 0, 0, None)
        self.search, self._work = search, search.batches
        yield next(search.batches)  # empty: nothing has been searched

    def _take_in(self, batch: Batch) -> bool:
        """Count what a batch brought. In the closing one nothing happens."""
        super()._take_in(batch)
        if not self._begun:
            self.planned, self._begun = self.elapsed, self.search is not None
        self._events.extend(batch.events)
        self._rows += [{**row, "seconds": self.elapsed} for row in batch.rows]
        for solution in batch.found:
            self._count(solution)
            if self._limit is not None and self._listed >= self._limit:
                self.stop()
                break
        return bool(batch.events) or batch.finished != 1.0

    def _count(self, solution: Solution) -> None:
        assert self.search
        weight = self.search.weight(solution)
        if not self._found:
            self._each = weight
        self._found += 1
        self._solutions += weight
        self._listed += weight if self.search.expand else 1
        self._new.append(solution)

    def _verdict(self) -> Text:
        """What is known of the number of solutions, in words."""
        if self.planning:
            return Text("planning the search", "探索の計画を立てています")
        total, found = self._solutions, self._found
        if self.state == "stopped":
            return Text(f"at least {total} (stopped)", f"少なくとも {total} 通り（中断）")
        if self.state != "done":
            return Text(f"{total} so far", f"ここまで {total} 通り")
        if total == 0:
            return Text("none", "解なし")
        if found < total == found * self._each and self._listed == found:
            each = total // found
            return Text(
                f"{found} (one of each kind; {each} pictures each)",
                f"{found} 種（対称解を除く。1 種につき {each} 通り）",
            )
        return Text(f"exactly {total}", f"ちょうど {total} 通り")
