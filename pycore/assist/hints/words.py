"""Sentences that several techniques share."""

from __future__ import annotations

from collections.abc import Sequence

from ...model.bilingual import Text
from .position import Position
from .step import either


def excluded(position: Position, removes: Sequence[tuple[int, int]]) -> Text:
    """Say which marks are excluded, by cell."""
    by_cell: dict[int, list[int]] = {}
    for cell, value in removes:
        by_cell.setdefault(cell, []).append(value)
    gone = [(position.cell_name(cell), either(values)) for cell, values in by_cell.items()]
    en = "; ".join(f"{at.en} is not {values.en}" for at, values in gone)
    ja = "".join(f"{at.ja}に {values.ja} は入りません。" for at, values in gone)
    return Text(f"So {en}.", f"したがって{ja}")


def both_exclude(position: Position, value: int, gone: Sequence[int]) -> Text:
    """Say that a value, which is in one of two cells, is excluded from cells that see both."""
    at = position.cell_names(gone)
    return Text(
        f"So no cell that both of them see is {value}: {at.en}.",
        f"したがって、その 2 マスの両方と同じ行・列・ブロックなどにあるマスに {value} は"
        f"入りません：{at.ja}。",
    )
