"""Places: one value after another is put into all its cells, as far as these are empty.

block      the steps of the dual's plan that place one value: a choice and what follows from it
way        the places that a block gives to its stands (plan/dual.py)
candidate  the cell of the first place of a way, and the value, as one number: cell * width + number
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...model.bilingual import Text
from ...model.canonical import canonical
from ...model.drawing import Drawing
from ...model.incremental import Incremental
from ...model.placement import Placement, Solution
from ...plan.derivation import Derivation
from ...plan.dual import Dual
from ...plan.dual_derivation import DualPlan, dual_plan
from ...plan.dual_forecast import gaining_dual
from ...plan.steps import PlanStep
from ..events import Search
from ..strategy import Strategy
from .candidate_tree import onward
from .places_reasons import why_no_place, why_this_place
from .walk_tables import test_of

Way = tuple[int, ...]


class State(NamedTuple):
    """The place of each stand, 0 if it has none yet; the number of finished blocks; the ways of the
    next block, each by its candidate."""

    places: tuple[int, ...]
    done: int
    ways: dict[int, Way]


class PlacesDeduction:
    """The ways of one value after another, in the order of the plan. A state is dead if the next
    value has no way."""

    def __init__(self, planned: DualPlan) -> None:
        self.dual: Dual = planned.dual
        self.placement = self.dual.original
        self.given: Sequence[tuple[int, int]] = ()
        self.width = len(self.placement.values)
        self.number_of = {value: number for number, value in enumerate(self.placement.values)}
        self.blocks = planned.blocks
        self.tests = {
            step.cell: [test_of(check.part) for check in step.checks] for step in planned.plan.steps
        }

    def start(self) -> State:
        """Nothing is placed."""
        return State((0,) * self.dual.placement.size, 0, {})

    def take(self, state: State, candidate: int | None, trail: list[int]) -> tuple[State, int]:
        """Give a value its places, then find the ways of the next one."""
        places, done = state.places, state.done
        if candidate is not None:
            places = state.ways[candidate]
            trail += [self._candidate(step.cell, places) for step in self.blocks[done]]
            done += 1
        if done == len(self.blocks):
            return State(places, done, {}), 0
        choice = self.blocks[done][0].cell
        ways = {self._candidate(choice, way): way for way in self._ways(self.blocks[done], places)}
        dead = ~self.dual.often[choice]
        return State(places, done, ways), 1 if ways else dead

    def branches(self, state: State) -> list[int]:
        """The ways of the next value."""
        return list(state.ways)

    def entry(self, candidate: int) -> tuple[int, int]:
        """Cell and number."""
        return divmod(candidate, self.width)

    def refusing(self, dead: int) -> int:
        """The rule that says how often the next value stands."""
        return ~dead

    def solution(self, trail: list[int]) -> Solution:
        """From the trail alone."""
        row = [0] * self.placement.size
        for candidate in trail:
            cell, number = divmod(candidate, self.width)
            row[cell] = self.placement.values[number]
        return tuple(row)

    def _candidate(self, stand: int, places: Way) -> int:
        cell = self.dual.cells[places[stand] - 1]
        return cell * self.width + self.number_of[self.dual.stands[stand].value]

    def _ways(self, block: list[PlanStep], places: Way) -> list[Way]:
        """Return the ways of a block beside the occupied places, in increasing order."""
        ways = []
        choice, *others = block
        for place in choice.domain:
            way = list(places)
            if self._fits(choice, place, way) and all(
                step.expression and self._fits(step, step.expression.value(way), way)
                for step in others
            ):
                ways.append(tuple(way))
        return ways

    def _fits(self, step: PlanStep, place: int | None, way: list[int]) -> bool:
        """Give a stand its place if that is empty and excluded by none of the previous ones."""
        if place not in step.domain or place in way:
            return False
        way[step.cell] = place
        return all(test(way) for test in self.tests[step.cell])


def suits(puzzle: object) -> bool:
    """Return whether a search by values is likely to need far fewer nodes."""
    return isinstance(puzzle, Placement) and gaining_dual(puzzle) is not None


def derive(placement: Placement, drawing: Drawing) -> Incremental[Derivation]:
    """Derive the plan by values; the drawing has no influence."""
    planned = yield from dual_plan(placement)
    return Derivation(planned.plan, by_values=planned)


def prepare(placement: Placement, drawing: Drawing) -> Incremental[Search]:
    """Prepare the search; a solution found represents its images under the symmetries that were
    broken."""
    planned = yield from dual_plan(placement)
    images = len(planned.symmetries)
    described = canonical("places", planned.plan, planned.dual.stands, planned.dual.cells, images)
    going_on = onward(described, PlacesDeduction(planned))
    return Search(
        going_on.on(()),
        placement.rules,
        weight=lambda solution: images,
        onward=going_on,
        why=why_no_place(planned),
        follows=why_this_place(planned.dual),
    )


STRATEGY = Strategy(
    "places",
    Text("Places", "置き場所"),
    Text(
        "Number by number: each is put into all its cells at once, and the next must find its own "
        "among those left empty.",
        "数を 1 つずつ取り上げ、その数の入るマスをまとめて選びます。次の数は残ったマスに入れます。",
    ),
    prepare,
    suits,
    derive=derive,
    by_values=True,
)
