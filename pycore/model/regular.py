"""The third kind of rule: a finite automaton reads the values of a row of cells in order.

state      the automaton's memory of the values read so far
refused    a value after which no reading can be accepted: it has no next state
accepted   a reading that ends in an accepting state
part       the rule on some of its cells, which can be tested once they are filled

A rule of this kind is a class that defines the transitions, and states the rule in words. Its
automaton is never written out in advance: propagation and programs unfold it for the values at
hand. Constraint programming calls such a rule `regular` (Pesant, "A regular language membership
constraint for finite sequences of variables", 2004).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import ClassVar, Self

from .bilingual import Text, listed, number

State = Hashable
"""Never None, which stands for a refused value."""

Signs = Sequence[str]
"""The short names of all cells."""


@dataclass(frozen=True)
class Regular:
    """A rule whose `cells` are read in order. Subclasses are frozen dataclasses too; their further
    fields are whole numbers and tuples of them."""

    cells: tuple[int, ...]

    unordered: ClassVar[bool] = False
    """Whether the order of the cells does not matter."""

    def start(self) -> State:
        """Return the state before the first value."""
        return ()

    def after(self, state: State, value: int) -> State | None:
        """Return the state after one more value; None if it is refused."""
        raise NotImplementedError

    def accepts(self, state: State) -> bool:
        """Return whether a reading may end in this state."""
        return True

    def accepted(self, values: Iterable[int]) -> bool:
        """Return whether the automaton accepts the values of all cells, in their order."""
        state: State | None = self.start()
        for value in values:
            state = self.after(state, value)
            if state is None:
                return False
        return self.accepts(state)

    def parts(self) -> Sequence[Self]:
        """Return equivalent rules of the same class, each about the fewest cells possible."""
        return (self,)

    def numbers(self) -> tuple[int, ...]:
        """Return every number in the rule that is not a cell."""
        return tuple(_numbers(self.definition()))

    def definition(self) -> tuple[object, ...]:
        """Return the fields other than the cells, in order."""
        _, *others = fields(self)
        return tuple(getattr(self, field.name) for field in others)

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        """Return a canonical form of the rule on these cells, (definition, cells): equal forms mean
        equal rules, however they were written."""
        name = type(self).__name__, *self.definition()
        return name, frozenset(cells) if self.unordered else tuple(cells)

    def roles(self) -> Sequence[Hashable]:
        """Return the role of each cell; no symmetry of the rule exchanges cells of different
        roles."""
        return range(len(self.cells))

    def complemented(self, both: int) -> Regular | None:
        """Return the rule for the values `both` - v; None if it cannot be expressed."""
        return None

    def nonsense(self) -> str | None:
        """Return why the fields are no valid rule; None if they are."""
        if not all(type(each) is int for each in self.numbers()):
            return "a rule must name whole numbers"
        return None

    def phrase(self, signs: Signs) -> Text:
        """Return the rule as a short phrase."""
        raise NotImplementedError

    def wrong(self, values: Sequence[int]) -> Text:
        """Say in a sentence why the values of all cells are not accepted."""
        written = "・".join(map(number, values))
        return Text(
            f"{listed(values)} cannot stand here in this order.", f"{written} の並びは使えません。"
        )

    def phrase_of_line(self, line: Text) -> Text | None:
        """Return the rule as a phrase about its line that names no values, for puzzles whose values
        are no numbers; None if there is none."""
        return None

    def wrong_in_line(self, values: Sequence[int], line: Text) -> Text | None:
        """Say in the same style why the values are not accepted; None if that is impossible."""
        return None


@dataclass(frozen=True)
class Reversible(Regular):
    """A rule that can be read backwards, with the fields `backward`."""

    def backward(self) -> tuple[object, ...]:
        """Return the fields for the opposite order, without the cells."""
        return self.definition()

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        """Return the smaller of the two ways to write it."""
        ways = (self.definition(), tuple(cells)), (self.backward(), tuple(cells)[::-1])
        definition, there = min(ways)
        return (type(self).__name__, *definition), there

    def roles(self) -> Sequence[Hashable]:
        """Cells equally far from the ends share a role if both directions read alike."""
        there, back = self.definition(), self.backward()
        places = range(len(self.cells))
        if there == back:
            return [min(place, len(places) - 1 - place) for place in places]
        return places if there < back else places[::-1]


@dataclass(frozen=True)
class OneOf(Regular):
    """Each of `cells` holds one of `values`. For a search they are all that the domain of such a
    cell has."""

    values: tuple[int, ...]

    unordered: ClassVar[bool] = True

    def after(self, state: State, value: int) -> State | None:
        return state if value in self.values else None

    def among(self, values: Sequence[int]) -> tuple[int, ...]:
        """Return the allowed values among these."""
        return tuple([value for value in values if value in self.values])

    def parts(self) -> Sequence[Self]:
        return [replace(self, cells=(cell,)) for cell in self.cells]

    def form(self, cells: Sequence[int]) -> tuple[Hashable, Hashable]:
        return ("OneOf", frozenset(self.values)), frozenset(cells)

    def roles(self) -> Sequence[Hashable]:
        return [0] * len(self.cells)

    def complemented(self, both: int) -> Regular:
        return OneOf(self.cells, tuple(both - value for value in self.values))

    def nonsense(self) -> str | None:
        if not isinstance(self.values, tuple):
            return "values must be a tuple"
        return super().nonsense()

    def phrase(self, signs: Signs) -> Text:
        text = " ".join(signs[cell] for cell in self.cells)
        allowed = ", ".join(map(number, sorted(set(self.values))))
        return Text(f"only {allowed or 'nothing'}: {text}", f"{allowed or '何も'} だけ：{text}")

    def wrong(self, values: Sequence[int]) -> Text:
        if not self.values:
            return Text("No number can stand here.", "ここに入る数はありません。")
        allowed = sorted(set(self.values))
        text = "・".join(map(number, allowed))
        return Text(f"Only {listed(allowed)} can stand here.", f"ここに入るのは {text} だけです。")


def _numbers(thing: object) -> Iterator[int]:
    if isinstance(thing, tuple):
        for each in thing:
            yield from _numbers(each)
    else:
        yield thing  # type: ignore[misc]  # `nonsense` refuses anything else
