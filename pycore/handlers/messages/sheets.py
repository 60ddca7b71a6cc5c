"""A sheet: a board on which clues are entered (model/clue_entry.py)."""

from __future__ import annotations

from typing import Literal, TypedDict

from .boards import Drawing, Text, Where


class Slot(TypedDict):
    """A place for a clue that is written, `title` what it is called. `most` is the largest number
    that can stand there, null for a clue that is no number. With `room` it is a list of lengths
    that take up at most so many squares, one between each two: its last one stands at (x, y), each
    before it a `step` further. With `choices` it is one of these words. It is typed while `tool` is
    in hand, and is `needed` if a puzzle cannot do without."""

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
    """What a hand does to squares, at `least` so many. A set of 1, 2, 3 ... of them may have a
    number up to that one of `most`; none if that is empty, any text if it is null. `about` says
    what it means, `how` it is used; tools of one `group` are listed together."""

    name: str
    does: Literal["gather", "path", "flip", "write"]
    title: Text
    most: list[int] | None
    least: int
    about: Text | None
    how: Text | None
    group: Text | None


class Switch(TypedDict):
    """A rule about the whole board, and whether it is on."""

    name: str
    title: Text
    is_on: bool


class Size(TypedDict):
    """A number that gives the size of the board."""

    title: Text
    values: list[int]
    value: int


class ClueSheet(TypedDict):
    """A board to enter clues on; slots and changes call its squares by their places among the
    spots."""

    option: str
    text: str
    """The option as typed, of which this is the sheet."""
    drawing: Drawing
    slots: list[Slot]
    tools: list[Tool]
    sizes: list[Size]
    keys: str
    """The characters of a clue."""
    ends: str
    """Those that end it."""
    switches: list[Switch]
    missing: Text | None
    """Why the text is no puzzle yet; null if it is one."""
