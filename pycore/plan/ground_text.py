"""The lines behind a determined cell (see justification.py), in words."""

from __future__ import annotations

from collections.abc import Sequence

from ..expr.sums import signed
from ..model.bilingual import Text, joined
from ..model.cell_names import Names
from ..model.comparison import TOLD
from .algebra import RuleSum
from .justification import Justification

ALL_CELLS = Text("all cells", "すべてのマス")

MOST_LINES = 6
"""Up to this many lines are named one by one in a table; of more, the number and the first two."""

FEW_LINES = 4
"""The same in the middle of a sentence."""


def ground_text(ground: Justification | None, names: Names, most: int) -> Text | None:
    """Name the lines from which a cell follows: "(row 1 + row 4 − column 2) / 2", for more than
    `most` "a combination of 7 lines (row 1, row 2 and others)", or with the sums "all cells (78)
    without row 1 (26) and row 3 (26)"; None if a line has no name."""
    shares = sorted(ground.shares, key=lambda share: share[1] < 0) if ground else []
    written = [(_name_of(line, names), factor) for line, factor in shares]
    signed: list[tuple[Text, int]] = [(name, factor) for name, factor in written if name]
    if not ground or not written or len(signed) < len(written):
        return None
    if len(signed) > most:
        (one, _), (two, _), *_ = signed
        return Text(
            f"a combination of {len(signed)} lines ({one.en}, {two.en} and others)",
            f"{len(signed)} つの並び（{one.ja}、{two.ja}など）の組み合わせ",
        )
    if ground.leaves_out:
        totals = [line.total for line, _ in shares]
        every, *out = map(_with_total, [name for name, _ in signed], totals)
        return Text(
            f"{every.en} without {' and '.join(each.en for each in out)}",
            joined(out[0].ja, *(part for each in out[1:] for part in ("と", each.ja)), "を除く")
            + every.ja,
        )
    return Text(*(_added([(of[lang], k) for of, k in signed], ground.divisor) for lang in (0, 1)))


def _name_of(line: RuleSum, names: Names) -> Text | None:
    """Return the name of a line if it is the plain sum of its cells, or of all cells; else None."""
    if any(k != 1 for _, k in line.terms):
        return None
    every = ALL_CELLS if len(line.terms) == len(names.cells) else None
    return names.line(line.cells) or every


def _with_total(name: Text, total: int | None) -> Text:
    return name if total is None else Text(f"{name.en} ({total})", f"{name.ja}（{total}）")


def _added(terms: Sequence[tuple[str, int]], divisor: int) -> str:
    written = signed([(factor, name) for name, factor in terms], TOLD)
    return written if divisor == 1 else f"({written}) / {divisor}"
