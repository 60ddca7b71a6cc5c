"""Singles: a value with only one place left, or a cell with only one value left."""

from __future__ import annotations

from ...model.bilingual import Text
from .position import Position
from .step import Step, look_at


def hidden_single(position: Position) -> Step | None:
    """Find a value with one place left in a unit."""
    for unit in position.full:
        name = position.unit_names[unit]
        for number in position.wanting(unit):
            places = position.places(unit, number)
            if len(places) == 1:
                cell, value = places[0], position.values[number]
                holds = position.names.holds(cell, value)
                return Step(
                    "hidden-single",
                    Text("Hidden single", "隠れた単独候補"),
                    look_at(name),
                    Text(
                        f"In {name.en}, {value} has only one place left.",
                        f"{name.ja}で {value} の入るマスは 1 つしかありません。",
                    ),
                    Text(f"{holds.en}.", f"{holds.ja}。"),
                    position.units[unit],
                    places=((cell, value),),
                    premises=position.premises(
                        [(other, number) for other in position.units[unit] if other != cell],
                        [unit],
                    ),
                )
    return None


SEEN = Text(
    "Only one value is left for this cell: every other one is already in one of its lines.",
    "このマスに入る数は 1 つだけです。ほかの数は、このマスを通る行や列などにもうあります。",
)
SEEN_OR_EXCLUDED = Text(
    "Only one value is left for this cell: every other one is already in one of its lines, or "
    "was excluded before.",
    "このマスに入る数は 1 つだけです。ほかの数は、このマスを通る行や列などにもうあるか、"
    "前のヒントで除かれています。",
)


def naked_single(position: Position) -> Step | None:
    """Find a cell with one mark left."""
    for cell, mask in enumerate(position.marks):
        if mask and not mask & mask - 1:
            value = position.marked(cell)[0]
            at = position.cell_name(cell)
            seen = {position.filled.get(peer) for peer in position.peers[cell]}
            ways = SEEN if seen >= set(position.values) - {value} else SEEN_OR_EXCLUDED
            return Step(
                "naked-single",
                Text("Naked single", "単独候補"),
                look_at(at),
                ways,
                Text(f"{at.en} is {value}.", f"{at.ja}は {value} です。"),
                (cell,),
                places=((cell, value),),
                premises=position.premises(
                    [(cell, each) for each in range(len(position.values)) if not mask >> each & 1],
                    (),
                ),
            )
    return None
