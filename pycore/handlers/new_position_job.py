"""New positions of a movement, as a page asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from ..assist.generate import read_seed
from ..model.bilingual import Text
from ..run.runner import Runner, Work
from ..search.movements.make_position import Seeking, position_with, read_moves
from .faults import Data, granted, refusing
from .jobs import OpenWork
from .messages import Progress, Told
from .tasks import movement_of

QUIET = Text("", "")


class OpenPosition(OpenWork):
    """A new position that needs so many moves. The wish: "seed" and "moves", as typed."""

    def __init__(self, task: Data, wish: Data, clock: Callable[[], float]) -> None:
        """Prepare the work. Raises Refused."""
        self._movement = granted(movement_of({**task, "start": "", "moves": []})).movement
        with refusing():
            seed, moves = read_seed(_typed(wish, "seed")), read_moves(_typed(wish, "moves"))
        self._runner: Runner[Seeking[Any]] = Runner(
            _work(position_with(self._movement, moves, seed)), clock
        )
        super().__init__(self._runner)

    def progress(self) -> Progress:
        """Where the work is; "told" is how many moves away all positions are known, and the
        position once it is found."""
        latest = self._runner.latest
        told: Data = {"known": latest.moves}
        if latest.position is not None:
            told["start"] = self._movement.write(latest.position)
        progress = self._standing(latest.why or QUIET, None)
        progress["told"] = cast(Told, told)
        return progress


def _typed(wish: Data, name: str) -> str:
    """What was typed for it, "" for anything else."""
    typed = wish.get(name)
    return typed if isinstance(typed, str) else ""


def _work(states: Iterator[Seeking[Any]]) -> Work[Seeking[Any]]:
    yield from states
