"""A movement for random tests: a token on a graph."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar

from pycore.model.bilingual import BadInput, Named, Text
from pycore.model.movement import Move, Movement


@dataclass(frozen=True)
class Walk(Movement[int]):
    """A token on a graph: spot s has arrows to `arrows[s]`, the goals are some of the spots."""

    arrows: tuple[tuple[int, ...], ...] = ()
    ends: tuple[int, ...] = ()

    faces: ClassVar[tuple[str, ...]] = ("hole", "peg")
    letters: ClassVar[Mapping[str, int]] = MappingProxyType({".": 0, "o": 1})

    @property
    def spots(self) -> int:
        return len(self.arrows)

    @property
    def total(self) -> int:
        return len(self.arrows)

    def moves(self, state: int) -> list[Move[int]]:
        return [Move(state, spot, spot) for spot in self.arrows[state]]

    def before(self, state: int) -> list[int]:
        return [spot for spot, targets in enumerate(self.arrows) if state in targets]

    def is_goal(self, state: int) -> bool:
        return state in self.ends

    def goals(self) -> Iterable[int]:
        return self.ends

    def is_move(self, before: int, after: int) -> bool:
        return after in self.arrows[before]

    def faces_of(self, state: int) -> Sequence[int]:
        return [int(spot == state) for spot in range(self.spots)]

    def state_of(self, faces: Sequence[int]) -> int:
        if faces.count(1) != 1:
            raise BadInput(Named("text"), Text("one token is needed.", "駒は 1 つです。"))
        return faces.index(1)

    def write(self, state: int) -> str:
        return "." * state + "o" + "." * (self.spots - state - 1)

    def why_not(self, state: int, source: int, target: int | None) -> Text | None:
        return None
