"""Opening jobs, as questions ask for it: searches, assistance, races, help for another worker."""

from __future__ import annotations

from collections.abc import Callable

from ..model.seed import read_seed
from ..puzzles import puzzle_named
from .assist_run import OpenAssist, OpenPosition
from .count_job import OpenCount, OpenHelp
from .faults import refusing
from .jobs import OpenWork
from .placement_search import OpenJob
from .race_job import OpenRace
from .requests import Message, checkpoint_in
from .search_jobs import OpenMovement

Works = dict[int, OpenWork]
"""The open jobs, by the numbers that the page gave them."""

Clock = Callable[[], float]


def search(message: Message, _works: Works, clock: Clock) -> OpenWork:
    """Open a search of a placement or a movement."""
    task, strategy = message.data("task"), message.text("strategy")
    with refusing():
        kind = puzzle_named(str(task.get("puzzle"))).kind
        seed = _seed(message)
    if kind == "movement":
        return OpenMovement(task, strategy, clock, checkpoint_in(message))
    return OpenJob(task, strategy, clock, checkpoint_in(message), seed, message.is_set("unnamed"))


def _seed(message: Message) -> int | None:
    """Return the seed of the random numbers, None for the strategy's own. Raises BadInput."""
    typed = message.text_or_none("seed")
    return None if typed is None else read_seed(typed)


def assistance(message: Message, _works: Works, clock: Clock) -> OpenWork:
    """Open work that is no search: a hint, a count, a new puzzle."""
    task, aid, wanted = message.data("task"), message.text("aid"), message.data("request")
    if aid == "position":
        return OpenPosition(task, wanted, clock)
    if aid == "count":
        return OpenCount(task, wanted, clock, checkpoint_in(message))
    return OpenAssist(task, aid, wanted, clock, checkpoint_in(message))


def race(message: Message, _works: Works, clock: Clock) -> OpenWork:
    """Open a race of all strategies."""
    with refusing():
        seed = _seed(message)
    return OpenRace(message.data("task"), message.anything("limit"), clock, seed)


def helping(message: Message, _works: Works, clock: Clock) -> OpenWork:
    """Open help for a search that another worker drives."""
    return OpenHelp(message.data("task"), message.text("strategy"), message.text("plan"), clock)
