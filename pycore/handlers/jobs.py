"""Works that run in slices, as a page sees them: what is the same for all kinds.

A kind says what its work is, where it stands, and what it lists. Every method gives plain data.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from ..model.bilingual import Text
from ..model.incremental import Incremental
from ..parallel.scheduler import Scheduler
from ..run.runner import Runner
from ..search.reasons import Moment
from . import messages
from .faults import Data, Refused, fault
from .messages import JobRule, Progress, Reason

NO_HELP = Text("This helps with no search.", "これは探索の手伝いではありません。")


def words_data(words: Text) -> messages.Text:
    """Words as plain data."""
    return {"en": words.en, "ja": words.ja}


class OpenWork:
    """A work with its orders; `rules`, `values` and `start` are what its events name, once it does
    not plan any more. `scheduler` are None where it is not shared."""

    asked_when_watched = 1
    """What is asked of the work at a time when somebody watches every step (see runner.py)."""

    def __init__(self, work: Runner[Any]) -> None:
        self.scheduler: Scheduler | None = None
        self.values: list[int | str] = []
        self.start: list[int] = []
        self._drive(work)

    def _drive(self, work: Runner[Any]) -> None:
        """Obey orders with this work from now on."""
        self._work = work
        self.run, self.step, self.pause, self.stop, self.let_go = (
            work.run,
            work.step,
            work.pause,
            work.stop,
            work.let_go,
        )

    @property
    def planning(self) -> bool:
        """Whether there is planning to do, by `run`, before its events have a meaning."""
        return False

    @property
    def rules(self) -> list[JobRule]:
        """The rules that its cuts name, by number."""
        return []

    @property
    def over(self) -> bool:
        """Whether it cannot go on."""
        return self._work.over

    def play(self, seconds: float) -> None:
        """Work for about so many seconds, for a player that shows every event, and rest."""
        self._work.run(seconds, self.asked_when_watched)
        self._work.pause()

    def events(self) -> array[int]:
        """The packed events since the last call; only searches have some."""
        return array("I")

    def listing(self, first: int, count: int) -> Sequence[Any]:
        """What is listed, number `first` and so on, `count` at most."""
        return []

    def why(self, moment: Moment, cell: int, value: int) -> Reason | None:
        """Why it cuts there; None where it does not."""
        return None

    def follows(self, moment: Moment, cell: int, value: int) -> Reason | None:
        """Why a value that it places there has to stand; None where it is a choice."""
        return None

    def sharing(self) -> Incremental[Scheduler | None]:
        """Its shares from now on, of which others may do some; None where it has none."""
        return None
        yield

    def give(self, bundle: str) -> None:
        """Parts of a search to do. Raises Refused where it does not help with one."""
        raise Refused([fault(NO_HELP)])

    def checkpoint(self) -> Data | None:
        """From where another work can go on, None where none can."""
        return None

    def kept(self) -> float | None:
        """The finished fraction that a checkpoint keeps."""
        return self.progress()["finished"]

    def progress(self) -> Progress:
        """Where the work is."""
        raise NotImplementedError

    def _standing(
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
        """What every kind tells, with what this one has counted; the other totals are 0."""
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
