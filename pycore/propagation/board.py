"""All-different rules and sums on one long integer: the bit boards of bitboards/, and sums on top.

board    the candidates of all groups side by side, with a record of those of every cell on top
         (bitboards/layout.py)
cage     a sum of different numbers; the values of one that a rule states (not of one that follows
         from several) are closed groups, each opened when the value is needed
span     how far apart the least and the largest term of a cell are

Singles and locks are found for all groups at once. Sums run one by one, those first that have
combinations, and only those with a cell that has changed. Nothing here excludes more than the
propagators of the same rules do (propagators.py), which therefore give the reasons.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from struct import Struct

from ..bitboards.deduce import place_singles, use_locks
from ..bitboards.layout import RECORDED, is_unit, layout_with_closed, size_of_masks
from ..model.memo import Memo
from ..model.only_all_different import MOST_CANDIDATES
from ..model.rules import cells_of
from .all_different import HiddenSingles, Locked, Sets
from .board_sums import BoardSum, Bounded, Sums, terms_with
from .combinations import united
from .distinct_sum import DistinctSum
from .linear import Bounds
from .propagators import Rules

KINDS = (HiddenSingles, Locked, Sets, DistinctSum, Bounds)
"""The kinds of propagator that boards can replace."""

Board = tuple[int, list[int]]
"""A board, and the locks handled so far (bitboards/deduce.py)."""

MOST_BITS = 1 << 28
"""The most bits of all masks of a board: 32 MB, ten times as much as a 9 x 9 killer Sudoku takes.
"""


def suits(rules: Rules) -> bool:
    """Return whether boards can be used for these rules: all of them are all-different rules and
    sums, and some sums are of different numbers."""
    placement, count = rules.placement, len(rules.placement.values)
    return (
        1 < count <= RECORDED
        and placement.size * count <= MOST_CANDIDATES
        and all(isinstance(each, KINDS) for each in rules.propagators)
        and all(len(each.cells) <= count for each in rules.propagators if isinstance(each, Sets))
        and any(isinstance(each, DistinctSum) for each in rules.propagators)
        and size_of_masks(placement.size, count, _rows(rules)) <= MOST_BITS
    )


def _rows(rules: Rules) -> list[int]:
    """Return the units and the stated cages, as masks of cells."""
    kinds = HiddenSingles, DistinctSum
    return [sum(1 << c for c in each.cells) for each in rules.stated if isinstance(each, kinds)]


class SumBoard:
    """The boards of one placement.

    After a failure `blamed` are the cells of the sum or of the group for which nothing is left.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        stated = [each for each in rules.stated if isinstance(each, DistinctSum)]
        implied = [each for each in rules.implied if isinstance(each, DistinctSum)]
        bounds = [each for each in rules.propagators if isinstance(each, Bounds)]
        self.layout = layout_with_closed(rules.placement, [each.cells for each in stated])
        self.width, self.step = self.layout.width, self.layout.width + 1
        self._at = len(self.layout.groups) * self.step
        # The bits of a set of candidates of each cell, in all groups.
        self._bits = [
            united(self.layout.bits[first : first + self.width])
            for first in range(0, len(self.layout.bits), self.width)
        ]
        self._words = Struct(f"<{rules.placement.size}H")
        cages = [
            *map(self._cage, stated, self._fields(len(stated))),
            *(self._cage(each, [0] * self.width) for each in implied),
        ]
        values = rules.values
        factors = {factor for each in bounds for _, factor in each.terms}
        terms = {factor: terms_with(factor, values) for factor in factors}
        bounded = [
            Bounded(
                tuple([(cell, *terms[factor][:2]) for cell, factor in each.terms]),
                tuple([terms[factor][2:] for _, factor in each.terms]),
                down if each.low is None else each.low,
                up if each.high is None else each.high,
                each.cells,
                each.rule,
            )
            for each in bounds
            for down, up in [each.ends([values.every] * rules.placement.size)]
        ]
        self._cages, self._bounded = Sums(cages), Sums(bounded)
        self._behind = self._owners()
        self.blamed: Sequence[int] = ()

    def start(self) -> Board:
        """Return a board that has nothing but the candidates given by rules about single cells."""
        board = self.layout.blank
        for cell, mask in enumerate(self.rules.domains()):
            board &= ~self._bits[cell][self.rules.values.every & ~mask]
        return board, [0] * len(self.layout.locks)

    def masks(self, board: int) -> tuple[int, ...]:
        """Return the candidates of every cell; a placed cell has one candidate."""
        return self._words.unpack((board >> self._at).to_bytes(self._words.size, "little"))

    def settle(self, board: int, seen: int, trail: list[int], handled: list[int]) -> int:
        """Exclude values until nothing more follows, and return the board. `seen` is the board at
        which sums last ran, 0 if they never did.

        A negative board means that there is no solution: its complement is the index of a rule that
        cannot hold. `trail` and `handled` are extended in place.
        """
        layout, at = self.layout, self._at
        seen >>= at
        waiting = 0
        while True:
            board = place_singles(layout, board, trail)
            if board < 0:
                return self._dead_group(board)
            before, record = board, board >> at
            changed = record ^ seen
            if changed:
                seen, waiting = record, waiting | changed
                masks = self._words.unpack(record.to_bytes(self._words.size, "little"))
                board = self._combine(board, masks, changed)
                if board < 0:
                    return board
                if (board ^ before) >> at:
                    continue
                board = self._bound(board, masks, waiting)
                if board < 0:
                    return board
                waiting = 0
            if board == before:
                board = use_locks(layout, board, handled)
            if board == before:
                return board

    def _combine(self, board: int, masks: Sequence[int], changed: int) -> int:
        """Keep the values of combinations that are alive, and open the groups of needed values."""
        opened = 0
        touched = self._cages.touched(changed)
        for cells, with_value, within, outcome, fields, keeps, rule in touched:
            union, alive = 0, -1
            for cell in cells:
                mask = masks[cell]
                union |= mask
                alive &= with_value[mask]
            alive &= within[union]
            if not alive:
                self.blamed = cells
                return ~rule
            kept, needed = outcome[alive]
            if union & ~kept:
                board &= keeps[kept]
            if needed:
                opened |= fields[needed]
        # Adding ones to the candidates of a field carries into its flag, unless the field is empty:
        # in that case the value has been placed.
        return board | (board & opened) + opened & self.layout.flags

    def _bound(self, board: int, masks: Sequence[int], changed: int) -> int:
        """Exclude terms for which the others leave no room."""
        gone, bits = 0, self._bits
        for terms, within, low, high, cells, rule in self._bounded.touched(changed):
            total = spans = widest = 0
            for cell, least, span in terms:
                mask = masks[cell]
                total += least[mask]
                wide = span[mask]
                spans += wide
                if wide > widest:
                    widest = wide
            above, below = high - total, total + spans - low
            if above < 0 or below < 0:
                self.blamed = cells
                return ~rule
            if widest <= above and widest <= below:
                continue
            for (cell, least, span), (at_most, at_least) in zip(terms, within, strict=True):
                mask = masks[cell]
                if span[mask] > above or span[mask] > below:
                    first, last = least[mask] + span[mask] - below, least[mask] + above
                    gone |= bits[cell][mask & ~(at_least[first] & at_most[last])]
        return board & ~gone if gone else board

    def _cage(self, rule: DistinctSum, of_value: Sequence[int]) -> BoardSum:
        """Return a cage whose values have these fields."""
        made, every = rule.combinations, self.rules.values.every

        def keep(kept: int) -> int:
            gone = 0
            for cell in rule.cells:
                gone |= self._bits[cell][every & ~kept]
            return ~gone

        tables = made.with_value, made.within, made.outcome
        return BoardSum(rule.cells, *tables, united(of_value), Memo(keep), rule.rule)

    def _fields(self, closed: int) -> Iterator[list[int]]:
        """Yield for each row of closed cells, which come last in the layout, the fields of its
        values without their flags."""
        field, size = (1 << self.width) - 1, self.width * self.step
        for start in range(self._at - closed * size, self._at, size):
            yield [field << start + self.step * number for number in range(self.width)]

    def _dead_group(self, dead: int) -> int:
        """Return the complement of the index of the rule whose group is empty."""
        group = (~dead).bit_length() // self.step - 1
        size = self.rules.placement.size
        self.blamed, rule = self._behind[
            group if group < size else size + (group - size) // self.width
        ]
        return ~rule

    def _owners(self) -> list[tuple[Sequence[int], int]]:
        """Return the cells and the rule that each group of cells, units and cages comes from."""
        placement = self.rules.placement
        cells = [((cell,), self.rules.of_cell[cell]) for cell in range(placement.size)]
        units = [
            (cells_of(rule), n)
            for n, rule in enumerate(placement.rules)
            if is_unit(rule, self.width)
        ]
        return [*cells, *units, *((cage.cells, cage.rule) for cage in self._cages.sums)]
