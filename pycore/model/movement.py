"""Movements: puzzles that go from a start to a goal by moves.

state  where the pieces are; any value that can be hashed and compared
move   a piece going from one spot of the drawing to another, with the state afterwards
line   a tuple of states from the start to a goal, one move apart
face   the look of a spot of the drawing ("white", "gap", "7"); a state is drawn as one face a spot
sweep  all positions by level: 0, 1, 2 ... moves from the nearest goal

Movements are searched in search/. Lines are checked here, by code that no search uses
(`Movement.is_line`, from `is_move`, which each puzzle writes from its rules and not from its
`moves`).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Generic, NamedTuple, Self, TypeVar

from .bilingual import BadInput, InText, Named, Text, many

if TYPE_CHECKING:
    from .jumps import Jumps

S = TypeVar("S", bound=Hashable)


class Move(NamedTuple, Generic[S]):
    """The piece on spot `source` goes to spot `target`, which leads to `state`."""

    source: int
    target: int
    state: S


class Level(NamedTuple, Generic[S]):
    """The positions at one distance from the nearest goal: their number, and an iteration over
    them."""

    states: int
    positions: Callable[[], Iterator[S]]


Sweep = Iterator[int | Level[S]]
"""The levels from the goals outward, without empty ones; between them, every few milliseconds, the
number of states reached so far."""


@dataclass(frozen=True)
class Movement(ABC, Generic[S]):
    """A start and the rules; the base class of every puzzle's movement.

    A subclass must define the moves, the goals, how a state is drawn and typed, and `is_move`; the
    other methods have defaults.
    """

    start: S

    @property
    @abstractmethod
    def spots(self) -> int:
        """The number of spots of the drawing, which are numbered from 0."""

    @property
    @abstractmethod
    def faces(self) -> tuple[str, ...]:
        """All faces. The page knows the words white, black, gap, peg and hole; others are
        labels."""

    @property
    @abstractmethod
    def letters(self) -> Mapping[str, int]:
        """The index of the face for each entry of the notation."""

    @abstractmethod
    def moves(self, state: S) -> list[Move[S]]:
        """Return every move from the state."""

    @abstractmethod
    def is_goal(self, state: S) -> bool:
        """Return whether the state is a goal."""

    @abstractmethod
    def goals(self) -> Iterable[S]:
        """Return all goals, each once."""

    @abstractmethod
    def is_move(self, before: S, after: S) -> bool:
        """Return whether one move leads from `before` to `after`, judged by the rules, without
        `moves`."""

    @abstractmethod
    def faces_of(self, state: S) -> Sequence[int]:
        """Return the face (its index) of every spot."""

    @abstractmethod
    def state_of(self, faces: Sequence[int]) -> S:
        """Return the state with these faces. Raises BadInput, at a spot or at the text, if there is
        none."""

    @abstractmethod
    def write(self, state: S) -> str:
        """Return the state in the notation that `read` reads."""

    @abstractmethod
    def why_not(self, state: S, source: int, target: int | None) -> Text | None:
        """Return why the piece on `source` cannot move (to `target`, or at all); None if it can."""

    @property
    def total(self) -> int | None:
        """The number of states, reachable or not; None if unknown."""
        return None

    @property
    def lines_alike(self) -> bool:
        """Whether all lines from a state have the same number of moves, so that each is
        shortest."""
        return False

    @property
    def best(self) -> str:
        """The name of the default strategy."""
        return "bidirectional"

    @property
    def jumps(self) -> Jumps | None:
        """The moves as a table for a readable program; None unless they are jumps into an empty
        spot."""
        return None

    def after(self, state: S) -> list[S]:
        """Return the states one move after this one."""
        return [move.state for move in self.moves(state)]

    def before(self, state: S) -> list[S]:
        """Return the states one move before this one; by default those after it, for puzzles whose
        moves can be taken back."""
        return self.after(state)

    def at_least(self, state: S) -> int:
        """Return an admissible lower bound on the number of moves to a goal."""
        return 0

    def hopeless(self, state: S) -> Text | None:
        """Return why no line leads from the state to a goal, if no search is needed to see it."""
        return None

    def stuck(self, state: S) -> Text:
        """Return the message for a state without moves that is not a goal."""
        return Text("No move is left.", "もう動かせるものがありません。")

    def kind_of(self, state: S) -> Hashable:
        """Return a key that states share if a symmetry of the rules and the goal maps one to the
        other."""
        return state

    def sweep(self) -> Sweep[S] | None:
        """Return the levels by a faster method than going from state to state; None if there is
        none."""
        return None

    def at(self, start: S) -> Self:
        """Return this movement with another start."""
        return replace(self, start=start)

    def is_line(self, line: Sequence[S]) -> bool:
        """Return whether `line` leads from the start to a goal by moves; independent of every
        search."""
        return (
            len(line) > 0
            and line[0] == self.start
            and self.is_goal(line[-1])
            and all(self.is_move(before, after) for before, after in pairwise(line))
        )

    def is_state(self, line: Sequence[S]) -> bool:
        """Return whether `line` is a single state that survives writing and reading."""
        return len(line) == 1 and self.read(self.write(line[0])) == line[0]

    def read(self, text: str) -> S:
        """Read a state. Raises BadInput with the place and what would be right."""
        faces = [self.letters[entry] for entry in entries(text, self.letters)]
        if len(faces) != self.spots:
            raise BadInput(
                Named("text"),
                Text(
                    f"has {many(len(faces), 'place')}; {self.spots} are needed.",
                    f"{len(faces)} か所あります。{self.spots} か所にしてください。",
                ),
            )
        return self.state_of(faces)


def entries(text: str, letters: Mapping[str, int]) -> Iterator[str]:
    """Yield the entries of a text: words divided by white space, commas, bars or slashes, each a
    letter for a face or several such letters in a row.

    Raises BadInput, with line and column, for a character that stands for nothing.
    """
    for number, line in enumerate(text.splitlines(), 1):
        for match in re.finditer(r"[^\s,|/]+", line):
            word = match[0]
            for column, entry in enumerate([word] if word in letters else word, match.start() + 1):
                if entry not in letters:
                    usual = " ".join(letters)
                    raise BadInput(
                        InText(number, column),
                        Text(
                            f"{entry!r} is not allowed here; use {usual}.",
                            f"{entry!r} は使えません（{usual}）。",
                        ),
                    )
                yield entry
