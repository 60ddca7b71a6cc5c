"""Running aid: a work in time slices, with the orders and reports of a job (job.py)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping

from pycore.aid import batch
from pycore.desk import works as aid
from pycore.desk.faults import Data

WORKS: Mapping[str, Callable[[aid.Asked], aid.Work]] = {
    "hint": aid.give_hint,
    "grade": aid.tell_grade,
    "shared": aid.tell_shared,
    "count": aid.tell_count,
    "generate": aid.make_puzzle,
    "random": aid.make_grid,
}
"""What can be asked of all-different placements, by name; "batch" beside these."""


class OpenAid:
    """A work as the page sees it: every method gives plain data."""

    def __init__(self, task: Data, kind: str, wish: Data, clock: Callable[[], float]) -> None:
        """Prepare the work. Raises Refused."""
        asked = aid.understood(task, wish)
        self.rules: list[Data] = []
        self.values = list(asked.placement.values)
        self._entries: list[batch.Entry] = []
        if kind == "batch":
            self._work = aid.solve_batch(asked, self._entries)
        else:
            self._work = WORKS[kind](asked)
        self._clock, self._elapsed, self._state = clock, 0.0, "paused"
        self._stand = aid.Stand()

    def run(self, seconds: float) -> None:
        """Work for about so many seconds, or until it is done."""
        if self._state in ("done", "stopped"):
            return
        self._state = "running"
        began = now = self._clock()
        while True:
            try:
                stand = next(self._work)
            except StopIteration:
                self._state = "done"
                break
            finally:
                last, now = now, self._clock()
                self._elapsed += now - last
            if stand.stage != self._stand.stage:
                self._elapsed = 0.0
            self._stand = stand
            if now - began >= seconds:
                break

    def step(self) -> None:
        """Go on by one stand and rest."""
        self.run(0.0)
        self.pause()

    def pause(self) -> None:
        """Rest until the next `run`."""
        if self._state == "running":
            self._state = "paused"

    def stop(self) -> None:
        """End the work; what it has told stays."""
        if self._state != "done":
            self._state = "stopped"

    def let_go(self) -> None:
        """Let a stopped work go with all it remembers."""
        if self._state == "stopped":
            self._work.close()

    def events(self) -> array[int]:
        """None: a work tells stands, not events."""
        return array("I")

    def progress(self) -> Data:
        """Where the work is, with the fields of `Progress`."""
        done, elapsed = self._stand.finished, self._elapsed
        return {
            "state": self._state,
            "nodes": 0,
            "cuts": 0,
            "found": 0,
            "solutions": 0,
            "listed": len(self._entries),
            "finished": done,
            "elapsed": elapsed,
            "left": elapsed * (1 - done) / done if done else None,
            "rows": [],
            "told": self._stand.told,
            "verdict": self._stand.words._asdict(),
        }

    def listing(self, first: int, count: int) -> list[Data]:
        """Entries number `first` and so on of a batch."""
        return [aid.listed_entry(entry) for entry in self._entries[first : first + count]]
