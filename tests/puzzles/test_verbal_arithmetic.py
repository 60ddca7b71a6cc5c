"""Verbal arithmetic: the notation of a sum, its solutions, how it is drawn."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pycore.api.solving import solutions
from pycore.model.bilingual import BadInput, Named, Text
from pycore.puzzles.verbal_arithmetic import DUDENEY, PUZZLE, Sum
from pycore.search import default_strategy


def read(typed: str) -> Sum:
    there: Sum = PUZZLE.settings({"sum": typed})["sum"]
    return there


@pytest.mark.parametrize(
    "typed",
    [DUDENEY, "send+more=money", "  S E N D +MORE= MONEY\n", "ＳＥＮＤ　＋　ＭＯＲＥ＝ｍｏｎｅｙ"],
)
def test_a_sum_is_read_however_it_is_written(typed: str) -> None:
    assert read(typed) == Sum(("SEND", "MORE"), "MONEY")
    assert str(read(typed)) == DUDENEY


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "write words with + between them"),
        ("SEND + MORE", "write words with + between them"),
        ("A = B = C", "write words with + between them"),
        ("MONEY = SEND + MORE", "write words with + between them"),
        ("SEND + = MONEY", "'' is no word"),
        ("SEND + M0RE = MONEY", "'M0RE' is no word"),
        ("SEND * MORE = MONEY", "'SEND*MORE' is no word"),
        ("A = BCDEFGHIJKLMN", "is no word of 1 to 12 letters"),
        ("ABCDEF = GHIJK", "there are 11 letters in 2 words; 10 letters"),
    ],
)
def test_a_fault_is_named_with_what_would_be_right(typed: str, told: str) -> None:
    with pytest.raises(BadInput, match="sum: ") as refused:
        read(typed)
    assert refused.value.place == Named("sum")
    assert told in refused.value.words.en


@given(st.text(st.sampled_from("ABC+= "), max_size=16))
def test_any_text_is_read_or_refused(typed: str) -> None:
    try:
        there = read(typed)
    except BadInput:
        return
    assert read(str(there)) == there


WORDS = st.text(st.sampled_from("ABCD"), min_size=1, max_size=4)


@given(st.lists(WORDS, min_size=1, max_size=3), WORDS)
def test_the_solutions_are_the_digits_that_make_the_sum_right(
    added: list[str], result: str
) -> None:
    there = Sum(tuple(added), result)
    letters = there.letters
    fitting = set()
    for digits in permutations(range(10), len(letters)):
        number = str.maketrans(dict(zip(letters, map(str, digits), strict=True)))
        *parts, whole = (word.translate(number) for word in there.words)
        begins_with_0 = any(len(part) > 1 and part[0] == "0" for part in (*parts, whole))
        if sum(map(int, parts)) == int(whole) and not begins_with_0:
            fitting.add(digits)
    assert set(solutions(PUZZLE.placement({"sum": there}))) == fitting


def test_dudeneys_sum_is_9567_plus_1085() -> None:
    (found,) = solutions(PUZZLE.placement({"sum": read(DUDENEY)}))
    digits = dict(zip("SENDMORY", found, strict=True))
    assert "".join(str(digits[letter]) for letter in "MONEY") == "10652"
    assert default_strategy(PUZZLE.placement(PUZZLE.settings({}))).name == "propagate"


def test_a_cell_is_called_by_its_letter_under_the_addition() -> None:
    settings = PUZZLE.settings({})
    assert PUZZLE.names(settings).cells[0] == Text("letter S", "文字 S")
    drawing = PUZZLE.draw(settings)
    over, above = drawing.labels[:8], drawing.labels[8:]
    assert [label.text for label in over] == [*"SENDMORY"]
    assert [label.x for label in over] == [spot.x for spot in drawing.spots]
    by_line: dict[float, list[tuple[float, str]]] = {}
    for label in above:
        by_line.setdefault(label.y, []).append((label.x, label.text))
    lines = ["".join(text for _, text in sorted(line)) for _, line in sorted(by_line.items())]
    assert lines == ["SEND", "+MORE", "MONEY"]
    assert len({max(line)[0] for line in by_line.values()}) == 1  # they end one under the other
