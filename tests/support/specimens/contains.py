"""Specimens of `Contains`: some values stand among those of the cells."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pycore.model.regular import Regular
from pycore.model.set_rules import Contains

from .specimen import Cells, Specimens, when_full


def random_rule(random: Random, _: Sequence[int], there: Sequence[int], cells: Cells) -> Regular:
    return Contains(cells, tuple(random.sample(there, random.randint(1, len(there)))))


def holds(rule: Contains, values: Sequence[int]) -> bool:
    return all(values.count(value) >= rule.needed.count(value) for value in rule.needed)


SPECIMENS = Specimens(
    Contains,
    random=random_rule,
    stands=when_full(holds),
    statement=lambda rule, cells: ("contains", frozenset(cells), tuple(sorted(rule.needed))),
    times=lambda rule, factor, _: Contains(rule.cells, tuple(v * factor for v in rule.needed)),
    rows=[(Contains((0, 1, 2), (1, 1)), (1, 3, 1), (1, 3, 3))],
    rules=[Contains((0, 1, 2), (1, 3)), Contains((0, 1, 2, 3), (2, 2))],
    pairs=[(Contains((0, 1), (3, 4)), Contains((1, 0), (4, 3)))],
    nonsense=[
        Contains((0, 1), ()),
        Contains((0, 1), [1]),  # type: ignore[arg-type]
    ],
    sentences=[
        (
            Contains((0, 1, 2, 3), (4, 1, 1)),
            (1, 2, 3, 5),
            "1, 1 and 4 in a b c d",
            "1 and 4 are missing in 1, 2, 3 and 5.",
            "1・2・3・5 の中に 1・4 がありません。",
        )
    ],
)
