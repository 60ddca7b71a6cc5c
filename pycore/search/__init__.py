"""Ways of searching, one file each, and the list of them in the order in which they are compared."""

from __future__ import annotations

from pycore.placement import Placement
from pycore.search import (
    backtrack,
    fewest_first,
    generate_and_test,
    one_of_each_kind,
    propagate,
    prune,
)
from pycore.search.strategy import Strategy
from pycore.text import BadInput, Text

STRATEGIES: tuple[Strategy, ...] = (
    generate_and_test.STRATEGY,
    prune.STRATEGY,
    one_of_each_kind.STRATEGY,
    backtrack.STRATEGY,
    fewest_first.STRATEGY,
    propagate.STRATEGY,
)


def strategies_for(placement: Placement) -> list[Strategy]:
    """The strategies that can serve a placement, in the order in which they are compared."""
    return [strategy for strategy in STRATEGIES if strategy.suits(placement)]


def default_strategy(placement: Placement) -> Strategy:
    """The strategy to take when none is named: the last in the list, which is the quickest."""
    return strategies_for(placement)[-1]


def strategy_named(name: str, placement: Placement) -> Strategy:
    """The strategy of that name. Raises BadInput when there is none, or when it does not suit the placement."""
    suitable = {strategy.name: strategy for strategy in strategies_for(placement)}
    if name in suitable:
        return suitable[name]
    names = ", ".join(suitable)
    raise BadInput(
        "strategy",
        Text(
            f"{name[:40]!r} cannot be used here; choose one of {names}.",
            f"使える方法は {names} です。",
        ),
    )
