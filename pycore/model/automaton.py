"""Automata as data: numbered states and a list of transitions.

useful     a state on some accepted reading of the right length
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property

from .bilingual import Text
from .regular import Regular, Signs, State

Transition = tuple[int, int, int]
"""(state, value, next state)."""


@dataclass(frozen=True)
class Automaton(Regular):
    """An automaton written out: the values of `cells` lead from state 0 along `transitions`, each
    (state, value, next state), to one of the `accepting` states. A value without a transition is
    refused."""

    transitions: tuple[Transition, ...]
    accepting: tuple[int, ...]

    @cached_property
    def _next(self) -> dict[tuple[State, int], int]:
        return {(state, value): after for state, value, after in self.transitions}

    def start(self) -> State:
        return 0

    def after(self, state: State, value: int) -> State | None:
        return self._next.get((state, value))

    def accepts(self, state: State) -> bool:
        return state in self.accepting

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        definition = frozenset(self.transitions), frozenset(self.accepting)
        return ("Automaton", *definition), tuple(cells)

    def complemented(self, both: int) -> Regular:
        turned = tuple((state, both - value, after) for state, value, after in self.transitions)
        return Automaton(self.cells, turned, self.accepting)

    def nonsense(self) -> str | None:
        """A transition is three numbers; a state has at most one for a value."""
        if not isinstance(self.transitions, tuple) or not isinstance(self.accepting, tuple):
            return "transitions and accepting states must be tuples"
        if not all(isinstance(way, tuple) and len(way) == 3 for way in self.transitions):
            return "a transition must be a state, a value and the next state"
        if super().nonsense():
            return super().nonsense()
        if len(self._next) < len(set(self.transitions)):
            return "a state must have one transition for a value"
        return None

    def phrase(self, signs: Signs) -> Text:
        states = len({0, *(state for state, _, _ in self.transitions)})
        written = " ".join(signs[cell] for cell in self.cells)
        count = f"{states} state{'s' * (states != 1)}"
        return Text(
            f"accepted by an automaton of {count}: {written}",
            f"{states} 状態のオートマトンが受理する：{written}",
        )


def written_out(rule: Regular, values: Sequence[int]) -> Automaton:
    """Return the automaton of a rule for these values, with numbered states, useful ones
    only."""
    steps: dict[State, dict[int, State]] = {}
    reached = {rule.start(): None}
    layers = [set(reached)]
    for _ in rule.cells:
        layers.append(set())
        for state in layers[-2]:
            if state not in steps:
                after = ((value, rule.after(state, value)) for value in values)
                steps[state] = {value: there for value, there in after if there is not None}
                reached.update(dict.fromkeys(steps[state].values()))
            layers[-1].update(steps[state].values())
    alive = [{state for state in layers[-1] if rule.accepts(state)}]
    for layer in reversed(layers[:-1]):
        there = alive[-1]
        alive.append({s for s in layer if any(t in there for t in steps[s].values())})
    useful = set().union(*alive)
    useful.discard(rule.start())
    named = {rule.start(): 0}
    for state in reached:
        if state in useful:
            named.setdefault(state, len(named))
    return Automaton(
        rule.cells,
        tuple(
            (named[state], value, named[there])
            for state in named
            for value, there in steps.get(state, {}).items()
            if there in named
        ),
        tuple(sorted(named[state] for state in named if rule.accepts(state))),
    )
