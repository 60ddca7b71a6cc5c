"""Specimens of `Automaton`: transitions as data."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.automaton import Automaton
from pycore.model.regular import Regular

from .specimen import Cells, Specimens, when_full


def random_rule(
    random: Random, values: Sequence[int], there: Sequence[int], cells: Cells
) -> Regular:
    """Up to three states and any transitions; the row is accepted."""
    states = range(random.randint(1, 3))
    ways = {
        (state, value): random.choice(states)
        for state in states
        for value in values
        if random.random() < 0.6
    }
    state = 0
    for value in there:
        state = ways.setdefault((state, value), random.choice(states))
    accepting = dict.fromkeys([state, *random.sample(states, random.randint(0, len(states)))])
    return Automaton(cells, tuple((*key, after) for key, after in ways.items()), tuple(accepting))


def holds(rule: Automaton, values: Sequence[int]) -> bool:
    states = {0}
    for value in values:
        states = {after for s, v, after in rule.transitions if v == value and s in states}
    return not states.isdisjoint(rule.accepting)


def times(rule: Automaton, factor: int, _: Sequence[int]) -> Automaton:
    ways = tuple((state, value * factor, after) for state, value, after in rule.transitions)
    return Automaton(rule.cells, ways, rule.accepting)


SPECIMENS = Specimens(
    Automaton,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda rule, cells: (
        "automaton",
        cells,
        frozenset(rule.transitions),
        frozenset(rule.accepting),
    ),
    times=times,
    rows=[(Automaton((0, 1, 2), ((0, 1, 1), (1, 2, 0)), (1,)), (1, 2, 1), (1, 2, 2))],
    rules=[Automaton((0, 1, 2), ((0, 1, 1), (1, 2, 0), (1, 1, 1)), (0,))],
    nonsense=[
        Automaton((0, 1), ((0, 1, 1), (0, 1, 0)), (0,)),
        Automaton((0, 1), ((0, 1),), (0,)),  # type: ignore[arg-type]
        Automaton((0, 1), (), [0]),  # type: ignore[arg-type]
        Automaton((), (), (0,)),
    ],
    sentences=[
        (
            Automaton((0, 1), ((0, 1, 1), (1, 2, 0)), (0,)),
            (1, 1),
            "accepted by an automaton of 2 states: a b",
            "1 and 1 cannot stand here in this order.",
            "1・1 の並びは使えません。",
        )
    ],
)
