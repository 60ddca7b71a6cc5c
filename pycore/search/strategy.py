"""A strategy: a named way of searching."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Literal

from ..model.bilingual import BadInput, Named, Text
from ..model.drawing import Drawing
from ..model.incremental import Incremental, result_of
from ..model.placement import Placement
from ..plan.derivation import Derivation
from .events import Search

Prepare = Callable[[Any, Drawing], Incremental[Search]]
"""Return the search, not yet begun, for a Placement or a Movement (whichever the strategy serves);
an incremental generator, because planning may take seconds."""


def at_once(start: Callable[[Any, Drawing], Search]) -> Prepare:
    """Return a preparation that takes no time to speak of."""

    def prepare(puzzle: Any, drawing: Drawing) -> Incremental[Search]:
        yield from ()
        return start(puzzle, drawing)

    return prepare


@dataclass(frozen=True)
class Strategy:
    """A way of searching placements, or movements.

    `suits` says whether the strategy can serve a Placement or a Movement; `walked` whether it
    reports every node as an event (so that it can be stepped and played back); `needs_events`
    whether one that does is no use for a placement that events cannot describe; `forms` what its
    nodes form: a tree, levels of states, or boards one after another; `cut` what must hold for a
    move that a search of a movement makes. A strategy that draws random numbers has the `seed` of
    those drawn by `prepare`, and prepares the search for another one with `seeded(seed)`. A
    strategy that follows a plan derives it incrementally with `derive(placement, drawing)`; one
    that has none, and places by itself what follows from what stands, `deduces`. One that goes
    `by_values` plans the places of values, not cells. `counts` prepares the same search for
    counting without listing, where that is quicker: its batches bring tallies. `unnamed` prepares
    the search to use if nobody has named the strategy: after a while it may go on in another way.
    `formerly` are the names it had in earlier versions, which links, drafts and scripts still use.
    """

    name: str
    title: Text
    about: Text
    prepare: Prepare
    suits: Callable[[Any], bool] = lambda puzzle: isinstance(puzzle, Placement)
    walked: bool = True
    needs_events: bool = True
    forms: Literal["tree", "levels", "boards"] = "tree"
    cut: Text | None = None
    derive: Callable[[Any, Drawing], Incremental[Derivation]] | None = None
    deduces: bool = False
    by_values: bool = False
    counts: Prepare | None = None
    unnamed: Prepare | None = None
    formerly: tuple[str, ...] = ()
    seed: int | None = None
    seeded: Callable[[int], Prepare] | None = None

    def with_seed(self, seed: int | None) -> Strategy:
        """Return the strategy with another seed; None keeps its own. Raises BadInput if it draws no
        random numbers."""
        if seed is None:
            return self
        if self.seeded is None:
            raise BadInput(
                Named("seed"),
                Text(
                    f"cannot be used with {self.name}, which draws no random numbers.",
                    f"は {self.name} では使えません（乱数を使わない解き方です）。",
                ),
            )
        return replace(self, seed=seed, prepare=self.seeded(seed))

    def by_default(self) -> Strategy:
        """Return the strategy as it is used where nobody has named it."""
        return replace(self, prepare=self.unnamed) if self.unnamed else self

    @property
    def prepare_to_count(self) -> Prepare:
        """The preparation for counting without listing."""
        return self.counts or self.prepare

    def start(self, puzzle: Any, drawing: Drawing) -> Search:
        """Prepare the search in one go."""
        return result_of(self.prepare(puzzle, drawing))
