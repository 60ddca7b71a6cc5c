"""Puzzles: entries of the catalogue. A new file in puzzles/ that defines `PUZZLE` adds one.

puzzle    title, options, rules in words, how to build it, how it is drawn, examples
option    a named choice that defines the puzzle (the order of a square): see options.py
settings  the value of every option, by name
example   a puzzle worth trying: settings, givens or a start, and known facts
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from .bilingual import BadInput, Fault, Named, Text, shown, spelled
from .cell_names import CellName, Lines, Names, ValueName
from .clues import Clues
from .drawing import Drawing
from .drawn_names import from_drawing, with_names
from .movement import Movement
from .options import Option
from .placement import Placement
from .suggestion import suggestion

if TYPE_CHECKING:
    from .clue_entry import ClueEntry

Settings = Mapping[str, Any]


@dataclass(frozen=True)
class Example:
    """A puzzle worth trying. `options` and `given` are as typed, so that examples test the parsers.

    `facts` are known results for tests, under names that mention no strategy: "solutions",
    "drawing", "structure". An example that `opens` is shown when the puzzle is first chosen, where
    an empty board is a poor start. `strategy` replaces the default strategy.
    """

    title: Text
    options: Mapping[str, str] = field(default_factory=dict)
    given: str = ""
    facts: Mapping[str, int] = field(default_factory=dict)
    opens: bool = False
    strategy: str | None = None


def nothing_implied(text: str) -> Mapping[str, str]:
    """Return no options: a start implies none."""
    return {}


def never_too_many(settings: Settings, givens: Mapping[int, int]) -> Text | None:
    """Return None: the solutions can be counted."""
    return None


@dataclass(frozen=True)
class Puzzle:
    """An entry of the catalogue.

    `build(settings)` makes the placement or the movement, `draw(settings)` its drawing,
    `explain(settings)` the rules in words (paragraphs divided by a newline); each may raise
    BadInput naming an option. `implied(text)` returns the options, as typed, that follow from the
    text of a start (such as the length of a row), or raises BadInput.

    For puzzles with a notation beside the usual one (notation.py): `read(text, settings)` returns
    the givens in a text or raises BadInput with line and column, `write(values, settings)` writes
    cells in one line. `name_cells(settings)` returns the names of the cells, in order,
    `name_lines(settings)` the names of lines ("row 3") by their cells; other names come from the
    drawing (cell_names.py). `piece` is the thing on a spot ("queen"), if not a number, or the thing
    that moves ("tile"); `name_values` are the names of values that are no numbers.
    `name_all(settings)` returns all names at once, where they are part of an option, and
    `entitle(settings)` the title, where that is. `entry()` returns how clues are entered on the
    board; it imports that. `otherwise` suggests another reading of the options where they allow no
    solution. `too_many(settings, givens)` says what is known where the solutions are too many to
    count. The catalogue sorts puzzles by `place`, then by name. A puzzle whose functions all belong
    to modules can be pickled.
    """

    name: str
    title: Text
    summary: Text
    build: Callable[[Settings], Placement | Movement[Any]]
    draw: Callable[[Settings], Drawing]
    explain: Callable[[Settings], Text]
    options: tuple[Option, ...] = ()
    examples: tuple[Example, ...] = ()
    implied: Callable[[str], Mapping[str, str]] = nothing_implied
    read: Callable[[str, Settings], dict[int, int]] | None = None
    write: Callable[[Mapping[int, int], Settings], str] | None = None
    name_cells: Callable[[Settings], tuple[CellName, ...]] | None = None
    name_lines: Callable[[Settings], Lines] | None = None
    piece: Text | None = None
    name_values: Mapping[int, ValueName] = field(default_factory=dict)
    too_many: Callable[[Settings, Mapping[int, int]], Text | None] = never_too_many
    clues: Clues | None = None
    entry: Callable[[], ClueEntry] | None = None
    otherwise: Text | None = None
    name_all: Callable[[Settings], Names] | None = None
    entitle: Callable[[Settings], Text] | None = None
    place: int = 100

    @property
    def kind(self) -> Literal["placement", "movement"]:
        """Whether cells are filled or pieces moved."""
        made = self.made(self.settings({}))
        return "placement" if isinstance(made, Placement) else "movement"

    def made(self, settings: Settings) -> Placement | Movement[Any]:
        """Build the puzzle with these settings. Raises BadInput if the result is neither a
        placement nor a movement, as from a user's unfinished puzzle."""
        made = self.build(settings)
        if isinstance(made, Placement | Movement):
            return made
        kind = type(made).__name__
        raise BadInput(
            Named(self.name),
            Text(
                f"its build must return a Placement or a Movement, not {kind}.",
                f"の build は Placement か Movement を返してください（{kind} でした）。",
            ),
        )

    def title_of(self, settings: Settings) -> Text:
        """Return the title of the puzzle with these settings."""
        return self.entitle(settings) if self.entitle else self.title

    def names(self, settings: Settings) -> Names:
        """Return the names of cells and lines: the puzzle's own, or those from its drawing."""
        if self.name_all:
            return self.name_all(settings)
        drawn = from_drawing(self.draw(settings))
        cells = self.name_cells(settings) if self.name_cells else None
        lines = self.name_lines(settings) if self.name_lines else {}
        return with_names(drawn, cells, lines, self.piece, self.name_values)

    def placement(self, settings: Settings) -> Placement:
        """Build the placement with these settings. Raises BadInput if the puzzle is a movement."""
        made = self.made(settings)
        if isinstance(made, Placement):
            return made
        raise BadInput(
            Named(self.name),
            Text(
                "has moves, not cells to fill in.",
                "は動かして解くパズルで、数を入れるマスはありません。",
            ),
        )

    def movement(self, settings: Settings) -> Movement[Any]:
        """Build the movement with these settings. Raises BadInput if the puzzle is a placement."""
        made = self.made(settings)
        if isinstance(made, Movement):
            return made
        raise BadInput(
            Named(self.name),
            Text(
                "has cells to fill in, not moves.",
                "は数を入れるパズルで、動かすものはありません。",
            ),
        )

    def read_options(self, typed: Mapping[str, str]) -> dict[str, Any] | list[Fault]:
        """Read every option from the input, with defaults for the rest; or return all faults."""
        names = [option.name for option in self.options]
        faults = [self._no_option(str(name)) for name in typed if name not in names]
        settings = {}
        for option in self.options:
            entry = typed.get(option.name, str(option.default))
            try:
                settings[option.name] = option.read(_as_typed(option.name, entry))
            except BadInput as bad:
                faults.append(bad.fault)
        return faults or settings

    def _no_option(self, name: str) -> Fault:
        known = [option.name for option in self.options]
        names = ", ".join(known) or "none"
        en, ja = suggestion(name, known, Text(f"it has: {names}.", f"（{names}）。"))
        return Fault(
            Named(shown(name)[1:-1] or "''"),
            Text(f"is not an option of {self.name}; {en}", f"という設定はありません{ja}"),
        )

    def settings(self, typed: Mapping[str, str]) -> dict[str, Any]:
        """Read every option from the input, with defaults for the rest.

        Raises BadInput for an option that does not exist or cannot be read.
        """
        settings = self.read_options(typed)
        if isinstance(settings, list):
            raise BadInput(*settings[0])
        return settings

    def written(self, settings: Settings) -> dict[str, str]:
        """Return every option as it is typed."""
        return {option.name: option.write(settings[option.name]) for option in self.options}


def as_typed(options: Mapping[str, object]) -> dict[str, str]:
    """Return a program's options, which may be whole numbers, as a user would type them. Raises
    BadInput for an entry that is neither text nor a whole number."""
    return {name: _as_typed(str(name), entry) for name, entry in options.items()}


def _as_typed(option: str, entry: object) -> str:
    """Return the entry as typed. Raises BadInput if it is neither text nor a whole number."""
    if isinstance(entry, str):
        return entry
    if isinstance(entry, int) and not isinstance(entry, bool):
        return spelled(entry)
    wanted = shown(spelled(entry))
    raise BadInput(
        Named(option),
        Text(
            f"must be text or a whole number, not {wanted}.",
            f"文字列か整数で指定してください（{wanted} は使えません）。",
        ),
    )
