"""Events: what a search did, small enough to be kept and sent by the million.

An event is one integer of 32 bits; those of the walks have 30, so that they fit one digit of a
Python integer. Elsewhere an event takes four bytes:

    bits 27-31  kind    FIELDS lists the kinds and says which fields an event of each has
    bits 18-26  third   a field of its own for each kind, by name
    bits  9-17  cell
    bits  0-8   value   as an index into the values of the placement; NO_VALUE when none of them

Where an event has nothing else to say it has a number in the place of all three fields.

A CUT names the rule that refused the value, as an index into the search's. A PLACED names 1 + the
number of values `left`, still to be tried beside this one, from which a reader knows its share of
the tree; 0 if that is not reported. A REMOVED is `followed` (1) if the value had followed from the
one that is taken back next.

PLACED and REMOVED mirror each other, so a list of events can be read in both directions.

A movement reports a move as MOVED (cell: the spot it starts from, value: the spot it goes to),
followed by one FACED for each spot whose face changes (cell: the spot, `was`: the face before,
value: the face after). Taking the move back is UNMOVED (cell and value as in MOVED), followed by
its FACED. Read backwards, a FACED swaps its two faces, so these lists too can be read in both
directions. The events of one move are in one batch. CUT is a move that is not made (cell and value
as in MOVED); BOUND is the most moves a line may have from now on.

A search that goes level by level numbers the states in the order in which it reaches them, the
start is 0. TAKEN is the state that is expanded from now on, by its number; a FACED for each spot
that differs from what was shown before follows. Each move from it is REACHED (cell and value as in
MOVED), which gives the next number to the state after it, or CUT, if that was reached before. LEVEL
is the number of states in the level that is now complete. SOLVED is a goal, by its number, and like
a TAKEN shows it. At speed such a search reports its levels alone, and nothing else afterwards: in
which order their states were reached is then not known.

A search that begins anew reports RESTARTED with the failures after which it did so: after it has
taken back all that it placed, or, if it learns, before it takes back its trials. After each dead
end and each solution such a search reports LEARNED, with the number of the fact that it keeps,
counted from 1; then it goes back as far as that fact says something new. Each time a fact excludes
something later, RECALLED says its number. It counts as a part of the event before it, the trial
after which the fact did so, and is in the same batch. A search that learns from some node on
reports HANDED with the nodes before; then it takes back all that it placed, and the facts that are
LEARNED at once say what it has been through. HANDED with 0 says that it goes on as before it.

A search that changes a full board reports SHAKEN where values are dealt out at random: at its
beginning, and when it is stuck; a FACED for each cell that changes follows (a face is 1 + the
number of a value, 0 for none). SWAPPED gives a cell the value that another cell had (`other`),
which gets that of the first in exchange; where that is the cell itself, the value was in no cell.
Both are followed by WRONG, the error of the board from now on.
RESTED is a cell that is left alone for a while, with the value of its best swap. What follows an
event in this way is in the same batch, and counts as a part of it.

A program that a person writes visits states of a movement with any number of moves: `last` is 1 in
the last MOVED or UNMOVED of a visit, and a visit without a move is VISITED.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from ..model.incremental import Incremental
from ..model.placement import Placement, Solution
from ..model.rules import Rule

if TYPE_CHECKING:
    from .reasons import Follows, Why

PLACED, REMOVED, CUT, SOLVED, MOVED, UNMOVED, FACED, BOUND = range(8)
RESTARTED, SHAKEN, SWAPPED, RESTED, WRONG, TAKEN, REACHED, LEVEL = range(8, 16)
VISITED, LEARNED, RECALLED, HANDED = 16, 17, 18, 19
NO_VALUE = 511
MOST_CELLS, MOST_VALUES, MOST_RULES = 512, 511, 512

KIND, THIRD, CELL, VALUE = 27, 18, 9, 0
"""The lowest bit of each place of an event. The quickest functions below write the numbers, which
Python computes with in 4 % less time than with their names; tests hold them to this table."""


class Field(NamedTuple):
    """A field of an event: its lowest bit and the number of its bits."""

    at: int
    bits: int


def _with_third(name: str) -> Mapping[str, Field]:
    return {name: Field(THIRD, 9), **_CELL_AND_VALUE}


def _number(name: str) -> Mapping[str, Field]:
    return {name: Field(0, KIND)}


_CELL_AND_VALUE: Mapping[str, Field] = {"cell": Field(CELL, 9), "value": Field(VALUE, 9)}

FIELDS: Mapping[int, Mapping[str, Field]] = {
    PLACED: _with_third("left"),
    REMOVED: _with_third("followed"),
    CUT: _with_third("rule"),
    SOLVED: _number("state"),
    MOVED: _with_third("last"),
    UNMOVED: _with_third("last"),
    FACED: _with_third("was"),
    BOUND: _number("bound"),
    RESTARTED: _number("failures"),
    SHAKEN: {},
    SWAPPED: _with_third("other"),
    RESTED: _CELL_AND_VALUE,
    WRONG: _number("error"),
    TAKEN: _number("state"),
    REACHED: _CELL_AND_VALUE,
    LEVEL: _number("states"),
    VISITED: {},
    LEARNED: _number("fact"),
    RECALLED: _number("fact"),
    HANDED: _number("nodes"),
}
"""The fields of an event, by its kind. The page has the same table (web/app/state/events.js)."""


def have_room(placement: Placement) -> bool:
    """Return whether events can name all cells, values and rules of a placement."""
    return (
        placement.size <= MOST_CELLS
        and len(placement.values) <= MOST_VALUES
        and len(placement.rules) <= MOST_RULES
    )


class Event(NamedTuple):
    """An event in its four places. What stands in them has a name by the kind of the event: `rule`
    of a CUT, `other` of a SWAPPED (see FIELDS); an event has no attribute of another kind's."""

    kind: int
    third: int
    cell: int
    value: int

    def __getattr__(self, name: str) -> int:
        field = FIELDS.get(self.kind, {}).get(name)
        if field is None:
            raise AttributeError(name)
        return pack(0, self.cell, self.value, self.third) >> field.at & (1 << field.bits) - 1


