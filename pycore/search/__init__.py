"""Strategies, one file each, listed in the order in which they are compared."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from ..model.bilingual import BadInput, Named, Text, shown, spelled
from ..model.movement import Movement
from ..model.placement import Placement
from ..model.suggestion import suggestion
from .events import have_room
from .files_by_shape import ALL_DIFFERENT, BY_VALUES, INCOMPLETE, MOVEMENTS, files_for
from .strategy import Strategy

STRATEGIES: tuple[Strategy, ...]
"""The names of all strategies; importing one strategy does not import the others."""


def __getattr__(name: str) -> tuple[Strategy, ...]:
    if name == "STRATEGIES":
        return tuple(map(strategy_in, (*ALL_DIFFERENT, *BY_VALUES, *INCOMPLETE, *MOVEMENTS)))
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def strategy_in(file: str) -> Strategy:
    """Return the strategy of a file."""
    strategy: Strategy = import_module(f"{__name__}.{file}").STRATEGY
    return strategy


def strategies_for(puzzle: Placement | Movement[Any]) -> list[Strategy]:
    """Return the strategies that suit a placement or a movement, in the order in which they are
    compared. If events cannot name all its cells, values and rules, the strategies that mainly
    report every node are left out, and the others report no events. Raises BadInput for anything
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
    return [*_suitable(puzzle)][::-1]


def _suitable(puzzle: Placement | Movement[Any]) -> Iterator[Strategy]:
    """Yield the same strategies from last to first; each is imported when its turn comes."""
    tellable = isinstance(puzzle, Movement) or have_room(puzzle)
    for strategy in map(strategy_in, reversed(files_for(puzzle))):
        if strategy.suits(puzzle) and (
            tellable or not strategy.walked or not strategy.needs_events
        ):
            yield strategy


def incomplete_for(puzzle: Placement | Movement[Any]) -> list[Strategy]:
    """Return the strategies that may find a solution of a placement but prove nothing."""
    return [strategy for strategy in map(strategy_in, INCOMPLETE) if strategy.suits(puzzle)]


def default_strategy(puzzle: Placement | Movement[Any]) -> Strategy:
    """Return the strategy to use when none is named: the best one that a movement names, or the
    last one in the list of a placement."""
    if isinstance(puzzle, Movement):
        return strategy_named(puzzle.best, puzzle)
    return next(_suitable(puzzle))


def chosen_strategy(
    name: str | None, puzzle: Placement | Movement[Any], seed: int | None = None
) -> Strategy:
    """Return the strategy with that name, or the default strategy if there is no name, which after
    a while may go on in another way; with that seed or its own. Raises BadInput if it does not suit
    the puzzle, or draws no random numbers."""
    chosen = strategy_named(name, puzzle) if name else default_strategy(puzzle).by_default()
    return chosen.with_seed(seed)


def strategy_named(name: str, puzzle: Placement | Movement[Any]) -> Strategy:
    """Return the strategy that has that name, or had it in an earlier version. Raises BadInput if
    no such strategy suits the puzzle."""
    both = [*strategies_for(puzzle), *incomplete_for(puzzle)]
    suitable = {strategy.name: strategy for strategy in both}
    name = spelled(name)  # callers may pass anything
    if name in suitable:
        return suitable[name]
    for strategy in suitable.values():
        if name in strategy.formerly:
            return strategy
    names = ", ".join(suitable)
    en, ja = suggestion(
        name, suitable, Text(f"choose one of {names}.", f"。使える方法は {names} です。")
    )
    raise BadInput(
        Named("strategy"),
        Text(f"{name[:40]!r} cannot be used here; {en}", f"{name[:40]!r} は使えません{ja}"),
    )
