"""The dual of a placement: the cells of each value instead of the value of each cell.

once     said of values that occur exactly once: all cells are one group, with as many values
twice    said of values that occur exactly twice, at a distance (`Twice`), in a row of all cells
stand    one occurrence of a value: the first 7, the second 7; the cells of the dual, by value
place    a cell of the placement, numbered from 1 along the row that the rules read; the values
         of the dual
unfit    said of two places that a rule refuses to two stands

The dual is a placement like any other. Its rules say that no two stands have the same place, how
far apart the two places of a value are, and which places are unfit for each other: a rule about two
cells forbids pairs of places to pairs of values. It exists where every value occurs once, or every
value twice, and every other rule is about at most two cells at a time. The first rule (all places
differ) is true of every board, since a cell holds one value.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, pairwise, permutations
from typing import NamedTuple

from ..model.pair_rules import Twice
from ..model.placement import Placement, Solution
from ..model.regular import OneOf, Regular
from ..model.row_rules import Table
from ..model.rules import AllDifferent, Given, Linear, Rule, cells_of, holds, kind_of, part_of

MOST_RULES = 512
"""No dual has more rules than events can name."""

MOST_LOOKED = 200_000
"""The most pairs of places examined for all rules about two cells."""


class Stand(NamedTuple):
    """The first (0) or second (1) occurrence of a value on the board."""

    value: int
    time: int


class Dual(NamedTuple):
    """The `placement` by values. `stands` are its cells, `cells` the original's cells by place - 1,
    and `often` the index of the original's rule that says how often the value of each stand occurs.
    `apart` is the distance in places between the stands of each value; empty where values occur
    once."""

    original: Placement
    placement: Placement
    stands: tuple[Stand, ...]
    cells: tuple[int, ...]
    often: tuple[int, ...]
    apart: tuple[int, ...]

    @property
    def times(self) -> int:
        """How often each value occurs."""
        return 2 if self.apart else 1

    def ways(self, value: int) -> list[tuple[int, ...]]:
        """Return the possible places of a value, by its index, on an empty board."""
        domains, givens = self.placement.domains, self.placement.givens

        def places(stand: int) -> Sequence[int]:
            if stand in givens:
                return (givens[stand],)
            return domains.get(stand, self.placement.values)

        first = value * self.times
        if not self.apart:
            return [(place,) for place in places(first)]
        by = self.apart[value]
        return [
            (place, place + by)
            for place in places(first)
            if place + by in places(first + 1)
            and not clash(self, (first, place), (first + 1, place + by))
        ]

    def solution(self, places: Iterable[int]) -> Solution:
        """Return the values of the original's cells, given the place of each stand."""
        row = [0] * len(self.cells)
        for stand, place in zip(self.stands, places, strict=True):
            row[self.cells[place - 1]] = stand.value
        return tuple(row)


@lru_cache(maxsize=64)
def dual_of(placement: Placement) -> Dual | None:
    """Return the dual of a placement; None if there is none."""
    rules = list(enumerate(placement.rules))
    if any(isinstance(rule, Twice) for _, rule in rules):
        return _Maker(placement).twice()
    group = {*range(placement.size)}
    once = (
        number
        for number, rule in rules
        if isinstance(rule, AllDifferent) and not rule.offsets and {*rule.cells} == group
    )
    first = next(once, None)
    if first is None or len(placement.values) != placement.size:
        return None
    return _Maker(placement).once(first)


class NoDual(Exception):
    """A rule cannot be expressed by places."""


