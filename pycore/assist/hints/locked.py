"""Locked candidates: a value confined in one unit to the cells shared with another is excluded from
the rest of the other.

pointing  from a unit that crosses many others (a box) to one that crosses few (a row)
claiming  the other way round
"""

from __future__ import annotations

from ...model.bilingual import Text
from .position import Position
from .step import Step


def pointing(position: Position) -> Step | None:
    """Find a pointing step."""
    return _locked(position, True)


def claiming(position: Position) -> Step | None:
    """Find a claiming step."""
    return _locked(position, False)


def _locked(position: Position, from_box: bool) -> Step | None:
    for unit in position.full:
        for number in position.wanting(unit):
            places = position.places(unit, number)
            if len(places) < 2:
                continue
            for other in set(position.units_with[places[0]]).intersection(
                *(position.units_with[cell] for cell in places[1:])
            ) - {unit}:
                if (position.meets[unit] > position.meets[other]) != from_box:
                    continue
                gone = [cell for cell in position.places(other, number) if cell not in places]
                if gone:
                    return _step(position, unit, other, number, places, gone, from_box)
    return None


def _step(
    position: Position,
    unit: int,
    other: int,
    number: int,
    places: list[int],
    gone: list[int],
    from_box: bool,
) -> Step:
    name, crossed = position.unit_names[unit], position.unit_names[other]
    value = position.values[number]
    at = position.cell_names(gone)
    return Step(
        "pointing" if from_box else "claiming",
        Text("Pointing", "ポインティング（候補の予約）")
        if from_box
        else Text("Claiming", "クレーミング（候補の予約）"),
        Text(
            f"Look where {name.en} and {crossed.en} meet.",
            f"{name.ja}と{crossed.ja}の重なりに注目してください。",
        ),
        Text(
            f"In {name.en}, {value} can only be in cells that are in {crossed.en} too.",
            f"{name.ja}で {value} が入るのは、{crossed.ja}と重なるマスだけです。",
        ),
        Text(
            f"So {value} is excluded from the rest of {crossed.en}: {at.en}.",
            f"したがって{crossed.ja}の残りのマスに {value} は入りません：{at.ja}。",
        ),
        tuple(places),
        removes=tuple((cell, value) for cell in gone),
        look=tuple(cell for cell in position.units[unit] if cell in position.units[other]),
        premises=position.premises(
            [(cell, number) for cell in position.units[unit] if cell not in places], [unit, other]
        ),
    )
