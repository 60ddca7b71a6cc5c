"""What the page is told: the messages of web/worker/protocol.d.ts, field by field, under the same
names (tests/desk/test_protocol.py compares the two). The meaning of each field stands there.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Text(TypedDict):
    """Words in both languages."""

    en: str
    ja: str


class Fault(TypedDict):
    """One thing that is wrong: in a cell, with an option, or with the whole."""

    cell: int | None
    option: str | None
    words: Text


class Spot(TypedDict):
    """A place of a drawing."""

    cell: int
    x: float
    y: float
    value: int | None


class DrawnLine(TypedDict):
    """A line of a drawing."""

    points: list[tuple[float, float]]
    thick: bool


class Drawing(TypedDict):
    """A drawing."""

    shape: Literal["circle", "square", "hexagon"]
    spots: list[Spot]
    lines: list[DrawnLine]
    rows: list[list[int]]
    tinted: list[int]


class Shown(TypedDict):
    """What is shown of a puzzle made with certain options."""

    options: dict[str, str]
    drawing: Drawing
    rules: Text
    values: NotRequired[list[int]]


MadeMove = tuple[int, int]


class _PossibleMove(TypedDict):
    source: int
    target: int
    state: str
    faces: list[str]


class Position(Shown):
    """What is shown of a movement."""

    state: str
    faces: list[str]
    palette: list[str]
    done: bool
    moves: list[_PossibleMove]
    kept: NotRequired[tuple[str, list[MadeMove]]]
    faults: NotRequired[list[Fault]]


class FoundLine(TypedDict):
    """A line of a movement."""

    states: list[str]
    faces: list[list[str]]
    moves: list[MadeMove]


Found = list[int] | FoundLine


class PlanRow(TypedDict):
    """A step of a plan."""

    cell: int
    letter: str
    chosen: bool
    how: Text
    checks: list[Text]
    reads: list[int]


class Plan(TypedDict):
    """How a strategy goes about a task."""

    paragraphs: list[Text]
    rows: list[PlanRow]
    code: str


class _Measure(TypedDict):
    nodes: float | None
    seconds: float | None


class Lap(TypedDict):
    """How far a strategy came in a race."""

    strategy: str
    state: Literal["running", "done", "stopped", "gave up"]
    nodes: int
    cuts: int
    solutions: int
    seconds: float
    part: float | None
    in_all: _Measure
    factor: _Measure


Aid = Literal["hint", "grade", "shared", "count", "generate", "random", "batch"]
Mark = tuple[int, int]


class Hint(TypedDict):
    """A hint of one strength."""

    strength: Literal[1, 2, 3]
    words: list[Text]
    cells: list[int]
    technique: NotRequired[str]
    title: NotRequired[Text]
    places: NotRequired[list[Mark]]
    removes: NotRequired[list[Mark]]
    chain: NotRequired[list[Mark]]


class _Technique(TypedDict):
    title: Text
    times: int
    level: int


class Told(TypedDict, total=False):
    """What an aid has told by now."""

    steps: list[Hint]
    marks: list[list[int]]
    level: str
    techniques: list[_Technique]
    possible: list[list[int]]
    open: int
    total: str
    attempt: int
    left: int
    givens: dict[int, str]
    read: int
    wrong: int
    solved: int
    verdicts: list[int]


class Entry(TypedDict):
    """A line of a batch."""

    line: int
    givens: dict[int, str]
    fault: Text | None
    verdict: int | None
    solution: list[int] | None


class JobRule(TypedDict):
    """A rule that cuts name."""

    words: Text
    cells: list[int]


class Progress(TypedDict):
    """Where a job stands."""

    state: Literal["paused", "running", "done", "stopped"]
    nodes: int
    cuts: int
    found: int
    solutions: int
    earlier: int
    listed: int
    dropped: int
    finished: float | None
    elapsed: float
    left: float | None
    rows: list[dict[str, Any]]
    told: NotRequired[Told]
    verdict: Text


class _ShownAnswer(TypedDict):
    type: Literal["shown"]
    id: int
    shown: Shown | Position


class _CheckedAnswer(TypedDict):
    type: Literal["checked"]
    id: int
    faults: list[Fault]


class _GivensAnswer(TypedDict):
    type: Literal["givens"]
    id: int
    givens: dict[int, str]


class _OpenedAnswer(TypedDict):
    type: Literal["opened"]
    id: int
    job: int
    rules: list[JobRule]
    values: list[int | str]
    start: list[int]


class _ListedAnswer(TypedDict):
    type: Literal["listed"]
    id: int
    job: int
    first: int
    found: list[Found | Entry]


class _KeptAnswer(TypedDict):
    type: Literal["kept"]
    id: int
    job: int
    checkpoint: str | None


class _PositionAnswer(TypedDict):
    type: Literal["position"]
    id: int
    position: Position


class _PlannedAnswer(TypedDict):
    type: Literal["planned"]
    id: int
    plan: Plan


class _ReasonAnswer(TypedDict):
    type: Literal["reason"]
    id: int
    words: Text | None


class _RefusedAnswer(TypedDict):
    type: Literal["refused"]
    id: int
    faults: list[Fault]


Answer = (
    _ShownAnswer
    | _CheckedAnswer
    | _GivensAnswer
    | _OpenedAnswer
    | _ListedAnswer
    | _KeptAnswer
    | _PositionAnswer
    | _PlannedAnswer
    | _ReasonAnswer
    | _RefusedAnswer
)
