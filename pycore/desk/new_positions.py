"""New positions of a movement, as a page asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from ..aid.generate import read_seed
from ..model.text import Text
from ..run.slices import Slices, Work
from ..search.movements.wished import Seeking, position_with, read_moves
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
        self._slices: Slices[Seeking[Any]] = Slices(
            _work(position_with(self._movement, moves, seed)), clock
        )
        super().__init__(self._slices)

    def progress(self) -> Progress:
        """Where the work is; "told" is how many moves away all positions are known, and the
        position once it is found."""
        stand = self._slices.stand
        told: Data = {"known": stand.moves}
        if stand.position is not None:
            told["start"] = self._movement.write(stand.position)
        progress = self._standing(stand.why or QUIET, None)
        progress["told"] = cast(Told, told)
        return progress


def _typed(wish: Data, name: str) -> str:
    """What was typed for it, "" for anything else."""
    typed = wish.get(name)
    return typed if isinstance(typed, str) else ""


def _work(states: Iterator[Seeking[Any]]) -> Work[Seeking[Any]]:
    yield from states
