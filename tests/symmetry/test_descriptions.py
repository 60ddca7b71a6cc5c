"""A symmetry in words: the visible change from a solution to its image."""

from __future__ import annotations

from math import cos, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.model.drawing import Drawing, Spot, grid
from pycore.puzzles import puzzle_named
from pycore.symmetry.descriptions import symmetry_in_words
from pycore.symmetry.drawing_symmetries import image_of, motions

SQUARE = grid(3, 3)
ROWS = "123456789"


def names(number: int) -> list[str]:
    return [f"c{cell}" for cell in range(number)]


def words_of(shown: str, both: int | None = None, before: str = ROWS) -> str:
    """The words for what turns the numbers of a square, row by row, into `shown`."""
    symmetry = tuple(before.index(value) for value in shown)
    assert "".join(image_of(tuple(before), symmetry)) == shown  # type: ignore[arg-type]
    return symmetry_in_words(symmetry, SQUARE, names(9), both).en


@pytest.mark.parametrize(
    ("shown", "words"),
    [
        ("123456789", "as it is"),
        ("741852963", "turned by 90° clockwise"),
        ("369258147", "turned by 90° counterclockwise"),
        ("987654321", "turned by 180°"),
        ("321654987", "mirrored left to right"),
        ("789456123", "mirrored top to bottom"),
        ("147258369", "mirrored at the diagonal ╲"),
        ("963852741", "mirrored at the diagonal ╱"),
        ("213456789", "c0 ⇄ c1"),
        ("312456789", "c0 → c1 → c2 → c0"),
    ],
)
def test_what_is_seen_in_a_square(shown: str, words: str) -> None:
    assert words_of(shown) == words


def test_the_complement_is_named_with_what_comes_with_it() -> None:
    assert words_of(ROWS, 10) == "complement"
    assert words_of("987654321", 10) == "turned by 180°, complement"
    assert words_of("213456789", 10) == "c0 ⇄ c1, complement"


def test_a_row_is_mirrored_not_turned() -> None:
    assert symmetry_in_words((2, 1, 0), grid(1, 3), names(3)).en == "mirrored left to right"


@given(st.integers(3, 9), st.integers(0, 17))
def test_on_a_ring_every_angle_is_the_one_that_brings_it_there(tips: int, choice: int) -> None:
    angles = [2 * pi * tip / tips for tip in range(tips)]
    spots = tuple(Spot(tip, cos(a), sin(a)) for tip, a in enumerate(angles))
    ring = Drawing("circle", spots)
    every = list(motions(ring))
    assert len(every) == 2 * tips
    motion = every[choice % len(every)]
    words = symmetry_in_words(motion, ring, names(tips)).en
    # The value of cell motion[i] comes to cell i: a step of the ring is 360/tips degrees.
    steps = {(cell - image) % tips for cell, image in enumerate(motion)}
    if len(steps) > 1:
        assert words.startswith("mirrored")
        return
    [step] = steps
    degrees = 360 * step / tips
    if step == 0:
        assert words == "as it is"
    elif degrees == 180:
        assert words == "turned by 180°"
    elif degrees < 180:
        assert words == f"turned by {round(degrees, 1):g}° clockwise"
    else:
        assert words == f"turned by {round(360 - degrees, 1):g}° counterclockwise"


def test_every_motion_of_the_queens_board_has_its_own_words() -> None:
    queens = puzzle_named("queens")
    drawing = queens.draw(queens.settings({}))
    upside_down = tuple(range(7, -1, -1))
    assert symmetry_in_words(upside_down, drawing, names(8)).en == "mirrored top to bottom"
    there = tuple(range(8))
    assert symmetry_in_words(there, drawing, names(8), 9).en == "mirrored left to right"
    assert symmetry_in_words(upside_down, drawing, names(8), 9).ja == "180° 回転"
