"""The parts of messages (see messages.py): a puzzle, plans, programs and races for the page, as in
web/worker/protocol.d.ts."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


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


class Stroke(TypedDict):
    """A line through points, or a disc at one."""

    points: list[tuple[float, float]]
    width: float


class Sketch(TypedDict):
    """A clue that is drawn."""

    ink: Literal["shade", "green", "violet", "blue", "line", "white", "black"]
    strokes: list[Stroke]
    cells: list[int]
    words: Text


Where = Literal["between", "corner", "block", "beside", "white", "black", "disc"]
"""The location of a clue that is written."""


class Label(TypedDict):
    """A clue that is written on a drawing."""

    text: str
    x: float
    y: float
    where: Where
    cells: list[int]
    words: Text


class Drawing(TypedDict):
    """A drawing."""

    shape: Literal["circle", "square", "hexagon"]
    spots: list[Spot]
    lines: list[DrawnLine]
    rows: list[list[int]]
    tinted: list[int]
    outlines: list[list[tuple[float, float]]]
    labels: list[Label]
    sketches: list[Sketch]
    blocks: list[tuple[float, float]]
    piece: Literal["disc", "queen", "square", "star"]


class Shown(TypedDict):
    """A puzzle made with certain options."""

    options: dict[str, str]
    drawing: Drawing
    rules: Text
    title: NotRequired[Text]
    names: list[Text]
    signs: list[str]
    places: NotRequired[list[Text]]
    squares: NotRequired[list[Text]]
    things: NotRequired[dict[str, Text]]
    piece: NotRequired[Text]
    values: NotRequired[list[int]]
    groups: NotRequired[list[list[int]]]
    abilities: NotRequired[list[str]]
    eventless: NotRequired[list[str]]


MadeMove = tuple[int, int]


class _PossibleMove(TypedDict):
    source: int
    target: int
    state: str
    faces: list[str]


class Position(Shown):
    """A position of a movement."""

    state: str
    faces: list[str]
    palette: list[str]
    done: bool
    stuck: Text | None
    moves: list[_PossibleMove]
    kept: NotRequired[tuple[str, list[MadeMove]]]
    faults: NotRequired[list[Fault]]


class Entry(TypedDict):
    """A line of a batch."""

    line: int
    givens: dict[int, str]
    fault: Text | None
    verdict: int | None
    solution: list[int] | None


class Change(TypedDict):
    """A cell with the value that it would get, and that in words."""

    cell: int
    value: int
    words: Text


class Slot(TypedDict):
    """A place for a clue that is written."""

    title: Text
    text: str
    x: float
    y: float
    where: Where
    cells: list[int]
    most: int | None
    room: int | None
    step: tuple[float, float]
    choices: list[str]
    tool: str
    needed: bool


class Tool(TypedDict):
    """What a hand does to squares."""

    name: str
    does: Literal["gather", "path", "flip", "write"]
    title: Text
    most: list[int] | None
    least: int
    about: Text | None
    how: Text | None
    group: Text | None


class Switch(TypedDict):
    """A rule about the whole board."""

    name: str
    title: Text
    is_on: bool


class Size(TypedDict):
    """A number that gives the size of the board."""

    title: Text
    values: list[int]
    value: int


class ClueSheet(TypedDict):
    """A board to enter clues on."""

    option: str
    text: str
    drawing: Drawing
    slots: list[Slot]
    tools: list[Tool]
    sizes: list[Size]
    keys: str
    ends: str
    switches: list[Switch]
    missing: Text | None


class FoundLine(TypedDict):
    """A line of a movement."""

    states: list[str]
    faces: list[list[str]]
    moves: list[MadeMove]


Found = list[int] | FoundLine


class PlanRow(TypedDict):
    """A step of a plan; in one by values it is about no cell."""

    cell: int | None
    letter: str
    chosen: bool
    how: Text
    checks: list[Text]
    reads: list[int]
    ground: Text | None


class Plan(TypedDict):
    """How a strategy solves a task."""

    paragraphs: list[Text]
    rows: list[PlanRow]
    code: str


class Light(TypedDict):
    """An event that lights a line."""

    event: Literal[
        "choose",
        "determine",
        "missing",
        "taken",
        "check",
        "bound",
        "found",
        "return",
        "reach",
        "level",
    ]
    step: int | None
    rule: int | None


class CodeLine(TypedDict):
    """A line of a program."""

    code: str
    comment: Text | None
    lit: list[Light]


class Program(TypedDict):
    """A strategy as a person would write it."""

    language: Literal["python", "c"]
    form: Literal["loops", "recursion"] | None
    forms: list[Literal["loops", "recursion"]]
    variables: list[str]
    steps: list[int]
    call: str | None
    lines: list[CodeLine]


class _Measure(TypedDict):
    nodes: float | None
    seconds: float | None


class Lap(TypedDict):
    """How far a strategy came in a race."""

    strategy: str
    state: Literal["running", "done", "found", "stopped", "gave up"]
    nodes: int
    cuts: int
    solutions: int
    seconds: float
    part: float | None
    seed: int | None
    in_all: _Measure
    factor: _Measure
