"""Assistance besides a search, and puzzles of other programs."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .boards import Text

Mark = tuple[int, int]


class Hint(TypedDict):
    """A hint of one strength; a stronger one says more."""

    strength: Literal[1, 2, 3]
    words: list[Text]
    cells: list[int]
    wrong: NotRequired[bool]
    """The values in the cells are wrong."""
    technique: NotRequired[str]
    """From strength 2 on: the name of the technique, and its title for people."""
    title: NotRequired[Text]
    links: NotRequired[list[tuple[Mark, Mark, bool]]]
    """Pairs of marks that are joined, and whether one of them must hold (strong) or not both do."""
    colours: NotRequired[list[list[Mark]]]
    """Marks that hold together, in two colours or twice two."""
    places: NotRequired[list[Mark]]
    removes: NotRequired[list[Mark]]
    chain: NotRequired[list[Mark]]
    """The consequences of a trial, in order."""


class _Technique(TypedDict):
    title: Text
    times: int
    level: int


class Change(TypedDict):
    """A cell with the value that it would get, and that in words."""

    cell: int
    value: int
    words: Text


class AidResult(TypedDict, total=False):
    """The result of an aid so far; each kind has its own fields."""

    steps: list[Hint]
    marks: list[list[int]]
    """By cell: the values that no group excludes; empty if there are rules other than groups."""
    level: str
    techniques: list[_Technique]
    solvable: bool
    """Whether the board can still be solved."""
    possible: list[list[int]]
    """By cell: the values it has in some solution; of "notes" those it could have by one condition
    at a time, if it is empty."""
    open: int
    """The number of undecided candidates."""
    total: str
    """The number of solutions, in digits with commas."""
    guilty: list[int]
    """Of "conflict": the cells of givens that contradict each other, as few as are known so far."""
    rules: list[tuple[int, int | None]]
    """Of "conflict", if there is no solution even without givens: the rules of the puzzle that
    cannot hold together, as few as are known so far, by their numbers; of a rule that sums are
    equal each of its groups that is needed."""
    needless: list[tuple[int, int | None]]
    """Of "needless": the rules that follow from all the others, named as those of "conflict", and
    the cells of givens that do."""
    spare: list[int]
    changes: list[Change]
    """The single changes known so far that leave exactly one solution, once no cell can be left out
    of the conflict."""
    differ: list[int]
    """If there are several solutions: of "check" the cells in which two of them differ, of "differ"
    all in which some are known to differ."""
    attempt: int
    """Of a new puzzle: how many were tried, and the number of givens or clues left."""
    left: int
    options: dict[str, str]
    """Of a new puzzle: the options that hold its clues, if it is made of clues."""
    givens: dict[int, str]
    known: int
    """Of a new position: the number of moves up to which all positions are known so far; and the
    position once found."""
    start: str
    read: int
    """Of a batch: how many lines were read, were unreadable, were solved, and had 0, 1, or more
    solutions."""
    wrong: int
    solved: int
    verdicts: list[int]
    looked: int
    """Of a selection: the number of solutions examined, and of those that match so far."""
    fitting: int
    done: list[str]
    """Of help: the results of the bundles finished since the last report, in order."""
    reasons: list[Text]
    """Of "steps": why each value of the solution follows, in order."""


class Entry(TypedDict):
    """A line of a batch; `verdict` is the number of solutions found (the search stops at two), null
    while unknown."""

    line: int
    givens: dict[int, str]
    fault: Text | None
    verdict: int | None
    solution: list[int] | None


class Brought(TypedDict):
    """A puzzle of another program: `form` is what it was written in, `leftOut` what of it is not
    said here."""

    puzzle: str
    options: dict[str, str]
    givens: dict[int, str]
    own: list[int]
    """The cells of the numbers that were added to the givens."""
    marks: dict[int, list[int]]
    start: str
    """Of a movement."""
    form: Text
    leftOut: list[Text]


class Exported(TypedDict):
    """A task in a form of another program; without a `text` there is a reason."""

    name: str
    title: Text
    text: str
    why: Text | None
    ending: str
    """How the name of a file ends, if the form is kept as one, else ""."""
