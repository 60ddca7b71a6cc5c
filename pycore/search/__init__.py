"""Ways of searching, one file each, and the list of them in the order of comparing."""

from __future__ import annotations

from typing import Any

from ..model.meant import meant
from ..model.movement import Movement
from ..model.placement import Placement
from ..model.text import BadInput, Named, Text, shown, spelled
from .events import have_room
from .movements import both_ends, deepening, depth_first, levels
from .placements import (
    backtrack,
    compiled,
    fewest_first,
    forced,
    generate_and_test,
    one_of_each_kind,
    order,
    propagate,
    prune,
)
from .strategy import Strategy

STRATEGIES: tuple[Strategy, ...] = (
    generate_and_test.STRATEGY,
    prune.STRATEGY,
    order.STRATEGY,
    one_of_each_kind.STRATEGY,
    forced.STRATEGY,
    compiled.STRATEGY,
    backtrack.STRATEGY,
    fewest_first.STRATEGY,
    propagate.STRATEGY,
    deepening.STRATEGY,
    levels.STRATEGY,
    both_ends.STRATEGY,
    depth_first.STRATEGY,
)


def strategies_for(puzzle: Placement | Movement[Any]) -> list[Strategy]:
    """The strategies that can serve a placement or a movement, in the order of comparing. Those
    that tell every node leave out what events have no room for. Raises BadInput for anything
    else."""
    if not isinstance(puzzle, Placement | Movement):
        there = shown(spelled(puzzle))
        raise BadInput(
            None,
            Text(
                f"There are strategies for a Placement and a Movement, not for {there}.",
                f"Placement か Movement を指定してください（{there} は使えません）。",
            ),
        )
    tellable = isinstance(puzzle, Movement) or have_room(puzzle)
    return [s for s in STRATEGIES if s.suits(puzzle) and (tellable or not s.walked)]


def default_strategy(puzzle: Placement | Movement[Any]) -> Strategy:
    """The strategy to take when none is named: a movement knows its best, of the others it is the
    last in the list.
    """
    if isinstance(puzzle, Movement):
        return strategy_named(puzzle.best, puzzle)
    return strategies_for(puzzle)[-1]


def chosen_strategy(name: str | None, puzzle: Placement | Movement[Any]) -> Strategy:
    """The strategy of that name, the default one for no name. Raises BadInput when it does not suit
    the puzzle.
    """
    return strategy_named(name, puzzle) if name else default_strategy(puzzle)


def strategy_named(name: str, puzzle: Placement | Movement[Any]) -> Strategy:
    """The strategy of that name. Raises BadInput when there is none that suits the puzzle."""
    suitable = {strategy.name: strategy for strategy in strategies_for(puzzle)}
    name = spelled(name)  # a program may hand over anything
    if name in suitable:
        return suitable[name]
    names = ", ".join(suitable)
    en, ja = meant(
        name, suitable, Text(f"choose one of {names}.", f"。使える方法は {names} です。")
    )
    raise BadInput(
        Named("strategy"),
        Text(f"{name[:40]!r} cannot be used here; {en}", f"{name[:40]!r} は使えません{ja}"),
    )
