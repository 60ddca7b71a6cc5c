"""How a strategy solves a placement: the plan explained in words, and written as Python."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..codegen.function import in_slices
from ..codegen.pretty import readable
from ..codegen.sinks import ListingSink
from ..model.bilingual import BadInput, Named, Text
from ..model.cell_names import Names, from_drawing
from ..model.drawing import Drawing
from ..model.incremental import Incremental, result_of
from ..model.movement import Movement
from ..model.placement import Placement
from ..plan.dual_words import signs_of
from ..plan.explanation import Explanation
from ..plan.explanation import explanation as explanation_of
from ..plan.explanation_format import as_data
from ..plan.sentences import Signs, letters
from ..search import strategy_named
from ..symmetry.drawing_symmetries import drawing_symmetries


class Explained(NamedTuple):
    """A derivation in words, and its plan as one Python function."""

    explanation: Explanation
    code: str

    def data(self) -> dict[str, Any]:
        """Return the same as plain data, for JSON."""
        return {**as_data(self.explanation), "code": self.code}


def explained(
    puzzle: Placement | Movement[Any], drawing: Drawing, strategy: str, names: Names
) -> Explained:
    """Return the explanation of a strategy, by name. Raises BadInput for one that follows no
    plan."""
    return result_of(explained_in_slices(puzzle, drawing, strategy, names))


def explained_in_slices(
    puzzle: Placement | Movement[Any], drawing: Drawing, strategy: str, names: Names
) -> Incremental[Explained]:
    """Do the same as `explained`, in slices."""
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
    by_values = derivation.by_values
    signs = signs_of(by_values.dual) if by_values else signs_in(puzzle, drawing)
    words = explanation_of(derivation, seen, signs, names)
    yield
    function = yield from in_slices(derivation.plan, ListingSink())
    return Explained(words, readable(function.source, signs))


def signs_in(placement: Placement, drawing: Drawing) -> Signs:
    """Return the signs of the cells in a plan and its program: a letter each, r3c7 in a larger
    grid."""
    signs = from_drawing(drawing).signs
    return signs if len(signs) == placement.size else letters(placement)
