"""Verbal arithmetic: the notation of calculations, their solutions, how they are drawn."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.puzzles._digit_words import BOX
from pycore.puzzles._sum_lines import Calculated, Calculations, Term
from pycore.puzzles.verbal_arithmetic import DUDENEY, PUZZLE
from pycore.search import default_strategy


def read(typed: str) -> Calculations:
    there: Calculations = PUZZLE.settings({"sum": typed})["sum"]
    return there


@pytest.mark.parametrize(
    "typed",
    [DUDENEY, "send+more=money", "  S E N D +MORE= MONEY\n", "ＳＥＮＤ　＋　ＭＯＲＥ＝ｍｏｎｅｙ"],
)
def test_a_sum_is_read_however_it_is_written(typed: str) -> None:
    assert read(typed) == Calculations(
        (Calculated((Term(1, "SEND"), Term(1, "MORE")), (Term(1, "MONEY"),)),)
    )
    assert str(read(typed)) == DUDENEY


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("4 x abcd = dcba", "4 × ABCD = DCBA"),
        ("4xabcd=dcba", "4 × ABCD = DCBA"),
        ("4 xabcd=dcba", "4 × ABCD = DCBA"),
        ("4*ABCD=DCBA", "4 × ABCD = DCBA"),
        ("six + x = ten", "SIX + X = TEN"),
        ("3_5 - ?8 = 1□", "3□5 − □8 = 1□"),
        ("A + B = C + 1", "A + B = C + 1"),
        ("A+B=CD\nC+D=E\n", "A + B = CD; C + D = E"),
        ("SEND + MORE == MONEY", "SEND + MORE = MONEY"),
        ("I + BB==ILL", "I + BB = ILL"),
        ("IF * DR == DORI", "IF × DR = DORI"),
        ("A + B == CD; C ＝＝ D - 1", "A + B = CD; C = D − 1"),
    ],
)
def test_multiples_boxes_and_several_calculations_are_read(typed: str, written: str) -> None:
    assert str(read(typed)) == written


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "write 1 to 6 calculations with semicolons between them"),
        ("A=A;" * 7, "write 1 to 6 calculations with semicolons between them"),
        ("SEND + MORE", "'SEND + MORE' is no calculation: write words with + or − between"),
        ("A = B = C", "'A = B = C' is no calculation"),
        ("SEND + = MONEY", "'' is no word of 1 to 12 letters, digits or boxes"),
        ("SEND + M!RE = MONEY", "'M!RE' is no word"),
        ("A = BCDEFGHIJKLMN", "is no word of 1 to 12 letters"),
        ("AB x CD + E = FG", "'AB×CD': in a sum, before × there can only be a number from 1 to 99"),
        ("2 * 3 * A = B", "'2×3×A': in a sum, before × there can only be a number from 1 to 99"),
        ("ABCDEF = GHIJK", "there are 11 letters; 10 are the most"),
        ("+".join("A" * 12) + "=B", "has 13 words; 12 are the most"),
        ("1 + 1 = 2", "there is nothing to find"),
        ("A + 05 = B", "'05' begins with 0, which no number does"),
        ("A + 1 = A", "A + 1 = A is never right"),
        ("FG = AB × CD", "A product of two words stands alone before =, as AB × CD = EFGH"),
        ("AB × CD = EF + G", "'EF+G' is no word"),
        ("ABCDEFG × A = B", "'ABCDEFG × A = B': numbers of up to 6 digits can be multiplied"),
        ("A × = B", "'' is no word of 1 to 12 letters"),
        ("A × 0B = C", "'0B' begins with 0"),
        ("AB × CD = EFG = HIJ", "This has 1 row and 2 digits."),
        ("AB × C = DE = FG", "for each digit of the second number if that has 2 or more"),
        ("AB × CD = EFG + HIJ = KLM", "'HIJ' is row 2 from the units and should end with 1 of 0"),
        ("AB × CD = EFG − HI0 = KLM", "This has 1 row and 2 digits."),
        ("AB × CD = 0E + HI0 = JKL", "'0E' begins with 0"),
        ("123 × 4 = 567; A = B", "123 × 4 = 567 is never right"),
        ("12 × 34 = 48 + 350 = AB", "12 × 34 = 48 + 350 = AB is never right"),
        ("12 × 34 = 48 + 360 = 407; A = B", "12 × 34 = 48 + 360 = 407 is never right"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput, match="sum: ") as refused:
        read(typed)
    assert refused.value.place == Named("sum")
    assert told in refused.value.words.en


@given(st.text(st.sampled_from("ABx+-=×;04□ "), max_size=18))
def test_any_text_is_read_and_drawn_or_refused(typed: str) -> None:
    try:
        there = read(typed)
    except BadInput:
        return
    assert read(str(there)) == there
    placement, drawing = PUZZLE.placement({"sum": there}), PUZZLE.draw({"sum": there})
    assert sorted(cell for row in drawing.rows for cell in row) == [*range(placement.size)]


WORDS = st.builds(
    lambda first, others: first + others,
    st.sampled_from("AB7□"),
    st.text(st.sampled_from("AB07□"), max_size=2),
)
TERMS = st.builds(Term, st.sampled_from([1, 1, 2, 11]), WORDS)
LATER = st.builds(Term, st.sampled_from([1, -1, 3, -2]), WORDS)
SIDES = st.builds(lambda first, others: (first, *others), TERMS, st.lists(LATER, max_size=1))


@given(st.lists(st.builds(Calculated, SIDES, SIDES), min_size=1, max_size=2))
def test_the_solutions_are_the_digits_that_make_every_calculation_right(
    made: list[Calculated],
) -> None:
    try:
        sums = read(str(Calculations(tuple(made))))
    except BadInput:
        return
    letters = sums.letters
    lines = [line for line in sums.lines if isinstance(line, Calculated)]
    assert len(lines) == len(sums.lines)
    size = len(letters) + len(sums.boxes)
    if size > 4:
        return
    fitting = set()
    for digits in product(range(10), repeat=size):
        number = dict(zip(letters, map(str, digits), strict=False))
        boxes = iter(map(str, digits[len(letters) :]))
        written = [
            [
                "".join(next(boxes) if sign == BOX else number.get(sign, sign) for sign in word)
                for _, word in line.terms
            ]
            for line in lines
        ]
        balances = [
            sum(factor * int(word) for (factor, _), word in zip(line.terms, words, strict=True))
            - 2
            * sum(
                factor * int(word)
                for (factor, _), word in zip(line.right, words[len(line.left) :], strict=True)
            )
            for line, words in zip(lines, written, strict=True)
        ]
        begins_with_0 = any(len(word) > 1 and word[0] == "0" for words in written for word in words)
        if len(set(number.values())) == len(letters) and not any(balances) and not begins_with_0:
            fitting.add(digits)
    assert set(solutions(PUZZLE.placement({"sum": sums}))) == fitting


def test_dudeneys_sum_is_9567_plus_1085() -> None:
    (found,) = solutions(PUZZLE.placement({"sum": read(DUDENEY)}))
    digits = dict(zip("SENDMORY", found, strict=True))
    assert "".join(str(digits[letter]) for letter in "MONEY") == "10652"
    assert default_strategy(PUZZLE.placement(PUZZLE.settings({}))).name == "propagate"


def test_hardys_multiples_of_reversals_are_4_times_2178_and_9_times_1089() -> None:
    for factor, first in ((4, (2, 1, 7, 8)), (9, (1, 0, 8, 9))):
        typed = read(f"{factor} x ABCD = DCBA")
        assert [*solutions(PUZZLE.placement({"sum": typed}))] == [first]


def by_line(typed: str) -> list[str]:
    """The signs of the calculations as they are drawn, a string for each line."""
    settings = PUZZLE.settings({"sum": typed})
    drawing, sums = PUZZLE.draw(settings), read(typed)
    letters = len(sums.letters)
    signs = [(label.y, label.x, label.text) for label in drawing.labels[letters:]]
    signs += [(spot.y, spot.x, BOX) for spot in drawing.spots[letters:]]
    lines: dict[float, list[tuple[float, str]]] = {}
    for y, x, text in signs:
        lines.setdefault(round(y, 2), []).append((x, text))
    assert len({max(line)[0] for line in lines.values()}) == 1  # they end one under the other
    return ["".join(text for _, text in sorted(line)) for _, line in sorted(lines.items())]


@pytest.mark.parametrize(
    ("typed", "lines"),
    [
        (DUDENEY, ["SEND", "+MORE", "MONEY"]),
        ("4 × ABCD = DCBA − E", ["4 ×ABCD", "DCBA", "−E"]),
        ("□7 + 4□ = 1□2; A + B = 9", ["□7", "+4□", "1□2", "A", "+B", "9"]),
    ],
)
def test_calculations_are_drawn_as_they_are_written_by_hand(typed: str, lines: list[str]) -> None:
    assert by_line(typed) == lines


def test_a_cell_is_called_by_its_letter_or_by_the_number_of_its_box() -> None:
    settings = PUZZLE.settings({"sum": "A□ + □ = BA"})
    assert PUZZLE.names(settings).cells == (
        Text("letter A", "文字 A"),
        Text("letter B", "文字 B"),
        Text("box 1", "1 番目の□"),
        Text("box 2", "2 番目の□"),
    )
    drawing = PUZZLE.draw(settings)
    over = drawing.labels[:2]
    assert [label.text for label in over] == ["A", "B"]
    assert [label.x for label in over] == [spot.x for spot in drawing.spots[:2]]