def pack(kind: int, cell: int = 0, value: int = 0, third: int = 0) -> int:
    """Return the event as one integer."""
    return kind << 27 | third << 18 | cell << 9 | value


def with_left(event: int, left: int) -> int:
    """Return a PLACED that also says how many values are still to be tried beside it."""
    return event | 1 + left << 18


def with_next(removed: int) -> int:
    """Return a REMOVED of a value that had followed: the one it followed from is taken back next,
    and a reader who steps sees them go together."""
    return removed | 1 << 18


def is_followed(event: int) -> bool:
    """Return whether the event is such a REMOVED."""
    return event >> 18 == REMOVED << 9 | 1


def is_given(event: int, given: Container[int]) -> bool:
    """Return whether the event places a value in one of the cells that are given."""
    return event >> 27 == PLACED and event >> 9 & 511 in given


def pack_number(kind: int, number: int) -> int:
    """Return the event that says a number of at most 27 bits."""
    return kind << 27 | min(number, (1 << 27) - 1)


def unpack(event: int) -> Event:
    """Return the fields of a packed event."""
    return Event(event >> 27, event >> 18 & 511, event >> 9 & 511, event & 511)


Branch = tuple[int, ...]
"""A point in the search of a placement: numbers from which the same search finds its way back
there. Everything to the left of a branch is done, nothing to its right has begun."""


class NoSuchBranch(ValueError):
    """Numbers that are no branch of this search."""


class Tally(NamedTuple):
    """Solutions that were counted where they were found: how many, how many solutions they stand
    for (see `Search.weight`), and how many the first of them stands for."""

    found: int = 0
    solutions: int = 0
    each: int = 1


