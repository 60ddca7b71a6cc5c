"""A board as the page shows it: a drawing, a puzzle made with certain options, a position."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Text(TypedDict):
    """A text in both languages; the page shows one."""

    en: str
    ja: str


class Fault(TypedDict):
    """A fault of a task: at a cell, at an option, or (both null) of the whole."""

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
    """A line through points, or a disc at one point."""

    points: list[tuple[float, float]]
    width: float


class Sketch(TypedDict):
    """A clue that is drawn: strokes of one kind, each a line with round ends and corners, or a disc
    at a single point."""

    ink: Literal["shade", "green", "violet", "blue", "line", "white", "black"]
    """`shade` is soft and under numbers, `line` thin, and of a disc only its edge; the others are
    on top of all lines."""
    strokes: list[Stroke]
    cells: list[int]
    words: Text


Where = Literal["between", "corner", "block", "beside", "white", "black", "disc"]
"""The location of a clue that is written."""


class Label(TypedDict):
    """A clue that is written on a drawing; one in a corner begins at its position, any other has
    its middle there."""

    text: str
    x: float
    y: float
    where: Where
    cells: list[int]
    """The cells that it is about, and what it says of them."""
    words: Text


class Drawing(TypedDict):
    """A drawing."""

    shape: Literal["circle", "square", "hexagon"]
    spots: list[Spot]
    lines: list[DrawnLine]
    rows: list[list[int]]
    tinted: list[int]
    outlines: list[list[tuple[float, float]]]
    """Dashed lines round cells, closed."""
    labels: list[Label]
    sketches: list[Sketch]
    blocks: list[tuple[float, float]]
    """The middles of dark squares that are no cells."""
    piece: Literal["disc", "queen", "square", "star"]
    """What shows that a cell has the value of a spot; where it is a square, each cell has one
    spot."""


class Shown(TypedDict):
    """A puzzle made with certain options, as the page shows it."""

    options: dict[str, str]
    drawing: Drawing
    rules: Text
    title: NotRequired[Text]
    """Its own title, if it has one beside that of the puzzle in the catalogue."""
    names: list[Text]
    """The name of each cell, as in the middle of a sentence: "row 3, column 7", "cell a"."""
    signs: list[str]
    """The short name of each cell: "a", as in the plan, or "r3c7"."""
    places: NotRequired[list[Text]]
    """Where each cell is, if its name is the letter that the board shows: "row 3, column 7", "place
    2"."""
    squares: NotRequired[list[Text]]
    """By spot, if each spot represents one value of its cell: "row 2, column 5"."""
    things: NotRequired[dict[str, Text]]
    """By value, if values are no numbers: what stands in a cell with it, "filled square"."""
    piece: NotRequired[Text]
    """What stands in a cell or is moved, if that has a name: "queen", "tile"."""
    values: NotRequired[list[int]]
    """Of a placement."""
    groups: NotRequired[list[list[int]]]
    """Of a placement: groups of cells whose values must all differ."""
    abilities: NotRequired[list[str]]
    """Of a placement: its abilities, if they are others than with the usual options."""
    eventless: NotRequired[list[str]]
    """Of a placement that is too large for events: the strategies that serve it, all of them
    without steps."""


MadeMove = tuple[int, int]
"""A move from one spot to another."""


class _PossibleMove(TypedDict):
    source: int
    target: int
    state: str
    faces: list[str]


class Position(Shown):
    """A movement as the page shows it: a position and its possible moves."""

    state: str
    """The position as text."""
    faces: list[str]
    """By spot; the page has pictures for white, black, gap, peg and hole, and writes any other word
    as a label."""
    palette: list[str]
    """Every face there is."""
    done: bool
    """Whether this is a goal."""
    stuck: Text | None
    """The message if it is not a goal and no move is left."""
    moves: list[_PossibleMove]
    fitted: NotRequired[tuple[str, list[MadeMove]]]
    """In the answer to `fit`: the start and the moves that fit, and why others do not."""
    faults: NotRequired[list[Fault]]


class FoundLine(TypedDict):
    """A line of a movement: its positions, as text and as faces, and the moves between them."""

    states: list[str]
    faces: list[list[str]]
    moves: list[MadeMove]


Found = list[int] | FoundLine
"""An item in the list of a search: the values of a solution by cell, or a line."""
