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
    """Work with its orders; `rules`, `values` and `start` are the names in its events, once it has
    been planned. `scheduler` is None if it is not split."""

    asked_when_watched = 1
    """How much is requested of the work at a time when every step is watched (see runner.py)."""

    def __init__(self, work: Runner[Any]) -> None:
        self.scheduler: Scheduler | None = None
        self.values: list[int | str] = []
        self.start: list[int] = []
        self._drive(work)

    def _drive(self, work: Runner[Any]) -> None:
        """Obey orders with this work from now on."""
        self._work = work

    def run(self, seconds: float) -> None:
        """Work for about that many seconds."""
        self._work.run(seconds)

    def step(self) -> None:
        """Go on by the least visible amount, and rest."""
        self._work.step()

    def pause(self) -> None:
        """Rest."""
        self._work.pause()

    def stop(self) -> None:
        """End the work."""
        self._work.stop()

    def let_go(self) -> None:
        """Release a stopped work with everything it remembers."""
        self._work.let_go()

    @property
    def planning(self) -> bool:
        """Whether there is planning to do, by `run`, before its events have a meaning."""
        return False

    @property
    def rules(self) -> list[JobRule]:
        """The rules that its cuts name, by number."""
        return []

    @property
    def computed(self) -> list[int]:
        """The cells whose value it computes from others instead of trying several."""
        return []

    @property
    def over(self) -> bool:
        """Whether it cannot go on."""
        return self._work.over

    def play(self, seconds: float) -> None:
        """Work for about that many seconds, for a player that shows every event, and rest."""
        self._work.run(seconds, self.asked_when_watched)
        self._work.pause()

    def events(self) -> array[int]:
        """Return the packed events since the last call; only searches have some."""
        return array("I")

    def listing(self, first: int, count: int) -> Sequence[Any]:
        """Return what is listed, number `first` and so on, `count` at most."""
        return []

    def why(self, moment: Moment, cell: int, value: int) -> Reason | None:
        """Return why it cuts there; None if it does not."""
        return None

    def follows(self, moment: Moment, cell: int, value: int) -> Reason | None:
        """Return why a value that it places there follows; None if it is a choice."""
        return None

    def sharing(self) -> Incremental[Scheduler | None]:
        """Return its scheduler from now on, so that helpers may do parts; None if it has none."""
        yield from ()
        return None

    def give(self, bundle: str) -> None:
        """Add parts of a search to do. Raises Refused if it does not help with one."""
        raise Refused([fault(NO_HELP)])

    def checkpoint(self) -> Data | None:
        """Return a checkpoint from which another job can resume, None if none can."""
        return None

    def kept(self) -> float | None:
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
        """Return the fields of every kind, with the totals of this one; the other totals are 0."""
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
