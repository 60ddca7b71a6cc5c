"""Products in verbal arithmetic: their notation, rows and solutions, how they are drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pycore.api.hinting import hint
from pycore.api.solving import solutions
from pycore.model.bilingual import Text
from pycore.puzzles._digit_words import BOX, DIGITS
from pycore.puzzles._products import Product
from pycore.puzzles._sum_lines import Calculations
from pycore.puzzles.verbal_arithmetic import HAPPY, PUZZLE, SANO, SET
from pycore.search import default_strategy, strategies_for

MOST_SOLUTIONS = 60


def read(typed: str) -> Calculations:
    there: Calculations = PUZZLE.settings({"sum": typed})["sum"]
    return there


@pytest.mark.parametrize(
    ("typed", "written", "line"),
    [
        ("ab x cd = efgh", "AB × CD = EFGH", Product(("AB", "CD"), (), "EFGH")),
        ("□□x□3=____", "□□ × □3 = □□□□", Product(("□□", "□3"), (), "□□□□")),
        ("AB * 4 = CDE", "AB × 4 = CDE", Product(("AB", "4"), (), "CDE")),
        ("123 × A = BCD", "123 × A = BCD", Product(("123", "A"), (), "BCD")),
        (
            "12 × AB = CD + EF0 = GHI",
            "12 × AB = CD + EF0 = GHI",
            Product(("12", "AB"), ("CD", "EF"), "GHI"),
        ),
        (
            "□□ × 1□0 = 0 + □□0 + □□00 = □□□□",
            "□□ × 1□0 = 0 + □□0 + □□00 = □□□□",
            Product(("□□", "1□0"), ("0", "□□", "□□"), "□□□□"),
        ),
    ],
)
def test_a_product_is_read_with_its_rows_or_without(
    typed: str, written: str, line: Product
) -> None:
    assert read(typed).lines == (line,)
    assert str(read(typed)) == written
    assert read(written) == read(typed)


def fits(word: str, number: str, letters: dict[str, str]) -> bool:
    """Whether the number can be the word; new letters are added."""
    if len(word) != len(number):
        return False
    for sign, digit in zip(word, number, strict=True):
        if sign in DIGITS and sign != digit:
            return False
        if sign.isalpha() and letters.setdefault(sign, digit) != digit:
            return False
    return len(set(letters.values())) == len(letters)


def by_trying(line: Product) -> Iterator[tuple[str, ...]]:
    """The numbers of all words, for all pairs of factors that fit."""
    digits, times = map(len, line.factors)
    for one in range(10 ** (digits - 1) * (digits > 1), 10**digits):
        letters: dict[str, str] = {}
        if not fits(line.factors[0], str(one), letters):
            continue
        for other in range(10 ** (times - 1) * (times > 1), 10**times):
            both = dict(letters)
            if fits(line.factors[1], str(other), both):
                rows = [str(one * int(digit)) for digit in str(other)[::-1]] if times > 1 else []
                made = rows if line.rows else [row.zfill(digits + 1) for row in rows]
                numbers = str(one), str(other), *made, str(one * other)
                if all(fits(*each, both) for each in zip(line.words, numbers, strict=True)):
                    yield numbers


def filled(sums: Calculations, values: Sequence[int]) -> tuple[str, ...]:
    """The words of the only calculation, with their digits."""
    (line,), (there,) = sums.lines, sums.cells
    return tuple(
        "".join(
            sign if cell is None else str(values[cell])
            for sign, cell in zip(word, cells, strict=True)
        )
        for word, cells in zip(line.words, there, strict=True)
    )


@st.composite
def products(draw: st.DrawFn) -> Product:
    """A product that is right, with boxes and letters for some of its digits."""
    one, other = draw(st.integers(1, 99)), draw(st.integers(2, 99))

    def hidden(number: int) -> str:
        signs = (
            draw(st.sampled_from((digit, "ABCDEFGHIJ"[int(digit)], BOX, BOX)))
            for digit in str(number)
        )
        return "".join(signs)

    rows = [one * int(digit) for digit in str(other)[::-1]] if draw(st.booleans()) else []
    return Product(
        (hidden(one), hidden(other)),
        tuple(map(hidden, rows if other > 9 else [])),
        hidden(one * other),
    )


@given(products())
def test_the_solutions_are_those_that_trying_all_numbers_finds(line: Product) -> None:
    fitting = sorted(by_trying(line))
    assume(len(fitting) <= MOST_SOLUTIONS)
    assume(not set("".join(line.words)) <= set(DIGITS))
    sums = read(str(Calculations((line,))))
    assume(sums.lines == (line,))  # and not a multiple in a sum, as 12 × AB = CDE
    found = [filled(sums, values) for values in solutions(PUZZLE.placement({"sum": sums}))]
    assert sorted(found) == fitting


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (SANO, ("285", "35", "1425", "855", "9975")),
        (HAPPY, ("213", "97", "1491", "1917", "20661")),
        (SET, ("342", "204", "1368", "0000", "0684", "69768")),
        ("SEAM × T = MEATS", ("4973", "8", "39784")),
    ],
)
def test_published_products_have_one_solution(typed: str, words: tuple[str, ...]) -> None:
    sums = read(typed)
    placement = PUZZLE.placement({"sum": sums})
    assert default_strategy(placement).name == "propagate"
    assert [filled(sums, values) for values in solutions(placement)] == [words]
    (line,) = sums.lines
    assert isinstance(line, Product)
    assert [*by_trying(line)] == [words]


@pytest.mark.parametrize("typed", ["□□ × 3 = □1", "AB × 7 = ACB", "12 × □1 = 12 + □□0 = A□2"])
def test_every_strategy_finds_the_same(typed: str) -> None:
    placement = PUZZLE.placement(PUZZLE.settings({"sum": typed}))
    exact = [each for each in strategies_for(placement) if each.name not in ("restarts",)]
    assert len(exact) > 5
    found = {each.name: sorted(solutions(placement, strategy=each.name)) for each in exact}
    assert all(each == found["propagate"] for each in found.values())


def test_rows_are_drawn_where_they_stand_in_a_written_multiplication() -> None:
    settings = PUZZLE.settings({"sum": HAPPY})
    drawing, sums = PUZZLE.draw(settings), read(HAPPY)
    letters = len(sums.letters)
    signs = [(label.y, label.x, label.text) for label in drawing.labels[letters:]]
    signs += [(spot.y, spot.x, BOX) for spot in drawing.spots[letters:]]
    right = max(x for _, x, _ in signs)
    lines: dict[float, list[tuple[float, str]]] = {}
    for y, x, text in sorted(signs):
        lines.setdefault(y, []).append((x, text))
    written = ["".join(text for _, text in line) for _, line in sorted(lines.items())]
    assert written == ["□1□", "×9□", "□□9□", "□□□7", "HAPPY"]
    ends = [round((right - line[-1][0]) / 1.05, 2) for _, line in sorted(lines.items())]
    assert ends == [0, 0, 0, 1, 0]
    assert len(drawing.lines) == 2


def test_a_letter_that_is_multiplied_twice_has_a_box_in_its_other_places() -> None:
    settings = PUZZLE.settings({"sum": "AA × 9 = □□A"})
    assert settings["sum"].boxes == ("A", BOX, BOX, "A")
    corners = [label for label in PUZZLE.draw(settings).labels if label.where == "corner"]
    assert [(label.text, label.cells) for label in corners] == [("A", (1,)), ("A", (4,))]
    assert corners[0].words == Text("The digit of letter A.", "文字 A と同じ数字。")
    assert [*solutions(PUZZLE.placement(settings))] == [(5, 5, 4, 9, 5)]


@pytest.mark.parametrize(
    ("typed", "paragraphs"),
    [("A × B = CD", 1), ("□□ × □2 = □□□", 3), (SANO, 2), ("A × A = B", 2)],
)
def test_the_rules_say_what_there_is_in_this_product(typed: str, paragraphs: int) -> None:
    words = PUZZLE.explain(PUZZLE.settings({"sum": typed}))
    assert len(words.en.splitlines()) == len(words.ja.splitlines()) == paragraphs


def test_a_hint_names_the_row() -> None:
    step = hint(PUZZLE, {"sum": SANO}).step
    assert step is not None
    assert dict(step.places)[1] == 5
    assert step.why.en == "Here only that fits 2 8 5 × b2 = 1 b3 2 b4."


def test_the_first_row_of_boxes_ends_as_the_product_does() -> None:
    (line,) = read(SET).lines
    assert line.words == ("SET", "THE", "□□□K", "□□□□", "□□□□", "CLOCK")
    square = read("ABCDEF × ABCDEF = □□□□□□□□□□□7")
    assert [*solutions(PUZZLE.placement({"sum": square}))] == []
