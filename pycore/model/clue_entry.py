"""Entering clues where a book prints them: how an option that is a line of text stands on the
board, so that a page can offer its clues to be typed and drawn there without knowing the puzzle.

text    the option as typed; it may be unfinished, so that the option cannot be read yet
slot    a place for a clue that is written: beside a row, in the corner of a cage, in a block
tool    what a hand does to the squares of the board: make a set of them, with a number or without,
        a way through them, or turn one square into a block and back; or type what stands outside
switch  a rule about the whole board, which is on or off
sheet   the board with all this, as the text says so far
change  one thing done on a sheet, which makes another text
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, Protocol

from .bilingual import BadInput, Named, Text
from .drawing import Drawing, Where

Does = Literal["gather", "path", "flip", "write"]


class Slot(NamedTuple):
    """A place at (x, y) for a clue about `cells`, `text` what stands there.

    `most` is the largest number that can stand there, None for a clue that is no number. With
    `room` the clue is a list of lengths that take up at most so many squares, one between each two;
    its last one stands at (x, y), each before it one `step` further. With `choices` it is one of
    these words. It is typed while `tool` is in hand, and is `needed` if a puzzle cannot do without.
    """

    title: Text
    text: str
    x: float
    y: float
    where: Where
    cells: tuple[int, ...] = ()
    most: int | None = None
    room: int | None = None
    step: tuple[float, float] = (0, 0)
    choices: tuple[str, ...] = ()
    tool: str = ""
    needed: bool = False

    def data(self) -> dict[str, Any]:
        """Return the slot as plain data."""
        return {**self._asdict(), "title": self.title._asdict()}


class Tool(NamedTuple):
    """What a hand does to squares, at `least` so many. A set of 1, 2, 3 ... of them may have a
    number up to that one of `most`; none if that is empty, any text if it is None. `about` says
    what it means, `how` it is used; tools of one `group` are listed together."""

    name: str
    does: Does
    title: Text
    most: tuple[int, ...] | None = ()
    least: int = 1
    about: Text | None = None
    how: Text | None = None
    group: Text | None = None

    def data(self) -> dict[str, Any]:
        """Return the tool as plain data."""
        words = {"title": self.title, "about": self.about, "how": self.how, "group": self.group}
        said = {name: text and text._asdict() for name, text in words.items()}
        return {**self._asdict(), **said}


class Switch(NamedTuple):
    """A rule about the whole board, and whether it is on."""

    name: str
    title: Text
    is_on: bool

    def data(self) -> dict[str, Any]:
        """Return the switch as plain data."""
        return {**self._asdict(), "title": self.title._asdict()}


class Size(NamedTuple):
    """A number that gives the size of the board: one of `values`."""

    title: Text
    values: tuple[int, ...]
    value: int

    def data(self) -> dict[str, Any]:
        """Return the size as plain data."""
        return {**self._asdict(), "title": self.title._asdict()}


class Sheet(NamedTuple):
    """A board to enter clues on. The spots of `drawing` are its squares, which slots and changes
    call by their places there. `keys` are the characters of a clue; one of `ends` ends it."""

    drawing: Drawing
    slots: tuple[Slot, ...] = ()
    tools: tuple[Tool, ...] = ()
    sizes: tuple[Size, ...] = ()
    keys: str = ""
    ends: str = ""
    switches: tuple[Switch, ...] = ()

    def data(self) -> dict[str, Any]:
        """Return the sheet as plain data."""
        return {
            "drawing": self.drawing.data(),
            "slots": [slot.data() for slot in self.slots],
            "tools": [tool.data() for tool in self.tools],
            "sizes": [size.data() for size in self.sizes],
            "keys": self.keys,
            "ends": self.ends,
            "switches": [switch.data() for switch in self.switches],
        }


class Write(NamedTuple):
    """A clue is typed into the slot with that number; an empty one removes it."""

    slot: int
    clue: str


class Draw(NamedTuple):
    """A tool is used on squares, in order, with a clue if it has one."""

    tool: str
    cells: tuple[int, ...]
    clue: str = ""


class Free(NamedTuple):
    """What was drawn on these squares goes."""

    cells: tuple[int, ...]


class Resize(NamedTuple):
    """The board gets these sizes."""

    sizes: tuple[int, ...]


class Switched(NamedTuple):
    """A switch is turned on or off."""

    switch: str
    is_on: bool


class Clear(NamedTuple):
    """Every clue goes; the board keeps its size."""


Change = Write | Draw | Free | Resize | Switched | Clear


class ClueEntry(Protocol):
    """How an option is entered on the board."""

    @property
    def option(self) -> str:
        """The name of the option."""

    def sheet(self, typed: Mapping[str, str], /) -> Sheet:
        """Return the sheet of all options as typed. Raises BadInput."""

    def changed(self, typed: Mapping[str, str], change: Change, /) -> str:
        """Return the text of the option after a change whose squares, slot, tool and switch the
        sheet has. Raises BadInput."""


class Entering(NamedTuple):
    """The same, of two functions."""

    option: str
    sheet: Callable[[Mapping[str, str]], Sheet]
    changed: Callable[[Mapping[str, str], Change], str]


def apply(entry: ClueEntry, typed: Mapping[str, str], change: Change) -> str:
    """Return the text of the option after a change. Raises BadInput, also for a change of something
    that the sheet does not have."""
    if not is_on(entry.sheet(typed), change):
        words = Text(
            "has no such place on its board any more.", "の盤に、その場所はもうありません。"
        )
        raise BadInput(Named(entry.option), words)
    return entry.changed(typed, change)


def is_on(sheet: Sheet, change: Change) -> bool:
    """Return whether a sheet has what a change is about."""
    squares = len(sheet.drawing.spots)
    if isinstance(change, Write):
        return change.slot < len(sheet.slots)
    if isinstance(change, Clear):
        return True
    if isinstance(change, Resize):
        sizes = [*zip(sheet.sizes, change.sizes, strict=False)]
        right = len(change.sizes) == len(sheet.sizes)
        return bool(sizes) and right and all(value in size.values for size, value in sizes)
    if isinstance(change, Switched):
        return change.switch in {switch.name for switch in sheet.switches}
    tools = {tool.name for tool in sheet.tools if tool.does != "write"}
    known = isinstance(change, Free) or change.tool in tools
    cells = change.cells
    return known and 0 < len(cells) == len(set(cells)) and all(cell < squares for cell in cells)
