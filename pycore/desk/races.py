"""A race as a page runs it: with the orders and reports of a job (job.py), its laps as rows."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import asdict

from pycore.catalogue import puzzle_named
from pycore.desk.faults import Data, Refused, fault, granted, refusing
from pycore.desk.tasks import movement_of, placement_of
from pycore.model.text import Text
from pycore.run.job import Progress, State
from pycore.run.race import Lap, race
from pycore.search import strategies_for

LONGEST = 3600.0
"""Seconds for each strategy, at most."""


class OpenRace:
    """All strategies for a task in turn; every method gives plain data."""

    def __init__(self, task: Data, limit: object, clock: Callable[[], float]) -> None:
        """Prepare the race; `limit` is the seconds for each strategy. Raises Refused."""
        if not isinstance(limit, int | float) or not 0 < limit <= LONGEST:
            words = Text(
                f"The time must be above 0 and at most {LONGEST:.0f} seconds.",
                f"時間は 0 より長く {LONGEST:.0f} 秒以下にしてください。",
            )
            raise Refused([fault(words)])
        with refusing():
            kind = puzzle_named(str(task.get("puzzle"))).kind
        if kind == "movement":
            game = granted(movement_of(task))
            movement = game.movement
            self._racers = strategies_for(movement)
            self._laps = race(movement, game.drawing, self._racers, movement.is_line, clock, limit)
        else:
            asked = granted(placement_of(task))
            placement = asked.placement
            self._racers = strategies_for(placement)
            self._laps = race(
                placement, asked.drawing, self._racers, placement.is_solution, clock, limit
            )
        self._comparable = kind == "placement"
        self._clock, self._elapsed = clock, 0.0
        self._state: State = "paused"
        self._told: tuple[Lap, ...] = ()

    def run(self, seconds: float) -> None:
        """Race for about so many seconds: one slice of the race at least."""
        if self._state in ("done", "stopped"):
            return
        self._state = "running"
        began = now = self._clock()
        while True:
            try:
                self._told = next(self._laps)
            except StopIteration:
                self._state = "done"
            now = self._clock()
            if self._state == "done" or now - began >= seconds:
                break
        self._elapsed += now - began

    def step(self) -> None:
        """Go on by one slice of the race and rest."""
        self.run(0.0)
        self.pause()

    def pause(self) -> None:
        """Rest until the next `run`."""
        if self._state == "running":
            self._state = "paused"

    def stop(self) -> None:
        """End the race where it is; its laps stay."""
        if self._state != "done":
            self._state = "stopped"

    def let_go(self) -> None:
        """Let a stopped race go with all that its searches remember."""
        if self._state == "stopped":
            self._laps.close()

    def events(self) -> array[int]:
        """None: a race tells laps, not events."""
        return array("I")

    def listing(self, first: int, count: int) -> list[Data]:
        """None: a race lists no solutions."""
        return []

    def progress(self) -> Data:
        """Where the race is, with the fields of `Progress`; `rows` has a lap for each strategy
        that has started (see Lap.data), `finished` is the part of all laps that are over.
        """
        laps = self._told
        over = len(laps) if self._state == "done" else max(len(laps) - 1, 0)
        verdict = _verdict(laps, over, len(self._racers), self._comparable)
        progress = Progress(
            state=self._state,
            nodes=sum(lap.nodes for lap in laps),
            cuts=sum(lap.cuts for lap in laps),
            found=0,
            solutions=max((lap.solutions for lap in laps), default=0),
            listed=0,
            finished=over / len(self._racers),
            elapsed=self._elapsed,
            left=None,
            rows=tuple(
                lap.data(laps[number - 1] if number else None) for number, lap in enumerate(laps)
            ),
            verdict=verdict,
        )
        return {**asdict(progress), "verdict": verdict._asdict()}


def _verdict(laps: Sequence[Lap], over: int, racers: int, comparable: bool) -> Text:
    """How many strategies have had their turn; at the end of all, whether they agree."""
    done = [lap for lap in laps if lap.state == "done"]
    if over < racers or not done:
        return Text(
            f"{over} of {racers} strategies raced",
            f"{racers} つの解き方のうち {over} つが終わりました",
        )
    came = Text(
        f"{len(done)} of {racers} strategies came to their end",
        f"{racers} つの解き方のうち {len(done)} つが最後まで終わりました",
    )
    found = {lap.solutions for lap in done}
    if not comparable or len(done) < 2 or len(found) > 1:
        return came
    (same,) = found
    return Text(
        f"{came.en}; all find {same:,} solutions", f"{came.ja}。解の数はどれも {same:,} です"
    )
