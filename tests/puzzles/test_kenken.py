"""KenKen: − and ÷ in cages of three cells and more."""

from __future__ import annotations

from fractions import Fraction
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.formats import Held, opened
from pycore.formats.tatham_keen import FORMAT as KEEN
from pycore.model.bilingual import BadInput
from pycore.puzzles.kenken import PUZZLE as KENKEN

assert KEEN.write is not None
WRITE_KEEN = KEEN.write
SQUARES = [*solutions(KENKEN.placement(KENKEN.settings({"cages": "4"})))]

TRIOMINOES = "AAB. CABB CCDD EEED"


def in_cage(square: tuple[int, ...], letter: str) -> list[int]:
    cells = zip(TRIOMINOES.replace(" ", ""), square, strict=True)
    return [value for sign, value in cells if sign == letter]


@given(st.integers(0, 575), st.text(st.sampled_from("−÷"), min_size=5, max_size=5))
def test_of_three_cells_the_rest_is_taken_from_the_largest(at: int, signs: str) -> None:
    """As calcudoku books print − and ÷: the largest minus, or divided by, all the rest."""
    every = SQUARES

    def made(square: tuple[int, ...], letter: str, sign: str) -> Fraction:
        *rest, largest = sorted(in_cage(square, letter))
        return Fraction(largest - sum(rest)) if sign == "−" else Fraction(largest, prod(rest))

    clues = {
        letter: (made(every[at], letter, sign), sign)
        for letter, sign in zip("ABCDE", signs, strict=True)
    }
    clues = {letter: clue for letter, clue in clues.items() if clue[0] == int(clue[0]) >= 0}
    picture = "".join(sign if sign in clues or sign == " " else "." for sign in TRIOMINOES)
    typed = " ".join(f"{letter}={int(number)}{sign}" for letter, (number, sign) in clues.items())
    fitting = {
        square
        for square in every
        if all(made(square, letter, sign) == number for letter, (number, sign) in clues.items())
    }
    settings = KENKEN.settings({"cages": f"{picture} {typed}" if clues else "4"})
    assert set(solutions(KENKEN.placement(settings))) == fitting


@pytest.mark.parametrize(("sign", "letter"), [("−", "s"), ("÷", "d")])
def test_keen_has_them_in_cages_of_two_alone(sign: str, letter: str) -> None:
    picture, others = "AAA BCD EFG", "B=1 C=2 D=3 E=2 F=3 G=1"
    settings = KENKEN.settings({"cages": f"{picture} A=2{sign} {others}"})
    with pytest.raises(BadInput, match="Keen cannot say"):
        WRITE_KEEN(Held(KENKEN, settings))
    added = WRITE_KEEN(Held(KENKEN, KENKEN.settings({"cages": f"{picture} A=6+ {others}"})))
    assert opened(added).name == "kenken"
    with pytest.raises(BadInput, match="needs a cage of two cells; this one has 3"):
        opened(added.replace("a6", f"{letter}6"))