@dataclass(slots=True)
class Batch:
    """What a search did since its last batch, and the state it has reached.

    `events` and `found` are new since the last batch; `nodes`, `cuts` and `finished` (the fraction
    of the tree that is done, 0 to 1, None if unknown) are totals. `rows` are new rows of the table
    that some searches write (bounds, levels): plain dictionaries. `branch` is the branch reached,
    None if the search cannot resume from it. `tally` counts solutions found since the last batch
    that are not in `found`. `untried` is the number of cuts that may still become nodes: values
    that wait for their turn.
    """

    events: list[int]
    found: list[Solution]
    nodes: int
    cuts: int
    finished: float | None
    rows: list[dict[str, Any]] = field(default_factory=list)
    branch: Branch | None = None
    tally: Tally | None = None
    untried: int = 0


Batches = Generator[Batch, int | None, None]
"""A search at work. `send(n)` asks for a batch of about n events, `send(1)` for one step: one
event, or what a reader sees happen at once (placements/single_events.py); `next` keeps the size.
The first batch is empty: it comes before the search begins. A search without events sends its
batches every few milliseconds.

The walk of a movement reports its position: a batch is about n steps, with the moves that lead
there from its position at the end of the batch before (see replay.py). `send(1)` is one step, and
so reports every move; in a larger batch the moves in between and the cuts are dropped.
"""


def _one(solution: Solution) -> int:
    return 1


def _never() -> bool:
    return False


class Trunk(NamedTuple):
    """The first levels of a tree: the nodes and cuts there, and the branches below, in order."""

    nodes: int
    cuts: int
    branches: tuple[Branch, ...]


class Onward(NamedTuple):
    """How a search resumes from a branch, in another process or on another day.

    `plan()` is a full description of what the search follows: a text that is the same for as long
    as branches and totals mean the same. `on(branch)` is the search from there to its end,
    `below(branch)` only the part below it; nodes and cuts count from the branch. The first batch,
    of which nothing counts, has the events that place the values of the branch; it raises
    NoSuchBranch if there is no such branch. `trunk(levels)` is that many levels of the tree, None
    if it has fewer: together with the parts below its branches it makes up the whole search, in the
    same order. A branch of a trunk begins with the one above it, without that one's last `tail`
    numbers. `counted` prepares what `below` is where solutions are no longer listed: the same nodes
    and cuts, with tallies; None if that is nothing else.
    """

    plan: Callable[[], str]
    on: Callable[[Branch], Batches]
    below: Callable[[Branch], Batches]
    trunk: Callable[[int], Trunk | None]
    tail: int = 0
    counted: Callable[[], Incremental[Callable[[Branch], Batches]]] | None = None


@dataclass(frozen=True)
class Search:
    """A search ready to run: its batches, and the rules that its cuts name.

    `weight(solution)` is the number of solutions that one found by the search stands for.
    `expand(found)` lists them for all that were found, one after another, as many of each as
    `weight` says; without it only the solutions found are listed, one of each orbit. `onward` is
    None if the search cannot resume, `why` None if it reports no cuts, `follows` None if no value
    that it places has to follow. `computed` are the cells whose value it computes from others: it
    tries no other there. One that is not `complete` ends without having seen everything, unless its
    last batch says that all is finished. `in_wasm()` says whether it goes on in WebAssembly by now,
    `handed_over()` after how many nodes it went on by learning, 0 if it has not.
    """

    batches: Batches
    rules: tuple[Rule, ...]
    weight: Callable[[Solution], int] = _one
    expand: Callable[[Sequence[Solution]], list[Solution]] | None = None
    onward: Onward | None = None
    why: Why | None = None
    follows: Follows | None = None
    computed: tuple[int, ...] = ()
    complete: bool = True
    in_wasm: Callable[[], bool] = _never
    handed_over: Callable[[], int] = int
