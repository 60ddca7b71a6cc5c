"""Running assistance for a page: hints, counts, new puzzles, batches of puzzles, and new positions
of a movement."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..model.only_all_different import only_all_different
from ..model.placement import Placement
from ..model.seed import read_seed
from ..run.checkpoints import NOT_KEPT
from ..run.runner import Runner, Work
from ..search.movements.make_position import Seeking, position_with, read_moves
from . import assist_jobs as aid
from . import conflict_jobs
from .assist_request import AssistRequest, understood
from .faults import Data, Refused, fault, granted, refusing
from .jobs import OpenWork
from .requests import movement_of

if TYPE_CHECKING:
    from .messages import AidResult, Progress


class Aid(NamedTuple):
    """What an aid does, which placements it suits, and whether the page always offers it."""

    work: Callable[[AssistRequest], aid.Work]
    suits: Callable[[Placement], bool]
    offered: bool = True


def always(placement: Placement) -> bool:
    """Suits placements of any rules."""
    return True


def of_several_rules(placement: Placement) -> bool:
    """Suits placements that are more than one list from which a number is missing."""
    return len(placement.rules) > 1


def of_groups(placement: Placement) -> bool:
    """Suits placements whose only rules are several all-different groups."""
    return of_several_rules(placement) and only_all_different(placement)


AIDS: Mapping[str, Aid] = {
    "check": Aid(conflict_jobs.tell_possible, always),
    "shared": Aid(aid.tell_shared, always),
    "hint": Aid(aid.give_hint, always),
    "notes": Aid(aid.tell_notes, of_several_rules),
    "grade": Aid(aid.tell_grade, of_several_rules),
    "count": Aid(aid.tell_count, always),
    "generate": Aid(aid.make_puzzle, of_several_rules),
    "batch": Aid(aid.solve_batch, of_groups),
    "conflict": Aid(conflict_jobs.tell_conflict_and_changes, always, offered=False),
    "differ": Aid(conflict_jobs.tell_difference, always, offered=False),
    "needless": Aid(conflict_jobs.tell_needless, always, offered=False),
    "steps": Aid(aid.tell_steps, of_several_rules, offered=False),
    "random": Aid(aid.make_grid, of_groups, offered=False),
}
"""The aids for placements, by name. A new aid is a function in assist_jobs.py or conflict_jobs.py,
and a line here."""


def suiting(kind: str) -> Callable[[Placement], bool]:
    """Return whether an aid suits the placement; False if there is no such aid."""
    return AIDS[kind].suits if kind in AIDS else lambda placement: False


def offered_for(placement: Placement) -> list[str]:
    """Return the names of the aids that the page offers."""
    return [name for name, each in AIDS.items() if each.offered and each.suits(placement)]


class AssistRunner(Runner[aid.AssistState]):
    """Work whose clock starts again with each stage."""

    def _take_in(self, latest: aid.AssistState) -> bool:
        if latest.stage != self.latest.stage:
            self.elapsed = 0.0
        return super()._take_in(latest)


class OpenAssist(OpenWork):
    """One request; the entries of a batch can be listed."""

    def __init__(
        self,
        task: Data,
        kind: str,
        options: Data,
        clock: Callable[[], float],
        onward: Data | None = None,
    ) -> None:
        """Prepare the work. Raises Refused."""
        self._asked = understood(task, suiting(kind), options)
        self._clock = clock
        super().__init__(self._begun(kind, onward))

    def _begun(self, kind: str, onward: Data | None) -> AssistRunner:
        if onward is not None:
            raise Refused([fault(NOT_KEPT)])
        return AssistRunner(_from_nothing(AIDS[kind].work(self._asked)), self._clock)

    def _drive(self, work: Runner[aid.AssistState]) -> None:
        self._runner = work
        super()._drive(work)

    def progress(self) -> Progress:
        """Return the progress of the work; "result" holds what is known so far."""
        latest = self._runner.latest
        progress = self._fields(latest.words, latest.finished, listed=len(self._asked.entries))
        progress["result"] = cast("AidResult", latest.result)
        return progress

    def listing(self, first: int, count: int) -> list[Data]:
        """Return entries number `first` and so on of a batch."""
        return [aid.listed_entry(entry) for entry in self._asked.entries[first : first + count]]


def _from_nothing(work: aid.Work) -> aid.Work:
    """Start work with an empty state."""
    yield aid.AssistState()
    yield from work


class OpenPosition(OpenWork):
    """A new position that needs a given number of moves. The request: "seed" and "moves", as
    typed."""

    def __init__(self, task: Data, options: Data, clock: Callable[[], float]) -> None:
        """Prepare the work. Raises Refused."""
        self._movement = granted(movement_of({**task, "start": "", "moves": []})).movement
        with refusing():
            seed, moves = read_seed(_typed(options, "seed")), read_moves(_typed(options, "moves"))
        self._runner: Runner[Seeking[Any]] = Runner(
            _work(position_with(self._movement, moves, seed)), clock
        )
        super().__init__(self._runner)

    def progress(self) -> Progress:
        """Return the progress of the work; "result" holds the number of moves up to which all
        positions are known and, once found, the position."""
        latest = self._runner.latest
        result: Data = {"known": latest.moves}
        if latest.position is not None:
            result["start"] = self._movement.write(latest.position)
        progress = self._fields(latest.why or aid.QUIET, None)
        progress["result"] = cast("AidResult", result)
        return progress


def _typed(options: Data, name: str) -> str:
    """Return the text typed, "" for anything else."""
    typed = options.get(name)
    return typed if isinstance(typed, str) else ""


def _work(states: Iterator[Seeking[Any]]) -> Work[Seeking[Any]]:
    yield from states
