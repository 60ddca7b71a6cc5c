"""Tasks to fill cells: a puzzle, its options and givens, from raw input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..model.bilingual import BadInput, Fault, InCell, Text, shown, whole_number
from ..model.cell_names import Names
from ..model.drawing import Drawing
from ..model.placement import Placement, no_value
from ..model.puzzle import Puzzle, Settings
from ..plan.given_faults import faults_of
from ..puzzles import puzzle_named
from .faults import Faults

Givens = dict[int, int]


class PlacementTask(NamedTuple):
    """A valid task: `blank` is the placement without the givens, `placement` has them.

    `own` are the cells of givens that the text marks as added while solving.
    """

    puzzle: Puzzle
    settings: Settings
    blank: Placement
    givens: Givens
    placement: Placement
    own: frozenset[int] = frozenset()

    @property
    def drawing(self) -> Drawing:
        """The drawing of the puzzle."""
        return self.puzzle.draw(self.settings)

    @property
    def names(self) -> Names:
        """The names of cells and lines."""
        return self.puzzle.names(self.settings)


def placement_task(
    puzzle: str | Puzzle, options: Mapping[str, str], givens: Mapping[str, str], text: str = ""
) -> PlacementTask | Faults:
    """Return the task, or its faults: first in the options, then in the givens.

    `givens` are the inputs by cell; white space is ignored. `text` has further givens in the
    notation of boards.
    """
    try:
        entry = puzzle if isinstance(puzzle, Puzzle) else puzzle_named(puzzle)
        settings = entry.read_options(options)
        if isinstance(settings, list):
            return settings
        blank = entry.placement(settings)
        given, own = _givens_in(text, entry, settings) if text else ({}, {})
    except BadInput as bad:
        return [bad.fault]
    names = entry.names(settings)
    numbers, faults = _numbers(givens, {**given, **own}, blank.values)
    faults = [names.at(fault) for fault in faults] + faults_of(blank, numbers, names)
    if faults:
        return faults
    return PlacementTask(entry, settings, blank, numbers, blank.fixing(numbers), frozenset(own))


def _givens_in(text: str, puzzle: Puzzle, settings: Settings) -> tuple[Givens, Givens]:
    """Return the givens in a text, and the numbers added while solving."""
    from ..model.notation import read_filled  # most tasks come without a text

    read = read_filled(text, puzzle, settings)
    return read.givens, read.own


def _numbers(
    typed: Mapping[str, str], known: Givens, values: tuple[int, ...]
) -> tuple[Givens, Faults]:
    """Return the numbers typed and the `known` ones, by cell, and a fault for every input that is
    not a number, which lists the possible `values`."""
    givens, faults = dict(known), []
    for name, entry in typed.items():
        cell, value = whole_number(name), whole_number(entry)
        if cell is None:
            faults.append(Fault(None, _no_cell(name)))
        elif value is None:
            if entry.strip():
                faults.append(Fault(InCell(cell), no_value(shown(entry.strip()), values)))
        elif givens.setdefault(cell, value) != value:
            faults.append(Fault(InCell(cell), _both(givens[cell], value)))
    return givens, faults


def _no_cell(name: str) -> Text:
    return Text(f"There is no cell {shown(name)}.", f"マス {shown(name)} はありません。")


def _both(one: int, other: int) -> Text:
    return Text(
        f"{one} and {other} are both given.", f"{one} と {other} の両方が指定されています。"
    )