class _Maker:
    """Makes the dual of one placement: `allowed` are the values of each cell by rules about it
    alone."""

    def __init__(self, placement: Placement) -> None:
        self.placement, self.values = placement, placement.values
        every = {*placement.values}
        self.allowed: list[set[int]] = [set(every) for _ in range(placement.size)]
        for rule in placement.rules:
            for part in _parts(rule):
                if len(cells_of(part)) == 1:
                    [cell] = cells_of(part)
                    row = [0] * placement.size
                    for value in every:
                        row[cell] = value
                        if not holds(part, row):
                            self.allowed[cell].discard(value)
        self.rules: list[Rule] = []
        self.unfit: dict[tuple[int, int], set[tuple[int, int]]] = {}
        self.looked = 0

    def once(self, rule: int) -> Dual | None:
        """Return the dual where one group of all cells says how often values occur."""
        self.stands = tuple(Stand(value, 0) for value in self.values)
        self.cells = tuple(range(self.placement.size))
        self._begin()
        given = {value: cell for cell, value in self.placement.givens.items()}
        for stand, (value, _) in enumerate(self.stands):
            places = [
                place
                for place, cell in enumerate(self.cells, 1)
                if value in self.allowed[cell] and given.get(value, cell) == cell
            ]
            self._domain(stand, places)
        return self._made((rule,) * len(self.stands), ())

    def twice(self) -> Dual | None:
        """Return the dual where every value has a `Twice` rule."""
        rules = {
            rule.value: (number, rule)
            for number, rule in enumerate(self.placement.rules)
            if isinstance(rule, Twice)
        }
        amount = sum(isinstance(rule, Twice) for rule in self.placement.rules)
        size = self.placement.size
        if {*rules} != {*self.values} or amount != len(rules) or size != 2 * amount:
            return None
        row = next(iter(rules.values()))[1].cells
        if any(rule.cells not in (row, row[::-1]) for _, rule in rules.values()):
            return None
        if len(row) < size:
            return None
        self.cells = row
        self.stands = tuple(Stand(value, time) for value in self.values for time in (0, 1))
        self._begin()
        for number, value in enumerate(self.values):
            self._pair(2 * number, rules[value][1])
        often = tuple(rules[value][0] for value, _ in self.stands)
        return self._made(often, tuple(rules[value][1].between + 1 for value in self.values))

    def _begin(self) -> None:
        self.place_of = {cell: place for place, cell in enumerate(self.cells, 1)}
        self.rules.append(AllDifferent(tuple(range(len(self.stands)))))

    def _domain(self, stand: int, places: Iterable[int]) -> None:
        left = tuple(sorted(places))
        if len(left) == 1:
            self.rules.append(Given(stand, left[0]))
        elif len(left) < len(self.cells):
            self.rules.append(OneOf((stand,), left))

    def _pair(self, first: int, rule: Twice) -> None:
        """Add the distance between the two stands of a value, and their possible places."""
        given = {cell for cell, value in self.placement.givens.items() if value == rule.value}
        by = rule.between + 1
        firsts = [
            place
            for place, (one, other) in enumerate(zip(self.cells, self.cells[by:], strict=False), 1)
            if given <= {one, other}
            and rule.value in self.allowed[one]
            and rule.value in self.allowed[other]
        ]
        self.rules.append(Linear(((first + 1, first),), "=", by, ((1, -1),)))
        if len(firsts) < len(self.cells) - by:
            self._domain(first, firsts)

    def _made(self, often: tuple[int, ...], apart: tuple[int, ...]) -> Dual | None:
        """Add the remaining rules and return the dual."""
        try:
            for number, rule in enumerate(self.placement.rules):
                if number not in often:
                    self._translate(rule)
        except NoDual:
            return None
        self.rules += self._fit()
        if len(self.rules) > MOST_RULES:
            return None
        places = tuple(range(1, len(self.cells) + 1))
        dual = Placement(len(self.stands), places, tuple(self.rules))
        return Dual(self.placement, dual, self.stands, self.cells, often, apart)

    def _translate(self, rule: Rule) -> None:
        if isinstance(rule, AllDifferent):
            if rule.offsets and self._leaning(rule):
                return
            if not rule.offsets and len(self.stands) == len(self.values):
                return  # a value occurs once
            self._note_unfit(
                AllDifferent((one, other), (a, b) if rule.offsets else ())
                for (one, a), (other, b) in combinations(rule.shifted, 2)
            )
            return
        pairs = []
        for part in _parts(rule):
            if len(cells_of(part)) > 2:
                raise NoDual
            if len(cells_of(part)) == 2:
                pairs.append(part)
        self._note_unfit(pairs)

    def _leaning(self, rule: AllDifferent) -> bool:
        """Translate a rule whose offsets go up or down by one from place to place: v + p and w + q
        differ, or v - p and w - q, for v in place p and w in place q."""
        if {*rule.cells} != {*self.cells} or len(self.stands) > len(self.values):
            return False
        offsets = dict(zip(rule.cells, rule.offsets, strict=True))
        steps = {offsets[after] - offsets[cell] for cell, after in pairwise(self.cells)}
        if len(steps) != 1 or not steps <= {1, -1}:
            return False
        [step] = steps
        stands = tuple(range(len(self.stands)))
        self.rules.append(AllDifferent(stands, tuple(step * value for value, _ in self.stands)))
        return True

    def _note_unfit(self, parts: Iterable[Rule]) -> None:
        """Record the places that rules about two cells refuse to two stands."""
        row = [0] * self.placement.size
        for part in parts:
            one, other = cells_of(part)
            for (a, v), (b, w) in self._meetings():
                self.looked += 1
                if self.looked > MOST_LOOKED:
                    raise NoDual
                row[one], row[other] = v, w
                if not holds(part, row):
                    p, q = self.place_of[one], self.place_of[other]
                    pair, places = ((a, b), (p, q)) if a < b else ((b, a), (q, p))
                    self.unfit.setdefault(pair, set()).add(places)

    def _fit(self) -> Iterator[Rule]:
        """Yield for each two stands with recorded places a rule that says where they may be."""
        every = tuple(permutations(range(1, len(self.cells) + 1), 2))
        for pair, refused in sorted(self.unfit.items()):
            yield Table(pair, tuple(places for places in every if places not in refused))

    def _meetings(self) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
        """Yield every two stands in both orders, with their values."""
        return permutations(((stand, value) for stand, (value, _) in enumerate(self.stands)), 2)


def _parts(rule: Rule) -> Iterator[Rule]:
    """Yield equivalent rules, each about the fewest cells possible."""
    kind = kind_of(rule)
    if isinstance(kind, Regular):
        yield from kind.parts()
    elif isinstance(kind, Linear) and kind.total is not None:
        for group in range(len(kind.groups)):
            yield part_of(kind, [group])
    else:
        yield rule


def clash(dual: Dual, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Return whether two stands cannot have these places together, each as (stand, place)."""
    fixed: Mapping[int, int] = dict([one, other])
    for rule in dual.placement.rules:
        if isinstance(rule, AllDifferent):
            offsets = dict(rule.shifted)
            (a, p), (b, q) = one, other
            if p + offsets[a] == q + offsets[b]:
                return True
        elif {*cells_of(rule)} == fixed.keys():
            row = [fixed.get(stand, 0) for stand in range(dual.placement.size)]
            if not holds(rule, row):
                return True
    return False
