"""Jobs that run in slices, for a page: what all kinds have in common.

A kind defines its work, its progress, and its listing. Every method returns plain data.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ..model.bilingual import Text
from ..model.incremental import Incremental
from ..parallel.scheduler import Scheduler
from ..run.runner import Runner
from ..search.reasons import Moment
from .faults import Data, Refused, fault

if TYPE_CHECKING:
    from . import messages
    from .messages import JobRule, Progress, Reason

NO_HELP = Text("This helps with no search.", "これは探索の手伝いではありません。")


def words_data(words: Text) -> messages.Text:
    """Return words as plain data."""
    return {"en": words.en, "ja": words.ja}


class OpenWork:
    """Work that obeys orders. `rules`, `values` and `start` are the names in its events, known once
    it has been planned. `scheduler` is None if the work is not shared."""

    asked_when_watched = 1
    """The size of the batches requested while every step is watched (see runner.py)."""

    def __init__(self, work: Runner[Any]) -> None:
        self.scheduler: Scheduler | None = None
        self.values: list[int | str] = []
        self.start: list[int] = []
        self._drive(work)

    def _drive(self, work: Runner[Any]) -> None:
        """From now on apply orders to this work."""
        self._work = work

    def run(self, seconds: float) -> None:
        """Work for about that many seconds."""
        self._work.run(seconds)

    def step(self) -> None:
        """Do the smallest visible step, then pause."""
        self._work.step()

    def pause(self) -> None:
        """Pause."""
        self._work.pause()

    def stop(self) -> None:
        """End the work."""
        self._work.stop()

    def let_go(self) -> None:
        """Release stopped work with everything it has cached."""
        self._work.let_go()

    @property
    def planning(self) -> bool:
        """Whether planning, done by `run`, must finish before its events have a meaning."""
        return False

    @property
    def rules(self) -> list[JobRule]:
        """The rules named by its cuts, by number."""
        return []

    @property
    def computed(self) -> list[int]:
        """The cells whose values are computed from others, without trying several."""
        return []

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._work.over

    def play(self, seconds: float) -> None:
        """Work for about that many seconds, for a player that shows every event, then pause."""
        self._work.run(seconds, self.asked_when_watched)
        self._work.pause()

    def events(self) -> array[int]:
        """Return the packed events since the last call; only searches have some."""
        return array("I")

    def listing(self, first: int, count: int) -> Sequence[Any]:
        """Return at most `count` of what is listed, from number `first` on."""
        return []

    def why(self, moment: Moment, cell: int, value: int) -> Reason | None:
        """Return the reason for a cut at this moment; None if there is no cut."""
        return None

    def follows(self, moment: Moment, cell: int, value: int) -> Reason | None:
        """Return why a value placed at this moment follows; None if it is a choice."""
        return None

    def sharing(self) -> Incremental[Scheduler | None]:
        """Return its scheduler, which it uses from now on, so that helpers can do parts; None if it
        has none."""
        yield from ()
        return None

    def give(self, bundle: str) -> None:
        """Add parts of a search to do. Raises Refused if it does not help with one."""
        raise Refused([fault(NO_HELP)])

    def checkpoint(self) -> Data | None:
        """Return a checkpoint from which another job can resume; None if that is impossible."""
        return None

    def saved(self) -> float | None:
        """The finished fraction that a checkpoint holds."""
        return self.progress()["finished"]

    def progress(self) -> Progress:
        """Return the progress of the work."""
        raise NotImplementedError

    def _fields(
        self,
        words: Text,
        finished: float | None,
        nodes: int = 0,
        cuts: int = 0,
        found: int = 0,
        solutions: int = 0,
        earlier: int = 0,
        listed: int = 0,
        dropped: int = 0,
        rows: Sequence[Data] = (),
    ) -> Progress:
        """Return the fields of every kind of work, with the totals of this one; all other totals
        are 0."""
        return {
            "state": self._work.state,
            "nodes": nodes,
            "cuts": cuts,
            "found": found,
            "solutions": solutions,
            "earlier": earlier,
            "listed": listed,
            "dropped": dropped,
            "finished": finished,
            "elapsed": self._work.elapsed,
            "left": self._work.left(finished),
            "rows": list(rows),
            "verdict": words_data(words),
        }
