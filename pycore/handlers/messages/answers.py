"""The answers to questions of the page, each with the number of its question."""

from __future__ import annotations

from typing import Literal, TypedDict

from .aids import Brought, Entry, Exported
from .boards import Fault, Found, Position, Shown, Text
from .jobs import Chosen, JobRule, Reason
from .programs import Plan, Program
from .sheets import ClueSheet


class _ShownAnswer(TypedDict):
    type: Literal["shown"]
    id: int
    shown: Shown | Position


class _CheckedAnswer(TypedDict):
    """`met`: the labels of the drawing whose clues are met."""

    type: Literal["checked"]
    id: int
    faults: list[Fault]
    met: list[int]


class _GivensAnswer(TypedDict):
    """All numbers of a text; `own` are the cells of those that a user added to the givens."""

    type: Literal["givens"]
    id: int
    givens: dict[int, str]
    own: list[int]
    marks: dict[int, list[int]]


class _BroughtAnswer(TypedDict):
    """`faults`: of the lines that could not be read."""

    type: Literal["brought"]
    id: int
    puzzles: list[Brought]
    faults: list[Fault]


class _ExportedAnswer(TypedDict):
    type: Literal["exported"]
    id: int
    forms: list[Exported]


class _SheetAnswer(TypedDict):
    type: Literal["sheet"]
    id: int
    sheet: ClueSheet


class _OpenedAnswer(TypedDict):
    """`rules`: the rules that cuts of this job refer to, by number; `values`: the values that
    events refer to, by number; `start`: of a movement, the value (the face) of every spot at the
    start; `computed`: the cells whose value the plan of a search computes from others: it tries no
    other there."""

    type: Literal["opened"]
    id: int
    job: int
    rules: list[JobRule]
    values: list[int | str]
    start: list[int]
    computed: list[int]


class _ListedAnswer(TypedDict):
    type: Literal["listed"]
    id: int
    job: int
    first: int
    found: list[Found | Chosen | Entry]


class _CheckpointAnswer(TypedDict):
    """`checkpoint`: a text (JSON), to be stored unchanged; null if there is nothing to resume: the
    job has hardly begun, is done, or cannot be saved (movements, races, all aids but "count").
    `finished`: the fraction that it holds, less than the job has reported if results of helpers
    wait for earlier ones. `nodes` and `solutions`: the totals of a search that it holds; null for a
    count."""

    type: Literal["checkpoint"]
    id: int
    job: int
    checkpoint: str | None
    finished: float | None
    nodes: int | None
    solutions: int | None


class _SharedAnswer(TypedDict):
    """`plan`: the fingerprint by which helpers verify that they search the same tree; null if the
    job is not shared."""

    type: Literal["shared"]
    id: int
    job: int
    plan: str | None


class _PartsAnswer(TypedDict):
    """`parts`: a bundle, as a text to be passed on unchanged; null if there is none now, or none
    was requested."""

    type: Literal["parts"]
    id: int
    job: int
    parts: str | None


class _PositionAnswer(TypedDict):
    type: Literal["position"]
    id: int
    position: Position


class _PlannedAnswer(TypedDict):
    type: Literal["planned"]
    id: int
    plan: Plan


class _WrittenAnswer(TypedDict):
    type: Literal["written"]
    id: int
    program: Program


class _ReasonAnswer(TypedDict):
    """`words`: null if the piece can move."""

    type: Literal["reason"]
    id: int
    words: Text | None


class _BecauseAnswer(TypedDict):
    """`reason`: null if the search makes no such cut there, or the value does not follow from
    anything."""

    type: Literal["because"]
    id: int
    reason: Reason | None


class _RefusedAnswer(TypedDict):
    """The question could not be answered: bad input, with the places; no faults if it was cancelled
    or ended."""

    type: Literal["refused"]
    id: int
    faults: list[Fault]


Answer = (
    _ShownAnswer
    | _CheckedAnswer
    | _GivensAnswer
    | _BroughtAnswer
    | _ExportedAnswer
    | _SheetAnswer
    | _OpenedAnswer
    | _ListedAnswer
    | _CheckpointAnswer
    | _SharedAnswer
    | _PartsAnswer
    | _PositionAnswer
    | _PlannedAnswer
    | _WrittenAnswer
    | _ReasonAnswer
    | _BecauseAnswer
    | _RefusedAnswer
)
