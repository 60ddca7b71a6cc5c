"""The runner: work in slices of time, which any host can pause, step and stop.

work    a generator that yields its state, first the state before it begins. The amount of work
        wanted at a time may be sent to it (see search/events.py)
slice   a call of `run`: the work continues for about that many seconds, then returns to the host

The clock is passed in, a function that returns seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Generic, Literal, TypeVar

from ..model.incremental import USUAL_SIZE, Incremental, advance, paused

State = Literal["paused", "running", "done", "stopped"]
Latest = TypeVar("Latest")
T = TypeVar("T")
Work = Generator[Latest, int | None, None]


def until_result(work: Incremental[T]) -> Work[tuple[T, ...]]:
    """Return work that reports only its result, at the end."""
    yield ()
    yield ((yield from paused(work, ())),)


def seconds_left(elapsed: float, finished: float | None) -> float | None:
    """Return the seconds left at the same pace; None while nothing is finished."""
    return elapsed * (1 - finished) / finished if finished else None


class Runner(Generic[Latest]):
    """Work with its state.

    `latest` is the last state yielded, `elapsed` the seconds worked, without pauses.
    """

    def __init__(self, work: Work[Latest], clock: Callable[[], float]) -> None:
        """Create a runner that rests until its first `run` or `step`."""
        self._work, self._clock = work, clock
        self.state: State = "paused"
        self.elapsed = 0.0
        self.latest = next(work)

    @property
    def over(self) -> bool:
        """Whether the work has ended."""
        return self.state in ("done", "stopped")

    def run(self, seconds: float, size: int = USUAL_SIZE) -> None:
        """Work for about that many seconds, or to the end; `size` is the amount requested from the
        work at a time."""
        if self.over:
            return
        self.state = "running"
        began = before = self._clock()
        while self.state == "running":
            latest = self._next(size)
            now = self._clock()
            self.elapsed += now - before
            before = now
            if latest is None:
                self.state = self._at_the_end()
            elif self._take_in(latest) and now - began >= seconds:
                break

    def step(self) -> None:
        """Do the least visible amount of work, then rest."""
        self.run(0.0, 1)
        self.pause()

    def pause(self) -> None:
        """Rest until the next `run` or `step`."""
        if self.state == "running":
            self.state = "paused"

    def stop(self) -> None:
        """End the work; its results stay."""
        if self.state != "done":
            self.state = "stopped"

    def let_go(self) -> None:
        """Release stopped work and its memory: for millions of states that takes longer than a host
        waits for the answer to `stop`."""
        if self.state == "stopped":
            self._work.close()

    def left(self, finished: float | None) -> float | None:
        """Return the seconds left with that fraction finished; None without an estimate."""
        return seconds_left(self.elapsed, finished)

    def _next(self, size: int) -> Latest | None:
        """Return the next state of the work, None at its end; failed work cannot continue."""
        try:
            return advance(self._work, size)
        except BaseException:
            self.state = "stopped"
            raise

    def _at_the_end(self) -> State:
        """Return the state once the work has ended by itself."""
        return "done"

    def _take_in(self, latest: Latest) -> bool:
        """Record a state of the work. Return True once something visible has changed; a slice runs
        until then."""
        self.latest = latest
        return True
