"""Jobs: one running search in time slices, so that any host can pause, step and stop it.

slice   a call of `run`: the search works for about so many seconds, then the host has its turn
kept    the solutions found, for listing; beyond KEEP they are counted only
listed  kept solutions as they are shown: one of each kind, or every picture of each, as the search
        expands them

A job owns no clock: it is given one, a function that returns seconds.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from pycore.model.placement import Solution
from pycore.model.text import Text
from pycore.run.checking import checked
from pycore.search.events import Search

KEEP = 1_000_000
"""Solutions kept for listing; with 25 cells each they take some 250 MB."""

SLICE_EVENTS = 512
"""Events asked for at a time while running: about a millisecond of a walk."""

State = Literal["paused", "running", "done", "stopped"]


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a job stands; all numbers are totals.

    `found` are the solutions the search visited, `solutions` all that those stand for, `listed` how
    many `listing` can give. `finished` is a fraction of the tree (None: unknown), `elapsed` and
    `left` are seconds; pauses do not count, `left` is None while nothing can be said. `rows` are
    those of the table that some searches write.
    """

    state: State
    nodes: int
    cuts: int
    found: int
    solutions: int
    listed: int
    finished: float | None
    elapsed: float
    left: float | None
    rows: tuple[dict[str, Any], ...]
    verdict: Text


class Job:
    """A search with its totals."""

    def __init__(
        self,
        search: Search,
        check: Callable[[Solution], bool],
        clock: Callable[[], float],
        limit: int | None = None,
    ) -> None:
        """A job that has not begun.

        `check` tells whether a solution is right, before it is shown; with `limit` the job stops by
        itself when it has so many solutions to list.
        """
        self._search, self._check, self._clock, self._limit = search, check, clock, limit
        self._state: State = "paused"
        self._elapsed = 0.0
        self._found = self._solutions = 0
        self._rows: list[dict[str, Any]] = []
        self._kept: list[Solution] = []
        self._ends: list[int] = []  # how many solutions are listed up to each one kept
        self._events = array("I")
        self._last = next(search.batches)

    def run(self, seconds: float, size: int = SLICE_EVENTS) -> None:
        """Search for about so many seconds, or until there is nothing left to search; `size` is
        what is asked of the search at a time (see search/events.py).
        """
        self._go(seconds, size)

    def step(self) -> None:
        """Go on by one event and rest; a search that tells no events goes on by one batch."""
        self._go(0.0, 1)
        if self._last.finished == 1.0 and not self._last.events:
            self._go(0.0, 1)  # that was the closing batch, in which nothing happens
        if self._state == "running":
            self._state = "paused"

    def pause(self) -> None:
        """Rest until the next `run` or `step`."""
        if self._state == "running":
            self._state = "paused"

    def stop(self) -> None:
        """End the search; what was found stays."""
        if self._state != "done":
            self._state = "stopped"

    def let_go(self) -> None:
        """Let a stopped search go with all it remembers: for millions of states that takes longer
        than a host waits for the answer to `stop`.
        """
        if self._state == "stopped":
            self._search.batches.close()

    def take_events(self) -> array[int]:
        """The packed events since the last call, four bytes each."""
        events, self._events = self._events, array("I")
        return events

    def progress(self) -> Progress:
        """Where the job stands."""
        done, elapsed = self._last.finished, self._elapsed
        return Progress(
            state=self._state,
            nodes=self._last.nodes,
            cuts=self._last.cuts,
            found=self._found,
            solutions=self._solutions,
            listed=self._listed,
            finished=done,
            elapsed=elapsed,
            left=elapsed * (1 - done) / done if done else None,
            rows=tuple(self._rows),
            verdict=self._verdict(),
        )

    def listing(self, first: int, count: int) -> list[Solution]:
        """Solutions number `first` to `first + count - 1` of those listed, fewer at the end.

        Raises WrongSolution when the independent check refuses one.
        """
        at = bisect_right(self._ends, first)
        found = self._kept[at : bisect_left(self._ends, first + count) + 1]
        skipped = first - self._ends[at - 1] if at else first
        listed = self._search.expand(found) if self._search.expand else found
        return list(checked(listed[skipped : skipped + count], self._check))

    @property
    def _listed(self) -> int:
        return self._ends[-1] if self._ends else 0

    def _go(self, seconds: float, size: int) -> None:
        if self._state in ("done", "stopped"):
            return
        self._state = "running"
        began = now = self._clock()
        while self._state == "running":
            try:
                self._last = self._search.batches.send(size)
            except StopIteration:
                self._state = "done"
            else:
                self._take_in()
            now = self._clock()
            self._note_rows(self._elapsed + now - began)
            if now - began >= seconds:
                break
        self._elapsed += now - began

    def _note_rows(self, elapsed: float) -> None:
        """Keep the new rows of the table, each with the seconds searched until it was written."""
        self._rows += [{**row, "seconds": elapsed} for row in self._last.rows]
        self._last.rows = []

    def _take_in(self) -> None:
        """Count and keep what the last batch brought."""
        self._events.extend(self._last.events)
        for solution in self._last.found:
            weight = self._search.weight(solution)
            self._found += 1
            self._solutions += weight
            if len(self._kept) < KEEP:
                self._kept.append(solution)
                self._ends.append(self._listed + (weight if self._search.expand else 1))
            if self._limit is not None and self._listed >= self._limit:
                self.stop()
                break

    def _verdict(self) -> Text:
        """What is known of the number of solutions, in words."""
        total, found = self._solutions, self._found
        if self._state == "stopped":
            return Text(f"at least {total} (stopped)", f"少なくとも {total} 通り（中断）")
        if self._state != "done":
            return Text(f"{total} so far", f"ここまで {total} 通り")
        if total == 0:
            return Text("none", "解なし")
        if found < total == found * self._search.weight(self._kept[0]) and self._listed == found:
            each = total // found
            return Text(
                f"{found} (one of each kind; {each} pictures each)",
                f"{found} 種（対称解を除く。1 種につき {each} 通り）",
            )
        return Text(f"exactly {total}", f"ちょうど {total} 通り")
