"""Events: what a search did, small enough to be kept and sent by the million.

An event is one integer of 30 bits, so that it stays one digit of a Python integer and four bytes
elsewhere:

    bits 27-29  kind    PLACED, REMOVED, CUT, SOLVED; for movements MOVED, UNMOVED, FACED, CUT,
                        SOLVED, BOUND
    bits 18-26  rule    for CUT: the rule that refused the value, as an index into the search's; for
                        PLACED: 1 + how many values are still to be tried beside this one, so that a
                        reader knows which part of the tree it stands for; 0 where that is not told
    bits  9-17  cell
    bits  0-8   value   as an index into the values of the placement; NO_VALUE when none of them

PLACED and REMOVED mirror each other, so a reader can go through a list of events in both
directions.

A movement tells a move as MOVED (cell: the spot it starts from, value: the spot it goes to),
followed by one FACED for each spot whose face changes (cell: the spot, rule: the face before,
value: the face after); taking the move back is UNMOVED (cell and value as in MOVED), followed by
its FACED. A FACED read backwards is the other way round, and so a list of events can be read in
both directions here too. The events of one move stay in one batch. CUT is a move not made (cell and
value as in MOVED); BOUND says how many moves a line may have from now on, 512 x cell + value.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..model.placement import Placement, Solution
from ..model.rules import Rule
from .reasons import Follows, Why

PLACED, REMOVED, CUT, SOLVED, MOVED, UNMOVED, FACED, BOUND = range(8)
NO_VALUE = 511
MOST_CELLS, MOST_VALUES, MOST_RULES = 512, 511, 512


def have_room(placement: Placement) -> bool:
    """Whether events can name all cells, values and rules of a placement."""
    return (
        placement.size <= MOST_CELLS
        and len(placement.values) <= MOST_VALUES
        and len(placement.rules) <= MOST_RULES
    )


class Event(NamedTuple):
    """An event unpacked; see the head of this module for the fields."""

    kind: int
    rule: int
    cell: int
    value: int


def pack(kind: int, cell: int = 0, value: int = 0, rule: int = 0) -> int:
    """The event as one integer."""
    return kind << 27 | rule << 18 | cell << 9 | value


def with_left(event: int, left: int) -> int:
    """A PLACED that tells how many values are still to be tried beside it."""
    return event | 1 + left << 18


def unpack(event: int) -> Event:
    """The fields of a packed event."""
    return Event(event >> 27, event >> 18 & 511, event >> 9 & 511, event & 511)


Branch = tuple[int, ...]
"""Where a search of a placement stands: numbers from which the same search finds its way back
there. All to the left of a branch is done, nothing to the right is begun."""


class NoSuchBranch(ValueError):
    """Numbers that are no branch of this search."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Solutions that were counted where they were found: how many, for how many they stand (see
    `Search.weight`), and for how many the first of them does."""

    found: int = 0
    solutions: int = 0
    each: int = 1


@dataclass(slots=True)
class Batch:
    """What a search did since its last batch, and where it stands.

    `events` and `found` are new since the last batch; `nodes`, `cuts` and `finished` (the fraction
    of the tree that is done, 0 to 1, None where it cannot be known) are totals. `rows` are new rows
    of the table that some searches write as they go (bounds, levels): plain dictionaries. `branch`
    is where the search stands, None where it cannot go on from there later. `tally` are solutions
    found since the last batch, beside those of `found`, which are not handed out.
    """

    events: list[int]
    found: list[Solution]
    nodes: int
    cuts: int
    finished: float | None
    rows: list[dict[str, Any]] = field(default_factory=list)
    branch: Branch | None = None
    tally: Tally | None = None


Batches = Generator[Batch, int | None, None]
"""A search at work. `send(n)` asks for a batch of n events or so, `send(1)` for exactly one; `next`
keeps the size. The first batch is empty: it comes before the search has begun. A search that tells
no events sends its batches every few milliseconds.

The walk of a movement tells where it stands: a batch of n steps or so, with the moves that lead
there from where it stood at the end of the batch before (see replay.py). `send(1)` is one step, and
so tells every move; of a larger batch the moves on the way and the cuts are let go."""


def _one(solution: Solution) -> int:
    return 1


@dataclass(frozen=True)
class Trunk:
    """The first levels of a tree: all that happens there, and the branches left, in order."""

    nodes: int
    cuts: int
    branches: tuple[Branch, ...]


@dataclass(frozen=True)
class Onward:
    """How a search goes on from a branch, in another process or on another day.

    `plan()` is a text that is the same for as long as branches and totals mean the same: what the
    search follows, in full. `on(branch)` is the search from there to its end, `below(branch)` what
    is below it and no more; nodes and cuts count from the branch. The first batch, of which nothing
    counts, has the events that place what stands there; it raises NoSuchBranch where there is none.
    `trunk(levels)` are so many levels of the tree, None where it has not that many: with what is
    below its branches they make up the whole search, in the same order. A branch of a trunk begins
    with the one above it, the last `tail` numbers of that left out.
    """

    plan: Callable[[], str]
    on: Callable[[Branch], Batches]
    below: Callable[[Branch], Batches]
    trunk: Callable[[int], Trunk | None]
    tail: int = 0


@dataclass(frozen=True)
class Search:
    """A search ready to run: its batches, the rules that its cuts name, and what is found.

    `weight(solution)` is the number of solutions that one found by the search stands for.
    `expand(found)` lists them for all that were found, one after another, as many of each as
    `weight` says; without it only the solutions found are listed: one of each kind. `onward` is
    None where a search begins anew or not at all, `why` where it tells no cuts, `follows` where
    nothing that it does has to follow.
    """

    batches: Batches
    rules: tuple[Rule, ...]
    weight: Callable[[Solution], int] = _one
    expand: Callable[[Sequence[Solution]], list[Solution]] | None = None
    onward: Onward | None = None
    why: Why | None = None
    follows: Follows | None = None
