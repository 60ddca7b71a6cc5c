"""Why a value has no place left, and why its second place is the only one left.

rival  a cell whose value closes a way
"""

from __future__ import annotations

from collections.abc import Iterable

from ...model.bilingual import Text, capital, joined, number
from ...model.cell_names import Names
from ...model.reason import Reason
from ...plan.dual import Dual, clash
from ...plan.dual_derivation import DualPlan
from ..reasons import Follows, Moment, NoReason, Why, standing
from .consequences import given
from .refusals import Fixed


def why_no_place(planned: DualPlan) -> Why:
    """Return the reasons for cuts: the next value in the order of the plan has no way left."""
    dual = planned.dual

    def why(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed = {**dual.original.givens, **standing(dual.original, moment)}
        there = places_of(dual, fixed)
        for block in planned.blocks:
            stands = [step.cell for step in block]
            ways = [zip(stands, way, strict=True) for way in dual.ways(stands[0] // dual.times)]
            rivals = [_rival(dual, way, fixed, there) for way in ways]
            cells = tuple(dict.fromkeys(cell for cell in rivals if cell is not None))
            if None not in rivals:
                rules = range(len(dual.original.rules))  # ways end if any of these rules says so
                return Reason(_no_place(dual, stands[0], names), cells).resting_on(fixed, rules)
        raise NoReason

    return why


def why_this_place(dual: Dual) -> Follows:
    """Return the reasons for places that follow: a place on the other side of the first one is
    closed."""
    place_of = {cell: place for place, cell in enumerate(dual.cells, 1)}

    def follows(moment: Moment, cell: int, value: int, names: Names) -> Reason:
        fixed = standing(dual.original, moment)
        if not 0 <= cell < dual.original.size or value >= len(dual.original.values):
            raise NoReason
        stand = value * dual.times
        apart, often = _apart(dual, stand), dual.often[stand]
        value = dual.original.values[value]
        if dual.original.givens.get(cell) == value:
            return given(cell, value, names)
        first = [each for each, other in fixed.items() if other == value]
        if cell in fixed or len(first) != 1 or apart is None:
            raise NoReason
        here, there = place_of[first[0]], place_of[cell]
        other = 2 * here - there  # on the other side
        cells = [cell, first[0]]
        if abs(here - there) != apart:
            raise NoReason
        if 1 <= other <= len(dual.cells):
            if dual.cells[other - 1] not in fixed:
                raise NoReason
            cells.append(dual.cells[other - 1])
        written, between, at = number(value), number(apart - 1), names.cell(first[0])
        words = Text(
            f"{capital(at.en)} has one {written}; with {between} between them, the other has no "
            "other place.",
            joined(at.ja, "の", written, f"との間が {between} マスになるのは、ここだけです。"),
        )
        return Reason(words, tuple(cells)).resting_on(fixed, [often])

    return follows


def places_of(dual: Dual, fixed: Fixed) -> dict[int, int]:
    """Return the places of the stands whose value is on the board as often as required."""
    place_of = {cell: place for place, cell in enumerate(dual.cells, 1)}
    there: dict[int, int] = {}
    for stand, (value, time) in enumerate(dual.stands):
        places = sorted(place_of[cell] for cell, other in fixed.items() if other == value)
        if len(places) == dual.times:
            there[stand] = places[time]
    return there


def _rival(
    dual: Dual, way: Iterable[tuple[int, int]], fixed: Fixed, there: dict[int, int]
) -> int | None:
    """Return a cell that closes a way; None if there is none."""
    for stand, place in way:
        cell = dual.cells[place - 1]
        if fixed.get(cell, dual.stands[stand].value) != dual.stands[stand].value:
            return cell
        for other, at in there.items():
            apart = other // dual.times != stand // dual.times
            if apart and clash(dual, (stand, place), (other, at)):
                return dual.cells[at - 1]
    return None


def _apart(dual: Dual, stand: int) -> int | None:
    """Return the distance from the first stand of a value to the second, None if it stands once."""
    return dual.apart[stand // 2] if dual.apart else None


def _no_place(dual: Dual, stand: int, names: Names) -> Text:
    written, apart = names.called([dual.stands[stand].value]), _apart(dual, stand)
    if apart is None:
        return Text(
            f"No place is left for {written.en}.",
            joined(written.ja, "の入るマスが残っていません。"),
        )
    between = number(apart - 1)
    return Text(
        f"No two cells with {between} between them are left for {written.en}.",
        joined(f"間が {between} マスの 2 マスがもうないので、", written.ja, "を入れられません。"),
    )
