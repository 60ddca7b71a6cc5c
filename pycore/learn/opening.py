"""Opening a puzzle for a program.

page   the content of the page's board, if the program runs inside a page: the program then works on
       that board and is recorded; elsewhere only the call says which puzzle to open
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from ..api.subject import MovementSubject, PlacementSubject, subject_of_any
from ..model.bilingual import BadInput, Named, Text
from ..model.puzzle import as_typed
from ..puzzles import puzzle_named
from ..task.faults import usable
from ..task.movements import MovementTask, movement_task
from ..task.placements import PlacementTask, placement_task
from .filling import Filling
from .labels import BY_PROGRAM, CellLabel, Labelled, Value, drawn
from .moving import Moving
from .recorder import Recorder

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ..api.figures import Figure
    from ..model.drawing import Point

Options = Mapping[str, str]

Settings = Mapping[str, str | int]
"""Options in a program: {"order": "4"}, or {"order": 4}."""

NO_PUZZLE = Text(
    'Say which puzzle: puzzle("its name").', 'どのパズルか指定してください：puzzle("名前")。'
)

ENDING, HEADS = ".json", ("{", "z.")
"""The ending of the name of a puzzle file, and the start of its text."""


class WantedBoard(NamedTuple):
    """The puzzle of a page's board, all as typed: the givens by cell and as a text, or the start of
    a movement as a text and the moves since."""

    name: str
    options: Options = MappingProxyType({})
    givens: Mapping[str, str] = MappingProxyType({})
    text: str = ""
    moves: tuple[tuple[int, int], ...] = ()


class OpenedBoard(NamedTuple):
    """A puzzle opened by a program on a page: its name, all its options as typed, including those
    implied by a start, the result, and in words what refuses values beside its rules."""

    name: str
    options: Options
    subject: PlacementSubject | MovementSubject
    more_rules: tuple[Text, ...] = ()


@dataclass
class Page:
    """The page's board, the recorder of the running program, and a callback for the puzzle that it
    opens. Only the first puzzle is recorded and `shown`."""

    board: WantedBoard | None
    recorder: Recorder
    opened: Callable[[OpenedBoard], None]
    shown: bool = False


_pages: list[Page] = []


@contextmanager
def on_page(page: Page) -> Iterator[None]:
    """Let programs open the puzzle of a page's board."""
    _pages.append(page)
    try:
        yield
    finally:
        _pages.remove(page)


def puzzle(
    name: str | Figure | None = None, options: Settings | None = None, given: str | None = None
) -> Any:
    """Return a puzzle to solve: a Filling (cells, values, rules) or a Moving (moves, goals).

    A Figure, a puzzle file ("star.json") or its text may take the place of a name. `options` are as
    typed ({"order": "4"}) or numbers ({"order": 4}); `given` is a text with the givens, or the
    start, in the notation of the puzzle. Inside a page the name may be omitted, and its board
    supplies missing options and givens. Raises BadInput for anything unusable.
    """
    page = _pages[-1] if _pages else None
    board = page.board if page else None
    if brought := _brought(name):
        wanted = brought._replace(text=given or "")
    elif board is None or name not in (None, board.name):
        if name is None:
            raise BadInput(None, NO_PUZZLE)
        wanted = WantedBoard(str(name), as_typed(options or {}), {}, given or "")
    else:
        wanted = board
        if options is not None:
            wanted = WantedBoard(board.name, as_typed(options), {}, given or "")
        elif given is not None:
            implied = puzzle_named(board.name).implied(given)
            wanted = WantedBoard(board.name, {**board.options, **implied}, {}, given)
    return _opened(wanted, Filling)


def figure(
    cells: Iterable[CellLabel] | Mapping[CellLabel, Point],
    values: Iterable[Value],
    links: Iterable[tuple[CellLabel, CellLabel]] = (),
) -> Labelled:
    """Return a board without rules, with labels of one's own: which values go together is up to the
    program.

    `cells` are labels, which stand in a row, or a mapping of labels to places (x, y) in widths of a
    cell, y downward; `values` are labels too, short texts or whole numbers; each pair of cells in
    `links` is joined by a drawn line. Raises BadInput for anything unusable.
    """
    board, names, labels = drawn(cells, values, links)
    wanted = _brought(board)
    assert wanted is not None
    made: Labelled = _opened(
        wanted, lambda subject, recorder: Labelled(subject, recorder, names, labels), (BY_PROGRAM,)
    )
    return made


def _opened(
    wanted: WantedBoard,
    filling: Callable[[PlacementSubject, Recorder], Filling],
    more_rules: tuple[Text, ...] = (),
) -> Any:
    """Return the wanted board; the first one of a page's program is shown there."""
    page = _pages[-1] if _pages else None
    task, subject = _made(wanted)
    is_shown = page is not None and not page.shown
    recorder = page.recorder if page and is_shown else Recorder(most_events=0)
    made: Filling | Moving
    if isinstance(subject, PlacementSubject):
        made = filling(subject, recorder)
    else:
        made = Moving(subject, recorder)
    if page and is_shown:
        page.shown = True
        options = task.puzzle.written(task.settings)
        page.opened(OpenedBoard(wanted.name, options, subject, more_rules))
    return made


def _text_of(name: str | Figure) -> str:
    """Return the text of a figure's puzzle file, or of the named file; return other text
    unchanged."""
    if not isinstance(name, str):
        return name.to_json()
    if not name.endswith(ENDING):
        return name
    from pathlib import Path

    from ..model.named_file import named_file

    with named_file(Path(name), Named(name)):
        return Path(name).read_text("utf-8")


def _brought(name: str | Figure | None) -> WantedBoard | None:
    """Return the puzzle of a figure, a file, or the text of a file; None for a name. Raises
    BadInput for an unreadable or unusable file."""
    is_text = isinstance(name, str) and (name.endswith(ENDING) or name.lstrip().startswith(HEADS))
    if name is None or not (is_text or hasattr(name, "to_json")):
        return None
    from ..formats import opened as read_text  # rarely needed

    held = read_text(_text_of(name))
    return WantedBoard(held.name, held.options, {str(c): str(v) for c, v in held.givens.items()})


def is_that(opened: OpenedBoard, wanted: WantedBoard) -> bool:
    """Return whether a program has opened the wanted puzzle, with its options and givens."""
    try:
        _, subject = _made(wanted)
    except BadInput:
        return False
    return bool(opened.subject.made == subject.made)


def _made(
    wanted: WantedBoard,
) -> tuple[PlacementTask | MovementTask, PlacementSubject | MovementSubject]:
    """Return the puzzle with its options and givens. Raises BadInput."""
    entry = puzzle_named(wanted.name)
    task: PlacementTask | MovementTask
    if entry.kind == "placement":
        task = usable(placement_task(entry, wanted.options, wanted.givens, wanted.text))
    else:
        task = usable(movement_task(entry, wanted.options, wanted.text, wanted.moves))
    return task, subject_of_any(task)
