"""What the fuzzers try."""

from __future__ import annotations

from random import Random

from pycore.model.serialization import NAMES
from tests.fuzz.making import board
from tests.fuzz.reasons import written

CASES = range(500)


def test_every_class_of_rule_is_tried() -> None:
    placements = [*(board(Random(n)).placement for n in CASES), *map(written, map(Random, CASES))]
    tried = {type(rule) for placement in placements for rule in placement.rules}
    assert [name for name, made in NAMES.items() if made not in tried] == []
