"""A strategy's solution of a placement: the plan explained in words, and written as Python."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..codegen.function import WrittenFunction, in_slices
from ..codegen.pretty import readable, with_signs
from ..codegen.sinks import ListingSink
from ..model.bilingual import BadInput, Named, Text
from ..model.cell_names import Names
from ..model.drawing import Drawing
from ..model.drawn_names import from_drawing
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
    """A derivation in words, its plan as one Python function, and on request that function in the
    text format of WebAssembly; if it is refused, a comment says why."""

    explanation: Explanation
    code: str
    wasm: str | None = None

    def data(self) -> dict[str, Any]:
        """Return plain data, for JSON."""
        return {**as_data(self.explanation), "code": self.code}


def explained(
    puzzle: Placement | Movement[Any], drawing: Drawing, strategy: str, names: Names
) -> Explained:
    """Return the explanation of a strategy, by name. Raises BadInput for one without a plan."""
    return result_of(explained_in_slices(puzzle, drawing, strategy, names))


def explained_in_slices(
    puzzle: Placement | Movement[Any],
    drawing: Drawing,
    strategy: str,
    names: Names,
    wasm: bool = False,
) -> Incremental[Explained]:
    """Like `explained`, in slices; with `wasm` also in WebAssembly."""
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
    code = readable(function.source, signs)
    return Explained(words, code, _in_wasm(function, signs) if wasm else None)


def _in_wasm(function: WrittenFunction, signs: Signs) -> str:
    """Return the text format of a function, or the reason why there is none."""
    from ..wasm.module import translated
    from ..wasm.text import text_of
    from ..wasm.values import Untranslatable

    try:
        return with_signs(text_of(translated(function)), signs)
    except Untranslatable as why:
        return f";; runs as Python: {why}\n"


def signs_in(placement: Placement, drawing: Drawing) -> Signs:
    """Return the signs of the cells in a plan and its program: a letter each, r3c7 in a larger
    grid."""
    signs = from_drawing(drawing).signs
    return signs if len(signs) == placement.size else letters(placement)
