"""Sums: bounds and parity of `low <= sum of coefficient * value <= high`, sums that are not one
number, sums that are equal to each other.

room     how far a sum may still go up or down from where its other terms leave it
parity   whether a sum is odd: known as soon as all terms but one have candidates of one parity
"""

from __future__ import annotations

from collections.abc import Sequence

from ..model.bilingual import Text, joined, number
from ..model.cell_names import Names
from ..model.comparison import WORDS, comparison, sides, sum_in
from ..model.rules import Terms
from .store import Masks, Propagator, Store
from .value_masks import ValueMasks


class Bounds(Propagator):
    """The sum of the terms is from `low` to `high` (None: no bound)."""

    def __init__(
        self, rule: int, terms: Terms, low: int | None, high: int | None, values: ValueMasks
    ) -> None:
        super().__init__(rule, [cell for cell, _ in terms])
        self.terms, self.low, self.high, self.values = terms, low, high, values
        self.odd_cells = [cell for cell, k in terms if k % 2]
        mixed = 0 < values.odd < values.every
        self.parity = low % 2 if low is not None and low == high and mixed else None

    def run(self, store: Store) -> bool:
        """Narrow every term to what the others leave it."""
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
        """Narrow the only term whose parity is open."""
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

    def ends(self, masks: Masks, but: int = -1) -> tuple[int, int]:
        """Return the least and the largest sum that the candidates allow, one cell aside."""
        down = up = 0
        for cell, k in self.terms:
            if cell != but:
                ends = k * self.values.least[masks[cell]], k * self.values.largest[masks[cell]]
                down, up = down + min(ends), up + max(ends)
        return down, up

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """The others are at least so much, or at most, or of one parity."""
        others = tuple([(c, k) for c, k in self.terms if c != cell])
        asked = self._asked(names)
        if not others:
            return asked
        k = dict(self.terms)[cell]
        below = self.values.largest[left] < self.values.largest[masks[cell]]
        above = self.values.least[left] > self.values.least[masks[cell]]
        down, up = self.ends(masks, cell)
        if down == up:
            said = [_is(others, "is", "は", down, names)]
        else:
            said = []
            if self.high is not None and (below if k > 0 else above):
                said.append(_is(others, "is at least", "は", down, names, " 以上"))
            if self.low is not None and (above if k > 0 else below):
                said.append(_is(others, "is at most", "は", up, names, " 以下"))
        if not said:
            odd_rest = ((self.low or 0) - k * self.values.least[left]) % 2
            said = [_parity(others, odd_rest, names)]
        return Text(
            " and ".join([*(each.en for each in said), asked.en]),
            "、".join([*(each.ja for each in said), asked.ja]),
        )

    def dead(self, masks: Masks, names: Names) -> Text:
        """The sum is too small or too large, or of the wrong parity."""
        down, up = self.ends(masks)
        low, high = self.low, self.high
        needed = number((high if low is None else low) or 0)
        if high is not None and down > high:
            there = _is(self.terms, "is at least", "は", down, names, " 以上")
        elif low is not None and up < low:
            there = _is(self.terms, "is at most", "は", up, names, " 以下")
        else:
            there = _parity(self.terms, 1 - (low or 0) % 2, names)
        return Text(
            f"the sum {there.en}, and {needed} is needed",
            f"和 {there.ja}で、{needed} に合わない",
        )

    def _asked(self, names: Names) -> Text:
        """What the rule asks: of a plain sum its total, of any other the whole comparison."""
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


def _is(terms: Terms, en: str, ja: str, bound: int, names: Names, after: str = "") -> Text:
    """Say that a sum is at least or at most a number; of terms that are all subtracted, the
    opposite of what is added."""
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
    """The sum of the terms is not `total`: the last open cell loses the value that makes it."""

    def __init__(self, rule: int, terms: Terms, total: int, values: ValueMasks) -> None:
        super().__init__(rule, [cell for cell, _ in terms])
        self.terms, self.total, self.values = terms, total, values

    def _rest(self, masks: Masks) -> tuple[int, int, int] | None:
        """Return the only open cell (-1 for none), its coefficient, and what is left for it."""
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
        """Exclude one value, if all others are known."""
        found = self._rest(store.masks)
        if found is None:
            return True
        cell, k, rest = found
        if cell < 0:
            return rest != 0
        number = None if rest % k else self.values.number_of.get(rest // k)
        return number is None or store.narrow(cell, ~(1 << number))

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """With it the sum would be the one excluded."""
        written = sum_in(self.terms, names.signs.__getitem__, WORDS)
        total = number(self.total)
        return Text(f"the sum {written} must not be {total}", f"和 {written} は {total} 以外")

    def dead(self, masks: Masks, names: Names) -> Text:
        """All are known, and the sum is the one excluded."""
        return self.because(masks, -1, 0, names)


class SameSums(Propagator):
    """Several sums are equal, and no rule says to what: each keeps to the least and the largest sum
    that all of them can have."""

    def __init__(self, rule: int, sums: Sequence[Terms], values: ValueMasks) -> None:
        super().__init__(rule, tuple(dict.fromkeys(cell for terms in sums for cell, _ in terms)))
        self.sums = [Bounds(rule, terms, None, None, values) for terms in sums]

    def run(self, store: Store) -> bool:
        """Bound each sum by all the others."""
        ends = [each.ends(store.masks) for each in self.sums]
        low, high = max(down for down, _ in ends), min(up for _, up in ends)
        if low > high:
            return False
        for each, (down, up) in zip(self.sums, ends, strict=True):
            if down < low or up > high:
                each.low, each.high = low, high
                if not each.run(store):
                    return False
        return True

    def because(self, masks: Masks, cell: int, left: int, names: Names) -> Text:
        """The sums of other lines are bounded."""
        ends = [each.ends(masks) for each in self.sums]
        low, high = max(down for down, _ in ends), min(up for _, up in ends)
        least = next(each for each, (down, _) in zip(self.sums, ends, strict=True) if down == low)
        most = next(each for each, (_, up) in zip(self.sums, ends, strict=True) if up == high)
        said = [_is(least.terms, "is at least", "は", low, names, " 以上")]
        if most is not least or low < high:
            said.append(_is(most.terms, "is at most", "は", high, names, " 以下"))
        return Text(
            f"the sums must be equal, {' and '.join(each.en for each in said)}",
            f"和は等しく、{'、'.join(each.ja for each in said)}",
        )

    def dead(self, masks: Masks, names: Names) -> Text:
        """Two lines have no sum in common."""
        return self.because(masks, -1, 0, names)
