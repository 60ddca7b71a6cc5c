"""Remarks in place of a step: there is a mistake, or everything is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...model.bilingual import Text
from ...model.cell_names import Names
from ...model.incremental import Incremental
from ...model.placement import Placement, Solution
from .step import Step

Solve = Callable[[Placement, int], Incremental[list[Solution]]]
"""Finds up to that many solutions of a placement."""


def remark(technique: str, words: Text, cells: tuple[int, ...] = ()) -> Step:
    """Return a step that is only a remark."""
    return Step(technique, words, words, words, words, cells)


RULES_ALONE = Text("There is no solution even without givens.", "何も入れなくても解はありません。")

SEVERAL = remark(
    "several",
    Text(
        "Nothing more follows: this has more than one solution.",
        "これ以上は決まりません。解は 1 通りではありません。",
    ),
)


def remarked(
    placement: Placement, filled: Mapping[int, int], solve: Solve, names: Names | None = None
) -> Incremental[Step | None]:
    """Return the remark that precludes a step once `filled` is added to the givens; None if the
    placement can be solved and is not finished."""
    faults = placement.faults({**placement.givens, **filled}, names)
    if faults:
        words = faults[0].words
        guilty = (fault.cell for fault in faults if fault.words == words)
        cells = tuple(dict.fromkeys(cell for cell in guilty if cell is not None))
        return remark("conflict", words, cells)
    found = yield from solve(placement.fixing(filled), 1)
    if not found:
        return (yield from _mistake(placement, filled, solve))
    if len(placement.givens.keys() | filled.keys()) == placement.size:
        words = Text("Everything is filled in correctly.", "すべて正しく埋まっています。")
        return remark("solved", words)
    return None


def _mistake(placement: Placement, filled: Mapping[int, int], solve: Solve) -> Incremental[Step]:
    """Describe numbers that no solution has: the ones that differ from the unique solution, if
    there is one."""
    wrong = yield from unlike_the_only(placement, filled, solve)
    if wrong is None:
        words = Text("The givens allow no solution.", "初めの数に合う解がありません。")
        return remark("none", words if placement.givens else RULES_ALONE)
    if wrong:
        words = Text("A number filled in is wrong.", "まちがった数が入っています。")
        return remark("mistake", words, wrong)
    return remark(
        "mistake",
        Text(
            "With the numbers filled in there is no solution.", "今の数のままでは解がありません。"
        ),
        tuple(filled),
    )


def unlike_the_only(
    placement: Placement, filled: Mapping[int, int], solve: Solve
) -> Incremental[tuple[int, ...] | None]:
    """Return the filled cells that differ from the unique solution; none if there are several
    solutions, None if there is none."""
    found = yield from solve(placement, 2)
    if not found:
        return None
    only = found[0] if len(found) == 1 else None
    return tuple(cell for cell, value in filled.items() if only and only[cell] != value)
