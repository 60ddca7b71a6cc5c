"""The messages to the page: those of web/worker/protocol.d.ts, field by field, under the same names
(tests/handlers/test_protocol.py compares the two). The meaning of each field is given there."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from ..model.rule_text import RuleSort as RuleSort
from .message_types import Change as Change
from .message_types import ClueSheet as ClueSheet
from .message_types import CodeLine as CodeLine
from .message_types import Drawing as Drawing
from .message_types import DrawnLine as DrawnLine
from .message_types import Entry as Entry
from .message_types import Fault as Fault
from .message_types import Found as Found
from .message_types import FoundLine as FoundLine
from .message_types import Label as Label
from .message_types import Lap as Lap
from .message_types import Light as Light
from .message_types import MadeMove as MadeMove
from .message_types import Plan as Plan
from .message_types import PlanRow as PlanRow
from .message_types import Position as Position
from .message_types import Program as Program
from .message_types import Shown as Shown
from .message_types import Size as Size
from .message_types import Sketch as Sketch
from .message_types import Slot as Slot
from .message_types import Spot as Spot
from .message_types import Text as Text
from .message_types import Tool as Tool


class Chosen(TypedDict):
    """A solution of a selection."""

    number: int
    values: list[int]
    pictures: NotRequired[int]
    how: NotRequired[Text]


Mark = tuple[int, int]


class Hint(TypedDict):
    """A hint of one strength."""

    strength: Literal[1, 2, 3]
    words: list[Text]
    cells: list[int]
    wrong: NotRequired[bool]
    technique: NotRequired[str]
    title: NotRequired[Text]
    places: NotRequired[list[Mark]]
    removes: NotRequired[list[Mark]]
    chain: NotRequired[list[Mark]]


class _Technique(TypedDict):
    title: Text
    times: int
    level: int


class AidResult(TypedDict, total=False):
    """The results of a request for assistance so far."""

    steps: list[Hint]
    marks: list[list[int]]
    level: str
    techniques: list[_Technique]
    solvable: bool
    possible: list[list[int]]
    open: int
    total: str
    guilty: list[int]
    rules: list[tuple[int, int | None]]
    changes: list[Change]
    needless: list[tuple[int, int | None]]
    spare: list[int]
    differ: list[int]
    attempt: int
    left: int
    options: dict[str, str]
    givens: dict[int, str]
    known: int
    start: str
    read: int
    wrong: int
    solved: int
    verdicts: list[int]
    looked: int
    fitting: int
    done: list[str]
    reasons: list[Text]


class Brought(TypedDict):
    """A puzzle of another program; see handlers/foreign.py."""

    puzzle: str
    options: dict[str, str]
    givens: dict[int, str]
    own: list[int]
    marks: dict[int, list[int]]
    start: str
    form: Text
    leftOut: list[Text]  # as the page calls it


class Exported(TypedDict):
    """A task in a form of another program; see handlers/foreign.py."""

    name: str
    title: Text
    text: str
    why: Text | None
    ending: str


class JobRule(TypedDict):
    """A rule named by cuts."""

    words: Text
    sort: RuleSort
    cells: list[int]


class Reason(TypedDict):
    """Why a search refuses a value or a move, or why a value follows."""

    words: Text
    cells: list[int]
    rays: list[tuple[int, int]]
    value: int | None


class Progress(TypedDict):
    """The progress of a job."""

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
    result: NotRequired[AidResult]
    positions: NotRequired[int]
    in_wasm: NotRequired[bool]
    verdict: Text


class _ShownAnswer(TypedDict):
    type: Literal["shown"]
    id: int
    shown: Shown | Position


class _CheckedAnswer(TypedDict):
    type: Literal["checked"]
    id: int
    faults: list[Fault]
    met: list[int]


class _GivensAnswer(TypedDict):
    type: Literal["givens"]
    id: int
    givens: dict[int, str]
    own: list[int]
    marks: dict[int, list[int]]


class _BroughtAnswer(TypedDict):
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


class _KeptAnswer(TypedDict):
    type: Literal["kept"]
    id: int
    job: int
    checkpoint: str | None
    finished: float | None
    nodes: int | None
    solutions: int | None


class _SharedAnswer(TypedDict):
    type: Literal["shared"]
    id: int
    job: int
    plan: str | None


class _PartsAnswer(TypedDict):
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
    type: Literal["reason"]
    id: int
    words: Text | None


class _BecauseAnswer(TypedDict):
    type: Literal["because"]
    id: int
    reason: Reason | None


class _RefusedAnswer(TypedDict):
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
    | _KeptAnswer
    | _SharedAnswer
    | _PartsAnswer
    | _PositionAnswer
    | _PlannedAnswer
    | _WrittenAnswer
    | _ReasonAnswer
    | _BecauseAnswer
    | _RefusedAnswer
)
