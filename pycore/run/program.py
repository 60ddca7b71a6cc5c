"""How a strategy goes about a placement: the plan told in words, and written out as Python."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..compiling.function import in_slices
from ..compiling.harvest import Listing
from ..compiling.reading import readable
from ..model.drawing import Drawing
from ..model.movement import Movement
from ..model.names import Names, from_drawing
from ..model.placement import Placement
from ..model.text import BadInput, Named, Text
from ..plan.layouts import as_data
from ..plan.sentences import Signs, letters
from ..plan.told import Told, told
from ..search import strategy_named
from ..symmetry.seen import drawing_symmetries
from ..symmetry.sliced import Sliced, result_of


class Program(NamedTuple):
    """A derivation in words, and its plan as one Python function."""

    told: Told
    code: str

    def data(self) -> dict[str, Any]:
        """The same as plain data, for JSON."""
        return {**as_data(self.told), "code": self.code}


def program_of(
    puzzle: Placement | Movement[Any], drawing: Drawing, strategy: str, names: Names
) -> Program:
    """The program of a strategy, by name. Raises BadInput for one that follows no plan."""
    return result_of(program_in_slices(puzzle, drawing, strategy, names))


def program_in_slices(
    puzzle: Placement | Movement[Any], drawing: Drawing, strategy: str, names: Names
) -> Sliced[Program]:
    """As `program_of`, in slices."""
    found = strategy_named(strategy, puzzle)
    if found.derive is None or not isinstance(puzzle, Placement):
        raise BadInput(
            Named("strategy"),
            Text(
                f"{found.name} follows no plan.",
                f"{found.name} には決まった計画がありません。",
            ),
        )
    derivation = yield from found.derive(puzzle, drawing)
    seen = len(drawing_symmetries(puzzle, drawing))
    signs = signs_in(puzzle, drawing)
    words = told(derivation, seen, signs, names)
    yield
    function = yield from in_slices(derivation.plan, Listing())
    return Program(words, readable(function.source, signs))


def signs_in(placement: Placement, drawing: Drawing) -> Signs:
    """What the cells are called in a plan and its program: a letter each, r3c7 in a larger grid."""
    signs = from_drawing(drawing).signs
    return signs if len(signs) == placement.size else letters(placement)
