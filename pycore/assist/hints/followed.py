"""A step that excludes marks together with the single it leaves: one hint instead of two."""

from __future__ import annotations

from dataclasses import replace

from ...model.bilingual import Text, number
from ...model.reason import Premises
from .position import Position
from .singles import hidden_single, naked_single
from .step import Step


def with_single(position: Position, step: Step) -> Step:
    """Return a step together with a single that follows from its exclusions, if any, in a position
    without singles."""
    if step.places or not step.removes:
        return step
    after = position.copy()
    after.take((), step.removes)
    single = hidden_single(after) or naked_single(after)
    if single is None or step.premises is None or single.premises is None:
        return step
    so = _told(after, *single.places[0])
    return replace(
        step,
        what=Text(f"{step.what.en} {so.en}", f"{step.what.ja}{so.ja}"),
        places=single.places,
        premises=_together(step.premises, single.premises, step.removes),
    )


def _told(position: Position, cell: int, value: int) -> Text:
    at, text, holds = position.cell_name(cell), number(value), position.names.holds(cell, value)
    mine = (unit for unit in position.units_with[cell] if unit in position.full)
    alone = (u for u in mine if position.places(u, position.number_of[value]) == [cell])
    unit = next(alone, None)
    if unit is None:
        return Text(
            f"Only {text} is left for {at.en}: {holds.en}.",
            f"{at.ja}に残るのは {text} だけなので、{holds.ja}。",
        )
    name = position.unit_names[unit]
    return Text(
        f"In {name.en}, {text} has only one place left: {holds.en}.",
        f"{name.ja}で {text} の入るマスは 1 つだけになり、{holds.ja}。",
    )


def _together(first: Premises, then: Premises, gone: tuple[tuple[int, int], ...]) -> Premises:
    """Return the premises of two steps, of which the first excludes some marks."""
    excluded = dict.fromkeys((*first.excluded, *then.excluded))
    return Premises(
        tuple(dict.fromkeys((*first.values, *then.values))),
        tuple(sorted({*first.rules, *then.rules})),
        tuple(mark for mark in excluded if mark not in gone),
        first.is_unique or then.is_unique,
    )
