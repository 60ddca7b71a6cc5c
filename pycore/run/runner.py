"""The runner: work that goes on for some seconds at a time, so that any host can pause, step and
stop it.

work    a generator: it yields its state; the first is the state before it has begun. It may be
        sent how much is wanted at a time (see search/events.py)
slice   a call of `run`: the work goes on for about that many seconds, then the host gets its turn

Nothing here reads a clock: it is given one, a function that returns seconds.
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
    """Work that reports nothing but its result, at the end."""
    yield ()
    yield ((yield from paused(work, ())),)


def seconds_left(elapsed: float, finished: float | None) -> float | None:
    """Return the seconds left at the same pace; None while nothing is finished."""
    return elapsed * (1 - finished) / finished if finished else None


class Runner(Generic[Latest]):
    """Work with its state.

    `latest` is the last state that it yielded, `elapsed` the seconds that it has worked; pauses do
    not count.
    """

    def __init__(self, work: Work[Latest], clock: Callable[[], float]) -> None:
        """Create work that rests until its first `run` or `step`."""
        self._work, self._clock = work, clock
        self.state: State = "paused"
        self.elapsed = 0.0
        self.latest = next(work)

    @property
    def over(self) -> bool:
        """Whether the work cannot go on."""
        return self.state in ("done", "stopped")

    def run(self, seconds: float, size: int = USUAL_SIZE) -> None:
        """Work for about that many seconds, or until there is nothing left to do; `size` is what is
        requested from the work at a time."""
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
        """Go on by the least visible amount, and rest."""
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
        """Release a stopped work with everything it remembers: for millions of states that takes
        longer than a host waits for the answer to `stop`."""
        if self.state == "stopped":
            self._work.close()

    def left(self, finished: float | None) -> float | None:
        """Return the seconds left when that fraction is finished; None without an estimate."""
        return seconds_left(self.elapsed, finished)

    def _next(self, size: int) -> Latest | None:
        """Return the next state of the work, None at its end; work that fails cannot go on."""
        try:
            return advance(self._work, size)
        except BaseException:
            self.state = "stopped"
            raise

    def _at_the_end(self) -> State:
        """Return the state once the work has ended by itself."""
        return "done"

    def _take_in(self, latest: Latest) -> bool:
        """Note a state of the work. Return True once something visible changed; a slice runs until
        then."""
        self.latest = latest
        return True
