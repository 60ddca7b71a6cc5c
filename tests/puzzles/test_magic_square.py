"""The magic square: the names of its diagonals."""

from __future__ import annotations

import pytest

from pycore.puzzles.magic_square import PUZZLE


@pytest.mark.parametrize(
    ("diagonal", "en", "ja"),
    [
        (
            (1, 5, 6),
            "the falling diagonal through cell b",
            "マス b を通る右下がりの汎対角線",
        ),
        (
            (1, 3, 8),
            "the rising diagonal through cell b",
            "マス b を通る右上がりの汎対角線",
        ),
    ],
)
def test_a_broken_diagonal_goes_by_a_cell_that_it_goes_through(
    diagonal: tuple[int, ...], en: str, ja: str
) -> None:
    settings = PUZZLE.settings({"order": "3", "kind": "pandiagonal"})
    assert PUZZLE.names(settings).line(diagonal) == (en, ja)
    whole = [PUZZLE.names(settings).line(line) for line in ((0, 4, 8), (2, 4, 6))]
    assert not any("cell" in name.en for name in whole if name)
