"""The next step in a placement of any rules, and all steps to its solution, with their reasons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ..model.cell_names import Names
from ..model.incremental import Incremental, paused
from ..model.only_all_different import only_all_different
from ..model.placement import Placement
from ..plan.algebra import common_sums
from . import hints
from .hints.deduced import by_one_rule, by_several_rules
from .hints.followed import with_single
from .hints.lines import NamedSums
from .hints.position import Position
from .hints.remarks import SEVERAL, remarked
from .hints.step import Step
from .hints.sums import by_rules, in_all_solutions
from .hints.trial import contradiction
from .rule_steps import IN_ONE_LINE, IN_TWO_LINES, MARKED, RunBoard, has_marks
from .some_solutions import backbone, some_solutions


def hint_in_slices(
    placement: Placement,
    filled: Mapping[int, int],
    names: Names | None = None,
    removed: Iterable[tuple[int, int]] = (),
) -> Incremental[Step]:
    """Like `assist.hints.hint_in_slices`, for any placement; where a person would note no marks,
    every step fills in a value, and `removed` is ignored."""
    if only_all_different(placement):
        return (yield from hints.hint_in_slices(placement, filled, names, removed))
    wrong = yield from remarked(placement, filled, some_solutions, names)
    if wrong:
        return wrong
    lines = NamedSums(placement.fixing(filled), names, common_sums(placement))
    stands = lines.stands
    board = RunBoard(placement, stands, lines.names)
    step = next((step for find in IN_ONE_LINE if (step := find(board))), None)
    yield
    step = step or by_rules(lines)
    yield
    step = step or by_one_rule(placement, stands, lines.names)
    yield
    step = step or IN_TWO_LINES(board)
    step = step or (yield from by_marks(placement, stands, lines.names, removed))
    step = step or by_several_rules(placement, stands, lines.names)
    if step:
        return step
    for known in backbone(lines.placement):
        last = known
        yield
    decided = [cell for cell in lines.empty if cell in last.certain]
    if not decided:
        return SEVERAL
    cell = min(decided, key=lambda cell: len(lines.left[cell]))
    return in_all_solutions(lines, cell, last.certain[cell])


def by_marks(
    placement: Placement,
    stands: Mapping[int, int],
    names: Names,
    removed: Iterable[tuple[int, int]],
) -> Incremental[Step | None]:
    """Return the simplest step by marks, with the single that it leaves; None if there is none, or
    a person would note no marks."""
    if not has_marks(placement):
        return None
    position = position_of(placement, stands, names, removed)
    for find in MARKED:
        step = find(position)
        if step:
            return with_single(position, step)
        yield
    return None


def position_of(
    placement: Placement,
    stands: Mapping[int, int],
    names: Names | None,
    removed: Iterable[tuple[int, int]],
) -> Position:
    """Return the board with its marks; ignore `removed` if that removal was wrong."""
    position = Position(placement, stands, names, removed)
    return Position(placement, stands, names) if contradiction(position) else position


def walkthrough(placement: Placement, names: Names | None = None) -> Iterator[Step | None]:
    """Yield the steps from the givens to the solution, or until nothing more can be concluded; None
    for a pause."""
    if only_all_different(placement):
        for reached in hints.steps_and_pauses(placement, names):
            yield reached and reached[1]
        return
    filled: dict[int, int] = {}
    removed: list[tuple[int, int]] = []
    while len(placement.givens) + len(filled) < placement.size:
        step = yield from paused(hint_in_slices(placement, filled, names, removed), None)
        if not step.places and not step.removes:
            return
        yield step
        filled.update(step.places)
        removed += step.removes
