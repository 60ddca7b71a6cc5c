"""A row read by an automaton: a value stays if some accepted reading of the row has it there.

state set  states of the automaton (model/automaton.py), as a mask
image      of a state set under candidates: the states that one of the values leads to
preimage   the states from which one of the values leads into a state set

partners   of candidates of one cell of a pair: the values of the other that some of them allow

Images, preimages and partners are kept: in a search the same few come again and again.
"""

from __future__ import annotations

from functools import cached_property

from ..model.automaton import Automaton, written_out
from ..model.bilingual import Text
from ..model.cell_names import Names
from ..model.memo import Memo
from ..model.regular import Regular
from .combinations import united
from .store import Atom, Masks, Propagator, Store
from .value_masks import ValueMasks

MOST_CACHED = 1 << 15


class Reader:
    """An automaton on state sets; rows may share it."""

    def __init__(self, made: Automaton, values: ValueMasks) -> None:
        count = 1 + max([0, *(max(s, after) for s, _, after in made.transitions)])
        self.accepting = sum(1 << state for state in made.accepting)
        self._ahead: list[list[int]] = [[0] * count for _ in values.values]
        self._back: list[list[int]] = [[0] * count for _ in values.values]
        for state, value, after in made.transitions:
            at = values.number_of[value]
            self._ahead[at][state] |= 1 << after
            self._back[at][after] |= 1 << state
        self._images: dict[tuple[int, int], int] = {}
        self._preimages: dict[tuple[int, int], int] = {}

    def image(self, states: int, mask: int) -> int:
        """Return the states that the candidates lead to."""
        key = states, mask
        if key not in self._images:
            self._images[key] = _led_to(self._ahead, states, mask)
            _bound(self._images, key)
        return self._images[key]

    def preimage(self, states: int, mask: int) -> int:
        """Return the states from which a candidate leads here."""
        key = states, mask
        if key not in self._preimages:
            self._preimages[key] = _led_to(self._back, states, mask)
            _bound(self._preimages, key)
        return self._preimages[key]

    @cached_property
    def partners(self) -> tuple[Memo[int, int], Memo[int, int]]:
        """For a row of two cells: the partners of candidates of the first cell, and of the
        second."""
        numbers = range(len(self._ahead))
        of_one, of_other = [0] * len(numbers), [0] * len(numbers)
        for one in numbers:
            states = self._ahead[one][0]
            for other in numbers if states else ():
                if _led_to(self._ahead, states, 1 << other) & self.accepting:
                    of_one[one] |= 1 << other
                    of_other[other] |= 1 << one
        return united(of_one), united(of_other)


def _led_to(ways: list[list[int]], states: int, mask: int) -> int:
    there = 0
    for at in range(mask.bit_length()):
        if mask >> at & 1:
            way, left = ways[at], states
            while left:
                bit = left & -left
                left ^= bit
                there |= way[bit.bit_length() - 1]
    return there


def _bound(cached: dict[tuple[int, int], int], key: tuple[int, int]) -> None:
    if len(cached) > MOST_CACHED:
        answer = cached[key]
        cached.clear()
        cached[key] = answer


class Row(Propagator):
    """The row of one rule."""

    def __init__(self, rule: int, row: Regular, reader: Reader, values: ValueMasks) -> None:
        super().__init__(rule, row.cells)
        self.row, self.reader, self.values = row, reader, values

    def run(self, store: Store) -> bool:
        """Read forward, then backward; keep the values between states that can be reached from both
        ends."""
        masks, cells, image = store.masks, self.cells, self.reader.image
        reached = [1]
        for cell in cells:
            reached.append(image(reached[-1], masks[cell]))
        alive = reached.pop() & self.reader.accepting
        if not alive:
            return False
        for cell in reversed(cells):
            before, mask = reached.pop(), masks[cell]
            if mask & mask - 1:
                fitting, left = 0, mask
                while left:
                    bit = left & -left
                    left ^= bit
                    if image(before, bit) & alive:
                        fitting |= bit
                if fitting != mask and not store.narrow(cell, fitting):
                    return False
                mask = fitting
            alive = self.reader.preimage(alive, mask) & before
        return True

    def cause(self, before: Masks, cell: int, gone: int, root: Masks) -> list[Atom]:
        """Return masks under which no reading contains one of the values: from the start on, each
        cell keeps the candidates that lead to no state from which the row can be completed
        (Lagerkvist, "Techniques for efficient constraint propagation", 2008)."""
        image, preimage = self.reader.image, self.reader.preimage
        masks = [gone if each == cell else before[each] for each in self.cells]
        ends = [self.reader.accepting]
        for mask in reversed(masks):
            ends.append(preimage(ends[-1], mask))
        found, reached = list[Atom](), 1
        for each, mask in zip(self.cells, masks, strict=True):
            ends.pop()
            if each != cell:
                left = root[each] & ~mask
                while left:
                    bit = left & -left
                    left ^= bit
                    if not image(reached, bit) & ends[-1]:
                        mask |= bit
                if mask != root[each]:
                    found.append((each, mask))
            reached = image(reached, mask)
        return found

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """The rule allows no other reading."""
        phrase = names.phrase(self.row)
        return Text(f"only that fits {phrase.en}", f"「{phrase.ja}」に合うのはこれだけ")

    def dead(self, masks: Masks, names: Names) -> Text:
        """No reading is left."""
        phrase = names.phrase(self.row)
        return Text(
            f"nothing is left for {phrase.en}", f"「{phrase.ja}」を満たすものが残っていない"
        )


class PairRow(Row):
    """A row of two cells: partners are looked up in a table."""

    def run(self, store: Store) -> bool:
        """Keep the values that have a partner."""
        (one, other), (beside_one, beside_other) = self.cells, self.reader.partners
        masks = store.masks
        first, second = masks[one], masks[other]
        if not beside_one[first] & second:
            return False
        return store.narrow(other, beside_one[first]) and store.narrow(one, beside_other[second])

    def cause(self, before: Masks, cell: int, gone: int, root: Masks) -> list[Atom]:
        """Return that the other cell has no partner for the values."""
        (one, other), (beside_one, beside_other) = self.cells, self.reader.partners
        if one == other:
            return super().cause(before, cell, gone, root)
        if cell == other:
            return [(one, root[one] & ~beside_other[gone])]
        if cell == one:
            return [(other, root[other] & ~beside_one[gone])]
        return [(one, root[one] & ~beside_other[before[other]]), (other, before[other])]


def reader_of(row: Regular, values: ValueMasks) -> Reader:
    """Return the automaton of a rule for these values."""
    return Reader(written_out(row, values.values), values)
