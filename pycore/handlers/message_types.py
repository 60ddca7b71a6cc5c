"""What a page is shown of a puzzle: the parts of messages that say what there is and how it looks
(see messages.py).
"""

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
    names: list[Text]
    signs: list[str]
    squares: NotRequired[list[Text]]
    values: NotRequired[list[int]]
    groups: NotRequired[list[list[int]]]


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
    stuck: Text | None
    moves: list[_PossibleMove]
    kept: NotRequired[tuple[str, list[MadeMove]]]
    faults: NotRequired[list[Fault]]


class FoundLine(TypedDict):
    """A line of a movement."""

    states: list[str]
    faces: list[list[str]]
    moves: list[MadeMove]


Found = list[int] | FoundLine
