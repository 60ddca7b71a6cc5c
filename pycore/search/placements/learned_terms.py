"""What a fact says of cells whose values are more than numbers, in clauses: "r1c1 and r1c2 are
filled", "r3c4 is not red", "the queen of row 5 is in column 1 or 3".

claim   what one atom says of its cell: the values that it may have, or those that it has not,
        whichever are fewer
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...model.bilingual import Text, joined, number
from ...model.cell_names import Names
from ...propagation.propagators import Rules
from ...propagation.store import Atom


class Claim(NamedTuple):
    """See the head of this module."""

    values: tuple[int, ...]
    is_not: bool


class FactTerms:
    """The clauses for one placement, with the names of its cells."""

    def __init__(self, rules: Rules, names: Names) -> None:
        self.rules, self.names = rules, names
        self.are_needed = bool(names.values or names.seats)

    def claim(self, atom: Atom) -> Claim:
        """Return what an atom says of its cell."""
        cell, mask = atom
        domain, members = self.rules.domains()[cell], self.rules.values.members
        allowed, gone = members(mask & domain), members(domain & ~mask)
        is_not = len(allowed) > 1 and len(gone) <= len(allowed)
        return Claim(tuple(gone if is_not else allowed), is_not)

    def never(self, atoms: Sequence[Atom], more: int) -> Text:
        """Say that atoms, and those of `more` cells, cannot all hold, without a full stop."""
        if len(atoms) == 1 and not more:
            return self._excluded(*atoms[0])
        first, *others = map(self.claim, atoms)
        if not more and not first.is_not and not self.names.seats and {*others} == {first}:
            cells = series([self.names.signs[cell] for cell, _ in atoms], "and", "と")
            state, two = self._state(first), len(atoms) == 2
            return Text(
                f"{cells.en} can never {'both' if two else 'all'} be {state.en}",
                joined(
                    cells.ja,
                    "がどちらも" if two else "がすべて",
                    state.ja,
                    "になることはありません",
                ),
            )
        said = self.holding(atoms)
        if more:
            return Text(
                f"it can never be that {said.en}, together with candidates of {more} more cells",
                f"{said.ja}で、ほか {more} マスの候補もそろうことはありません",
            )
        return Text(f"it can never be that {said.en}", f"{said.ja}になることはありません")

    def holding(self, atoms: Sequence[Atom]) -> Text:
        """Say that atoms hold, in Japanese without the predicate."""
        told = self._seated(atoms) if self.names.seats else self._stated(atoms)
        return Text(series(told, "and", "と").en, "、".join(each.ja for each in told))

    def _excluded(self, cell: int, mask: int) -> Text:
        """Say that a single atom never holds."""
        said, sign = self.claim((cell, mask)), self.names.signs[cell]
        state = self._state(said._replace(is_not=False))
        seat = self.names.seats
        who = self._piece(cell) if seat else Text(sign, sign)
        if said.is_not:
            return Text(f"{who.en} must be {state.en}", joined(who.ja, "は", state.ja, "です"))
        ends = "になることはありません"
        return Text(f"{who.en} can never be {state.en}", joined(who.ja, "が", state.ja, ends))

    def _stated(self, atoms: Sequence[Atom]) -> list[Text]:
        """Return clauses about cells; those of which the same is said are in one."""
        cells_of: dict[Claim, list[str]] = {}
        for cell, mask in atoms:
            cells_of.setdefault(self.claim((cell, mask)), []).append(self.names.signs[cell])
        told = list[Text]()
        for said, signs in cells_of.items():
            cells, state = series(signs, "and", "と"), self._state(said)
            verb = "is" if len(signs) == 1 else "are"
            told.append(Text(f"{cells.en} {verb} {state.en}", joined(cells.ja, "が", state.ja)))
        return told

    def _seated(self, atoms: Sequence[Atom]) -> list[Text]:
        """Return clauses about the pieces of rows."""
        told = list[Text]()
        for cell, mask in atoms:
            who, state = self._piece(cell), self._state(self.claim((cell, mask)))
            en = f"that of {self.names.cell(cell).en}" if told else who.en
            told.append(Text(f"{en} is {state.en}", joined(who.ja, "が", state.ja)))
        return told

    def _piece(self, cell: int) -> Text:
        row, piece = self.names.cell(cell), self.names.piece or Text("piece", "駒")
        return Text(f"the {piece.en} of {row.en}", joined(row.ja, "の", piece.ja))

    def _state(self, said: Claim) -> Text:
        """Return what a cell is: "red or blue", "not in column 3"."""
        if self.names.seats:
            numbers = list(map(number, said.values))
            en = f"in column {series(numbers, 'or', '').en}"
            ja = f"{'・'.join(numbers)} 列目"
            return Text(f"not {en}", f"{ja}以外") if said.is_not else Text(en, ja)
        each = [self._named(value) for value in said.values]
        some = series(each, "nor" if said.is_not else "or", "か")
        if said.is_not:
            return Text(f"{'not' if len(each) == 1 else 'neither'} {some.en}", f"{some.ja}以外")
        return some

    def _named(self, value: int) -> Text:
        named = self.names.values.get(value)
        return named.state if named else Text(number(value), number(value))


def series(words: Iterable[Text | str], before_last: str, between_two: str) -> Text:
    """Join words: "a, b and c"; in Japanese two of them by a particle, more by commas."""
    each = [Text(one, one) if isinstance(one, str) else one for one in words]
    *first, last = each
    if not first:
        return last
    en = f"{', '.join(one.en for one in first)} {before_last} {last.en}"
    if len(first) == 1:
        return Text(en, joined(first[0].ja, between_two, last.ja))
    return Text(en, "、".join(one.ja for one in each))
