"""Sums: bounds and parity of `low <= sum of coefficient * value <= high`, sums that are not one
number.

room     how far a sum may still go up or down from where its other terms leave it
parity   whether a sum is odd: known as soon as all terms but one have candidates of one parity
"""

from __future__ import annotations

from ..model.bilingual import Text, joined, number
from ..model.cell_names import Names
from ..model.comparison import WORDS, comparison, sides, sum_in
from ..model.rules import Terms
from .store import Atom, Masks, Propagator, Store
from .value_masks import ValueMasks


class Bounds(Propagator):
    """The sum of the terms lies between `low` and `high` (None: unbounded)."""

    def __init__(
        self, rule: int, terms: Terms, low: int | None, high: int | None, values: ValueMasks
    ) -> None:
        super().__init__(rule, [cell for cell, _ in terms])
        self.terms, self.low, self.high, self.values = terms, low, high, values
        self.odd_cells = [cell for cell, k in terms if k % 2]
        mixed = 0 < values.odd < values.every
        self.parity = low % 2 if low is not None and low == high and mixed else None

    def run(self, store: Store) -> bool:
        """Narrow every term to the room that the others leave it."""
        masks, values = store.masks, self.values
        least, largest = values.least, values.largest
        down = up = 0
        for cell, k in self.terms:
            mask = masks[cell]
            if k > 0:
                down += k * least[mask]
                up += k * largest[mask]
            else:
                down += k * largest[mask]
                up += k * least[mask]
        low, high = self.low, self.high
        if (high is not None and down > high) or (low is not None and up < low):
            return False
        if high is not None and down < up:
            room = high - down
            for cell, k in self.terms:
                mask = masks[cell]
                if abs(k) * (largest[mask] - least[mask]) > room:
                    if k > 0:
                        mask = values.at_most[least[mask] + room // k]
                    else:
                        mask = values.at_least[largest[mask] - room // -k]
                    if not store.narrow(cell, mask):
                        return False
        if low is not None and down < up:
            room = up - low
            for cell, k in self.terms:
                mask = masks[cell]
                if abs(k) * (largest[mask] - least[mask]) > room:
                    if k > 0:
                        mask = values.at_least[largest[mask] - room // k]
                    else:
                        mask = values.at_most[least[mask] + room // -k]
                    if not store.narrow(cell, mask):
                        return False
        return self.parity is None or self._even_out(store, self.parity)

    def _even_out(self, store: Store, parity: int) -> bool:
        """Narrow the only term whose parity is undecided."""
        masks, odd = store.masks, self.values.odd
        open_ = -1
        for cell in self.odd_cells:
            mask = masks[cell]
            if mask & odd:
                if mask & ~odd:
                    if open_ >= 0:
                        return True
                    open_ = cell
                else:
                    parity ^= 1
        if open_ < 0:
            return not parity
        return store.narrow(open_, odd if parity else ~odd)

    def cause(self, before: Masks, cell: int, gone: int, root: Masks) -> list[Atom]:
        """Return bounds of the other terms that leave no room for the values; for an exclusion by
        parity, all other terms."""
        over, under = self._beyond(before, cell, gone)
        if over > 0:
            return self._bounded(before, cell, root, over - 1, 1)
        if under > 0:
            return self._bounded(before, cell, root, under - 1, -1)
        return super().cause(before, cell, gone, root)

    def is_bounding(self, before: Masks, cell: int, gone: int) -> bool:
        """Return whether bounds alone exclude the values, or show that the sum is impossible."""
        return max(self._beyond(before, cell, gone)) > 0

    def less(self, other: Bounds) -> Bounds | None:
        """Return the equality of two sums as one sum; None if they share a cell."""
        if not {*self.cells}.isdisjoint(other.cells):
            return None
        terms = (*self.terms, *((cell, -k) for cell, k in other.terms))
        return Bounds(self.rule, terms, 0, 0, self.values)

    def _beyond(self, before: Masks, cell: int, gone: int) -> tuple[int, int]:
        """Return by how much the sum would be too large, and by how much too small, for every one
        of the values; neither if the cell occurs twice."""
        if len(self.cells) > len({*self.cells}):
            return 0, 0
        down, up = self.ends(before, cell)
        if cell >= 0:
            k = dict(self.terms)[cell]
            ends = k * self.values.least[gone], k * self.values.largest[gone]
            down, up = down + min(ends), up + max(ends)
        return (
            0 if self.high is None else down - self.high,
            0 if self.low is None else self.low - up,
        )

    def _bounded(self, before: Masks, cell: int, root: Masks, spare: int, sign: int) -> list[Atom]:
        """Return masks of the other cells under which the sum, times `sign`, remains too large; the
        sum may fall by `spare`."""
        values, found = self.values, list[Atom]()
        for each, factor in sorted(self.terms, key=lambda term: abs(term[1])):
            k = sign * factor
            end = values.least if k > 0 else values.largest
            there = end[before[each]]
            fall = k * (there - end[root[each]])
            if each == cell or fall <= 0:
                continue
            if fall > spare:
                bound = there - spare // k if k > 0 else there + spare // -k
                kept = values.at_least[bound] if k > 0 else values.at_most[bound]
                found.append((each, kept & root[each]))
                fall = k * (there - end[kept & root[each]])
            spare -= fall
        return found

    def ends(self, masks: Masks, but: int = -1) -> tuple[int, int]:
        """Return the least and the largest sum that the candidates of all other cells allow."""
        down = up = 0
        for cell, k in self.terms:
            if cell != but:
                ends = k * self.values.least[masks[cell]], k * self.values.largest[masks[cell]]
                down, up = down + min(ends), up + max(ends)
        return down, up

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """The other terms add up to at least or at most a number, or have one parity."""
        others = tuple([(c, k) for c, k in self.terms if c != cell])
        asked = self._asked(names)
        if not others:
            return asked
        k = dict(self.terms)[cell]
        below = self.values.largest[left] < self.values.largest[masks[cell]]
        above = self.values.least[left] > self.values.least[masks[cell]]
        down, up = self.ends(masks, cell)
        if down == up:
            said = [said_is(others, "is", "は", down, names)]
        else:
            said = []
            if self.high is not None and (below if k > 0 else above):
                said.append(said_is(others, "is at least", "は", down, names, " 以上"))
            if self.low is not None and (above if k > 0 else below):
                said.append(said_is(others, "is at most", "は", up, names, " 以下"))
        if not said:
            odd_rest = ((self.low or 0) - k * self.values.least[left]) % 2
            said = [_parity(others, odd_rest, names)]
        return Text(
            " and ".join([*(each.en for each in said), asked.en]),
            "、".join([*(each.ja for each in said), asked.ja]),
        )

    def dead(self, masks: Masks, names: Names) -> Text:
        """The sum is too small, too large, or of the wrong parity."""
        down, up = self.ends(masks)
        low, high = self.low, self.high
        needed = number((high if low is None else low) or 0)
        if high is not None and down > high:
            there = said_is(self.terms, "is at least", "は", down, names, " 以上")
        elif low is not None and up < low:
            there = said_is(self.terms, "is at most", "は", up, names, " 以下")
        else:
            there = _parity(self.terms, 1 - (low or 0) % 2, names)
        return Text(
            f"the sum {there.en}, and {needed} is needed",
            f"和 {there.ja}で、{needed} に合わない",
        )

    def _asked(self, names: Names) -> Text:
        """What the rule requires: the total of a plain sum, or the whole comparison."""
        low, high = self.low, self.high
        plain = all(k == 1 for _, k in self.terms)
        if plain and low is not None and low == high:
            written, line = number(low), names.line(self.cells)
            if line:
                return Text(
                    f"{line.en} must add up to {written}", joined(line.ja, f"の和は {written}")
                )
            return Text(f"the sum must be {written}", f"和は {written}")
        if high is None:
            compared = comparison(tuple((c, -k) for c, k in self.terms), "<=", -(low or 0))
        else:
            compared = comparison(self.terms, "=" if low == high else "<=", high)
        written = " ".join(sides(compared, names.signs.__getitem__, WORDS))
        return Text(written, written)


def said_is(terms: Terms, en: str, ja: str, bound: int, names: Names, after: str = "") -> Text:
    """Say that a sum is at least or at most a number; if all terms are subtracted, say the opposite
    of the added terms."""
    if all(k < 0 for _, k in terms):
        terms, bound = tuple((cell, -k) for cell, k in terms), -bound
        en = {"is at least": "is at most", "is at most": "is at least"}.get(en, en)
        after = {" 以上": " 以下", " 以下": " 以上"}.get(after, after)
    written = sum_in(terms, names.signs.__getitem__, WORDS)
    return Text(f"{written} {en} {number(bound)}", f"{written} {ja} {number(bound)}{after}")


def _parity(terms: Terms, odd: int, names: Names) -> Text:
    """Say that a sum is odd or even."""
    written = sum_in(terms, names.signs.__getitem__, WORDS)
    return Text(
        f"{written} is {'odd' if odd else 'even'}", f"{written} は{'奇数' if odd else '偶数'}"
    )


class NotTotal(Propagator):
    """The sum of the terms is not `total`: when one cell is left, it loses the value that would
    complete the total."""

    def __init__(self, rule: int, terms: Terms, total: int, values: ValueMasks) -> None:
        super().__init__(rule, [cell for cell, _ in terms])
        self.terms, self.total, self.values = terms, total, values

    def _rest(self, masks: Masks) -> tuple[int, int, int] | None:
        """Return the only open cell (-1 if there is no such cell), its coefficient, and what is
        missing."""
        open_, factor, rest = -1, 1, self.total
        for cell, k in self.terms:
            mask = masks[cell]
            if mask & mask - 1:
                if open_ >= 0:
                    return None
                open_, factor = cell, k
            else:
                rest -= k * self.values.least[mask]
        return open_, factor, rest

    def run(self, store: Store) -> bool:
        """Exclude one value once all the others are known."""
        found = self._rest(store.masks)
        if found is None:
            return True
        cell, k, rest = found
        if cell < 0:
            return rest != 0
        number = None if rest % k else self.values.number_of.get(rest // k)
        return number is None or store.narrow(cell, ~(1 << number))

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """That value would complete the forbidden total."""
        written = sum_in(self.terms, names.signs.__getitem__, WORDS)
        total = number(self.total)
        return Text(f"the sum {written} must not be {total}", f"和 {written} は {total} 以外")

    def dead(self, masks: Masks, names: Names) -> Text:
        """All values are known, and make the forbidden total."""
        return self.because(masks, -1, 0, names)
