"""What a search has learned, in sentences: "r1c1 = 3 and r4c4 = 5 can never stand together"."""

from __future__ import annotations

from collections.abc import Sequence

from ...model.bilingual import Text, number
from ...model.cell_names import Names
from ...propagation.propagators import Rules
from ...propagation.store import Atom
from ...propagation.trail import Fact
from .learned_terms import FactTerms

MOST_NAMED = 8
"""Cells that are named in one sentence."""


class Words:
    """The sentences for one placement, with the names of its cells; of a search that `is_resumed`
    every fact may leave aside what was found before."""

    def __init__(self, rules: Rules, names: Names, is_resumed: bool = False) -> None:
        self.rules, self.names, self.is_resumed = rules, names, is_resumed
        self.terms = FactTerms(rules, names)

    def taught(self, fact: Fact, atoms: Sequence[Atom]) -> Text:
        """Say what a dead end teaches, or that a solution is not looked for again; and how far that
        takes the search back."""
        if fact.is_seen:
            return self._seen(atoms)
        said = self.never(fact, atoms)
        if fact.over < 1:
            return Text(f"{said.en}.", f"{said.ja}。")
        over, trials = number(fact.over), "trial" if fact.over == 1 else "trials"
        was = "was" if fact.over == 1 else "were"
        return Text(
            f"{said.en}. The search goes back over {over} more {trials}, which {was} not to blame.",
            f"{said.ja}。原因ではなかった仮定も {over} 個飛び越えて戻ります。",
        )

    def never(self, fact: Fact, atoms: Sequence[Atom]) -> Text:
        """Say that atoms cannot all hold, without a full stop."""
        apart_en, apart_ja = BEFORE if self.is_resumed else _apart(fact)
        more = max(0, len(atoms) - MOST_NAMED)
        if len(atoms) == 1 or (atoms and self.terms.are_needed):
            never = self.terms.never(atoms[:MOST_NAMED], more)
            return Text(f"{apart_en}{never.en}", f"{apart_ja}{never.ja}")
        held = [self._atom(*atom) for atom in atoms[:MOST_NAMED]]
        if more:
            held.append(Text(f"something in {more} more cells", f"ほか {more} マスの候補"))
        if not held:
            return Text(f"{apart_en}nothing is left", f"{apart_ja}もう何も残っていません")
        en = f"{', '.join(each.en for each in held[:-1])} and {held[-1].en}"
        ja = "、".join(each.ja for each in held)
        return Text(
            f"{apart_en}{en} can never stand together", f"{apart_ja}{ja} は決して両立しません"
        )

    def dead(self, used: Sequence[Fact], atoms: Sequence[Atom]) -> Text:
        """Say that facts leave nothing."""
        return self._with_facts(
            Text("Nothing can follow from this", "この先に解はありません"), used, atoms
        )

    def follows(self, cell: int, value: int, used: Sequence[Fact], atoms: Sequence[Atom]) -> Text:
        """Say that facts leave a cell one value."""
        return self._with_facts(self.names.can_only_hold(cell, value), used, atoms)

    def _with_facts(self, what: Text, used: Sequence[Fact], atoms: Sequence[Atom]) -> Text:
        """Add the latest of the facts, and the numbers of the others."""
        if not used:
            return Text(f"{what.en}, by all that was learned.", f"{what.ja}（学んだことから）。")
        fact = used[-1]
        said = (
            Text("all solutions with it are known", "その解はもうすべて分かっています")
            if fact.is_seen
            else self.never(fact, atoms)
        )
        others = [number(each.number) for each in used[:-1]]
        en = (
            f" (fact {fact.number}; also {', '.join(others)})"
            if others
            else f" (fact {fact.number})"
        )
        ja = (
            f"（学び {fact.number}、ほかに {'・'.join(others)}）"
            if others
            else f"（学び {fact.number}）"
        )
        return Text(f"{what.en}, as was learned: {said.en}{en}.", f"{what.ja}。{said.ja}{ja}。")

    def _seen(self, atoms: Sequence[Atom]) -> Text:
        some = atoms[:MOST_NAMED]
        if atoms and self.terms.are_needed:
            holding = self.terms.holding(some)
            known = Text(f"where {holding.en}", holding.ja)
            of = "である"
        else:
            held = [self._atom(*atom) for atom in some]
            known = Text(
                f"with {', '.join(each.en for each in held)}", "、".join(each.ja for each in held)
            )
            of = " の"
        more = Text(", ...", "、…") if len(atoms) > len(some) else Text("", "")
        return Text(
            "Noted, so that it is not searched again: "
            f"all solutions {known.en}{more.en} are known.",
            "同じところを二度調べないように覚えます："
            f"{known.ja}{more.ja}{of}解はもうすべて分かっています。",
        )

    def _atom(self, cell: int, mask: int) -> Text:
        """Say what a cell holds, in short, where values are numbers."""
        values, is_not = self.terms.claim((cell, mask))
        told = f"{self.names.signs[cell]} {'≠' if is_not else '='} {'/'.join(map(number, values))}"
        return Text(told, told)


BEFORE = Text(
    "apart from what was searched before the interruption, ", "中断の前に調べたところのほかには、"
)


def _apart(fact: Fact) -> Text:
    if not fact.after:
        return Text("", "")
    if fact.after == 1:
        return Text("apart from the solution found, ", "見つかった解のほかには、")
    return Text("apart from the solutions found, ", "見つかった解のほかには、")
