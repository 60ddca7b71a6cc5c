"""Sentences for the author of a program: counts, and wrong solutions."""

from __future__ import annotations

from ..model.bilingual import BadInput, Text, capital, many
from .recorder import Counts


class NotASolution(BadInput):
    """A full board that breaks a rule, reported as a solution."""

    def __init__(self, rule: Text, reason: Text | None = None) -> None:
        """`rule` is the broken rule as a phrase, `reason` the sentence that shows how."""
        self._made_of = rule, reason
        en, ja = f"{capital(rule.en)}.", f"「{rule.ja}」を破っています。"
        if reason:
            en, ja = f"{en} {reason.en}", f"{ja}{reason.ja}"
        super().__init__(
            None,
            Text(
                f"This is not a solution, it breaks a rule: {en}", f"これは解ではありません。{ja}"
            ),
        )

    def __reduce__(self) -> tuple[type[NotASolution], tuple[Text, Text | None]]:
        return NotASolution, self._made_of


class NotALine(BadInput):
    """A line that does not lead from the start to a goal by moves, reported as a solution."""

    def __init__(self) -> None:
        super().__init__(
            None,
            Text(
                "This is not a solution: the line must lead from the start to a goal, "
                "each state one move after the one before.",
                "これは解ではありません。初めの局面から 1 手ずつ動かして、"
                "目標の局面まで進む必要があります。",
            ),
        )

    def __reduce__(self) -> tuple[type[NotALine], tuple[()]]:
        return NotALine, ()


def counts_in_words(counts: Counts) -> Text:
    """Return the totals in one line."""
    nodes, cuts, solutions, repeated = (f"{count:,}" for count in counts)
    en = many(counts.solutions, "solution")
    ja = f"解 {solutions} 個"
    if counts.repeated:
        en += f" ({repeated} of them reported again)"
        ja += f"（同じ解の重複 {repeated} 回）"
    return Text(f"{en}; {nodes} nodes, {cuts} cuts", f"{ja}、ノード {nodes}、枝刈り {cuts}")
